/**
 * The window of a call's button: what it is done to, what is asked, the call's fields as any form has them, and what
 * was refused beside them. A call that asks for nothing is done at once.
 */
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useNotify, useTranslate, type RaRecord } from 'ra-core'
import type { FieldValues } from 'react-hook-form'
import type { CellRecord } from '../../kinds/cell.ts'
import { displayOf } from '../../kinds/display.ts'
import type { ConsoleAction } from '../../model/console-entity.ts'
import { useCallForm } from '../forms/call-forms.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { usePerform } from '../forms/use-call.ts'
import { codeOf, messageOf } from '../provider/errors.ts'
import { follow } from '../shell/following/followed.ts'
import type { EntityView } from '../screens/entity-view.ts'
import type { Payload } from '../transport/payload.ts'
import type { Refused } from './ChoiceDialog.tsx'
import { amongOf, beginningOf, callContext, ofRecord, requestOf } from './request.ts'
import { textOf } from './text-of.ts'

const AnswerDialog = lazy(() => import('./AnswerDialog.tsx'))
const ChoiceDialog = lazy(() => import('./ChoiceDialog.tsx'))

interface ActionDialogProps {
  readonly view: EntityView
  readonly action: ConsoleAction
  /** What it is done to; none above a list. */
  readonly record: CellRecord | undefined
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** What the answer shows stays until it is closed; the page is read again then. */
export default function ActionDialog(props: ActionDialogProps) {
  const { view, action, record, onChanged, onClose } = props
  const [shown, setShown] = useState<Answer>()
  const answered = (answer: unknown): void => {
    const found = (answer ?? {}) as Answer
    if (action.shows.some(({ name }) => typeof found[name] === 'string')) setShown(found)
    else onChanged()
  }
  const [refused, setRefused] = useState<Refused>()
  const perform = usePerform(action.call)
  const tellDone = useTellDone(view, action, record)
  const send = async (request: Payload): Promise<void> => {
    let answer: unknown
    try {
      answer = await perform(request)
    } catch (error) {
      const choices = action.choices[codeOf(error)]
      if (choices === undefined) throw error
      return setRefused({ error, choices, request })
    }
    setRefused(undefined)
    tellDone(answer)
    answered(answer)
  }
  const Body = action.asks || action.confirm !== null ? Asking : AtOnce
  return (
    <Suspense>
      {refused !== undefined ? (
        <ChoiceDialog
          key={JSON.stringify(refused.request)}
          title={view.say(action.label)}
          view={view}
          ids={record === undefined ? [] : [record.id]}
          refused={refused}
          onSend={send}
          onClose={onClose}
        />
      ) : shown === undefined ? (
        <Body {...props} onSend={send} />
      ) : (
        <AnswerDialog
          title={view.say(action.label)}
          shows={action.shows}
          answer={shown}
          view={view}
          onClose={onChanged}
        />
      )}
    </Suspense>
  )
}

type Answer = Readonly<Record<string, unknown>>
type BodyProps = Omit<ActionDialogProps, 'onChanged'> & {
  /** What it throws is the caller's to tell. */
  readonly onSend: (request: Payload) => Promise<void>
}

function Asking({ view, action, record, onClose, onSend }: BodyProps) {
  const { say, lang } = view
  const whole = useCallForm(action.call)
  const form = useMemo(() => amongOf(whole, action, record), [whole, action, record])
  const schema = useMemo(() => form.form(say), [form, say])
  const context = useMemo(() => callContext(form, action.call, lang), [form, action.call, lang])
  const { values: first, filled } = useMemo(() => beginningOf(form, action, record), [form, action, record])
  const send = (values: FieldValues): Promise<void> => onSend(requestOf(form, action, { values, filled, record }))
  return (
    <FormDialog
      title={say(action.label)}
      text={
        <>
          {/* A question names the record itself. */}
          {record && !action.confirm && (
            <p className="k-soft" style={{ margin: '0 0 8px' }}>
              {displayOf(view.entity, record)}
            </p>
          )}
          {action.confirm && <p style={{ margin: '0 0 8px' }}>{inRecord(view, action.confirm, record)}</p>}
        </>
      }
      tone={action.tone}
      fields={form.fields}
      schema={schema}
      warnings={form.warnings}
      context={context}
      values={first}
      record={filled as RaRecord}
      onSubmit={send}
      onClose={onClose}
    />
  )
}

function AtOnce({ action, record, onClose, onSend }: BodyProps) {
  const notify = useNotify()
  const translate = useTranslate()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    onSend(ofRecord(action, record) as Payload).catch((error: unknown) => {
      notify(messageOf(error) ?? translate('ra.notification.http_error'), { type: 'error' })
      onClose()
    })
  })
  return null
}

/** A command goes on after the answer: it is followed, where whoever asked may see it. */
function useTellDone(
  view: EntityView,
  { label, done, follows }: ConsoleAction,
  record: CellRecord | undefined,
): (answer: unknown) => void {
  const notify = useNotify()
  return (answer) => {
    const command = follows === null ? undefined : (answer as Readonly<Record<string, unknown>> | null)?.[follows]
    if (typeof command === 'number') {
      const of = record ? [displayOf(view.entity, record)] : []
      follow({ id: command, title: [view.say(label), ...of].join(' · '), plural: view.entity.plural })
    } else notify(done ? inRecord(view, done, record) : 'workflow.done', { type: 'success' })
  }
}

const inRecord = (view: EntityView, label: Parameters<typeof textOf>[1], record: CellRecord | undefined): string =>
  record ? textOf(view, label, record) : view.say(label)
