/** The calls that are done to the records of an entity. */
import type { Action, Call, Model } from './model.ts'

export interface CallAction {
  readonly call: Call
  readonly action: Action
}

export const actionsFor = (model: Model, entity: string): readonly CallAction[] =>
  Object.values(model.calls).flatMap((call) =>
    call.action !== null && call.action.entity === entity ? [{ call, action: call.action }] : [],
  )

/** Fields of the record that stand in a text. */
export const namedIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
]

/** Fields of the record that its texts and its `fill` read. */
export const readBy = ({ reason, confirm, done, fill }: Action): readonly string[] => [
  ...new Set([
    ...[reason, confirm, done].flatMap((text) => (text === null ? [] : namedIn(text.zh))),
    ...Object.values(fill).flatMap(([first]) => first ?? []),
  ]),
]
