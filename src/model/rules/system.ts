/**
 * The documents that every console has hold what the engine's code names (`system-needs.ts`). Documents without any of
 * its entities are no console, and asked for nothing.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { filesOf } from '../link-fields.ts'
import { isSystem, SYSTEM_FOLDER, type Path, type Raw } from '../documents.ts'
import { isKnown, type Linked, type LinkedEntity } from '../linked.ts'
import { mistake, type Mistake } from '../mistake.ts'
import {
  NEEDED_CALLS,
  NEEDED_CODES,
  NEEDED_ENTITIES,
  NEEDED_JOBS,
  NEEDED_KEYS,
  NEEDED_SCREENS,
  type EntityNeeds,
} from '../system-needs.ts'

export const system: ConsistencyRule = function* (linked) {
  const isConsole = Object.keys(NEEDED_ENTITIES).some((name) => ofEngine(linked.entities.get(name)?.raw))
  if (!isConsole) return
  for (const [name, needs] of Object.entries(NEEDED_ENTITIES)) {
    const entity = linked.entities.get(name)
    if (entity) yield* fields(entity, needs)
  }
  yield* missing(linked, 'entities', linked.entities, Object.keys(NEEDED_ENTITIES))
  yield* missing(linked, 'enums', linked.enums, Object.keys(NEEDED_CODES))
  yield* missing(linked, 'calls', linked.calls, NEEDED_CALLS)
  yield* missing(linked, 'jobs', linked.jobs, NEEDED_JOBS)
  yield* missing(linked, 'screens', linked.screens, NEEDED_SCREENS)
  for (const [name, codes] of Object.entries(NEEDED_CODES)) {
    const { raw, doc } = linked.enums.get(name) ?? { raw: null }
    for (const code of codes)
      if (raw && !doc.oneOf.some((value) => value.const === code))
        yield mistake(raw, ['oneOf'], { message: `the engine writes the code ${JSON.stringify(code)}` })
  }
  yield* keys(linked)
}

const ofEngine = (raw: Raw<unknown> | undefined): boolean => raw !== undefined && filesOf(raw).some(isSystem)

function* fields(entity: LinkedEntity, { key = 'id', tenant = true, fields: needed }: EntityNeeds): Iterable<Mistake> {
  if (entity.key !== key)
    yield mistake(entity.raw, ['x-key'], { message: `the engine knows a ${entity.name} by "${key}"` })
  if ((entity.doc['x-tenant'] ?? true) !== tenant)
    yield mistake(entity.raw, ['x-tenant'], { message: `"x-tenant" of ${entity.name}`, expected: String(tenant) })
  for (const [name, kind] of Object.entries(needed)) {
    const field = entity.fields.get(name)
    const path: Path = field?.path ?? ['properties']
    if (field?.kind !== kind)
      yield mistake(entity.raw, path, {
        message: `the engine needs "${name}" of ${entity.name}`,
        expected: `a field of kind ${kind}`,
        key: true,
      })
  }
}

/** What is not there has no line of its own. */
function* missing(
  linked: Linked,
  folder: string,
  known: ReadonlyMap<string, unknown>,
  names: readonly string[],
): Iterable<Mistake> {
  for (const name of names) if (!isKnown(linked, folder, known, name)) yield absent(`${folder}/${name}.json`)
}

const absent = (place: string): Mistake => ({
  file: `${SYSTEM_FOLDER}/${place}`,
  line: 1,
  column: 1,
  message: 'the engine needs this document',
  expected: null,
  nearest: null,
})

function* keys({ app, broken }: Linked): Iterable<Mistake> {
  const known: Record<keyof typeof NEEDED_KEYS, readonly string[]> = {
    errors: Object.keys(app.errors?.doc.errors ?? {}),
    constants: Object.keys(app.constants?.doc.constants ?? {}),
    permissions: (app.permissions?.doc.permissions ?? []).map(({ key }) => key),
  }
  for (const [name, needed] of Object.entries(NEEDED_KEYS) as [keyof typeof NEEDED_KEYS, readonly string[]][]) {
    const raw = app[name]
    if (broken.has(`app/${name}`)) continue
    if (!raw) yield absent(`app/${name}.json`)
    else
      for (const key of needed)
        if (!known[name].includes(key)) yield mistake(raw, [name], { message: `the engine needs "${key}"`, key: true })
  }
}
