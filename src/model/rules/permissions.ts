/** Permission keys exist; none is declared twice. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { accessOf } from '../permissions.ts'
import { detailPlaces } from '../detail-places.ts'
import type { Path, Raw } from '../documents.ts'
import type { Linked } from '../linked.ts'
import { allFields, isGiven, isMade, repeated } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'
import { bareKey, EVERY, givenPermissions, isOptional } from '../permission-keys.ts'

export const permissions: ConsistencyRule = function* (linked) {
  yield* writers(linked)
  const known = new Set([EVERY, ...linked.permissions.map(({ key }) => key)])
  for (const { raw, path, key } of uses(linked)) {
    if (!known.has(key))
      yield mistake(raw, path, {
        message: `no permission "${key}"`,
        expected: 'a key of app/permissions.json',
        word: key,
        words: known,
      })
  }
  const { permissions: raw } = linked.app
  for (const [index, { key, resource }] of (raw?.doc.permissions ?? []).entries()) {
    if (raw && resource !== undefined && !bareKey(key).startsWith(`${resource}_`))
      yield mistake(raw, ['permissions', index, 'resource'], {
        message: `the key "${key}" does not begin with "${resource}_"`,
        expected: `a beginning of "${key}"`,
      })
  }
  const given = new Set(givenPermissions(linked.permissions).map(({ key }) => key))
  for (const [index, permission] of (raw?.doc.permissions ?? []).entries()) {
    if (raw && permission.all_of !== undefined && permission.any_of !== undefined)
      yield mistake(raw, ['permissions', index, 'any_of'], {
        message: `"${permission.key}" follows from all of some keys already`,
        key: true,
      })
    for (const word of ['all_of', 'any_of'] as const)
      for (const [at, key] of (permission[word] ?? []).entries())
        if (raw && !given.has(key) && !isOptional(key))
          yield mistake(raw, ['permissions', index, word, at], {
            message: `no key "${key}" that a role or a company is given`,
            word: key,
            words: given,
          })
  }
  for (const { thing } of repeated((raw?.doc.permissions ?? []).entries(), ([, { key }]) => key)) {
    if (raw)
      yield mistake(raw, ['permissions', thing[0], 'key'], { message: `the key "${thing[1].key}" stands here twice` })
  }
}

interface Use {
  readonly raw: Raw<unknown>
  readonly path: Path
  readonly key: string
}

function* uses(linked: Linked): Iterable<Use> {
  for (const { raw, doc } of linked.entities.values()) {
    for (const [operation, key] of Object.entries(doc['x-access'] ?? {}))
      if (key !== null) yield { raw, path: ['x-access', operation], key }
    if (typeof doc['x-comments'] === 'string') yield { raw, path: ['x-comments'], key: doc['x-comments'] }
    if (doc['x-detail']?.permission !== undefined)
      yield { raw, path: ['x-detail', 'permission'], key: doc['x-detail'].permission }
    for (const { path, parts } of detailPlaces(doc))
      for (const [index, { permission }] of (parts.slots ?? []).entries())
        if (permission !== undefined) yield { raw, path: [...path, 'slots', index, 'permission'], key: permission }
    for (const [index, { unless }] of (doc['x-checks'] ?? []).entries())
      if (unless !== undefined) yield { raw, path: ['x-checks', index, 'unless'], key: unless }
  }
  for (const { entity, field } of allFields(linked)) {
    for (const keyword of ['x-permission', 'x-write-permission'] as const) {
      const key = field.doc[keyword]
      if (key !== undefined) yield { raw: entity.raw, path: [...field.path, keyword], key }
    }
  }
  for (const raw of linked.workflows.values()) {
    for (const [index, { permission }] of raw.doc.transitions.entries()) {
      if (permission !== undefined) yield { raw, path: ['transitions', index, 'permission'], key: permission }
    }
  }
  for (const raw of [
    ...[...linked.calls.values()].map((call) => call.raw),
    ...linked.jobs.values(),
    ...linked.screens.values(),
    ...linked.reports.values(),
    ...linked.dashboards.values(),
  ]) {
    if (typeof raw.doc.permission === 'string') yield { raw, path: ['permission'], key: raw.doc.permission }
  }
  for (const raw of linked.dashboards.values())
    for (const [at, part] of raw.doc.parts.entries())
      for (const [one, path] of [
        [part, ['parts', at]],
        ...(part.figures ?? []).map((figure, place) => [figure, ['parts', at, 'figures', place]] as const),
      ] as const)
        for (const word of ['with', 'without'] as const)
          if (one[word] !== undefined) yield { raw, path: [...path, word], key: one[word] }
}

/** A field that not everybody may write: who lacks the key can do without, or the key means nothing. */
function* writers(linked: Linked): Iterable<Mistake> {
  for (const { entity, field, inRow } of allFields(linked)) {
    const key = field.doc['x-write-permission']
    if (key === undefined) continue
    const at = (message: string, expected?: string) =>
      mistake(entity.raw, [...field.path, 'x-write-permission'], { message, expected, key: true })
    const { create } = accessOf(entity)
    const isNeeded = entity.doc.required?.includes(field.name) || field.doc['x-required-when'] !== undefined
    if (inRow) yield at(`"${field.name}" stands in a row, which is written as a whole`)
    else if (isMade(field)) yield at(`"${field.name}" is written by the server alone`)
    else if (isNeeded && !isGiven(field.doc) && create !== null && create !== key)
      yield at(`nobody without the key ${key} could make a record of ${entity.name}`, 'a default, or no "required"')
  }
  for (const { raw, doc } of [...linked.workflows.values()].map((one) => ({ raw: one, doc: one.doc })))
    for (const [index, step] of doc.transitions.entries())
      for (const [place, { name }] of (step.fields ?? []).entries()) {
        const key = linked.entities.get(doc.entity)?.fields.get(name)?.doc['x-write-permission']
        if (key !== undefined && key !== step.permission)
          yield mistake(raw, ['transitions', index, 'fields', place, 'name'], {
            message: `"${name}" is written with the key ${key}`,
            expected: `"permission": "${key}" of the step`,
          })
      }
}
