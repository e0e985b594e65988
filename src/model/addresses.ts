/**
 * Where a `$ref` leads. Documents refer to each other by relative files, so that plain tools follow them; from here on
 * a reference is the address below `schemas/`, the same wherever it was written: `/system/rules/phone.json`.
 */
import type { JsonObject, Path, Raw } from './documents.ts'
import type { Json } from './model.ts'

export const addressOf = (file: string): string => `/${file}`

export function resolve(file: string, ref: string): string {
  const [path = '', ...hash] = ref.split('#')
  const steps = folderOf(file)
  for (const step of path.split('/')) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return [`/${steps.join('/')}`, ...hash].join('#')
}

/** The other way: as it is written in the file. */
export function written(file: string, address: string): string {
  const from = folderOf(file)
  const to = address.slice(1).split('/')
  let same = 0
  while (same < from.length - 1 && from[same] === to[same]) same++
  return [...from.slice(same).map(() => '..'), ...to.slice(same)].join('/')
}

/** The same document with addresses in place of its relative references. */
export const withAddresses = <Doc>(raw: Raw<Doc>): Raw<Doc> =>
  raw.text.includes('"$ref"') ? { ...raw, doc: resolved(raw.file, raw.doc as Json) as Doc } : raw

function resolved(file: string, value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => resolved(file, item as Json))
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' && item.startsWith('../') ? resolve(file, item) : resolved(file, item),
    ]),
  )
}

/** The file that says what stands at a path: of a document in two parts one of them. */
export const fileAt = (raw: Raw<unknown>, path: Path): string => (raw.origin?.(path).raw ?? raw).file

const folderOf = (file: string): string[] => file.split('/').slice(0, -1)
