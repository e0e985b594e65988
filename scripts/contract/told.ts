/** The findings as a person reads them: by call, each with its place and the document that says otherwise. */
import { SORTS, type Deviation, type Findings } from './deviation.ts'

export function told({ deviations, calls, left, sent }: Findings): string {
  const byCall = new Map<string, Deviation[]>()
  for (const one of deviations) byCall.set(one.call, [...(byCall.get(one.call) ?? []), one])
  const parts = [...byCall].map(([call, some]) =>
    [`${call}   schemas/${some[0]!.file}`, ...some.flatMap(lines)].join('\n'),
  )
  const counts = SORTS.map((sort) => [sort, deviations.filter((one) => one.sort === sort).length] as const)
  const summary =
    deviations.length === 0
      ? 'No deviation.'
      : `${deviations.length} deviations in ${byCall.size} calls: ${counts.flatMap(([sort, count]) => (count > 0 ? [`${sort} ${count}`] : [])).join(', ')}.`
  const asked = `${calls.size} calls asked by ${sent.count} requests.`
  const rest =
    left.size === 0 ? [] : [`Not asked, or not to the end:`, ...[...left].map(([call, why]) => `  ${call}: ${why}`)]
  return [...parts, ...rest, `${asked} ${summary}`].join('\n\n').replaceAll(/\n\n( {2}\S)/g, '\n$1')
}

const lines = ({ sort, at, says, asked }: Deviation): readonly string[] => [
  `  ${sort.padEnd(9)} ${at === null ? '' : `${at} `}${says}`,
  `            in ${asked}`,
]
