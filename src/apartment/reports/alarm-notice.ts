/** What is said of an alarm. */
import { fill } from '../../errors/fill.ts'
import type { App, Lang } from '../../model/model.ts'
import { escaped } from '../../values/markup.ts'
import { titleOf } from '../domain/message-title.ts'

export interface ToldAlarm {
  readonly id: number
  readonly kind: string
  readonly place: string
  /** Its serial number. */
  readonly device: string
  readonly detail: string | null
}

export function alarmNotice(
  copy: App['copy'],
  lang: Lang,
  { id, kind, place, device, detail }: ToldAlarm,
): { readonly title: string; readonly content: string } {
  const text = (name: string, values: Readonly<Record<string, string | number>>): string =>
    fill(copy[`alarm.${name}`]?.[lang] ?? '', values)
  return {
    title: titleOf(place, (shown) => text('title', { kind, place: shown })),
    // A device's words are no markup.
    content: text('content', { id, device: escaped(device), detail: escaped(detail ?? kind) }),
  }
}
