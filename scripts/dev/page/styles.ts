/** A panel along the lower edge: dark, so that nobody takes it for a part of the product. */
export const styles = `
:host { position: fixed; z-index: 100000; inset: auto 0 0; }
section {
  box-sizing: border-box; max-height: 40vh; display: flex; flex-direction: column; overflow: hidden;
  background: #1b212c; color: #e7ebf2; border-top: 3px solid #ff6b5e;
  font: 13px/1.6 "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif;
}
section.told { border-top-color: #f3b34c; }
header { display: flex; align-items: center; gap: 12px; padding: 10px 16px; }
strong { flex: 1; font-size: 14px; }
.body { overflow: auto; padding: 0 16px 12px; }
.body[hidden] { display: none; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: 8px 0; border-top: 1px solid #ffffff1f; display: flex; flex-wrap: wrap; gap: 2px 12px; }
li span { flex-basis: 100%; }
em { font-style: normal; color: #9fd3a8; }
b { font-weight: 600; color: #f3b34c; }
code, pre, .place { font: 12px/1.7 ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; }
code { flex-basis: 100%; color: #a9b4c6; }
pre { margin: 0; white-space: pre-wrap; }
p { margin: 8px 0 0; color: #a9b4c6; }
button { border: 0; background: none; color: inherit; cursor: pointer; padding: 0; font: inherit; }
.action { padding: 3px 12px; border: 1px solid #ffffff40; border-radius: 6px; }
.place { color: #8db9ff; text-decoration: underline; text-underline-offset: 3px; }
button:focus-visible { outline: 2px solid #8db9ff; outline-offset: 2px; }
`

/** The page ends where the panel begins, whatever of it is fixed to its edges. */
export const spaceBelow = (height: number): string => `
html > body { height: calc(100dvh - ${height}px); overflow: auto; transform: translateZ(0); }
body > #root { height: 100%; }
`
