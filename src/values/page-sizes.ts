/** Rows of a page, as the console offers them. An address may ask for others. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100, 1000]
