"""Scripts that look for faults in the text of a page, and for what is out of sight."""

from typing import Final

OVERFLOWS: Final = """() => {
    const style = getComputedStyle;
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".hidden, .skip");
    const written = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    // the lane is a window on a part of the track, which moves along with the pawn
    const scrolls = (one) => one && one !== document.documentElement
        && (one.matches(".lane > .window")
            || ["auto", "scroll"].includes(style(one).overflowX) || scrolls(one.parentElement));
    const out = (one) => {
        const box = one.getBoundingClientRect();
        return (box.right > innerWidth + 1 || box.left < -1) && !scrolls(one);
    };
    const larger = (one, by) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + by;
    const cut = (one) => larger(one, 1) && style(one).overflowX !== "visible" && !scrolls(one)
        && style(one).textOverflow !== "ellipsis";
    const tight = (one) => one.matches("button, .button, .chip") && larger(one, 2);
    const texts = [...document.querySelectorAll("body *")].filter((one) => seen(one) && written(one));
    const found = texts.filter((one) => out(one) || cut(one) || tight(one));
    const wide = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
    return [...wide, ...found.map((one) => `${one.className || one.tagName}: ${one.textContent.trim().slice(0, 60)}`)];
}"""
"""Texts that are wider than their place or than the window."""
BROKEN: Final = """() => {
    const seen = (one) => one.checkVisibility({ visibilityProperty: true })
        && !one.closest(".hidden, .skip, code, .copyable, textarea");
    const broken = (node) => [...node.data.matchAll(/[\\p{L}\\p{M}’]{2,}/gu)].filter((word) => {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
    }).map((word) => word[0]);
    return [...document.querySelectorAll("body *")].filter(seen).flatMap((one) =>
        [...one.childNodes].filter((node) => node.nodeType === 3).flatMap(broken)
            .map((word) => `${word} in ${one.className || one.tagName}`));
}"""
"""Words that begin on one line and end on another."""
GLUED: Final = """() => {
    const inline = (node) => node.nodeType === 1 && getComputedStyle(node).display === "inline";
    const text = (one) => [...one.childNodes]
        .map((node) => (node.nodeType === 3 ? node.data : inline(node) ? text(node) : "|")).join("");
    const found = [];
    for (const one of document.querySelectorAll("body, body *")) {
        if (inline(one)) continue;
        const [messages, read] = [[], text(one)];
        let depth = 0;
        for (let at = 0; at < read.length; at += 1) {
            if (read[at] === "⟦" && depth++ === 0) messages.push([at, at]);
            if (read[at] === "⟧" && --depth === 0) messages.at(-1)[1] = at;
        }
        messages.slice(1).forEach(([start], at) => {
            const end = messages[at][1];
            const sentence = /[.!?…:]$/.test(read.slice(0, end));
            if (!sentence && !read.slice(end + 1, start).trim()) found.push(read.slice(messages[at][0], start + 20));
        });
    }
    return found;
}"""
"""Messages side by side in one line of text of which the first is no whole sentence."""
CROWDED: Final = """() => {
    const sheet = document.querySelector("svg.sheet");
    const { width, height } = sheet.viewBox.baseVal;
    const boxes = [...sheet.querySelectorAll("text")].map((text) => [text.textContent.trim(), text.getBBox()]);
    const out = boxes.filter(([, { x, y, width: wide, height: high }]) =>
        x < -0.5 || x + wide > width + 0.5 || y + high > height + 1);
    const meet = (one, other) => one.x < other.x + other.width && other.x < one.x + one.width
        && one.y + one.height / 2 > other.y && one.y + one.height / 2 < other.y + other.height;
    const pairs = boxes.filter(([, one], at) => boxes.some(([, other], index) => index !== at && meet(one, other)));
    return [...out, ...pairs].map(([text]) => text);
}"""
"""Texts of a printed sheet that leave it or meet another one."""
UNSEEN: Final = """(pressed) => {
    const hit = (x, y) => document.elementFromPoint(x, y);  // null outside the window
    const inSight = (one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const middle = hit(x, y);
        if (!middle || !(one.contains(middle) || middle.contains(one))) return false;
        // its edges are in the window, and not behind the dock
        const docked = Boolean(one.closest(".dock"));
        return [[x, top + 2], [x, bottom - 2], [left + 2, y], [right - 2, y]].every(([x, y]) => {
            const found = hit(x, y);
            return found && Boolean(found.closest(".dock")) === docked;
        });
    };
    const dialog = document.querySelector("dialog[open]");
    const wanted = dialog ? [] : [...document.querySelectorAll(
        ".dock .chip, .dock .button, .playing button.can, .playing [aria-pressed]:enabled, .tray .die, .mine .row, "
            + ".mine .foot, .opponent > .head",
    )];
    const unseen = [pressed, ...wanted].filter((one) => one.isConnected && !inSight(one));
    return unseen.map((one) => one.outerHTML.slice(0, 120));
}"""
"""What can be pressed or has to be seen for it, and is outside the window or covered."""
