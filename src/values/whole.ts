/** One way of writing each number: `01` is none, or one thing had many addresses. */
const WHOLE = /^(?:0|-?[1-9]\d{0,15})$/

/** Whether a text of an address is a whole number that is held exactly. */
export const isWholeText = (text: string): boolean => WHOLE.test(text) && Number.isSafeInteger(Number(text))
