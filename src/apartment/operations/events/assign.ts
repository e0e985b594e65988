import { EventState, MessageType } from '../../../generated/enums.ts'
import { fill } from '../../../errors/fill.ts'
import type { OwnStatement } from '../../../server/calls/statements.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { inBoth } from '../../../server/messages/in-both.ts'
import { ADMINISTRATOR } from '../../../server/policies/scope.ts'
import { invalid } from '../devices/refused.ts'
import { escaped } from '../../../values/markup.ts'

/**
 * Values: to whom; the texts. A message to somebody else is out of the writer's own sight, where records would not let
 * it be written.
 */
export const MESSAGE_TO: OwnStatement = {
  name: 'a message to one person',
  text: ({ insert, value }) => {
    const text = (at: number): string => value(at, 'text')
    return insert('message', {
      ...{ type: String(MessageType.alarm), permission: `'device_base'`, sent_at: 'now()', staff_id: value(0) },
      ...{ title: text(1), title_en: text(2), content: text(3), content_en: text(4) },
    })
  },
}

/** It is in hand from then on, and whoever has it is told; those who take one on themselves are not. */
export const eventAssign: Operation<'event_assign'> = async (work, { id, handler_id, note }) => {
  const events = work.records.of('event')
  const { state, handler_id: before } = await events.hold(id, ['state', 'handler_id'], 'id')
  await refuseBlind(work, handler_id)
  const values = { handler_id, ...(note !== undefined && { note }) }
  if (state === EventState.open) await events.step(id, 'take_on', values)
  else await events.change(id, values)
  if (handler_id !== before && handler_id !== work.actor.staff_id) await tell(work, id, { handler_id, note })
  return null
}

const BLIND = {
  zh: '该员工没有查看异常的权限，请选择其他处理人',
  en: 'This account has no right to see exceptions; choose another handler',
}

/** Who may not see it would not be told of it either. */
async function refuseBlind({ records }: Work, handler_id: number): Promise<void> {
  const { role_id } = await records.of('staff').hold(handler_id, ['role_id'], 'handler_id')
  if (role_id === ADMINISTRATOR) return
  const [role] = await records.of('role').find({ id: role_id }, ['permissions'], 1)
  if (!role?.permissions.includes('device_base')) throw invalid('handler_id', BLIND)
}

async function tell(
  { records, model, ask }: Work,
  id: number,
  { handler_id, note }: { readonly handler_id: number; readonly note: string | null | undefined },
): Promise<void> {
  const { _labels: labels, code } = await records.of('event').shown(id)
  const kind = model.enums['abnormal_event']!.values.find(({ value }) => value === code)!
  const place = [labels?.home_id, labels?.room_id].filter(Boolean).join(' ')
  const said = inBoth((lang) => {
    const text = (name: string, values: Readonly<Record<string, string | number>>): string =>
      fill(model.app.copy[`alarm.${name}`]?.[lang] ?? '', values)
    return {
      title: text('assigned.title', { kind: kind.label[lang] }),
      content: text('assigned.content', {
        ...{ id, kind: kind.label[lang], place: escaped(place), device: escaped(String(labels?.device_id ?? '')) },
        note: note == null ? '' : text('assigned.note', { note: escaped(note) }),
      }),
    }
  })
  await ask(MESSAGE_TO, handler_id, said.title, said.title_en, said.content, said.content_en)
}
