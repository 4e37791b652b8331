"use strict";

// The pictures of the other appearance are loaded when it is chosen.
const root = document.documentElement;
const toggle = document.getElementById("style");

function show(style) {
  root.dataset.style = style;
  toggle.textContent = style === "dark" ? "Light" : "Dark";
  toggle.setAttribute("aria-pressed", style === "dark");
  for (const image of document.querySelectorAll("img[data-dark]")) {
    image.src = image.dataset[style];
  }
}
toggle.addEventListener("click", () => show(root.dataset.style === "dark" ? "light" : "dark"));
show(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

// Every word of the search begins a word of the page, as in the catalog.
const search = document.getElementById("search");
const articles = [...document.querySelectorAll("article")];
search.addEventListener("input", () => {
  const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const article of articles) {
    const words = article.dataset.words.split(" ");
    article.hidden = !wanted.every((part) => words.some((word) => word.startsWith(part)));
  }
  for (const section of document.querySelectorAll("section")) {
    section.hidden = [...section.querySelectorAll("article")].every((article) => article.hidden);
  }
  document.getElementById("motion").hidden = wanted.length > 0;
  document.getElementById("none").style.display =
    articles.every((article) => article.hidden) ? "block" : "none";
});

// A link to a page or a state shows it, whatever is searched for.
addEventListener("hashchange", () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest("[hidden]")) return;
  search.value = "";
  search.dispatchEvent(new Event("input"));
  target.scrollIntoView();
});

for (const button of document.querySelectorAll("button.copy")) {
  button.addEventListener("click", async () => {
    const code = button.parentElement.querySelector("code").textContent;
    try {
      await navigator.clipboard.writeText(code);
      button.textContent = "Copied";
    } catch {
      // Without permission the code is selected, ready for the keyboard.
      getSelection().selectAllChildren(button.parentElement.querySelector("code"));
    }
  });
}
