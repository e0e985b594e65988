/** Masks are those of the library (`app/masks.json`), and hide something of what they are put on. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { FieldDoc, Path, Raw } from '../documents.ts'
import type { Linked } from '../linked.ts'
import { allFields } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const masks: ConsistencyRule = function* (linked) {
  if (linked.broken.has('app/masks')) return
  for (const raw of linked.rules.values()) yield* masked(linked, raw, [], raw.doc)
  for (const { entity, field } of allFields(linked)) {
    // What a rule brings along is its own to say, but for the length that the field allows.
    const brought = linked.rules.get(field.rule ?? '')?.doc
    if (brought?.['x-mask'] !== field.doc['x-mask'] || brought?.maxLength !== field.doc.maxLength)
      yield* masked(linked, entity.raw, field.path, field.doc)
  }
}

function* masked({ app }: Linked, raw: Raw<unknown>, path: Path, doc: FieldDoc): Iterable<Mistake> {
  const name = doc['x-mask']
  if (name === undefined) return
  const known = app.masks?.doc.masks ?? {}
  if (!Object.hasOwn(known, name)) {
    yield mistake(raw, [...path, 'x-mask'], {
      message: `there is no mask "${name}"`,
      word: name,
      words: Object.keys(known),
    })
    return
  }
  const { first = 0, last = 0 } = known[name]!
  const kept = first + last
  if (kept > 1 && doc.maxLength !== undefined && doc.maxLength < kept + LEAST)
    yield mistake(raw, [...path, 'x-mask'], {
      message: `the mask "${name}" keeps ${kept} of at most ${doc.maxLength} characters`,
      expected: 'one that hides more of them',
    })
}

/** One character that is hidden is found by trying. */
const LEAST = 2
