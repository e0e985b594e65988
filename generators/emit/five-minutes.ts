/** The prose of `docs/schemas.md`; its examples are built by a test. */
import { ENDINGS, PARAMETERS } from '../../src/model/list-parameters.ts'
import { ARCHIVE_FIELDS } from '../../src/model/archive.ts'
import { COLUMNS, INHERITED, PARTS } from '../../src/model/taken-names.ts'

/** What has a line for each of its parts. */
const BROKEN: ReadonlySet<string> = new Set(['properties', 'oneOf', 'transitions', 'x-checks'])

export const example = {
  file: 'schemas/entities/parking_space.json',
  document: {
    $schema: '../meta/entity.schema.json',
    'x-label': { zh: '车位', en: 'Parking space' },
    'x-menu': { group: 'org', order: 90, icon: 'car' },
    type: 'object',
    required: ['number', 'staff_id'],
    properties: {
      number: { type: 'string', maxLength: 20, 'x-label': { zh: '车位号', en: 'Number' }, 'x-search': true },
      staff_id: { type: 'integer', 'x-reference': 'staff', 'x-label': { zh: '负责人', en: 'Kept by' } },
      fee: { $ref: '../kinds/money.json', formatMinimum: '0', 'x-label': { zh: '月费', en: 'Monthly fee' } },
      covered: { type: 'boolean', default: false, 'x-label': { zh: '有顶棚', en: 'Covered' } },
      let_until: { type: 'string', format: 'date', 'x-label': { zh: '租到', en: 'Let until' } },
    },
  },
} as const

/** The same entity, grown: a state with its flow, a rule between fields, a value that is worked out. */
export const grown = {
  'schemas/enums/parking_state.json': {
    $schema: '../meta/enum.schema.json',
    'x-label': { zh: '车位状态', en: 'Parking state' },
    type: 'integer',
    oneOf: [
      { const: 1, title: 'free', 'x-label': { zh: '空闲', en: 'Free' } },
      { const: 2, title: 'let', 'x-label': { zh: '已租', en: 'Let' }, 'x-tone': 'success' },
    ],
  },
  'schemas/workflows/parking_space.json': {
    $schema: '../meta/workflow.schema.json',
    'x-label': { zh: '车位流程', en: 'Parking flow' },
    entity: 'parking_space',
    field: 'state',
    initial: 1,
    allow: { remove: [1] },
    transitions: [
      {
        name: 'let',
        label: { zh: '出租', en: 'Let' },
        from: [1],
        to: 2,
        fields: [{ name: 'let_until', required: true }],
        tone: 'success',
      },
      {
        name: 'free',
        label: { zh: '收回', en: 'Take back' },
        from: [2],
        to: 1,
        confirm: { zh: '确定收回车位？', en: 'Take the space back?' },
      },
    ],
  },
} as const

/** What the entity says in addition. */
export const additions = {
  'x-checks': [
    {
      name: 'deposit_covers_fee',
      field: 'deposit',
      expr: { or: [{ is_null: ['$deposit'] }, { ge: ['$deposit', '$fee'] }] },
      message: { zh: '押金不能低于月费', en: 'The deposit cannot be less than the fee' },
    },
  ],
  properties: {
    state: { $ref: '../enums/parking_state.json' },
    deposit: { $ref: '../kinds/money.json', formatMinimum: '0', 'x-label': { zh: '押金', en: 'Deposit' } },
    fee_a_year: {
      $ref: '../kinds/money.json',
      'x-label': { zh: '年费', en: 'Fee a year' },
      'x-computed': { mul: ['$fee', 12] },
    },
  },
} as const

