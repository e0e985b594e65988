/** Text that neither the database nor JSON holds faithfully: NUL, or one half of a surrogate pair. */
const BROKEN = /[\0\p{Surrogate}]/gu

export const isBroken = (text: string): boolean => text.search(BROKEN) >= 0

export const withoutBroken = (text: string): string => text.replaceAll(BROKEN, '')
