/**
 * The only way in which values of the schemas enter generated code: literals through JSON, names checked, comments
 * defused. A label may hold quotes, backticks, `${}`, comment ends or line separators; none of them can leave its
 * place.
 */

export const COMMAND = 'npm run generate'

/** First line of every generated file that can have one. */
export const header = (source: string): string =>
  `// Generated from ${comment(source)} by \`${COMMAND}\`; edit the source instead.\n`

/** Of parts of a model, which never change: many files show the same, and the next run nearly all of them again. */
const known = new WeakMap<object, string>()

export function literal(value: unknown, indent = 2): string {
  if (indent !== 0 || typeof value !== 'object' || value === null || !Object.isFrozen(value))
    return asText(value, indent)
  const found = known.get(value) ?? asText(value, indent)
  known.set(value, found)
  return found
}

function asText(value: unknown, indent: number): string {
  return (JSON.stringify(value, null, indent) ?? 'undefined').replace(
    /[\u2028\u2029]|<(?=[/!])/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const RESERVED = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in ' +
    'instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield await any ' +
    'arguments boolean eval never number object string symbol undefined unknown'
  ).split(' '),
)

/** A name as an identifier; one that cannot be is a programming mistake, since the model has checked names already. */
export function identifier(name: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new Error(`${JSON.stringify(name)} cannot be a name in code`)
  return RESERVED.has(name) ? `${name}_` : name
}

/** A property name, quoted only where it must be. */
export const property = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : literal(name)

/** `book_type` → `BookType`. */
export const pascal = (name: string): string =>
  identifier(
    name
      .split(/[_-]/)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
  )

/** Text for inside a comment, on one line. */
export const comment = (text: string): string => text.replaceAll('*/', '*\\/').replace(/[\r\n\u2028\u2029]+/g, ' ')

/** A literal that is broken into lines down to a depth and compact below: short, and its differences can be read. */
export function lines(value: unknown, depth: number, indent = ''): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return literal(value, 0)
  if (!Object.isFrozen(value)) return broken(value, depth, indent)
  const texts = brokenTexts.get(value) ?? new Map<string, string>()
  brokenTexts.set(value, texts)
  const place = `${depth}${indent}`
  const text = texts.get(place) ?? broken(value, depth, indent)
  texts.set(place, text)
  return text
}

const brokenTexts = new WeakMap<object, Map<string, string>>()

function broken(value: object, depth: number, indent: string): string {
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => inner + lines(item, depth - 1, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${inner}${literal(key)}: ${lines(item, depth - 1, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}
