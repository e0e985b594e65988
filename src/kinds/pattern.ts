/**
 * A JavaScript pattern (flag `u`) as a PostgreSQL regular expression with the same verdict. The two differ where
 * PostgreSQL follows the locale (`\d`, `\w`, `\s`), in `.`, and in how code points are written.
 */
const CLASSES: Readonly<Record<string, string>> = {
  d: '0-9',
  w: 'A-Za-z0-9_',
  s: '\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff',
}
const HAN =
  '\\u2e80-\\u2e99\\u2e9b-\\u2ef3\\u2f00-\\u2fd5\\u3005\\u3007\\u3021-\\u3029\\u3038-\\u303b\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufa6d\\ufa70-\\ufad9' +
  '\\U00016fe2\\U00016fe3\\U00016ff0\\U00016ff1\\U00020000-\\U0002a6df\\U0002a700-\\U0002ebe0\\U0002f800-\\U0002fa1d\\U00030000-\\U000323af'
const PROPERTIES: Readonly<Record<string, string>> = { 'Script=Han': HAN, 'sc=Han': HAN, Unified_Ideograph: HAN }
const TOKEN = /\\u\{([0-9a-fA-F]+)\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\p\{([^}]*)\}|\\(.)|\(\?<(?![=!])|\[\^?|[^]/gu

export function postgresPattern(source: string): string {
  let inClass = false
  return source.replace(
    TOKEN,
    (token, codePoint: string | undefined, property: string | undefined, escaped: string | undefined) => {
      if (codePoint !== undefined) return `\\U${codePoint.padStart(8, '0')}`
      if (property !== undefined) return classText(PROPERTIES[property], inClass, source)
      if (escaped !== undefined) return escape(escaped, inClass, source)
      if (token === '(?<') throw new Error(`the pattern ${source} names a group, which the database cannot read`)
      if (!inClass && token.startsWith('[')) inClass = true
      else if (inClass && token.startsWith('[')) return `\\${token}`
      else if (token === ']') inClass = false
      else if (token === '.' && !inClass) return '[^\\n\\r\\u2028\\u2029]'
      return token
    },
  )
}

function escape(letter: string, inClass: boolean, source: string): string {
  if (letter in CLASSES) return classText(CLASSES[letter], inClass, source)
  const negated = letter.toLowerCase()
  if (letter !== negated && negated in CLASSES && !inClass) return `[^${CLASSES[negated]}]`
  if (letter === 'b' || letter === 'B') return letter === 'b' ? '\\y' : '\\Y'
  if (/[A-Zac-z]/.test(letter) && !'nrtvf'.includes(letter))
    throw new Error(`the pattern ${source} uses \\${letter}, which the database cannot read`)
  return `\\${letter}`
}

function classText(members: string | undefined, inClass: boolean, source: string): string {
  if (members === undefined) throw new Error(`the pattern ${source} uses a property that the database cannot read`)
  return inClass ? members : `[${members}]`
}
