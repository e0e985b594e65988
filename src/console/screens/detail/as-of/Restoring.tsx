/** What a restoring would change, from what to what, and what it leaves as it is. */
import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { EMPTY, isEmpty } from '../../../../kinds/cell.ts'
import type { EntityView } from '../../entity-view.ts'
import type { AsOf, LeftOut } from './as-of.ts'
import { plain } from './plain.ts'

export function Restoring({ view, asOf }: { readonly view: EntityView; readonly asOf: AsOf }) {
  const translate = useTranslate()
  const { values, left_out: out } = asOf.restore ?? { values: {}, left_out: [] }
  const fields = view.entity.fields.filter(({ name }) => name in values)
  const labelOf = ({ field }: LeftOut) => {
    const found = view.entity.fields.find(({ name }) => name === field)
    return found ? view.say(found.label) : field
  }
  return (
    <>
      {fields.length === 0 ? (
        <Alert severity="info">{translate('as_of.nothing')}</Alert>
      ) : (
        <>
          <span className="k-soft">{translate('as_of.restore_text')}</span>
          <Changes aria-label={translate('as_of.will_change')}>
            {fields.map((field) => (
              <div key={field.name}>
                <dt>{view.say(field.label)}</dt>
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
        </>
      )}
      {out.length > 0 && (
        <>
          <Heading>{translate('as_of.left_out')}</Heading>
          <Changes aria-label={translate('as_of.left_out')}>
            {out.map((one) => (
              <div key={one.field}>
                <dt>{labelOf(one)}</dt>
                <dd className="k-soft">{one.message ?? translate(`as_of.out_${one.why}`)}</dd>
              </div>
            ))}
          </Changes>
        </>
      )}
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
