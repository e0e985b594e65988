/** The sections of a record's page with the values of then; what differs from now is marked, with what is there now. */
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { isEmpty, type CellRecord } from '../../../../kinds/cell.ts'
import { uis } from '../../../../kinds/uis.ts'
import type { Field } from '../../../../model/model.ts'
import { ToneChip } from '../../../kit/ToneChip.tsx'
import type { EntityView } from '../../entity-view.ts'
import { usePage } from '../pages.ts'
import { partsOf, type AsOf } from './as-of.ts'
import { plain } from './plain.ts'

interface ThenProps {
  readonly view: EntityView
  readonly asOf: AsOf
}

export function Then({ view, asOf }: ThenProps) {
  const translate = useTranslate()
  const page = usePage(view.entity.plural)
  const marked = new Set(asOf.changed)
  const computed = new Set(asOf.unknown.flatMap(({ field, why }) => (why === 'computed' ? [field] : [])))
  const parts = partsOf(view, page, asOf)
  const left = parts.flatMap(({ fields }) => fields.filter(({ name }) => computed.has(name)))
  return (
    <>
      <span className="k-soft">
        {marked.size === 0 ? translate('as_of.no_difference') : translate('as_of.differences', { count: marked.size })}
      </span>
      {parts.map(({ label, fields }, index) => {
        const told = fields.filter(({ name }) => !computed.has(name) && (marked.has(name) || isTold(asOf, name)))
        if (told.length === 0) return null
        return (
          <section key={index} aria-label={label}>
            {label && <Heading>{label}</Heading>}
            <dl className="k-terms">
              {told.map((field) => (
                <Term
                  key={field.name}
                  className={uis[field.kind].wide ? 'k-wide' : undefined}
                  data-differs={marked.has(field.name) || undefined}
                >
                  <dt>{view.say(field.label)}</dt>
                  <dd>
                    <Value view={view} asOf={asOf} field={field} differs={marked.has(field.name)} />
                  </dd>
                </Term>
              ))}
            </dl>
          </section>
        )
      })}
      {left.length > 0 && (
        <span className="k-soft k-small">
          {translate('as_of.computed', {
            list: left.map(({ label }) => view.say(label)).join(translate('value.separator')),
          })}
        </span>
      )}
    </>
  )
}

const isTold = ({ then, words, unknown }: AsOf, name: string): boolean =>
  !isEmpty(then[name]) || words.some(({ field }) => field === name) || unknown.some(({ field }) => field === name)

interface ValueProps extends ThenProps {
  readonly field: Field
  readonly differs: boolean
}

function Value({ view, asOf: { now, then, words, unknown }, field, differs }: ValueProps) {
  const translate = useTranslate()
  const { name } = field
  const draw = (record: CellRecord) => plain(view, record, field)
  const text = words.find((one) => one.field === name)?.text
  const why = unknown.find((one) => one.field === name)?.why
  if (why !== undefined) return <span className="k-soft">{translate(`as_of.unknown_${why}`)}</span>
  return (
    <>
      {text === undefined ? draw(then) : <span style={{ whiteSpace: 'pre-line' }}>{text}</span>}{' '}
      {differs && <ToneChip tone="warning">{translate('as_of.differs')}</ToneChip>}
      {text !== undefined && <Beside className="k-soft k-small">{translate('as_of.words')}</Beside>}
      {differs && (
        <Beside className="k-soft k-small">
          {translate('as_of.now')}
          {draw(now)}
        </Beside>
      )}
    </>
  )
}

const Heading = styled('h3')({ margin: '4px 0 8px', fontSize: 14, fontWeight: 600 })
const Beside = styled('div')({ marginTop: 2, '& p': { margin: 0 } })
const Term = styled('div')(({ theme }) => ({
  padding: '2px 8px',
  margin: '0 -8px',
  borderRadius: 6,
  '&[data-differs]': { background: theme.palette.action.hover },
}))
