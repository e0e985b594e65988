/** Texts of the console that nothing says any more: nobody would translate them, or believe them, in vain. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const keysIn = (file: string): readonly string[] =>
  Object.keys((JSON.parse(read(file)) as { readonly copy: object }).copy)
const sources = ['src', 'scripts', 'generators', 'schemas'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(tsx?|json)$/.test(file) && !/^src\/generated\/|\/copy\.json$/.test(file)),
)

const literals = new Set<string>()
const made: RegExp[] = []
for (const file of sources) collect(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, false))

/** What it says, and what it makes of parts: `status.${unit}`, whose open part is any, or one that the file names. */
function collect(file: ts.SourceFile): void {
  const own = new Set<string>()
  const templates: ts.TemplateExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) own.add(node.text)
    if (ts.isTemplateExpression(node)) templates.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  for (const one of own) literals.add(one)
  const named = [...own].filter((one) => /^\w+$/.test(one)).join('|')
  for (const { head, templateSpans } of templates) {
    const fixed = [head.text, ...templateSpans.map(({ literal }) => literal.text)]
    if (!fixed.some((text) => /\.|\w{3}/.test(text)) || fixed.some((text) => !/^[\w.]*$/.test(text))) continue
    const open = fixed.some((text) => /\w{3}/.test(text)) ? '[\\w.]+' : `(?:${named})`
    made.push(new RegExp(`^${fixed.map((text) => text.replaceAll('.', '\\.')).join(open)}$`))
  }
}

it.each(['schemas/app/copy.json', 'schemas/system/app/copy.json'])('each text of %s is said somewhere', (file) => {
  const keys = keysIn(file)
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key) => !literals.has(key) && !made.some((pattern) => pattern.test(key)))).toEqual([])
})
