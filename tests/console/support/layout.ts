/** A window with room in it: jsdom measures nothing, and a virtual grid draws no row where there is no height. */
for (const [name, value] of [
  ['clientHeight', 800],
  ['clientWidth', 1200],
] as const) {
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value })
}
