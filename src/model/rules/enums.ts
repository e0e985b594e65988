/** Codes have the enum's type; codes and names are unique; variants name codes. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { EnumDoc, Path, Raw } from '../documents.ts'
import { allFields, codesOf, repeated } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'
import { isKnown, type Linked } from '../linked.ts'

const COMMAND_STATE = 'command_state'

export const enums: ConsistencyRule = function* (linked) {
  for (const { raw } of linked.enums.values()) {
    if (raw) {
      yield* values(raw)
      yield* variants(raw)
      yield* commandStates(linked, raw)
    }
  }
  yield* uses(linked)
}

/** A code stands for states that commands have; of two for one state nobody could tell which. */
function* commandStates({ enums: all }: Linked, raw: Raw<EnumDoc>): Iterable<Mistake> {
  const words = all.get(COMMAND_STATE)?.doc.oneOf.map((value) => String(value.const))
  const said = raw.doc.oneOf.flatMap((value, index) =>
    (value['x-command'] ?? []).map((word, at) => ({ word, path: ['oneOf', index, 'x-command', at] })),
  )
  for (const { word, path } of words === undefined ? [] : said)
    if (!words!.includes(word))
      yield mistake(raw, path, { message: `no state of a command "${word}"`, word, words: words! })
  for (const { thing } of repeated(said, ({ word }) => word))
    yield mistake(raw, thing.path, { message: `"${thing.word}" stands here twice` })
}

function* values(raw: Raw<EnumDoc>): Iterable<Mistake> {
  const all = raw.doc.oneOf.map((value, index) => ({ ...value, index }))
  for (const { const: code, index } of all) {
    if (typeof code !== (raw.doc.type === 'integer' ? 'number' : 'string'))
      yield mistake(raw, ['oneOf', index, 'const'], {
        message: `the code ${JSON.stringify(code)} is no ${raw.doc.type}`,
        expected: raw.doc.type,
      })
  }
  for (const { thing } of repeated(all, (value) => String(value.const)))
    yield mistake(raw, ['oneOf', thing.index, 'const'], {
      message: `the code ${JSON.stringify(thing.const)} stands here twice`,
    })
  for (const { thing } of repeated(all, (value) => value.title))
    yield mistake(raw, ['oneOf', thing.index, 'title'], { message: `the name "${thing.title}" stands here twice` })
}

function* variants(raw: Raw<EnumDoc>): Iterable<Mistake> {
  const codes = raw.doc.oneOf.map((value) => String(value.const))
  for (const [by, labels] of Object.entries(raw.doc['x-variants']?.cases ?? {})) {
    for (const code of Object.keys(labels)) {
      if (!codes.includes(code))
        yield mistake(raw, ['x-variants', 'cases', by, code], {
          message: `no code ${code}`,
          word: code,
          words: codes,
          key: true,
        })
    }
  }
}

/** Where an enum is used: it exists, and the field that decides its labels stands beside it. */
function* uses(linked: Linked): Iterable<Mistake> {
  for (const { raw, fields } of linked.calls.values())
    for (const { doc, path } of fields.values())
      if (doc['x-enum'] !== undefined) yield* noEnum(linked, raw, [...path, 'x-enum'], doc['x-enum'])
  for (const { entity, field, inRow } of allFields(linked)) {
    if (field.enum === null) continue
    const found = linked.enums.get(field.enum)
    if (!found) yield* noEnum(linked, entity.raw, [...field.path, 'x-enum'], field.enum)
    const by = found?.doc['x-variants']?.by
    if (by === undefined || inRow) continue
    const deciding = entity.fields.get(by)
    if (!deciding)
      yield mistake(entity.raw, field.path, {
        message: `labels of ${field.enum} depend on "${by}", which ${entity.name} has not`,
        word: by,
        words: entity.fields.keys(),
      })
    else if (found?.raw) yield* cases(found.raw, codesOf(linked, deciding))
  }
}

function* noEnum(linked: Linked, raw: Raw<unknown>, path: Path, word: string): Iterable<Mistake> {
  if (!isKnown(linked, 'enums', linked.enums, word))
    yield mistake(raw, path, { message: `no enum "${word}"`, word, words: linked.enums.keys() })
}

/** Each case is of a value that the deciding field can have. */
function* cases(raw: Raw<EnumDoc>, words: readonly string[] | null): Iterable<Mistake> {
  for (const word of words === null ? [] : Object.keys(raw.doc['x-variants']?.cases ?? {}))
    if (!words!.includes(word))
      yield mistake(raw, ['x-variants', 'cases', word], { message: `no code ${word}`, word, words: words!, key: true })
}
