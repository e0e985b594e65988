/** What a restoring would change, from what to what, field by field as they are chosen, and what it leaves as it is. */
import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { EMPTY, isEmpty } from '../../../../kinds/cell.ts'
import type { EntityView } from '../../entity-view.ts'
import { labelOf, type AsOf, type LeftOut as Out } from './as-of.ts'
import { plain } from './plain.ts'

interface RestoringProps {
  readonly view: EntityView
  readonly asOf: AsOf
  /** Names of fields. */
  readonly chosen: ReadonlySet<string>
  readonly disabled: boolean
  readonly onChoose: (name: string, is: boolean) => void
}

export function Restoring({ view, asOf, chosen, disabled, onChoose }: RestoringProps) {
  const id = useId()
  const translate = useTranslate()
  const { values, left_out: out } = asOf.restore ?? { values: {}, left_out: [] }
  const fields = view.entity.fields.filter(({ name }) => name in values)
  return (
    <>
      <span className="k-soft">{translate('as_of.restore_text')}</span>
      <Changes aria-label={translate('as_of.will_change')}>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>
              {fields.length === 1 ? (
                view.say(field.label)
              ) : (
                <>
                  <Checkbox
                    size="small"
                    sx={{ p: 0, mr: 0.75 }}
                    disabled={disabled}
                    checked={chosen.has(field.name)}
                    onChange={(_, is) => onChoose(field.name, is)}
                    slotProps={{ input: { id: `${id}-${field.name}` } }}
                  />
                  <label htmlFor={`${id}-${field.name}`}>{view.say(field.label)}</label>
                </>
              )}
            </dt>
            <dd>
              {isEmpty(asOf.now[field.name]) ? <span>{EMPTY}</span> : <del>{plain(view, asOf.now, field)}</del>}
              <span aria-hidden className="k-soft">
                →
              </span>
              <ins>{plain(view, asOf.then, field)}</ins>
            </dd>
          </div>
        ))}
      </Changes>
      <LeftOut view={view} out={out} />
    </>
  )
}

/** What no restoring brings back, and why. */
export function LeftOut({ view, out }: { readonly view: EntityView; readonly out: readonly Out[] }) {
  const translate = useTranslate()
  if (out.length === 0) return null
  return (
    <>
      <Heading>{translate('as_of.left_out')}</Heading>
      <Changes aria-label={translate('as_of.left_out')}>
        {out.map(({ field, why, message }) => (
          <div key={field}>
            <dt>{labelOf(view, field)}</dt>
            <dd className="k-soft">{message ?? translate(`as_of.out_${why}`)}</dd>
          </div>
        ))}
      </Changes>
    </>
  )
}

const Heading = styled('h3')({ margin: '4px 0 0', fontSize: 14, fontWeight: 600 })
const Changes = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 6,
  fontSize: 13,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(88px, 132px) minmax(0, 1fr)', gap: 12 },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere', display: 'flex', flexWrap: 'wrap', gap: '2px 8px' },
  '& del': { color: theme.palette.text.secondary },
  '& ins': { textDecoration: 'none' },
}))
