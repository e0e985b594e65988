/** As how many messages a text is counted: up to 70 characters are one, longer ones are joined from 67 each. */
const ONE = 70
const EACH = 67

export const smsParts = (text: string): number => (text.length <= ONE ? 1 : Math.ceil(text.length / EACH))
