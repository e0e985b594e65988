/**
 * Names in documents that no code answers to: misspelt, or not written yet. No mistake of the documents,
 * since the types of a function are made from them before it can be written; told at its line all the same. Pure.
 */
import { ENGINE_VIEWS } from '../src/model/engine-views.ts'
import type { CodeTable, HandedOver } from '../src/model/handed-over.ts'
import { mistake, sortMistakes, type Mistake } from '../src/model/mistake.ts'
import type { ProductCode, Table } from './product-code.ts'

interface Written {
  readonly what: 'a function' | 'a component' | 'a drawing'
  readonly guide: string
  /** A document chooses among what there is; otherwise each has one of its own. */
  readonly chosen: boolean
}

const chosen = (what: Written['what'], guide: string): Written => ({ what, guide, chosen: true })
const own = (guide: string): Written => ({ what: 'a function', guide, chosen: false })

const WRITTEN: Readonly<Record<CodeTable, Written>> = {
  operations: own('extending.md#a-call-with-code'),
  jobs: own('extending.md#a-job'),
  webhooks: own('extending.md#messages-from-outside'),
  commands: chosen('a function', 'extending.md#a-command-to-a-device'),
  receivers: own('new-product.md#what-else-the-server-takes'),
  derivations: chosen('a function', 'extending.md#a-derivation'),
  judgements: chosen('a function', 'extending.md#a-rule-with-code'),
  views: chosen('a component', 'extending.md#a-view'),
  slots: chosen('a component', 'extending.md#a-view'),
  windows: chosen('a component', 'extending.md#a-view'),
  facts: chosen('a function', 'new-product.md#a-view-drawn-by-hand'),
  icons: chosen('a drawing', 'new-product.md#a-view-drawn-by-hand'),
  doubts: chosen('a function', 'schemas.md#rule'),
}

export const unwritten = (handedOver: readonly HandedOver[], code: ProductCode): readonly Mistake[] =>
  sortMistakes(handedOver.flatMap((one) => [...missing(one, code[one.table])]))

/** More would be no help where they are read. */
const MOST = 12

function* missing({ table, name, raw, path }: HandedOver, { file, names }: Table): Iterable<Mistake> {
  // What cannot be read may well be there; the compiler knows.
  if (names === null || names.includes(name)) return
  const { what, guide, chosen: isChosen } = WRITTEN[table]
  const words = isChosen ? [...names, ...(table === 'views' ? ENGINE_VIEWS : [])] : []
  const code = `${what} in \`${table}\` of ${file} (docs/${guide})`
  const choice = words.length > 0 && words.length <= MOST ? `one of ${words.join(', ')}, or ${code}` : code
  yield mistake(raw, path, {
    message: `"${name}" has no code yet`,
    expected: table === 'operations' ? `${code}, or "pending": true` : choice,
    word: name,
    words,
  })
}
