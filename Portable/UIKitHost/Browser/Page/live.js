// Shows the app that the server runs, and sends what the user does. The format of the messages is
// described where the app reads them, in BrowserMessage.swift.
"use strict";

const screen = document.getElementById("screen");
const stage = document.getElementById("stage");
const typing = document.getElementById("typing");
const size = document.getElementById("size");
const picture = screen.getContext("2d", { alpha: false });
const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
let socket = null;
let takesText = false;
let showsDamage = false;

// Messages to the app

function send(kind, length, write) {
  if (socket?.readyState !== WebSocket.OPEN) return;
  const view = new DataView(new ArrayBuffer(1 + length));
  view.setUint8(0, kind);
  write?.(view);
  socket.send(view.buffer);
}

function sendText(kind, text, prefix = []) {
  const bytes = new TextEncoder().encode(text);
  send(kind, prefix.length + bytes.length, (view) => {
    const target = new Uint8Array(view.buffer, 1);
    target.set(prefix);
    target.set(bytes, prefix.length);
  });
}

function sendFloats(kind, ...values) {
  send(kind, 4 * values.length, (view) =>
    values.forEach((value, index) => view.setFloat32(1 + 4 * index, value, true)));
}

function isDark() {
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

// The margin around the app, where there is room for one.
function margin() {
  return stage.clientWidth > 480 && stage.clientHeight > 480 ? 20 : 0;
}

// Many sizes between two frames are one.
let isDisplayDue = false;

function displayChanged() {
  if (isDisplayDue) return;
  isDisplayDue = true;
  requestAnimationFrame(() => {
    isDisplayDue = false;
    sendDisplay();
  });
}

function sendDisplay() {
  const room = 2 * margin();
  const chosen = size.value.split("x").map(Number);
  const width = Math.min(stage.clientWidth - room, chosen[0] || Infinity);
  const height = Math.min(stage.clientHeight - room, chosen[1] || Infinity);
  send(1, 13, (view) => {
    view.setFloat32(1, Math.max(0, width), true);
    view.setFloat32(5, Math.max(0, height), true);
    view.setFloat32(9, Math.min(16, Math.max(0.1, devicePixelRatio)), true);
    view.setUint8(13, (document.visibilityState === "visible" ? 1 : 0) | (isDark() ? 2 : 0));
  });
}

// Messages from the app

async function show(view, from) {
  const number = view.getUint32(1, true);
  const width = view.getUint16(5, true);
  const height = view.getUint16(7, true);
  const scale = view.getFloat32(9, true);
  const parts = [];
  let offset = 14;
  for (let index = view.getUint8(13); index > 0; index -= 1) {
    const length = view.getUint32(offset + 8, true);
    const data = new Uint8Array(view.buffer, offset + 12, length);
    parts.push({
      x: view.getUint16(offset, true),
      y: view.getUint16(offset + 2, true),
      image: createImageBitmap(new Blob([data], { type: "image/png" })),
    });
    offset += 12 + length;
  }
  const images = await Promise.all(parts.map((part) => part.image));
  // A frame of a connection that has ended meanwhile is not the next one's.
  if (from !== socket) return;
  if (screen.width !== width || screen.height !== height) {
    screen.width = width;
    screen.height = height;
  }
  stage.dataset.message = "";
  place(width / scale, height / scale);
  images.forEach((image, index) => {
    picture.drawImage(image, parts[index].x, parts[index].y);
    if (showsDamage) mark(parts[index], image, scale);
    image.close();
  });
  send(9, 4, (reply) => reply.setUint32(1, number, true));
}

// Marks what has changed, for a moment.
function mark(part, image, scale) {
  const area = document.createElement("div");
  area.className = "damage";
  area.style.left = `${screen.offsetLeft + part.x / scale}px`;
  area.style.top = `${screen.offsetTop + part.y / scale}px`;
  area.style.width = `${image.width / scale}px`;
  area.style.height = `${image.height / scale}px`;
  stage.append(area);
  setTimeout(() => area.remove(), 200);
}

// The app lies in the middle, on whole pixels, so that its own stay sharp.
function place(width, height) {
  const whole = (value) => Math.round(value * devicePixelRatio) / devicePixelRatio;
  screen.style.width = `${width}px`;
  screen.style.height = `${height}px`;
  screen.style.left = `${whole(Math.max(0, (stage.clientWidth - width) / 2))}px`;
  screen.style.top = `${whole(Math.max(0, (stage.clientHeight - height) / 2))}px`;
  screen.classList.toggle("framed", stage.clientWidth > width || stage.clientHeight > height);
}

function adopt(flags) {
  takesText = (flags & 1) !== 0;
  showsDamage = (flags & 4) !== 0;
  document.documentElement.dataset.style = flags & 2 ? "dark" : "light";
  const active = document.activeElement;
  if (active === screen || active === typing || active === document.body) focusScreen();
}

function focusScreen() {
  (takesText ? typing : screen).focus({ preventScroll: true });
}

function copy(text) {
  // A browser may refuse without a click or a key just before.
  navigator.clipboard?.writeText(text).catch(() => {});
}

function received(event) {
  if (event.target !== socket) return;
  // The server sends no message to an address that it refuses, so only now it is certain.
  if (document.body.dataset.state !== "connected") tell("connected", "Connected");
  const view = new DataView(event.data);
  switch (view.getUint8(0)) {
    case 129: show(view, event.target); break;
    case 130: adopt(view.getUint8(1)); break;
    case 131: copy(new TextDecoder().decode(new Uint8Array(event.data, 1))); break;
  }
}

// The connection

function tell(state, text, action = "") {
  document.body.dataset.state = state;
  document.getElementById("status").textContent = text;
  stage.dataset.message = screen.width > 1 ? "" : text;
  const button = document.getElementById("connect");
  button.textContent = action;
  button.hidden = action === "";
}

// Connects; a page that the user does not see waits until it is seen.
function connect(takes = false) {
  if (socket && socket.readyState < WebSocket.CLOSING) {
    if (!takes) return;
    // The click counts, even while another attempt is under way.
    socket.close();
  }
  if (document.visibilityState === "hidden") return;
  const name = takes ? "takeover" : "socket";
  const address = new URL(name, location.href.replace(/^http/, "ws"));
  const next = new WebSocket(address, document.body.dataset.version);
  socket = next;
  next.binaryType = "arraybuffer";
  next.addEventListener("open", sendDisplay);
  next.addEventListener("message", received);
  next.addEventListener("close", closed);
}

// Tries again until another state is told.
function retry() {
  setTimeout(() => { if (document.body.dataset.state === "waiting") connect(); }, 2000);
}

function closed(event) {
  // The end of a former connection says nothing about the present one.
  if (event.target !== socket) return;
  switch (event.code) {
    case 4001:
      tell("waiting", "Another window has the catalog", "Use Here");
      retry();
      break;
    case 4003:
      tell("waiting", "Another window has taken the catalog", "Use Here");
      retry();
      break;
    case 1001:
    case 1006:
      tell("closed", "Catalog closed", "Connect");
      break;
    default:
      tell("closed", event.reason || "Catalog closed", "Connect");
  }
}

document.getElementById("connect").addEventListener("click", () =>
  connect(document.body.dataset.state === "waiting"));

// Pointers

const phases = { pointerdown: 0, pointermove: 1, pointerup: 2, pointercancel: 3 };
const devices = { mouse: 0, touch: 1, pen: 2 };

function locate(event) {
  const area = screen.getBoundingClientRect();
  return [event.clientX - area.left, event.clientY - area.top];
}

function sample(view, offset, phase, event) {
  const [x, y] = locate(event);
  const altitude = event.altitudeAngle ?? Math.PI / 2;
  const radius = Math.min(1000, Math.max(event.width || 0, event.height || 0) / 2);
  view.setUint8(offset, phase);
  view.setUint8(offset + 1, devices[event.pointerType] ?? 0);
  view.setInt32(offset + 2, event.pointerId, true);
  [x, y, event.pressure, altitude, event.azimuthAngle ?? 0, radius > 1 ? radius : 0].forEach(
    (value, index) => view.setFloat32(offset + 6 + 4 * index, value, true));
}

function sendTouches(phase, events) {
  for (let start = 0; start < events.length; start += 64) {
    const part = events.slice(start, start + 64);
    send(2, 1 + 30 * part.length, (view) => {
      view.setUint8(1, part.length);
      part.forEach((event, index) => sample(view, 2 + 30 * index, phase, event));
    });
  }
}

function pointed(event) {
  const isMouse = event.pointerType === "mouse";
  const phase = phases[event.type];
  if (phase === 0) {
    if (event.button !== 0) return;
    screen.setPointerCapture(event.pointerId);
    focusScreen();
    event.preventDefault();
  } else if (phase === 1 && (event.buttons & 1) === 0) {
    sendFloats(3, ...locate(event));
    return;
  } else if (isMouse && phase === 2 && event.button !== 0) {
    return;
  }
  const [x, y] = locate(event);
  typing.style.left = `${screen.offsetLeft + x}px`;
  typing.style.top = `${screen.offsetTop + y}px`;
  const events = phase === 1 ? event.getCoalescedEvents?.() ?? [] : [];
  sendTouches(phase, events.length > 0 ? events : [event]);
}

for (const name of Object.keys(phases)) screen.addEventListener(name, pointed);
screen.addEventListener("pointerleave", (event) => {
  if (event.buttons === 0) send(4, 0);
});
screen.addEventListener("contextmenu", (event) => event.preventDefault());
screen.addEventListener("wheel", (event) => {
  if (event.ctrlKey) return;
  event.preventDefault();
  const unit = [1, 16, stage.clientHeight][event.deltaMode];
  sendFloats(5, ...locate(event), -event.deltaX * unit, -event.deltaY * unit);
}, { passive: false });

// Keys

const usages = new Map();
"ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("").forEach((name, index) => usages.set(`Key${name}`, 4 + index));
"1234567890".split("").forEach((name, index) => usages.set(`Digit${name}`, 30 + index));
["Enter", "Escape", "Backspace", "Tab", "Space", "Minus", "Equal", "BracketLeft", "BracketRight",
  "Backslash", "", "Semicolon", "Quote", "Backquote", "Comma", "Period", "Slash", "CapsLock",
].forEach((name, index) => usages.set(name, 40 + index));
for (let index = 1; index <= 12; index += 1) usages.set(`F${index}`, 57 + index);
["Insert", "Home", "PageUp", "Delete", "End", "PageDown", "ArrowRight", "ArrowLeft", "ArrowDown",
  "ArrowUp", "NumLock", "NumpadDivide", "NumpadMultiply", "NumpadSubtract", "NumpadAdd",
  "NumpadEnter",
].forEach((name, index) => usages.set(name, 73 + index));
"1234567890".split("").forEach((name, index) => usages.set(`Numpad${name}`, 89 + index));
usages.set("NumpadDecimal", 99);
["ControlLeft", "ShiftLeft", "AltLeft", "MetaLeft", "ControlRight", "ShiftRight", "AltRight",
  "MetaRight"].forEach((name, index) => usages.set(name, 224 + index));

// Of the keys with Command, those that apps use; the others are the browser's.
const commands = new Set(["a", "c", "f", "x", "y", "z", "[", "]", "Backspace", "ArrowLeft",
  "ArrowRight", "ArrowUp", "ArrowDown"]);

function isCommand(event) {
  return isMac ? event.metaKey : event.ctrlKey || event.metaKey;
}

function pressed(event) {
  const usage = usages.get(event.code);
  const isDown = event.type === "keydown";
  if (usage === undefined || event.isComposing || event.keyCode === 229) return;
  // What is not the app's when it goes down is not when it goes up.
  if (isCommand(event) && event.key.length > 0 && !commands.has(event.key.toLowerCase())
    && !commands.has(event.key) && usage < 224) return;
  if (usage >= 58 && usage <= 69) return;
  const isTyped = event.key.length === 1 && !isCommand(event);
  if (!isTyped || !takesText) event.preventDefault();
  const modifiers = (event.shiftKey ? 1 : 0) | (event.altKey ? 2 : 0) | (isCommand(event) ? 4 : 0)
    | (event.getModifierState("CapsLock") ? 8 : 0);
  const phase = isDown ? (event.repeat ? 2 : 0) : 1;
  sendText(6, event.key.length === 1 ? event.key : "", [phase, usage & 255, usage >> 8, modifiers]);
}

function typed() {
  if (typing.value !== "") sendText(7, typing.value);
  typing.value = "";
}

function composed() {
  // Without a result the composed text goes.
  if (typing.value === "") sendText(11, "");
  typed();
}

for (const element of [screen, typing]) {
  element.addEventListener("keydown", pressed);
  element.addEventListener("keyup", pressed);
}
typing.addEventListener("input", (event) => { if (!event.isComposing) typed(); });
typing.addEventListener("compositionupdate", (event) => sendText(11, event.data));
typing.addEventListener("compositionend", composed);
document.addEventListener("paste", (event) => {
  const text = event.clipboardData.getData("text/plain");
  if (text === "" || event.target === size) return;
  event.preventDefault();
  sendText(8, text);
});
addEventListener("blur", () => send(10, 0));

// The page

new ResizeObserver(displayChanged).observe(stage);
size.addEventListener("change", () => {
  sendDisplay();
  focusScreen();
});
document.addEventListener("visibilitychange", () => {
  sendDisplay();
  if (document.body.dataset.state !== "closed") connect();
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", sendDisplay);
(function watchDensity() {
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener("change", () => { sendDisplay(); watchDensity(); }, { once: true });
})();

document.documentElement.dataset.style = isDark() ? "dark" : "light";
tell("connecting", "Connecting");
connect();
