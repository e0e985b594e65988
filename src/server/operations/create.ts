/** New records: what is sent of one, filled in and judged, and the write of several. */
import { isObject } from '../../values/is-object.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Effect, Entity, History } from '../../model/model.ts'
import { refusedGrants } from '../auth/grants.ts'
import { entityNamed } from '../sql/sources.ts'
import type { Context } from './context.ts'
import { placed } from './lines/places.ts'
import { apart, type Apart } from './lines/sent.ts'
import { inOneRound, validated } from './write/validated.ts'
import { afterWrites, beforeWrites } from './write/around.ts'
import { workflowOf } from './write/guard.ts'
import type { Body } from './write/body.ts'
import { takeOwnFiles } from './write/own-files.ts'
import { settingsChanged } from './write/settings-changed.ts'
import { defaults, prepare, refuseForbidden } from './write/prepare.ts'
import { brokenRules, judgedAtOnce } from './write/rules.ts'
import { insertRows, evaluated, writeLinks } from './write/statements.ts'
import { type Read, usualValues } from './write/usual.ts'

/**
 * What is sent of a new record, filled in, judged and made ready to be stored; `kept`: what the server adds. What is
 * filled in is judged as if it were sent, but asks no right of the sender.
 */
export async function newRecord(
  context: Context,
  entity: Entity,
  body: unknown,
  kept: Body = {},
): Promise<{ readonly sent: Body; readonly stored: Body; readonly lines: Apart['lines'] }> {
  const usual = await usualValues(context, entity, isObject(body) ? { ...body, ...kept } : body)
  const { own: sent, lines } = apart(
    entity,
    await validated(context, entity, isObject(body) ? { ...asked(entity, usual), ...body } : body, null),
  )
  refuseForbidden(context, entity, Object.fromEntries(Object.entries(sent).filter(([name]) => !(name in usual))))
  const stored = await inOneRound(context, entity, sent, null, () =>
    prepareNew(context, entity, { ...sent, ...kept }, usual),
  )
  return { sent, stored, lines }
}

/** Of what is filled in, what a form may give: the rest is the server's own. */
export const asked = (entity: Entity, usual: Body): Body =>
  Object.fromEntries(
    entity.fields.flatMap(({ name, write }) => (name in usual && write !== 'never' ? [[name, usual[name]]] : [])),
  )

/** `filled`: what nobody sent, unless it stands in `sent` as it was judged. */
export const prepareNew = (context: Context, entity: Entity, sent: Body, filled: Body = {}): Promise<Body> =>
  prepare(
    context,
    entity,
    { ...initialState(context, entity, sent), ...ownership(context, entity), ...filled, ...sent },
    defaults(entity),
    { isNew: true, filled },
  )

export interface Inserted {
  readonly keys: readonly number[]
  /** What is wrong with each; null: nothing. What comes with the records is made only when all of them are good. */
  readonly wrong: readonly (AppError | null)[]
}

/** Writes prepared records and judges them. */
export async function insertRecords(context: Context, entity: Entity, given: readonly Body[]): Promise<Inserted> {
  const usual = defaults(entity)
  const writes = (await placed(context, entity, given)).map((stored) => ({ key: null, stored, was: usual }))
  const before = await beforeWrites(context, entity, 'create', writes)
  if (before.wrong.some(Boolean)) return { keys: [], wrong: before.wrong }
  const records = before.writes.map(({ stored }) => stored)
  const refused = await refusedGrants(
    context,
    entity,
    records.map((values) => ({ operation: 'create', key: null, values })),
  )
  if (refused.some(Boolean)) return { keys: [], wrong: refused }
  const { keys, found } = await insertRows(context, entity, records, judgedAtOnce(context, entity))
  const made = keys.map((key, at) => ({ key, stored: records[at]! }))
  await writeLinks(context, entity, made, true)
  await settingsChanged(context, entity, keys)
  const taken = await takeOwnFiles(context, entity, made)
  const wrong = [
    ...(await brokenRules(
      context,
      entity,
      keys.map((key) => ({ key, written: null })),
      found,
    )),
  ]
  taken.forEach((error, at) => {
    wrong[at] ??= error
  })
  const makings = [
    ...entity.after.create.map((effect) => () => makeWith(context, entity, keys, effect, {})),
    () => noteCreated(context, entity, keys),
    () =>
      afterWrites(
        context,
        entity,
        'create',
        made.map(({ key, stored }) => ({ key, stored: { ...usual, ...stored }, was: {} })),
      ),
  ]
  for (const make of wrong.some(Boolean) ? [] : makings)
    (await make()).forEach((error, at) => {
      wrong[at] ??= error
    })
  return { keys, wrong }
}

async function noteCreated(context: Context, entity: Entity, keys: readonly number[]): Promise<Inserted['wrong']> {
  const history = workflowOf(context, entity)?.history
  return history ? noteHistory(context, entity, keys, history, { [history.step]: history.created }) : []
}

/** What a workflow notes of its steps is no action of its own: the journal tells of the step. */
export const noteHistory = (
  context: Context,
  entity: Entity,
  keys: readonly number[],
  history: History,
  said: Body,
): Promise<Inserted['wrong']> => makeWith({ ...context, journal: 'whole' }, entity, keys, history, said)

/** What comes with the records is the server's own doing: it asks no permission, but keeps every rule. */
async function makeWith(
  context: Context,
  entity: Entity,
  keys: readonly number[],
  effect: Effect,
  said: Body,
): Promise<Inserted['wrong']> {
  const made = entityNamed(context.model, effect.entity)
  const values = await evaluated(context, keys, { entity: entity.name, made: made.name, values: effect.values })
  const read: Read = new Map()
  const records = await Promise.all(
    keys.map(async (key) => {
      const own = { ...values.get(key), ...said }
      return prepareNew(context, made, own, await usualValues(context, made, own, read))
    }),
  )
  return (await insertRecords(context, made, records)).wrong
}

const ownership = ({ scope }: Context, { scope: { owner } }: Entity): Body =>
  owner === null ? {} : { [owner.by]: scope.staff_id }

function initialState(context: Context, entity: Entity, sent: Body): Body {
  const workflow = workflowOf(context, entity)
  if (workflow === null) return {}
  const { initial } = workflow
  if (typeof initial !== 'object') return { [workflow.field]: initial }
  const state = initial.cases[String(sent[initial.by] ?? defaults(entity)[initial.by])]
  if (state === undefined)
    throw new AppError(
      'invalid',
      {},
      { fields: [{ field: initial.by, message: { zh: '请从选项中选择', en: 'Must be one of the choices' } }] },
    )
  return { [workflow.field]: state }
}
