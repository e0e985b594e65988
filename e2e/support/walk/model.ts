/** The generated model, from which the walk takes its way: what is added to the schemas is walked by itself. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Entity, Lang, Model } from '../../../src/model/model.ts'

export const model = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../src/generated/model.json'), 'utf8'),
) as Model

const entities = Object.values(model.entities)
/** What people see, and what the server keeps for itself. */
export const open: readonly Entity[] = entities.filter(({ internal }) => !internal)
export const internal: readonly Entity[] = entities.filter(({ internal }) => internal)

/** Address of its list. */
export const pathOf = ({ menu, plural }: Entity): string => menu?.path ?? `/${plural}`

/** A text of the console in the language. */
export function say(key: string, lang: Lang): string {
  const label = model.app.copy[key]
  if (!label) throw new Error(`The console has no text "${key}".`)
  return label[lang]
}
