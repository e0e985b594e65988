/** Calls have addresses of their own, and their path parameters are said in the request. */
import type { ConsistencyRule } from '../check.ts'
import { repeated } from '../lookup.ts'
import { mistake } from '../mistake.ts'

export const calls: ConsistencyRule = function* (linked) {
  for (const { raw } of linked.calls.values()) {
    const known = Object.keys((raw.doc.request?.['properties'] ?? {}) as object)
    for (const [, name = ''] of raw.doc.path.matchAll(/\{([^}]*)\}/g)) {
      if (!known.includes(name)) yield mistake(raw, ['path'], { message: `the request has no property "${name}" for the path`, word: name, words: known })
    }
  }
  const addressed = [...linked.calls.values()].map(({ raw }) => ({ raw, address: `${raw.doc.host ?? 'main'} ${raw.doc.method} ${raw.doc.path.replace(/\{[^}]*\}/g, '{}')}` }))
  for (const { thing, first } of repeated(addressed, ({ address }) => address)) {
    yield mistake(thing.raw, ['path'], { message: `the same call as ${first.raw.file}` })
  }
}
