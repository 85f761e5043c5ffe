"use strict";
// What both pages draw with. Everything from the data becomes text or a number, never markup.
const data = JSON.parse(document.getElementById("data").textContent);
const $ = (id) => document.getElementById(id);

function make(tag, classes, text) {
  const element = document.createElement(tag);
  if (classes) element.className = classes;
  if (text !== undefined) element.textContent = text;
  return element;
}

function add(parent, ...children) {
  parent.append(...children);
  return parent;
}