/** Beside it: rounds on which spaces are looked at one after the other, at a time each. */
export const lined = {
  'schemas/entities/parking_round.json': {
    $schema: '../meta/entity.schema.json',
    'x-label': { zh: '巡查路线', en: 'Round' },
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', maxLength: 20, 'x-label': { zh: '路线名称', en: 'Name' } } },
    'x-lines': [
      {
        list: 'parking_round_stop.parking_round_id',
        label: { zh: '巡查点', en: 'Stops' },
        columns: ['parking_space_id', 'looked_at'],
        position: 'place',
      },
    ],
  },
  'schemas/entities/parking_round_stop.json': {
    $schema: '../meta/entity.schema.json',
    'x-label': { zh: '巡查点', en: 'Stop' },
    'x-display': '{parking_space_id}',
    'x-access': { read: 'parking_round_base' },
    'x-menu': false,
    'x-unique': [['parking_round_id', 'parking_space_id']],
    type: 'object',
    required: ['parking_round_id', 'parking_space_id'],
    properties: {
      parking_round_id: {
        type: 'integer',
        'x-reference': 'parking_round',
        'x-on-delete': 'cascade',
        'x-write': 'create',
        'x-label': { zh: '巡查路线', en: 'Round' },
      },
      parking_space_id: {
        type: 'integer',
        'x-reference': 'parking_space',
        'x-label': { zh: '车位', en: 'Parking space' },
      },
      looked_at: { type: 'string', format: 'time', 'x-label': { zh: '计划时间', en: 'Planned at' } },
      place: { type: 'integer', 'x-write': 'never', 'x-hidden': true, 'x-label': { zh: '次序', en: 'Place' } },
    },
  },
} as const

/** What a call sends of a round that is there. */
export const linedBody = {
  version: 3,
  parking_round_stops: [
    { id: 12, version: 1, parking_space_id: 4, looked_at: '08:10' },
    { parking_space_id: 9, looked_at: '08:20' },
  ],
  parking_round_stops_removed: [{ id: 13, version: 2 }],
} as const

const linedFile = (file: keyof typeof lined): string => `\`${file}\`:\n\n\`\`\`json\n${layout(lined[file])}\n\`\`\``

const grownFile = (file: keyof typeof grown): string => `\`${file}\`:\n\n\`\`\`json\n${layout(grown[file])}\n\`\`\``

