/** Settings that devices must take, or that only some have, are settings, sent by a command and known by features. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { Linked, LinkedEntity, LinkedEnum } from '../linked.ts'
import { mistake, type Mistake } from '../mistake.ts'
import type { Path } from '../documents.ts'
import { COMMANDS } from '../system-needs.ts'

export const sent: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    const { 'x-sent': sending, 'x-features': features, 'x-inherit': inherit } = entity.doc
    for (const keyword of ['x-sent', 'x-features'] as const)
      if (entity.doc[keyword] !== undefined && inherit === undefined)
        yield mistake(entity.raw, [keyword], {
          message: `${entity.name} are no settings`,
          expected: '"x-inherit"',
          key: true,
        })
    if (inherit === undefined) continue
    if (sending !== undefined) {
      yield* codeMistakes(entity, ['x-sent', 'command'], sending.command, linked.enums.get(COMMANDS))
      yield* nameMistakes(entity, ['x-sent', 'settings'], sending.settings)
    }
    if (features !== undefined) yield* featureMistakes(linked, entity, features)
  }
}

function* featureMistakes(
  linked: Linked,
  entity: LinkedEntity,
  features: NonNullable<LinkedEntity['doc']['x-features']>,
): Iterable<Mistake> {
  for (const [of, settings] of Object.entries(features)) {
    const codes = linked.enums.get(of)
    if (codes === undefined && !linked.broken.has(of))
      yield mistake(entity.raw, ['x-features', of], {
        message: `no enum "${of}"`,
        word: of,
        words: linked.enums.keys(),
        key: true,
      })
    for (const [code, names] of Object.entries(settings)) {
      yield* codeMistakes(entity, ['x-features', of, code], code, codes, true)
      yield* nameMistakes(entity, ['x-features', of, code], names)
    }
  }
}

function* codeMistakes(
  entity: LinkedEntity,
  path: Path,
  code: string,
  codes: LinkedEnum | undefined,
  key = false,
): Iterable<Mistake> {
  const known = codes?.doc.oneOf?.map(({ const: value }) => String(value))
  if (known !== undefined && !known.includes(code))
    yield mistake(entity.raw, path, {
      message: `"${code}" is no code of ${codes!.name}`,
      word: code,
      words: known,
      key,
    })
}

function* nameMistakes(entity: LinkedEntity, path: Path, names: readonly string[]): Iterable<Mistake> {
  const known = settingNames(entity)
  for (const [index, name] of names.entries())
    if (!known.includes(name))
      yield mistake(entity.raw, [...path, index], {
        message: `"${name}" is no setting of ${entity.name}`,
        word: name,
        words: known,
      })
}

/** Fields that a place may leave open, but those that are a part of one setting. */
function settingNames({ doc, fields }: LinkedEntity): readonly string[] {
  const together = doc['x-together'] ?? []
  const not = new Set([...(doc['x-inherit'] ?? []), ...(doc.required ?? []), ...together.flatMap((one) => one.fields)])
  const own = [...fields.values()].filter(
    ({ name, declared, doc: field }) =>
      declared && !not.has(name) && (field['x-write'] ?? 'always') === 'always' && field['x-computed'] === undefined,
  )
  return [...own.map(({ name }) => name), ...together.map(({ name }) => name)]
}
