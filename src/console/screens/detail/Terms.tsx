/** A record's sections as terms and their values. */
import { styled } from '@mui/material/styles'
import { isEmpty, type CellRecord } from '../../../kinds/cell.ts'
import { show } from '../../../kinds/show.tsx'
import { uis } from '../../../kinds/uis.ts'
import { judged } from '../../../model/conditions.ts'
import type { Section } from '../../../model/model.ts'
import { seen, type EntityView } from '../entity-view.ts'

export function Terms({
  view,
  section,
  record,
}: {
  readonly view: EntityView
  readonly section: Section
  readonly record: CellRecord
}) {
  const { entity, may, say, inDetail } = view
  const now = judged(entity.fields, record)
  if (section.when !== null && !now.holds(section.when)) return null
  const visible = seen(entity, may).filter(({ name }) => now.has(name))
  const fields = section.fields.flatMap((name) =>
    visible.filter((field) => field.name === name && field.kind !== 'secret'),
  )
  if (fields.length === 0) return null
  return (
    <Card aria-label={section.label ? say(section.label) : undefined}>
      {section.label && <h2>{say(section.label)}</h2>}
      <dl className="k-terms">
        {fields.map((field) => (
          <div key={field.name} className={uis[field.kind].wide && !isEmpty(record[field.name]) ? 'k-wide' : undefined}>
            <dt>{say(field.label)}</dt>
            <dd>{show({ value: record[field.name], record, field, name: field.name, context: inDetail })}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

export const Card = styled('section')(({ theme }) => ({
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  padding: '16px 20px',
  minWidth: 0,
  '& > h2': { margin: '0 0 12px', fontSize: 15, fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { padding: 12 },
}))
