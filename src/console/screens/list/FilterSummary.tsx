/** What one field's filter says, in words. */
import { useGetMany, useTranslate } from 'ra-core'
import { filterText } from '../../../kinds/enum-chip.tsx'
import { displayOf } from '../../../kinds/display.ts'
import { listOf } from '../../../kinds/list-of.ts'
import { numberInBox } from '../../../kinds/numbers.ts'
import type { FilterValues } from '../../../kinds/input.ts'
import type { ConsoleEntity, Peer } from '../../../model/console-entity.ts'
import { ENDINGS } from '../../../model/list-parameters.ts'
import type { Field, Lang } from '../../../model/model.ts'

interface FilterSummaryProps {
  readonly entity: ConsoleEntity
  readonly field: Field | undefined
  readonly name: string
  readonly values: FilterValues
  readonly lang: Lang
}

export function FilterSummary({ entity, field, name, values, lang }: FilterSummaryProps) {
  const translate = useTranslate()
  const separator = translate('value.separator')
  const chosen = listOf(values[name])
  const [from, to, like, empty] = ENDINGS.map((ending) => values[name + ending] as string | undefined)
  const bound = (text: string | undefined) => (field?.kind === 'decimal' ? numberInBox(String(text)) : text)
  const peer = entity.peers[field?.reference?.entity ?? '']
  if (empty !== undefined) return translate(String(empty) === 'true' ? 'list.is_empty' : 'list.is_not_empty')
  if (like !== undefined) return `“${like}”`
  if (from !== undefined || to !== undefined)
    return from === undefined
      ? `≤ ${bound(to)}`
      : to === undefined
        ? `≥ ${bound(from)}`
        : `${bound(from)} ~ ${bound(to)}`
  if (peer) return <Names peer={peer} ids={chosen.map(Number)} separator={separator} />
  const codes = entity.enums[field?.enum ?? '']
  if (codes) return chosen.map((code) => filterText(codes, code, lang, values)).join(separator)
  if (field?.kind === 'boolean')
    return chosen.map((value) => translate(value === 'true' ? 'value.yes' : 'value.no')).join(separator)
  return chosen.join(separator)
}

function Names({
  peer,
  ids,
  separator,
}: {
  readonly peer: Peer
  readonly ids: readonly number[]
  readonly separator: string
}) {
  const { data } = useGetMany(peer.plural, { ids: [...ids] })
  return ids
    .map((id) => {
      const record = data?.find((one) => one?.id === id)
      return record ? displayOf(peer, record) : `#${id}`
    })
    .join(separator)
}
