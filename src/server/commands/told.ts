/**
 * Notifies the account that last sent or retried a command when it fails: its page may be closed long since. One
 * message per command, and only if the account may still see it; written in the
 * transaction in which the command ends.
 */
import { fill } from '../../errors/fill.ts'
import type { AsAccount } from '../auth/as-account.ts'
import { COMMAND } from '../../model/system-needs.ts'
import type { Label, Lang, Model } from '../../model/model.ts'
import { seeToAgain } from '../jobs/settings-queue.ts'
import { inBoth } from '../messages/in-both.ts'
import { tellAsker } from '../messages/notices.ts'
import { mayOperate } from '../policies/rights.ts'
import { entityNamed } from '../sql/sources.ts'
import type { Connection } from '../store/store.ts'
import { escaped } from '../../values/markup.ts'
import type { Asked } from './queue.ts'

export type BadEnd = 'fail' | 'timeout' | 'expired'

export interface Ended extends Asked {
  readonly client_id: number
  readonly task_id: number
  readonly end: BadEnd
  readonly why: Why
}

/** A text of ours by its name, an error of the catalogue by its number, or the device's own words. */
export type Why = FailureName | { readonly code: number } | { readonly said: string }

export type FailureName = 'timeout' | 'expired' | 'not_stored' | 'device' | 'replaced'

export const failureText = ({ app }: Model, name: FailureName): Label => app.copy[`command.failure.${name}`]!

export function whyText(model: Model, why: Why): Label {
  if (typeof why === 'string') return failureText(model, why)
  if ('said' in why) return { zh: why.said, en: why.said }
  const known = Object.values(model.app.errors).find(({ code }) => code === why.code)
  return known?.message ?? failureText(model, 'device')
}

export async function tellOf(connection: Connection, asAccount: AsAccount, ended: readonly Ended[]): Promise<void> {
  await seeToAgain(connection, ended)
  const byAsker = new Map<string, Ended[]>()
  for (const one of ended) {
    const key = `${one.client_id} ${one.asker_id}`
    if (one.asker_id !== null) byAsker.set(key, [...(byAsker.get(key) ?? []), one])
  }
  for (const some of byAsker.values()) {
    const { client_id, asker_id } = some[0]!
    const context = await asAccount(connection, client_id, asker_id!)
    if (context === null || !mayOperate(context.actor, entityNamed(context.model, COMMAND), 'info')) continue
    await tellAsker(
      context,
      COMMAND,
      some.map((one) => ({ id: one.task_id, ...inBoth((lang) => textsIn(lang, context.model, one)) })),
    )
  }
}

function textsIn(lang: Lang, model: Model, { command, address, end, why }: Ended) {
  const type = model.enums['command_type']?.values.find(({ value }) => value === command)
  const values = {
    command: type?.label[lang] ?? command,
    address,
    failure: whyText(model, why)[lang],
  }
  const text = (part: 'title' | 'content'): string => model.app.copy[`notice.command.${end}.${part}`]![lang]
  // A device's words are no markup.
  const safe = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escaped(value)]))
  return { title: fill(text('title'), values), content: fill(text('content'), safe) }
}
