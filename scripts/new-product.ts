/**
 * `npm run new-product -- <folder> [name]`: a folder with the engine and the beginning of another product, which
 * generates, type-checks, builds and starts as it is. Nothing of this product goes along. docs/new-product.md tells
 * what comes then.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { productFolder } from './product.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What makes the engine. Folders go along whole, but for `LEFT`. */
const ENGINE = [
  ...['.gitattributes', '.gitignore', '.npmrc', '.prettierignore', '.prettierrc.json', '.vscode'],
  ...['eslint.config.js', 'index.html', 'package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts'],
  ...['docs/architecture.md', 'docs/contracts.md', 'docs/new-product.md', 'tests/support/time-zone.ts'],
  ...['docs/extending.md', 'docs/hosts.md'],
  ...['generators', 'schemas/meta', 'schemas/system', 'scripts', 'src'],
]

/** Of this product: its code, what is made of its documents, and commands that know what it is about. */
const LEFT = new Set([
  ...[productFolder, 'src/generated'],
  ...[
    'scripts/bench',
    'scripts/bench.ts',
    'scripts/fleet',
    'scripts/fleet.ts',
    'scripts/screenshots.ts',
    'scripts/second-product.ts',
    'scripts/link-packages.ts',
    'scripts/test.ts',
    'scripts/new-product',
    'scripts/new-product.ts',
    'scripts/product-test.ts',
  ],
  ...['scripts/specification', 'scripts/specification.ts'],
])
const LEFT_COMMANDS = ['bench', 'fleet', 'screenshots', 'specification', 'unit', 'new-product']

const SKELETON = 'scripts/new-product/skeleton'
/** Its `npm test`: what this one's knows of the first product is left out. */
const TEST = 'scripts/product-test.ts'
/** The folder of the product's code in the skeleton, and the word in its documents, that get its name. */
const [UNNAMED, NAME] = ['src/product', '{name}'] as const

/** At the top of the pages that go along. */
const ELSEWHERE =
  'Some of the files that this page names as examples, tests among them, belong to the first product: they stand in ' +
  "the engine's own repository."

const USAGE = `npm run new-product -- <folder> [name]

Makes a folder with the engine and an empty product: an administrator who can log in, accounts, roles, the log.
  folder   where it is made; it must be empty, or not there yet, and outside of this project
  name     of the product: small letters, digits and hyphens, such as fleet; left out, the folder's own name

Then, in that folder: npm install, npm start. docs/new-product.md tells how to go on.`

const { folder, name } = asked()
make(folder, name)
const shown = path.relative(process.cwd(), folder) || '.'
console.log(`The product "${name}" stands in ${folder}.

  cd ${/\s/.test(shown) ? JSON.stringify(shown) : shown}
  npm install
  npm start

Its documents go into schemas/, its code into src/${name}/; docs/new-product.md there tells how.`)

function asked(): { readonly folder: string; readonly name: string } {
  const { values, positionals } = parsed()
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const [given, named, ...more] = positionals
  if (given === undefined) fail(`Name the folder in which the product is to be made.\n\n${USAGE}`)
  if (more.length > 0) fail(`A folder and a name are enough; "${more.join(' ')}" is too much.`)
  // npm runs in the project's folder; what people type is meant from where they stand.
  const folder = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given)
  const name = named ?? path.basename(folder)
  const taken = readdirSync(path.join(root, 'src')).filter((one) => one !== path.basename(productFolder))
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    fail(`"${name}" cannot be the product's name: it takes small letters, digits and single hyphens, such as "fleet".`)
  if (taken.includes(name)) fail(`"${name}" is a part of the engine; give the product another name.`)
  if (!path.relative(root, folder).startsWith('..') && !path.isAbsolute(path.relative(root, folder)))
    fail(`${folder} is inside of this project; a product stands in a folder of its own.`)
  if (existsSync(folder) && !statSync(folder).isDirectory()) fail(`${folder} is a file.`)
  if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty; nothing was written.`)
  return { folder, name }
}

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h', default: false } } })
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${USAGE}`)
  }
}

function make(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true })
  for (const part of ENGINE)
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !LEFT.has(path.relative(root, file).replaceAll('\\', '/')),
    })
  for (const file of filesOf(path.join(root, SKELETON))) {
    const target = path.join(folder, file.replaceAll('\\', '/').replace(UNNAMED, `src/${name}`))
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, readFileSync(path.join(root, SKELETON, file), 'utf8').replaceAll(NAME, name))
  }
  cpSync(path.join(root, TEST), path.join(folder, 'scripts/test.ts'))
  for (const page of ['docs/architecture.md', 'docs/contracts.md'])
    writeFileSync(path.join(folder, page), ofProduct(readFileSync(path.join(root, page), 'utf8'), name))
  change<Package>(path.join(folder, 'package.json'), ({ scripts, ...known }) => ({
    ...known,
    name,
    version: '0.1.0',
    description: `The console of ${name}`,
    imports: { '#product/*': `./src/${name}/*` },
    scripts: Object.fromEntries(Object.entries(scripts).filter(([command]) => !LEFT_COMMANDS.includes(command))),
  }))
  change<LockFile>(path.join(folder, 'package-lock.json'), ({ packages, ...known }) => ({
    ...known,
    name,
    packages: { ...packages, '': { ...packages[''], name } },
  }))
}

/** The map as another product has it: what stands in this one's own folder is left out, its folder is the new one. */
function ofProduct(page: string, name: string): string {
  const isOwn = (line: string): boolean =>
    [`| \`${productFolder}/`, '| another product', '| `scripts/fleet', '| `scripts/bench'].some((own) =>
      line.startsWith(own),
    )
  return page
    .split('\n')
    .filter((line) => !isOwn(line))
    .toSpliced(1, 0, '', ELSEWHERE)
    .join('\n')
    .replaceAll(productFolder, `src/${name}`)
    .replaceAll(`src/${name}/user-info.ts`, `src/${name}/product.ts`)
    .replaceAll(`\`${path.basename(productFolder)}\``, `\`${name}\``)
}

interface Package {
  readonly scripts: Readonly<Record<string, string>>
}
interface LockFile {
  readonly packages: Readonly<Record<string, object>>
}

function change<Doc>(file: string, to: (doc: Doc) => object): void {
  writeFileSync(file, `${JSON.stringify(to(JSON.parse(readFileSync(file, 'utf8')) as Doc), null, 2)}\n`)
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
