/** The control of an input of any kind, and whether it has a list of choices open that the keys belong to. */
const CONTROLS = 'input:not([aria-hidden=true]):not([type=hidden]), textarea, [role=combobox], [role=switch]'

export const controlIn = (box: HTMLElement): HTMLElement | null => box.querySelector<HTMLElement>(CONTROLS)

export const isOpen = (element: HTMLElement): boolean =>
  element.closest('[role=listbox], [role=menu]') !== null || element.getAttribute('aria-expanded') === 'true'
