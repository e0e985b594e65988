/** The prose of `docs/schemas.md`; its examples are built by a test. */

export const example = {
  file: 'schemas/entities/parking_space.json',
  document: {
    $schema: '../meta/entity.schema.json',
    'x-label': { zh: '车位', en: 'Parking space' },
    'x-menu': { group: 'house', order: 90, icon: 'car' },
    type: 'object',
    required: ['number', 'home_id'],
    properties: {
      number: { type: 'string', maxLength: 20, 'x-label': { zh: '车位号', en: 'Number' }, 'x-search': true },
      home_id: { type: 'integer', 'x-reference': 'home', 'x-label': { zh: '房源', en: 'Home' } },
      rent: { $ref: '../kinds/money.json', formatMinimum: '0', 'x-label': { zh: '月租', en: 'Rent a month' } },
      covered: { type: 'boolean', default: false, 'x-label': { zh: '有顶棚', en: 'Covered' } },
      let_until: { type: 'string', format: 'date', 'x-label': { zh: '租到', en: 'Let until' } },
    },
  },
} as const

export const fiveMinutes = `# Schemas

Everything that the console and its server know of the business stands in \`schemas/\`, as plain JSON. This page tells how to write it;
its tables are made from the meta-schemas in \`schemas/meta/\`, which editors complete and check from as well.

## A screen in five minutes

1. Run \`npm run dev\` and open the console.
2. Save this as \`${example.file}\`:

\`\`\`json
${layout(example.document)}
\`\`\`

3. The menu has a new entry. Its list filters by home, by covered and by date, sorts, searches and exports; its form checks what is
   written; its detail page shows the rest; the home's page lists its parking spaces; \`/v3/parking_spaces\` answers; the table exists.
   Nobody had to say so: all of it follows from conventions, and each can be overruled by a keyword below.
4. Give the new permission \`parking_space_base\` to a role, or name an existing key in \`x-access\`. (The built-in role holds every key.)
5. Run \`npm run generate\` and commit the document together with the files that it made.

Change the document while the page is open: the screen follows in about a second. A mistake is shown on the page and in the terminal,
with file, line, column, what was expected and the nearest valid name; until it is mended the last good model stays in force.

## How things fit

- **One file, one thing.** The file's name is the thing's name: lower-case words joined by underscores.
- **Kinds.** The kind of a field follows from plain JSON Schema where it can; the rest is said by a \`$ref\` to \`../kinds/\`:

| To hold | Write |
|---|---|
| one line of text | \`{"type": "string"}\` |
| text of several lines, rich text | \`{"$ref": "../kinds/text.json"}\`, \`html.json\` |
| a whole number | \`{"type": "integer"}\` |
| an exact decimal, money, energy, volume | \`{"$ref": "../kinds/decimal.json"}\`, \`money.json\`, \`energy.json\`, \`volume.json\`; on the wire a string, never a JSON number |
| yes or no | \`{"type": "boolean"}\` |
| a day, a moment, a span of days | \`{"type": "string", "format": "date"}\`, \`"date-time"\`, \`{"$ref": "../kinds/date-range.json"}\` |
| one of a closed list | \`{"$ref": "../enums/<name>.json"}\` |
| several of a closed list | \`{"type": "array", "items": {"$ref": "../enums/<name>.json"}}\` |
| a record of another entity | \`{"type": "integer", "x-reference": "<entity>"}\` |
| several records of another entity | \`{"type": "array", "items": {"type": "integer"}, "x-reference": "<entity>"}\` |
| files, a small table inside the record | \`{"$ref": "../kinds/files.json"}\`, \`{"$ref": "../kinds/rows.json", "items": {…}}\` |
| a password | \`{"$ref": "../kinds/secret.json"}\`: written, never read |
| a state with rules | an enum field, and a document in \`workflows/\` that names it |

- **Rules.** \`{"$ref": "../rules/phone.json"}\` brings a rule and its message. What stands beside a \`$ref\` overrides what it brings.
- **Texts.** Every text is \`{"zh": "…", "en": "…"}\`.
- **Mistakes.** \`npm run check\` says whether the committed files are what the schemas make.
`

/** JSON with one line a field: what a person would write. */
function layout(document: Readonly<Record<string, unknown>>): string {
  const spaced = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/([[{]) /g, (all, open: string) => (open === '[' ? '[' : all)).replace(/ \]/g, ']')
  const entries = Object.entries(document).map(([key, value]) => {
    if (key !== 'properties') return `  ${JSON.stringify(key)}: ${spaced(value)}`
    const fields = Object.entries(value as object).map(([name, field]) => `    ${JSON.stringify(name)}: ${spaced(field)}`)
    return `  "properties": {\n${fields.join(',\n')}\n  }`
  })
  return `{\n${entries.join(',\n')}\n}`
}
