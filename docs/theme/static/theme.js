// Set the theme before anything is drawn; the button at the top changes it.
document.body.dataset.theme = localStorage.getItem("theme") || "auto";

// Code that is wider than the screen can be scrolled with the keyboard.
addEventListener("DOMContentLoaded", () => {
  for (const block of document.querySelectorAll("pre")) if (block.scrollWidth > block.clientWidth) block.tabIndex = 0;
});
