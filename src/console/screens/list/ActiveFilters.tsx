/** What limits the list, each part to be taken away by itself. */
import { memo } from 'react'
import { useTranslate } from 'ra-core'
import { styled } from '@mui/material/styles'
import type { FilterValues } from '../../../kinds/input.ts'
import { ARCHIVED } from '../../../model/archive.ts'
import { Icon } from '../../kit/icons.tsx'
import { fieldOf, type EntityView } from '../entity-view.ts'
import { FilterSummary } from './FilterSummary.tsx'
import { ASKED } from '../report/grouping.ts'
import { activeFields, withoutField } from './filter-values.ts'

interface ActiveFiltersProps {
  readonly view: EntityView
  readonly values: FilterValues
  /** What the list's address narrows, which is not said here. */
  readonly fixed: FilterValues
  readonly onApply: (values: FilterValues) => void
}

export const ActiveFilters = memo(function ActiveFilters({ view, values, fixed, onApply }: ActiveFiltersProps) {
  const { entity, lang, say } = view
  const translate = useTranslate()
  const isField = (name: string) => fieldOf(entity, name) !== undefined
  // What a report is grouped by, and its period, are chosen above it.
  const asked: readonly string[] = entity.grouping === undefined ? [] : ASKED
  const names = activeFields(values, isField).filter((name) => !asked.includes(name))
  if (names.length === 0) return null
  return (
    <Line aria-label={translate('list.active_filters')}>
      {names.map((name) => {
        const field = fieldOf(entity, name)
        const label = field ? say(field.label) : name === ARCHIVED ? translate('archive.title') : name
        return (
          <li key={name}>
            <span>
              {name === ARCHIVED ? (
                label
              ) : (
                <>
                  {translate('list.condition', { label })}
                  <FilterSummary
                    entity={entity}
                    field={field}
                    name={name}
                    values={{ ...values, ...fixed }}
                    lang={lang}
                  />
                </>
              )}
            </span>
            <button
              type="button"
              aria-label={`${translate('action.remove')} ${label}`}
              onClick={() => onApply(withoutField(values, name, isField))}
            >
              <Icon name="close" size={12} />
            </button>
          </li>
        )
      })}
      <li>
        <button
          type="button"
          className="k-link"
          onClick={() =>
            onApply(Object.fromEntries(Object.entries(values).filter(([name]) => ['q', ...asked].includes(name))))
          }
        >
          {translate('list.clear_filters')}
        </button>
      </li>
    </Line>
  )
})

const Line = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: 12,
  '& li': { display: 'inline-flex', alignItems: 'center', minHeight: 24, maxWidth: '100%' },
  '& li:not(:last-child)': {
    gap: 2,
    padding: '0 2px 0 8px',
    borderRadius: 4,
    background: theme.palette.action.selected,
  },
  '& li span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& li:not(:last-child) button': {
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: theme.palette.text.secondary,
    cursor: 'pointer',
  },
  '& li:last-child button': { color: theme.palette.primary.main, fontSize: 12, padding: '0 4px' },
}))