export const fiveMinutes = `# Schemas

Everything that the console and its server know of the business stands in \`schemas/\`, as plain JSON. This page tells how to write it;
its tables are made from the meta-schemas in \`schemas/meta/\`, which editors complete and check from as well.

## A screen in five minutes

1. Run \`npm run dev\` and open the console.
2. Save this as \`${example.file}\`:

\`\`\`json
${layout(example.document)}
\`\`\`

3. The menu has a new entry. Its list filters by who keeps it, by covered and by date, sorts, searches and exports; its form checks what is
   written; its detail page shows the rest, and lists whatever will refer to it; \`/v3/parking_spaces\` answers; the table exists.
   Nobody had to say so: all of it follows from conventions, and each can be overruled by a keyword below.
4. Give the new permission \`parking_space_base\` to a role, or name an existing key in \`x-access\`. (The built-in role holds every key.)
5. Run \`npm run generate\` and commit the document together with the files that it made.

Change the document while the page is open: the screen follows in about a second. A mistake is shown on the page and in the terminal,
with file, line, column, what was expected and the nearest valid name; until it is mended the last good model stays in force.

## A state, a rule, a value that is worked out

A state is a field of an enum that a workflow names; only the workflow's transitions write it, each is a button of the detail page and a call
(\`POST /v3/parking_spaces/{id}/let\`). Two more files:

${grownFile('schemas/enums/parking_state.json')}

${grownFile('schemas/workflows/parking_space.json')}

Into the entity's own file go a rule between fields and three more properties. Conditions and computed values are [expressions](#expression):
a string that starts with \`$\` is a field (\`$fee\`) or a path through references (\`$staff_id.name\`), an object is one operator with its operands.

\`\`\`json
${layout(additions)}
\`\`\`

## Records with rows of their own

A list of references (\`array\` with \`x-reference\`) says that records belong together, and no more. Where each of them has something to say beside (a time, an amount) or they stand in an order, what joins two records is an entity itself, and \`x-lines\` makes its records rows of a form: spaces on a round, lines of an order, tasks of a plan.

${linedFile('schemas/entities/parking_round.json')}

${linedFile('schemas/entities/parking_round_stop.json')}

The form of a round then has a table of its stops below its fields, with buttons to add, remove and move them (they can be dragged by their number, too); its page shows them in order in place of their list. A round and its stops are saved by one call, in one transaction, of which all is done or nothing:

\`\`\`json
${layout(linedBody)}
\`\`\`

| | |
|---|---|
| \`POST\`, \`PUT /v3/parking_rounds\` | take \`parking_round_stops\`: all rows in their order; those that are there with key and version, new ones without. Left out: they stay as they are. A \`PUT\` names in \`parking_round_stops_removed\` which of them go |
| every answer that is one round | has \`parking_round_stops\` in order, with \`_labels\` each, for whoever may read them; null where there are more than 200, which are then changed in their own list only |
| a row | is a record like any other: its rules, \`x-unique\`, \`x-access\`, hooks, webhooks and the journal are those of its own calls, which remain. A form asks of it for nothing that the user may not write |
| what is wrong | is told with the round's own fields, at row and column: \`parking_round_stops.1.looked_at\`, or at the row |
| somebody else | changed, added or removed one meanwhile: \`409\` with the round as it stands, and the form asks whose rows are to be kept |
| \`place\` | is counted from 1 by the server at every save; a row that is made by its own call or comes from a file is last. Rows that change only their place count as changed: they get a new version, and an entry in the journal |
| values that are unique | are written one after the other, removals first: two rows cannot exchange theirs in one save |

Imports of the round leave its rows out; they are imported, exported, searched and added up as what they are, \`/v3/parking_round_stops\`, where their list is. A round that is copied takes its rows along. A row belongs to one record for good (\`"x-write": "create"\`), and to the same places as its record: where scope levels reach the record, \`x-scope\` of the rows goes through it (\`{"<level>": "parking_round_id.<path of the round>"}\`). Columns are of kinds that fit a row; none is masked or has \`x-when\`.

## Records that are deleted and come back

\`"x-archive": true\` in an entity makes its deletion an archiving: for what people put away rather than destroy, such as templates or tags.

| What | Of a record in the archive |
| --- | --- |
| \`DELETE /v3/<plural>/{id}\`, the same in a batch or by code (\`records.of(…).remove\`) | puts it there, whatever refers to it; of what would be deleted along (\`"x-on-delete": "cascade"\`), each record goes there with it, and needs the keyword, too |
| lists, searches, choices, filters' offers, counts, sums, reports, dashboards, imports, \`records\`, statements (\`company\`, \`scoped\`) | leave it out; statements that must reach it anyhow name \`all\` |
| \`x-unique\` | holds among the others: its values are free |
| what refers to it | goes on naming it, as "… (archived)", and may be filtered and sorted by it; nothing new can refer to it |
| its page, \`GET /v3/<plural>/{id}\` | is there for whoever may read it, and says since when and by whom (\`archived_at\`, \`archived_by\`); every change is refused as \`archived\` |
| \`?archived=true\` in a list, its sums and its export | shows the archive instead, for whoever may delete; the list has a button for it |
| \`POST /v3/<plural>/{id}/restore\` | brings it back, with what went there at the same moment; refused as \`duplicate\` where another has its unique value by now, as \`archived_with\` where it belongs to one that is still there |
| \`DELETE /v3/<plural>/{id}?archived=true\` | deletes it for good, by the rules of every deletion; \`…/impact?archived=true\` tells beforehand |
| the journal, webhooks | tell \`archive\` and \`restore\`; webhooks \`changed\`, and \`deleted\` when it is for good |
| \`x-locked.remove\`, \`allow.remove\` of its workflow | hold before it goes there, and before it is deleted for good |

Tables follow by themselves when the keyword comes. Taking it away while anything is archived is refused, with how many there are: they would be in use again. It cannot stand with records of the engine, settings, histories, or what expires or excludes others by days.

## Records that people comment on

\`"x-comments": true\` in an entity gives each of its records a place where people write to each other about it: plain text, at most 2,000 characters, newest first, with a count, and kept up to date while it is open. Beside \`parking_space\` there is then \`parking_space_comment\`, an entity that no document writes, with a table, calls (\`/v3/parking_space_comments\`) and a list like any other: \`record_id\` is the record, \`content\` the text, \`staff_id\` who wrote it.

| Who | |
|---|---|
| reads them | whoever may read the record: the same key, the same scope |
| writes them | whoever may change the record, or holds the key that is said in place of \`true\`: \`"x-comments": "parking_space_base"\`, for records that only the server changes |
| changes and deletes one | its author alone, while they may write them |

Every comment, change and deletion is in the journal, and webhooks can be told of it. Comments are deleted with their record; on an archived record they can be read, but none added, changed or deleted. Where records belong to a person, their comments do too: they are part of that person's copy, the text is overwritten when the person is erased, and the person's own record takes no more comments. Whoever may export the records may export their comments. Renaming the entity renames its comments; taking the keyword away leaves their table behind, as of every entity that goes.
It is refused where people do not share the records: internal ones, the journal, histories, settings, records of no company, and those of which readers see only some (\`x-scope\` with \`owner\` or \`seen\`).

## What a change does

Before a change of the schemas is committed, ask what it does to everybody who lives with them as they were:

\`\`\`sh
npm run generate -- --diff            # against the last commit
npm run generate -- --diff v1.4       # or a branch, a tag, a folder of schemas
npm run generate -- --diff --lang zh  # in Chinese; --json for a program
npm run generate -- --diff --database postgres://…  # reads this database or folder instead of the one in the settings
\`\`\`

It writes nothing. It tells, by the planner of \`npm run migrate\`, what becomes of the tables; of each call, what is refused or missing that was taken or answered before (a call, a property, a code, a narrower limit, something that must be sent now) and what only comes on top; which rights roles lose or nobody has yet;
which screens are gone, and which no longer show a field; which saved views and import templates break; and which lines of \`README.md\` and \`docs/*.md\` still speak of what is gone. What breaks somebody is marked.

Where a database answers (\`--database\`, or \`DATABASE_URL\` and \`DATA_DIR\`, if no server holds the folder), it is read, five seconds a question, and tells how many rows are concerned: with a value in a field that goes, with one that is no longer allowed, without a value that is required, or with one that must be unique and is not; how many roles and tokens hold a key that goes; how many views and recent imports name a field that goes;
and which records with formatted text, such as messages, still mention, in bold or in quotes, a name that no longer exists.

| It ends with | when |
| --- | --- |
| 0 | whatever worked before still works |
| 1 | the schemas have mistakes |
| 2 | the base cannot be read |
| 3 | something breaks: a person has to mean it |

\`npm run dev\` shows on the page, after each good save, what differs from the last commit in calls, rights, screens, views and imports; beside a change of tables that waits to be accepted, before it is done.

## When the tables cannot follow

While developing, the embedded database follows by itself whatever loses nothing: new tables, new columns that may be empty or have a default,
new enum values, indexes. The rest is said on the page and in the terminal, and as long as a part of a change waits, nothing of it is done:

- **To be reviewed** (a rename declared by \`x-renamed-from\`, a wider type, a field that becomes required): the last good model stays in force
  until the button on the page accepts it, or the document is changed back. A new field beside one of its type that just went is asked about: is it the same by another name? So is a new entity beside one of nearly the same fields.
- **Refused** (another type, a field that becomes required while rows have nothing in it and it has no default, or a new \`x-checks\` or \`x-exclusive\` that rows break, or an \`x-archive\` that goes while anything is archived; how many, and the first of them, is said): change the document, or the rows and tables by hand (\`DATA_DIR=data/dev npm run sql\`, while \`npm run dev\` is stopped).
- **Left over** (a field or an entity that no document has any more): the model is in force, the column and its data stay, which is told once. Only \`npm run migrate -- --drop\` drops them, by name, after writing them to a file.

A rename that is declared late, when the new column is there already, moves what the old column still holds wherever the new one says nothing of its own. Where both have a value, or the types differ, it says of how many rows, and leaves them.

With a renamed field go the saved views and scheduled reports that name it, in its own list or on the way from another one: their filters, order, columns and groups. They follow in the transaction that renames the column; what a server of the old version still keeps by the old name follows at the next start, as long as the document says \`x-renamed-from\`. Its name in the changes of the journal stays as it was.

**An entity is renamed** by renaming its file and writing \`x-renamed-from\` in it (\`x-plural-from\`, where its table was not the English plural of its name). Its table is renamed with everything that depends on it, including the tables that join its lists, and no row is copied; the rows that name it are updated:
the journal (an entry's object is found by the new name; its text stays, and entries still cannot be changed), files, messages, imports, saved views and their filters, default views, settings on their way, and, where its right is the one by convention (\`<name>_base\`), roles, tokens and messages. What is outside the database is not: code, addresses that people have saved, programs that call it, archives of a history;
\`--diff\` tells of all of them. If the keyword is added late, the old table replaces the new one as long as that is empty; where both have rows, it is refused, with the ways out. Servers of the old version no longer find the table: stop them first. Remove the keyword once every database is up to date.

**In production** the same steps are decided by files that are reviewed like code (\`TABLES=auto\`):

| | |
|---|---|
| \`npm run migrate\` | plans against the database that the settings name, with rows and SQL; changes nothing |
| \`… -- --write --reason "…"\` | makes \`schemas/migrations/0003_….sql\`: what is automatic and what is to be reviewed, as SQL; what is refused as comments; for a field that becomes required there is a place to say what empty rows get, and the file is refused, with how many and which, while any row has no value. \`--gradual\` plans for running servers, which tables of 100,000 rows and more on PostgreSQL get by themselves |
| \`… -- --apply\` | runs the files that the database has not had; the next start does the same |
| \`… -- --seal 0003\` | after a change by hand: the file is as you want it. Without it a file that differs from its checksum does not run |
| \`… -- --mark 0003\` | counts as done in this database: what it does was done by other means |
| \`… -- --drop parking_spaces.fee --apply\` | writes what is left over to a file (\`--to <folder>\`, else beside the backups) and drops it |
| \`npm run sql -- "…"\` | statements by hand in one transaction, undone unless \`--apply\` is said |

A file is one transaction, together with what follows by itself afterwards: if a part of the plan would still wait for a person, all of it is undone. What PostgreSQL does outside transactions only (\`--> alone\`), and rows that are filled in stretches (\`--> in pages\`), are steps of their own;
a run that was killed goes on at its step. Splitting and merging fields is SQL that you write into such a file yourself: name it with the next number and seal it. A database that is made from the schemas needs no file; one whose tables are so already, as a developer's are, notes files that hold nothing but their plan as found.

Rows are held against a new \`x-checks\` or \`x-exclusive\` while everybody writes. When the new schemas come into force nobody writes, and only the rows written since are judged, unless the rule is about a column that the same change makes.

On a large table (100,000 rows or more, PostgreSQL) automatic indexes and rules come after that transaction: indexes are built concurrently; rules hold for new rows at once, and existing rows are checked afterwards.

A renamed column of a large table is added beside the old one, and a trigger writes both: first \`--apply\`, while the old servers run; then start the new ones; when no old one is left, \`--drop\` the old column. Another type needs a field of another name in the same way, filled by a file of your own.

| If | then |
|---|---|
| a file was changed after it ran, or after its review | nothing runs; the message names the file |
| the database has had a file that the schemas lack | the server does not start: it is older than the database |
| the database has served newer schemas, without such a file | the older server changes no table, and serves if nothing that it needs is missing and the newer ones refuse nothing that it takes; \`--apply --back\` is for going back on purpose |
| another version serves the database, which has never had this one | it starts beside the other if each accepts what the other writes, as when fields are only added. Otherwise it refuses to start, since it may be the next version or come from another branch: \`npm run migrate -- --apply\` says that it is the next one |
| newer schemas come into force while an older server serves | if they may refuse what it writes (a narrower limit, another rule, a field that is gone), the older server becomes read-only: it answers writes with 503, leaves jobs and commands to the others, and \`/readyz\` answers 503 so that balancers leave it. Otherwise it goes on as before |
| a table is in use by long statements | the change gives way after two seconds, and is tried again, twenty times |
| \`TABLES=plan\` | no table is ever changed by a start: it serves if there is nothing to do, and else prints the plan and ends. \`npm run migrate -- --apply\` is then the only way |

## How things fit

- **One file, one thing.** The file's name is the thing's name: lower-case words joined by underscores.
- **Kinds.** The kind of a field follows from plain JSON Schema where it can; the rest is said by a \`$ref\` to \`../system/kinds/\`, or to the product's own \`../kinds/\`:

| To hold | Write |
|---|---|
| one line of text | \`{"type": "string"}\` |
| text of several lines, rich text | \`{"$ref": "../system/kinds/text.json"}\`, \`html.json\` |
| a whole number | \`{"type": "integer"}\` |
| an exact decimal; with a unit | \`{"$ref": "../system/kinds/decimal.json"}\`, \`money.json\`, or another document of \`kinds/\` that says a unit; on the wire a string, never a JSON number |
| yes or no | \`{"type": "boolean"}\` |
| a day, a moment, a span of days | \`{"type": "string", "format": "date"}\`, \`"date-time"\`, \`{"$ref": "../system/kinds/date-range.json"}\` |
| one of a closed list | \`{"$ref": "../enums/<name>.json"}\` |
| several of a closed list | \`{"type": "array", "items": {"$ref": "../enums/<name>.json"}}\` |
| a record of another entity | \`{"type": "integer", "x-reference": "<entity>"}\` |
| several records of another entity | \`{"type": "array", "items": {"type": "integer"}, "x-reference": "<entity>"}\` |
| the same in an order, or with values of their own | an entity for what joins them, and [\`x-lines\`](#records-with-rows-of-their-own) |
| files | \`{"$ref": "../system/kinds/files.json"}\`; a form uploads them; their types and sizes stand in the fragment (\`pictures.json\` for pictures of 4 MB), another limit is another fragment |
| a small table inside the record | \`{"$ref": "../system/kinds/rows.json", "items": {…}}\` |
| a password | \`{"$ref": "../system/kinds/secret.json"}\`: written, never read |
| a state with rules | an enum field, and a document in \`workflows/\` that names it |

- **Rules.** \`{"$ref": "../rules/phone.json"}\` brings a rule and its message. What stands beside a \`$ref\` overrides what it brings.
- **Related lists.** A detail page lists every entity that refers to it; one whose document says \`related\` lists those, so add \`parking_space.staff_id\`
  to the staff's to see their parking spaces there.
- **Names that are taken.** A field cannot be named after a list's own parameters: ${[...PARAMETERS].map((name) => `\`${name}\``).join(', ')};
  nor ${[...COLUMNS, ...ARCHIVE_FIELDS, ...PARTS, ...INHERITED].map((name) => `\`${name}\``).join(', ')}, which tables, statements and objects have by themselves. A name that ends like another field's filter (${ENDINGS.map((ending) => `\`fee${ending}\``).join(', ')} beside \`fee\`) is taken as well.
