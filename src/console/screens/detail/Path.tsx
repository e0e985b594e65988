/** What stands above a record in its tree, from the top down to it. */
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import { displayOf } from '../../../kinds/display.ts'
import { aboveIn } from '../../../model/list-parameters.ts'
import { statusOf } from '../../provider/errors.ts'
import { pageOf, seen, type EntityView } from '../entity-view.ts'

/** Nobody reads a longer way. */
const MOST = 20

interface Above {
  readonly id: CellRecord['id']
  readonly name: string
  /** Its page is open to the user. */
  readonly isSeen: boolean
}

export function Path({ view, record }: { readonly view: EntityView; readonly record: CellRecord }) {
  const { entity, may } = view
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const by = aboveIn(entity)
  const isShown = by !== null && seen(entity, may).some(({ name }) => name === by) && record[by] != null
  const { data } = useQuery({
    queryKey: [entity.plural, 'getPath', record.id, record['version']],
    queryFn: async () => {
      const way: Above[] = []
      for (let at = record; by !== null && at[by] != null && way.length < MOST;) {
        const id = at[by] as CellRecord['id']
        const label = (at['_labels'] as Readonly<Record<string, string | null>> | undefined)?.[by]
        const above = await dataProvider
          .getOne<CellRecord>(entity.plural, { id })
          .then(({ data: found }) => found)
          // One that is not the user's to see is named where it is referred to, and the way above it is not.
          .catch((error: unknown) => {
            if ([403, 404].includes(statusOf(error) ?? 0)) return null
            throw error
          })
        way.unshift({ id, name: above ? displayOf(entity, above) : (label ?? `#${id}`), isSeen: above !== null })
        if (above === null) break
        at = above
      }
      return way
    },
    enabled: isShown,
  })
  if (!isShown || !data) return null
  return (
    <Way aria-label={translate('list_tree.path')}>
      {data.map(({ id, name, isSeen }) => (
        <li key={id}>
          {isSeen ? (
            <a className="k-link k-small" href={pageOf(view, id)}>
              {name}
            </a>
          ) : (
            <span className="k-soft k-small">{name}</span>
          )}
        </li>
      ))}
    </Way>
  )
}

const Way = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  listStyle: 'none',
  margin: '0 0 4px',
  padding: 0,
  '& > li::after': { content: '"/"', marginLeft: 4, color: theme.palette.text.secondary },
}))
