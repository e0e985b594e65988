/**
 * The window of a call's button: what it is done to, what is asked, the call's fields as any form has them, and what
 * was refused beside them. A call that asks for nothing is done at once.
 */
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useNotify, useTranslate, type RaRecord } from 'ra-core'
import type { FieldValues } from 'react-hook-form'
import type { CellRecord } from '../../kinds/cell.ts'
import { displayOf } from '../../kinds/display.ts'
import type { ConsoleAction } from '../../model/console-entity.ts'
import { useCallForm } from '../forms/call-forms.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { usePerform } from '../forms/use-call.ts'
import { messageOf } from '../provider/errors.ts'
import type { EntityView } from '../screens/entity-view.ts'
import type { Payload } from '../transport/payload.ts'
import { beginningOf, callContext, ofRecord, requestOf } from './request.ts'
import { textOf } from './text-of.ts'

interface ActionDialogProps {
  readonly view: EntityView
  readonly action: ConsoleAction
  /** What it is done to; none above a list. */
  readonly record: CellRecord | undefined
  readonly onClose: () => void
  readonly onChanged: () => void
}

export default function ActionDialog(props: ActionDialogProps) {
  const { asks, confirm } = props.action
  return <Suspense>{asks || confirm !== null ? <Asking {...props} /> : <AtOnce {...props} />}</Suspense>
}

function Asking({ view, action, record, onClose, onChanged }: ActionDialogProps) {
  const { say, lang } = view
  const form = useCallForm(action.call)
  const perform = usePerform(action.call)
  const tellDone = useTellDone(view, action, record)
  const schema = useMemo(() => form.form(say), [form, say])
  const context = useMemo(() => callContext(form, lang), [form, lang])
  const { values: first, filled } = useMemo(() => beginningOf(form, action, record), [form, action, record])
  const send = async (values: FieldValues): Promise<void> => {
    await perform(requestOf(form, action, { values, filled, record }))
    tellDone()
    onChanged()
  }
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

function AtOnce({ view, action, record, onClose, onChanged }: ActionDialogProps) {
  const notify = useNotify()
  const translate = useTranslate()
  const perform = usePerform(action.call)
  const tellDone = useTellDone(view, action, record)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    perform(ofRecord(action, record) as Payload).then(
      () => {
        tellDone()
        onChanged()
      },
      (error: unknown) => {
        notify(messageOf(error) ?? translate('ra.notification.http_error'), { type: 'error' })
        onClose()
      },
    )
  })
  return null
}

function useTellDone(view: EntityView, { done }: ConsoleAction, record: CellRecord | undefined): () => void {
  const notify = useNotify()
  return () => notify(done ? inRecord(view, done, record) : 'workflow.done', { type: 'success' })
}

const inRecord = (view: EntityView, label: Parameters<typeof textOf>[1], record: CellRecord | undefined): string =>
  record ? textOf(view, label, record) : view.say(label)
