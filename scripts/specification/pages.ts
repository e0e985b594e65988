/** Statements → the two pages: what stands where and which test shows it, and what the specification leaves open. */
import { testOf, testsOf, type Statement } from './statements.ts'

const SOURCE = 'tests/specification/statements.json'
const header = `<!-- Made from ${SOURCE} by \`npm run specification\`; edit the source instead. -->\n`

const SECTIONS: Readonly<Record<string, string>> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'The error catalogue',
  9: 'Business constants and limits',
}

export function specificationPage(statements: readonly Statement[]): string {
  const having = (reason: 'open' | 'kept'): number =>
    statements.filter((statement) => statement[reason] !== undefined).length
  const [open, kept] = [having('open'), having('kept')]
  const parts = Object.entries(SECTIONS).map(([section, title]) => {
    const rows = statements.filter((statement) => statement.section === section)
    return `## ${section}. ${title}\n\n| Statement | Document | Test |\n|---|---|---|\n${rows.map(row).join('\n')}\n`
  })
  const shown = statements.length - open - kept
  const summary = `Every statement of the specification, in our words: where it lives and which test shows it. ${statements.length} statements: ${shown} are shown by a test in which somebody does it and sees what comes of it, ${kept} are kept as data only, which a test compares with the specification, and ${open} are still open. Files under \`tests/specification\` compare documents; beside another test they hold the wording.`
  return [header, '# The specification, statement by statement\n', `${summary}\n`, ...parts].join('\n')
}

const row = (statement: Statement): string =>
  `| ${cell(statement.says)} | ${statement.at.map(place).join('<br>')} | ${[...reasons(statement), ...testsOf(statement).map(shown)].join('<br>')} |`

function* reasons({ open, kept }: Statement): Iterable<string> {
  if (open !== undefined) yield `*open:* ${cell(open)}`
  if (kept !== undefined) yield `*kept as data:* ${cell(kept)}`
}

const place = (at: string): string => `[${cell(at.replace('#/', ' '))}](../schemas/${at.split('#')[0]})`

function shown(test: string): string {
  const { file, name } = testOf(test)
  return `[${cell(file.replace('tests/', ''))}](../${file}): ${cell(name)}`
}

export function unknownPage(statements: readonly Statement[]): string {
  const rows = statements
    .filter(({ unknown }) => unknown !== undefined)
    .map(
      ({ section, unknown, at }) => `| ${section} | ${cell(unknown ?? '')} | ${at.slice(0, 1).map(place).join('')} |`,
    )
  const text =
    'What the specification does not show. It is kept as data where it has a place, its codes are shown as they are, and no behaviour is invented.'
  return [
    header,
    '# What stays unknown\n',
    `${text}\n`,
    `| Section | Unknown | Where it will stand |\n|---|---|---|\n${rows.join('\n')}\n`,
  ].join('\n')
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
