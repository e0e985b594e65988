/** What a record's page is made of: loaded when the first page of its entity opens. */
import { pages } from '../../../generated/console/pages.ts'
import type { DetailSpec } from '../../../model/model.ts'
import { shelf, tell, useHeld } from '../../shelf.ts'

let entries = pages
const specs = shelf<DetailSpec>(async (plural) => {
  const load = entries[plural]
  if (!load) throw new Error(`No entity has the plural "${plural}".`)
  return (await load()).default
})

export const usePage = (plural: string): DetailSpec => useHeld(specs, plural)
/** Fetches it beside what else the page needs; what fails is told by the component that uses it. */
export const preparePage = (plural: string): void => void specs.load(plural).catch(() => undefined)

// While developing, a document saved becomes new files: open pages follow.
import.meta.hot?.accept('../../../generated/console/pages.ts', async (renewed) => {
  if (!renewed) return
  entries = renewed['pages'] as typeof pages
  await specs.renew()
  tell()
})
