/**
 * What code has for the documents to name: the keys of the tables in the product's `product.ts` and
 * `console-product.ts`, and what the engine has beside them. The sources are parsed and never run, since they need not
 * compile while somebody writes them.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import type ts from 'typescript'
import type { CodeTable } from '../src/model/handed-over.ts'

/** Every run waits for it; imported, it takes twice as long. */
const parser = createRequire(import.meta.url)('typescript') as typeof ts

export interface Table {
  /** Where a further line of it is written, from the project's folder. */
  readonly file: string
  /** Null: it is made in a way that only running it would tell. */
  readonly names: readonly string[] | null
}

export type ProductCode = Readonly<Record<CodeTable, Table>>

/** Properties of the one object that each of these files gives to the engine. */
const PRODUCT: Readonly<Record<string, readonly CodeTable[]>> = {
  'product.ts': ['operations', 'jobs', 'webhooks', 'commands', 'receivers', 'derivations', 'judgements'],
  'console-product.ts': ['views', 'slots', 'windows', 'facts', 'icons'],
}

/** Of these the names stand one step further in. */
const WITHIN: Partial<Readonly<Record<CodeTable, string>>> = { commands: 'types' }

const ENGINE = { icons: ['src/console/shell/icons.tsx', 'SHAPES'], doubts: ['src/values/doubts.ts', 'doubts'] } as const

/** `folder`: the product's, such as `src/fleet`. */
export function productCode(root: string, folder: string): ProductCode {
  const source = sourcesOf(root)
  const engine = (table: keyof typeof ENGINE): Table => {
    const [file, name] = ENGINE[table]
    return tableOf(source, file, declared(source, file, name))
  }
  const product = Object.entries(PRODUCT).flatMap(([name, tables]) => {
    const file = `${folder}/${name}`
    const given = exported(source, file, 'default') ?? exported(source, file, 'product')
    const whole = given && objectOf(source, given)
    return tables.map(
      (table) => [table, tableOf(source, file, whole && propertyOf(whole, table), WITHIN[table])] as const,
    )
  })
  const own = Object.fromEntries(product) as Omit<ProductCode, 'doubts'>
  return { ...own, icons: both(own.icons, engine('icons')), doubts: engine('doubts') }
}

/** Further ones are written in the first. */
const both = ({ file, names }: Table, more: Table): Table => ({
  file,
  names: names && more.names && [...names, ...more.names],
})

/** `found`: null where `file`, which should have it, does not. */
function tableOf(source: Sources, file: string, found: Found | null, within?: string): Table {
  const place = found && objectOf(source, found)
  if (found && !place) return { file, names: null }
  if (place && within !== undefined) return tableOf(source, place.file, propertyOf(place, within))
  return { file: place?.file ?? file, names: place ? namesOf(source, place) : [] }
}

/** By the file's place in the project; null: it cannot be read. */
type Sources = (file: string) => ts.SourceFile | null

interface Found {
  readonly file: string
  readonly node: ts.Expression
}

interface FoundObject {
  readonly file: string
  readonly literal: ts.ObjectLiteralExpression
}

function sourcesOf(root: string): Sources {
  const read = new Map<string, ts.SourceFile | null>()
  return (file) => {
    if (!read.has(file)) read.set(file, parsed(join(root, file)))
    return read.get(file) ?? null
  }
}

function parsed(path: string): ts.SourceFile | null {
  try {
    return parser.createSourceFile(path, readFileSync(path, 'utf8'), parser.ScriptTarget.Latest)
  } catch {
    return null
  }
}

/** The object that an expression is, here or in the file that it is imported from. */
function objectOf(source: Sources, { file, node }: Found): FoundObject | null {
  if (parser.isObjectLiteralExpression(node)) return { file, literal: node }
  if (parser.isAsExpression(node) || parser.isSatisfiesExpression(node) || parser.isParenthesizedExpression(node))
    return objectOf(source, { file, node: node.expression })
  const named = parser.isIdentifier(node) ? declared(source, file, node.text) : null
  return named && objectOf(source, named)
}

/** Null: a part of it is made in another way. */
function namesOf(source: Sources, { file, literal }: FoundObject): readonly string[] | null {
  const parts = literal.properties.map((property) => {
    if (!parser.isSpreadAssignment(property)) {
      const name = nameOf(property)
      return name === null ? null : [name]
    }
    const spread = objectOf(source, { file, node: property.expression })
    return spread && namesOf(source, spread)
  })
  return parts.includes(null) ? null : parts.flatMap((names) => names ?? [])
}

const nameOf = ({ name }: ts.ObjectLiteralElementLike): string | null =>
  name !== undefined && (parser.isIdentifier(name) || parser.isStringLiteral(name)) ? name.text : null

function propertyOf({ file, literal }: FoundObject, name: string): Found | null {
  const found = literal.properties.find((property) => nameOf(property) === name)
  if (found && parser.isShorthandPropertyAssignment(found)) return { file, node: found.name }
  return found && parser.isPropertyAssignment(found) ? { file, node: found.initializer } : null
}

/** What a name of this file stands for. */
function declared(source: Sources, file: string, name: string): Found | null {
  for (const statement of source(file)?.statements ?? []) {
    if (parser.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations)
        if (parser.isIdentifier(one.name) && one.name.text === name && one.initializer)
          return { file, node: one.initializer }
    const from = parser.isImportDeclaration(statement) ? importedAs(statement, name) : null
    if (from !== null) return exported(source, posix.join(posix.dirname(file), from.module), from.name)
  }
  return null
}

function importedAs(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  name: string,
): { readonly module: string; readonly name: string } | null {
  const module = parser.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
  if (!importClause || !module.startsWith('.')) return null
  if (importClause.name?.text === name) return { module, name: 'default' }
  const bindings = importClause.namedBindings
  const named = bindings && parser.isNamedImports(bindings) ? bindings.elements : []
  const found = named.find((one) => one.name.text === name)
  return found ? { module, name: (found.propertyName ?? found.name).text } : null
}

function exported(source: Sources, file: string, name: string): Found | null {
  if (name !== 'default') return declared(source, file, name)
  const found = source(file)?.statements.find(parser.isExportAssignment)
  return found ? { file, node: found.expression } : null
}
