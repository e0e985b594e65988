/** Of a field that holds email addresses or one address of the web: whether it holds the latter. */
export const isWebAddress = (text: string): boolean => /^https?:/.test(text)
