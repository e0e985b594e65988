/** What is left to build: the calls that check what they are sent and then answer `unavailable`, by area. Pure text. */
import type { Call, Model } from '../src/model/model.ts'

export function report({ calls }: Model): string {
  const all = Object.values(calls)
  const pending = all.filter((call) => call.pending)
  const parts = [...grouped(pending)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([area, list]) =>
      [
        `${area} (${list.length})`,
        ...list.map(({ method, path, label }) => `  ${method.padEnd(6)} ${path}  ${label.zh} ${label.en}`),
      ].join('\n'),
    )
  return [...parts, `${pending.length} of ${all.length} special calls are not built yet.`].join('\n')
}

/** The first word of the path behind the version: `books`, `reader_card`. */
const areaOf = ({ path }: Call): string => path.split('/')[2] ?? path

function grouped(calls: readonly Call[]): ReadonlyMap<string, readonly Call[]> {
  const areas = new Map<string, Call[]>()
  for (const call of calls) areas.set(areaOf(call), [...(areas.get(areaOf(call)) ?? []), call])
  return areas
}
