/** Plain text within markup (HTML, XML): what would be read as a sign of it is written as its name. */
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Within an attribute as well. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign]!)

/** Between tags alone, where quotes stand as they are: editors keep them so, and the same words are the same text. */
export const escapedText = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => SIGNS[sign]!)
