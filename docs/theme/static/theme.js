// Set the theme before anything is drawn; the button at the top changes it.
document.body.dataset.theme = localStorage.getItem("theme") || "auto";
