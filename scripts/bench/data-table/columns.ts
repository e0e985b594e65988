/** The twelve columns that both lists show: those of the large list, and one that is hidden at first. */
import { EXTRA, shown } from '#product/bench/shown-list.ts'

export { EXTRA, shown }
export const COLUMNS: readonly string[] = [...shown.list.columns, EXTRA]
