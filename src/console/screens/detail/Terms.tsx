/** A section of a record's page: terms and their values. What is empty is folded away. */
import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { isEmpty, type CellRecord } from '../../../kinds/cell.ts'
import { show } from '../../../kinds/show.tsx'
import { uis } from '../../../kinds/uis.ts'
import { judged } from '../../../model/conditions.ts'
import type { Field, Section } from '../../../model/model.ts'
import { seen, type EntityView } from '../entity-view.ts'

interface TermsProps {
  readonly view: EntityView
  readonly section: Section
  readonly record: CellRecord
}

/** Fields of a section that the record has and the user may see; of an unknown record it is taken to have all. */
export function fieldsOf({ entity, may }: EntityView, section: Section, record?: CellRecord): readonly Field[] {
  const now = record && judged(entity.fields, record)
  if (section.when !== null && now?.holds(section.when) === false) return []
  const visible = seen(entity, may).filter(({ name }) => now?.has(name) !== false)
  return section.fields.flatMap((name) => visible.filter((field) => field.name === name && field.kind !== 'secret'))
}

export function Terms({ view, section, record }: TermsProps) {
  const { say, inDetail } = view
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const fields = fieldsOf(view, section, record)
  const filled = fields.filter(({ name }) => !isEmpty(record[name]))
  const empty = fields.length - filled.length
  const shown = open ? fields : filled
  if (fields.length === 0) return null
  return (
    <Card aria-label={section.label ? say(section.label) : undefined}>
      {(section.label || empty > 0) && (
        <Head>
          {section.label && <h2>{say(section.label)}</h2>}
          {empty > 0 && (
            <button type="button" className="k-link k-small" aria-expanded={open} onClick={() => setOpen(!open)}>
              {translate(open ? 'detail.hide_empty' : 'detail.show_empty', { count: empty })}
            </button>
          )}
        </Head>
      )}
      {shown.length > 0 && (
        <dl className="k-terms">
          {shown.map((field) => (
            <div
              key={field.name}
              className={uis[field.kind].wide && !isEmpty(record[field.name]) ? 'k-wide' : undefined}
            >
              <dt>{say(field.label)}</dt>
              <dd>{show({ value: record[field.name], record, field, name: field.name, context: inDetail })}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  '&:not(:last-child)': { marginBottom: 12 },
  '& > h2': { margin: 0, fontSize: 15, fontWeight: 600 },
  '& > button': { marginLeft: 'auto' },
})

export const Card = styled('section')(({ theme }) => ({
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  padding: '16px 20px',
  minWidth: 0,
  '& > h2': { margin: '0 0 12px', fontSize: 15, fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { padding: 12 },
}))
