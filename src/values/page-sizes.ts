import { page_sizes } from '../generated/constants.ts'

/** Rows of a page, as the console offers them. An address may ask for others. */
export const PAGE_SIZES: readonly number[] = page_sizes
