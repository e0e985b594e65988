/** Codes have the enum's type; codes and names are unique; variants name codes. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { EnumDoc, Raw } from '../documents.ts'
import { allFields, repeated } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'
import { isKnown, type Linked } from '../linked.ts'

export const enums: ConsistencyRule = function* (linked) {
  for (const { raw } of linked.enums.values()) {
    if (raw) {
      yield* values(raw)
      yield* variants(raw)
    }
  }
  yield* uses(linked)
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
  for (const { entity, field, inRow } of allFields(linked)) {
    if (field.enum === null) continue
    const found = linked.enums.get(field.enum)
    if (!found && !isKnown(linked, 'enums', linked.enums, field.enum)) {
      yield mistake(entity.raw, [...field.path, 'x-enum'], {
        message: `no enum "${field.enum}"`,
        word: field.enum,
        words: linked.enums.keys(),
      })
    }
    const by = found?.doc['x-variants']?.by
    if (by !== undefined && !inRow && !entity.fields.has(by))
      yield mistake(entity.raw, field.path, {
        message: `labels of ${field.enum} depend on "${by}", which ${entity.name} has not`,
      })
  }
}