- **Forms.** An \`x-form\` lists what is asked for, so every required field without a default has to stand in it; without an \`x-form\` the form asks for all.
- **Cards.** An entity with \`x-card\` has a link 「名片」 on every row of its list, and its card opens wherever a record is named.
- **Texts.** Every text is \`{"zh": "…", "en": "…"}\`.
- **Icons.** Those of the menu stand in \`src/console/shell/icons.tsx\`, a product's own in its console (\`docs/new-product.md\`); another name shows a plain sign there. Buttons of calls have those of \`src/model/icon-names.ts\`, and no others.
- **Calls.** \`/openapi.json\` describes every call to programs, \`/openapi\` to people; both need no log-in. People log in at \`/login\`, programs by \`POST /passport/api/v2/login\` with \`{"name": "…", "pass": "…", "from": 2}\`, which answers a session cookie. What masked fields really hold is told by \`POST /v3/desensitization_data_get\` alone, one value at a time.
- **Mistakes.** \`npm run check\` says whether the schemas are good, the code has every name that they leave to it ([extending.md](extending.md)), and the committed documents are what they make.
`

/** JSON with one line a field: what a person would write. */
function layout(document: Readonly<Record<string, unknown>>): string {
  const spaced = (value: unknown): string =>
    JSON.stringify(value, null, 1)
      .replace(/\n\s*/g, ' ')
      .replace(/([[{]) /g, (all, open: string) => (open === '[' ? '[' : all))
      .replace(/ \]/g, ']')
  const entries = Object.entries(document).map(([key, value]) => {
    if (!BROKEN.has(key)) return `  ${JSON.stringify(key)}: ${spaced(value)}`
    const [open, close] = Array.isArray(value) ? '[]' : '{}'
    const parts = Object.entries(value as object).map(
      ([name, part]) => `    ${Array.isArray(value) ? '' : `${JSON.stringify(name)}: `}${spaced(part)}`,
    )
    return `  ${JSON.stringify(key)}: ${open}\n${parts.join(',\n')}\n  ${close}`
  })
  return `{\n${entries.join(',\n')}\n}`
}
