/** What an answer shows, by the call's document. */
import { styled } from '@mui/material/styles'
import { isEmpty, type CellContext, type CellRecord } from '../../kinds/cell.ts'
import { show } from '../../kinds/show.tsx'
import type { CallForm, ConsoleAction } from '../../model/console-entity.ts'
import type { Field } from '../../model/model.ts'
import { useCallForm } from '../forms/call-forms.ts'
import { useGoingOn } from './use-going-on.ts'
import type { EntityView } from '../screens/entity-view.ts'

export type Answer = Readonly<Record<string, unknown>>

export const partsOf = ({ shows }: CallForm, answer: Answer): readonly Field[] =>
  shows.filter(({ name }) => !isEmpty(answer[name]))

/** A plain text is what nothing keeps in the clear: figures and states can be looked up. */
export const isSecret = ({ kind, enum: codes }: Pick<Field, 'kind' | 'enum'>): boolean =>
  kind === 'string' && codes === null

/** What is longer than this nobody reads out: it is copied. */
const READ_OUT = 24

/** A secret for machines. */
export const isCode = (field: Pick<Field, 'kind' | 'enum'>, value: unknown): boolean =>
  isSecret(field) && String(value).length > READ_OUT && !String(value).includes('\n')

interface AnsweredProps {
  readonly action: ConsoleAction
  readonly answer: Answer
  readonly view: EntityView
}

export function Answered({ action, answer: said, view }: AnsweredProps) {
  const form = useCallForm(action.call)
  const answer = useGoingOn(form, action, said)
  const context: CellContext = { ...view.inDetail, enums: form.enums, peers: form.peers }
  const record = answer as CellRecord
  return (
    <List>
      {partsOf(form, answer).map((field) => (
        <div key={field.name}>
          <dt>{view.say(field.label)}</dt>
          <dd className={classOf(field, answer[field.name])}>
            {show({ value: answer[field.name], record, field, name: field.name, context })}
          </dd>
        </div>
      ))}
    </List>
  )
}

function classOf(field: Field, value: unknown): string | undefined {
  if (field.kind === 'rows') return 'is-table'
  if (typeof value === 'string' && value.includes('\n')) return 'is-lines'
  if (isCode(field, value)) return 'is-code'
  if (field.kind === 'decimal') return 'is-large'
  return isSecret(field) && field.schema['format'] !== 'uri' ? 'is-large is-secret' : undefined
}

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& dt': { color: theme.palette.text.secondary, fontSize: 13 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd.is-lines': { whiteSpace: 'pre-line', lineHeight: 1.8, fontVariantNumeric: 'tabular-nums' },
  '& dd.is-large': { fontSize: 28, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& dd.is-secret': { letterSpacing: '0.08em' },
  '& dd.is-code': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 15, lineHeight: 1.6 },
  '& dd.is-table': { overflowX: 'auto', marginTop: 4 },
  '& dd.is-table > table': { width: '100%' },
}))
