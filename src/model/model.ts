/**
 * The Model: what every reader of the schemas (generator, server, console) works from.
 * It is linked, checked, normalised and deeply frozen; nothing in it is optional by accident:
 * every convention has been filled in, so that a reader never asks "and if it is missing?".
 * It must stay plain JSON (no functions, no classes), so that it can be written, hashed and sent.
 */

import type { FieldKindName } from '../kinds/facts.ts'
import type { Sorting } from './sorting.ts'

export type Lang = 'zh' | 'en'
export type Label = Readonly<Record<Lang, string>>
/** Whether the specification says it, or we chose it. */
export type Source = 'spec' | 'assumed'
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonSchema = { readonly [keyword: string]: Json }

export interface Model {
  readonly enums: Readonly<Record<string, Enum>>
  readonly rules: Readonly<Record<string, Rule>>
  readonly entities: Readonly<Record<string, Entity>>
  readonly workflows: Readonly<Record<string, Workflow>>
  readonly calls: Readonly<Record<string, Call>>
  readonly jobs: Readonly<Record<string, Job>>
  readonly webhooks: Readonly<Record<string, Webhook>>
  readonly screens: Readonly<Record<string, Screen>>
  /** What the screens with `report` read, and what the documents of `schemas/reports` add up, by their names. */
  readonly reports: Readonly<Record<string, Report>>
  readonly dashboards: Readonly<Record<string, Dashboard>>
  readonly app: App
  /** sha-256 of the documents it was made from. */
  readonly hash: string
}

// ---------------------------------------------------------------- enums and rules

export interface Enum {
  readonly name: string
  readonly label: Label
  readonly source: Source
  readonly type: 'integer' | 'string'
  readonly values: readonly EnumValue[]
  /** Labels that depend on another field of the same record: states per flow. */
  readonly variants: EnumVariants | null
  /** Values may stand in records that the list lacks (names of entities that are gone): nothing refuses them. */
  readonly open: boolean
}

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error'

export interface EnumValue {
  readonly value: number | string
  /** Stable English key, used as the constant's name in generated code. */
  readonly name: string
  readonly label: Label
  readonly tone: Tone
  /** States of a command that a row of an answer refers to, for which it stands; left out: for none. */
  readonly commands?: readonly string[]
  /** Offered in forms to who holds it alone; null: to nobody. Left out: to everybody. */
  readonly permission?: string | null
}

export interface EnumVariants {
  /** The field of the same record that decides. */
  readonly by: string
  /** deciding value → enum value → label. */
  readonly cases: Readonly<Record<string, Readonly<Record<string, Label>>>>
}

/** A named validation rule of `schemas/rules` (spec §5): a JSON Schema fragment with its message. */
export interface Rule {
  readonly name: string
  readonly schema: JsonSchema
  readonly message: Label
  /** `warn` shows in forms and refuses nothing. */
  readonly severity: 'error' | 'warn'
  /** Of values that keep it, those that may be wrong all the same. */
  readonly doubt: Doubt | null
  readonly source: Source
}

export interface Doubt {
  /** Function of `src/values/doubts.ts` that is true of a doubtful value. */
  readonly by: string
  readonly message: Label
}

// ---------------------------------------------------------------- entities

export type { FieldKindName }

/** What stays of a text, and what stands for the rest. */
export interface MaskPart {
  /** Characters at the beginning, and at the end. */
  readonly first: number
  readonly last: number
  /** Asterisks for the rest; null: as many as it has characters. */
  readonly stars: number | null
}

export interface Mask extends MaskPart {
  readonly name: string
  /** Of texts with this sign: what stands before it is masked so, and nothing else. */
  readonly before: (MaskPart & { readonly sign: string }) | null
  /** The values are never digits alone. */
  readonly words: boolean
  /** px of a whole value. */
  readonly width: number
}

/** To whom a record belongs: to the person at the end of these references, or of whom these fields tell the same. */
export interface PersonWay {
  /** The entity of the person. */
  readonly person: string
  readonly by: readonly string[]
  /** They end at no person, but at a record of this entity: it is of whomever that one is. */
  readonly through?: string
  /** Own field → field of the person. */
  readonly same: Readonly<Record<string, string>>
  /** Where one of these fields has a value, this is no way: that says better whose it is. */
  readonly unless: readonly string[]
  /** Of nobody, where two people are the same in this. */
  readonly alone: boolean
}

export interface Entity {
  /** Singular, snake_case: the document's file name. */
  readonly name: string
  /** Path segment, table and react-admin resource: `books`. */
  readonly plural: string
  /** What it was called before, where a database may still hold it as that. */
  readonly renamedFrom: Pick<Entity, 'name' | 'plural'> | null
  readonly label: Label
  readonly help: Label | null
  readonly source: Source
  /** Name of the key field: `book_id` where the document names it, else `id`. */
  readonly key: string
  /**
   * Template that shows one record: `{name}`; only fields of the entity itself. A reference shows as the record that it
   * points at.
   */
  readonly display: string
  /** Fields that stand beside the name where one is chosen from others. */
  readonly beside: readonly string[]
  /** Templates of what else people call one. */
  readonly knownAs: readonly string[]
  /** Fields of the small window that tells who a person is; empty: there is none. */
  readonly card: readonly string[]
  /** Rows belong to a client (operator): the table leads with `client_id`, and every statement carries it. */
  readonly tenant: boolean
  /** Has no calls and no screens (sessions): the server alone uses it. */
  readonly internal: boolean
  /**
   * The server writes here what is done: one entry for each write, export, reveal and log-in. At most one entity is the
   * journal.
   */
  readonly journal: boolean
  /** Rows are never changed, and go only along with what they belong to: the database sees to it. */
  readonly addedOnly: boolean
  /** Deleting archives its records: nothing but the archive shows them, and what refers to them, until they return. */
  readonly archive: boolean
  /** The entity of the comments on its records; null: they have none. */
  readonly comments: string | null
  /** In order of declaration, then the system fields (`version`, `created_at`, `updated_at`). */
  readonly fields: readonly Field[]
  readonly unique: readonly (readonly string[])[]
  readonly indexes: readonly (readonly string[])[]
  readonly checks: readonly Check[]
  readonly exclusive: readonly Exclusive[]
  /** When a record is of no use any more: so many hours after the time in a field; null: it stays. */
  readonly expires: { readonly by: string; readonly hours: number } | null
  /** Per cent of a page that is written at first; null: all of it. */
  readonly fill: number | null
  /**
   * Its records pile up by the time in a field, and are kept so many months (null: for good); null: they do not.
   * `whole`: in one table on either database.
   */
  readonly months: { readonly by: string; readonly keep: number | null; readonly whole: boolean } | null
  /** Its records are people; null: they are not. */
  readonly person: { readonly erased: string } | null
  /** How its records belong to people: in any of these ways. */
  readonly ofPerson: readonly PersonWay[]
  /** Rules that no expression can say. */
  readonly judged: readonly Judged[]
  /**
   * Of settings: references from the narrowest to the widest. A record is of the first that it holds, with none of the
   * whole company; what it leaves empty, the next wider one says. Empty: these are no settings.
   */
  readonly inherit: readonly string[]
  /** By such a reference: the field by which its records name those of their own kind above them. */
  readonly above: Readonly<Record<string, string>>
  /**
   * Of settings: the field that says of which level a record is, by codes from the widest (the whole company) to the
   * narrowest; null: there is none.
   */
  readonly level: string | null
  /** Of settings: fields that are one setting, said together or not at all. */
  readonly together: readonly Together[]
  /** Of settings: those that devices must take; null: none. */
  readonly sent: Sent | null
  /** Of settings: those that are only for devices with a feature; null: none. */
  readonly features: Features | null
  /** Records that refuse update or remove (built-in roles), and what is then said; null: none does. */
  readonly locked: { readonly update: Lock | null; readonly remove: Lock | null }
  /** Which of its records others may newly refer to; null: all. */
  readonly choices: Choices | null
  readonly ends: readonly Ends[]
  /**
   * Records that the server makes with each new one, in the same transaction, and those it notes once when somebody
   * opens one.
   */
  readonly after: { readonly create: readonly Effect[]; readonly open: readonly Effect[] }
  readonly access: Access
  /**
   * Operations that wait for a call which is not built: nobody has access to them yet. With the key that they will
   * need.
   */
  readonly awaits: Readonly<Partial<Record<Operation, string>>>
  readonly scope: Scope
  readonly list: ListSpec
  readonly form: FormSpec
  readonly detail: DetailSpec
  /** Entities whose records are edited in the form of this one's. */
  readonly lines: readonly Lines[]
  /** `declared`: the document names them; else they are all that can be shown. */
  readonly export: { readonly columns: readonly string[]; readonly declared: boolean }
  readonly menu: MenuPlace | null
  /** The workflow that owns its state field. */
  readonly workflow: string | null
  /** The document it came from, relative to `schemas/`. */
  readonly file: string
  /** Of a report: its records are groups of others, and this is how they come about. */
  readonly grouping?: Grouping
  /** Of a list: the report that adds up what it shows; both are one place. */
  readonly summed?: { readonly report: string; readonly path: string; readonly period: Grouping['period'] }
}

/** Records of another entity that are rows of one record's form: its stops, its items. */
export interface Lines {
  readonly entity: string
  /** Their key's name. */
  readonly key: string
  /** Their reference to the record. */
  readonly by: string
  /** Their field that counts their places from 1, kept by the server; null: they have no order of their own. */
  readonly position: string | null
  /** Who may do what with them. */
  readonly access: Access
  /** How forms ask for them and calls name them: a field of kind `rows` that no record has. */
  readonly field: Field
}

export interface Together {
  /** The setting's own name, in calls and on screen. */
  readonly name: string
  readonly label: Label
  readonly fields: readonly string[]
}

export interface Sent {
  /** The type of the command that carries the values. */
  readonly command: string
  /** By the settings' names. */
  readonly settings: readonly string[]
}

/** By an enum of features, by a feature's code, the names of its settings. */
export type Features = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export interface Field {
  readonly name: string
  readonly kind: FieldKindName
  readonly label: Label
  readonly help: Label | null
  readonly source: Source
  /** Must be sent on create. */
  readonly required: boolean
  /**
   * True of the records that have this field; of others it is neither asked for, nor shown, nor stored. Null: all have
   * it.
   */
  readonly when: Expr | null
  /** True of the records on which it must hold a value, beyond `required`; null: of none. */
  readonly requiredWhen: Expr | null
  /** May hold null. `!required` without a default means nullable. */
  readonly nullable: boolean
  readonly default?: Json
  /** What a new record that does not say it is given, worked out by form and server alike (`usual.ts`). */
  readonly usual?: Expr
  /** Who may write it: anyone with the right, only at creation, or the server alone. */
  readonly write: 'always' | 'create' | 'never'
  /**
   * The value's JSON Schema, references resolved, without `x-` annotations and labels; its `examples` are shown where
   * it is asked for.
   */
  readonly schema: JsonSchema
  readonly rule: string | null
  readonly enum: string | null
  readonly reference: Reference | null
  /** Fields of each row of kind `rows`. */
  readonly rows: readonly Field[]
  /**
   * Of kind `rows`, what was changed of a record: each row's `field` names a field of the entity that this field of the
   * same record holds, `before` and `after` are its values. They are read in the reader's words, those that they may
   * not see left out.
   */
  readonly changesOf: string | null
  /** The field with the same text in English, which readers in English are shown where it holds something. */
  readonly english: string | null
  /** The text is a template; null: it is not. */
  readonly placeholders: Placeholders | null
  /** The text leads to the record that two fields of the same record name: by its entity and its key. */
  readonly link: { readonly entity: string; readonly key: string } | null
  readonly mask: Mask | null
  /** It tells something of a person: what stands in its place when they are erased (null: nothing). Else left out. */
  readonly personal?: string | null
  /** Evaluated by the database on read; never stored. */
  readonly computed: Expr | null
  /**
   * Stored, and set by a function of the product whenever one of `from` is written. `asked`: where it does not follow,
   * the record must be written with it.
   */
  readonly derived: { readonly by: string; readonly from: readonly string[]; readonly asked: boolean } | null
  readonly unit: Label | null
  /** Numbers that mean something in words, by value as text. */
  readonly words: Readonly<Record<string, Label>> | null
  /** Forms read it from a label by the camera. */
  readonly scan: boolean
  /** Of a line of text, the case in which its letters are stored; null: as they were written. */
  readonly letters: 'lower' | 'upper' | null
  /** Digits after the point (decimal kinds). */
  readonly scale: number
  readonly filter: boolean
  readonly sort: boolean
  /** Takes part in `q`. */
  readonly search: boolean
  /** Permission key needed to see it; null: the entity's. */
  readonly permission: string | null
  /** Permission key needed to write it; left out: the entity's. */
  readonly writePermission?: string
  /** Not shown unless chosen. */
  readonly hidden: boolean
  /** Column width in px. */
  readonly width: number
  /** The name that it had before: the table differ renames instead of adding. */
  readonly renamedFrom: string | null
}

export interface Reference {
  /** Entity name. */
  readonly entity: string
  /**
   * `keep`: the key stays, whether the record is still there or not. `restrict_last`: a list, where empty means all,
   * loses the key unless it is the only one.
   */
  readonly onDelete: 'restrict' | 'cascade' | 'null' | 'keep' | 'restrict_last'
  /** What records are offered by the form; null: all that may be referred to. */
  readonly offered: Readonly<Record<string, boolean | number | string>> | null
  /** A field of this record that the choice must agree with: copies limited by `book_id`. */
  readonly within: string | null
  /** It is part of the record that it refers to: when that moves, its `within` moves along. */
  readonly follows: boolean
}

/**
 * A computed value. A string that starts with `$` is a field path (`$name`, `$book_id.name`); other scalars are
 * literals; an object has exactly one operator of `EXPR_OPS`.
 */
export type Expr = null | boolean | number | string | { readonly [op: string]: readonly Expr[] | Related }
export const EXPR_OPS = [
  'add',
  'sub',
  'mul',
  'div',
  'round',
  'concat',
  'coalesce',
  'if',
  'eq',
  'ne',
  'lt',
  'le',
  'gt',
  'ge',
  'in',
  'and',
  'or',
  'not',
  'is_null',
  'lower_of',
  'upper_of',
  'now',
  'today',
  'end_of_day',
  'add_days',
  'add_months',
  'days_between',
  'obeys',
  'me',
  'my_role',
  'holds',
  'has',
  'value_of',
  'in_force',
  'count',
  'exists',
  'latest',
] as const
/** `{count: {entity, by, where}}`: rows of another entity that point here. */
export interface Related {
  readonly entity: string
  readonly by: string
  readonly where?: Expr
  /** Of `latest`: which of them is the latest, and what of it is the value. */
  readonly order?: string
  readonly field?: string
}
/** Operators that are given rows of another entity in place of operands. */
export type RelatedOp = 'count' | 'exists' | 'latest'

/** A new record of another entity; its values are expressions over the record that gives rise to it. */
export interface Effect {
  readonly entity: string
  readonly values: Readonly<Record<string, Expr>>
}

export interface Choices {
  readonly where: Readonly<Record<string, boolean | number | string>>
  readonly message: Label
}

/** Records of the server's own that end with a record: when it is removed, and when it comes to hold these values. */
export interface Ends {
  readonly when: Readonly<Record<string, boolean | number | string>>
  readonly records: readonly Ending[]
  /** Those that stay, without what stands in this field; only when it comes to hold these values. */
  readonly empties: readonly (Ending & { readonly field: string })[]
}

export interface Ending {
  readonly entity: string
  /** The field that holds the key of what is at its end. */
  readonly by: string
}

export interface Lock {
  /** True on a record that is locked. */
  readonly when: Expr
  readonly message: Label
}

/**
 * A rule between fields of one record; `expr` is true (or null) when the record is good.
 * It is evaluated on create, and on an update that writes a field which it names.
 */
export interface Check {
  readonly name: string
  readonly field: string
  readonly expr: Expr
  readonly message: Label
  /** Holders of this key need not keep it; null: everybody keeps it. */
  readonly unless: string | null
}

/** A function of the product that is given some of a record's own values. */
export interface Judged {
  readonly by: string
  readonly from: readonly string[]
}

/** Of the records that refer to the same by `by`, no two hold a day of `range` in common. */
export interface Exclusive {
  readonly name: string
  readonly by: string
  readonly range: string
  /** Date from which nothing is held any more, whatever the range says; null: there is none. */
  readonly until: string | null
  readonly message: Label
}

/** Permission keys an operation needs. `every` is held by all who are logged in. */
export type Operation = 'list' | 'info' | 'create' | 'update' | 'remove' | 'export' | 'reveal'
export type Access = Readonly<Record<Operation, string | null>>

/**
 * Data scope below the company. Accounts that are limited at a level see what belongs to theirs and what belongs to
 * none; they change only what belongs to theirs.
 */
export interface Scope {
  /**
   * By level (`App.scopes`) the paths from this entity to that level's entity, e.g. `['depot_id', 'region_id']`; to a
   * level that is missing here it does not belong. Of several paths the first that does not end at nothing says it.
   */
  readonly levels: Readonly<Record<string, readonly (readonly string[])[]>>
  /**
   * Who else may see, or even change, a record whose path ends at nothing, or an entity without paths; null: seen only
   * where there is no path at all.
   */
  readonly shared: 'see' | 'change' | null
  /** Records that belong to one account each; null: to none in particular. */
  readonly owner: Owner | null
  /** Where there are no owners: true of the records that an account may see, or change; null: of all. */
  readonly seen: Expr | null
}

/**
 * Only its owner changes a record, and sees it unless `seen` is true of it. The server writes the owner when the record
 * is made.
 */
export interface Owner {
  /** The reference to the account. */
  readonly by: string
  readonly seen: Expr
}

/** Field → values of which its filter must leave no other. */
export type Narrowed = Readonly<Record<string, readonly (number | string)[]>>

export interface ListSpec {
  readonly columns: readonly string[]
  /** Field names or reference paths (`depot_id.region_id`). */
  readonly filters: readonly string[]
  readonly sort: Sorting
  /** Columns summed under the list. */
  readonly totals: readonly string[]
  /** By column: it is summed only where filters leave nothing but records with these values. */
  readonly totalsWhen: Readonly<Record<string, Narrowed>>
  /** Fields that are changed in the list itself, one cell at a time. */
  readonly inline: readonly string[]
  /** Fields that are given one value on many records at once. */
  readonly bulk: readonly string[]
  /** Most rows of one page. */
  readonly limit: number
  /** Other ways to see its records, beside the table. */
  readonly views: readonly ListView[]
}

export type ListView = BoardView | CalendarView | TreeView | MapView

export interface BoardView {
  readonly view: 'board'
  /** The choice or state whose codes are its columns. */
  readonly by: string
  /** Codes in order; null: all of the enum. */
  readonly columns: readonly (number | string)[] | null
  /** What a card shows below the record's name. */
  readonly fields: readonly string[]
  /** By code the calls that bring a record there, beside the steps of the workflow. */
  readonly moves: Readonly<Record<string, readonly string[]>>
}

export interface CalendarView {
  readonly view: 'calendar'
  /** A date, an instant or a span of days. */
  readonly by: string
  /** What stands below the record's name where it fits. */
  readonly fields: readonly string[]
  /** The choice or state whose tone colours a record; null: none does. */
  readonly tone: string | null
}

export interface TreeView {
  readonly view: 'tree'
  /** The reference to the record above. */
  readonly by: string
  /** What stands beside the record's name. */
  readonly fields: readonly string[]
}

export interface MapView {
  readonly view: 'map'
  /** Both in degrees. */
  readonly latitude: string
  readonly longitude: string
  /** What stands below the record's name. */
  readonly fields: readonly string[]
  /** The choice or state whose tone colours a record; null: none does. */
  readonly tone: string | null
}

export interface Section {
  readonly label: Label | null
  readonly fields: readonly string[]
  /** True of the records that have it; null: all have. */
  readonly when: Expr | null
}
export interface FormSpec {
  readonly sections: readonly Section[]
  /** A record can be the pattern of a new one. */
  readonly copy: boolean
}
/** What a template may name. */
export interface Placeholders {
  /** They are fields of its own record, which stand in their place when it is shown. */
  readonly own: boolean
  readonly names: readonly Placeholder[]
}

/** A field, which the text names by its name or by its label in either language. */
export interface Placeholder {
  readonly name: string
  readonly label: Label
}

/** A record as a document on paper. */
export interface PrintSpec {
  /** Null: its text has a heading of its own. */
  readonly title: Label | null
  readonly fields: readonly string[]
  /** Who signs it. */
  readonly signed: readonly Label[]
}

export interface DetailSpec {
  /** Permission key that the page needs. An account that may not read the record still sees what is related to it. */
  readonly permission: string | null
  /** Large values in the page's head; one that is empty is not drawn. */
  readonly figures: readonly Figure[]
  /** Null: its page cannot be printed as a document. */
  readonly print: PrintSpec | null
  /** A page without tabs is one tab without a name. */
  readonly tabs: readonly DetailTab[]
}

export interface Figure {
  readonly field: string
  /** Null: the field's own. */
  readonly label: Label | null
  /** True of the records that have it; null: all have. */
  readonly when: Expr | null
  /** The first whose condition holds; none: the enum's, where the field has one. */
  readonly tones: readonly { readonly tone: Tone; readonly when: Expr }[]
}

export interface DetailTab {
  /** Stands in the address. */
  readonly name: string
  readonly label: Label | null
  /** From above to below. */
  readonly parts: readonly DetailPart[]
}

export type DetailPart =
  | ({ readonly part: 'section' } & Section)
  | ({ readonly part: 'related' } & RelatedList)
  | ({ readonly part: 'chart' } & Chart)
  | ({ readonly part: 'slot' } & Slot)
  | { readonly part: 'explained'; readonly numbers: readonly Explained[] }

/** A number with the formula that it comes from. */
export interface Explained {
  readonly field: string
  readonly expr: Expr
  /** Said where the formula gives another number; null: both are shown. */
  readonly otherwise: Label | null
  /** What stands in the formula and has one of its own. */
  readonly parts: readonly Explained[]
}

/** Records of another entity that point here. */
export interface RelatedList {
  readonly entity: string
  /** Its reference that points here. */
  readonly by: string
  /** Null: what many of them are called. */
  readonly label: Label | null
  /** Null: what its own list shows. */
  readonly columns: readonly string[] | null
  /** Narrows the list: field → value, as in a list's address. */
  readonly filter: Readonly<Record<string, string>>
  /** True of the records that have it; null: all have. */
  readonly when: Expr | null
}

/** Values of another entity's records that point here, drawn over days or times. */
export interface Chart extends Omit<RelatedList, 'label' | 'columns'> {
  readonly label: Label
  readonly type: 'bar' | 'line'
  readonly x: string
  /** All of one unit. */
  readonly y: readonly string[]
  /** How many days back it can look; the first is what it shows at first. */
  readonly days: readonly number[]
}

/** A place for a view that the product draws itself. */
export interface Slot {
  /** Key of the product's table of slots. */
  readonly view: string
  readonly label: Label
  /** Key without which it is not drawn; null: who may see the record sees it. */
  readonly permission: string | null
  /** It brings its own cards and headings. */
  readonly bare: boolean
  /** True of the records that have it; null: all have. */
  readonly when: Expr | null
}

export interface MenuPlace {
  /** Text of the menu entry and title of the list: `图书管理`, `Books`; the entity's own label names one record. */
  readonly label: Label
  /** Key of a group in `app/menu.json`. */
  readonly group: string
  readonly order: number
  readonly icon: string
  /** Address of its list in the console: spec §2 where it names one, else `/<plural>`. */
  readonly path: string
  /** Where the bare address leads instead of the whole list; null: nowhere. */
  readonly index: string | null
  /** A fact about the client without which it is hidden; null: always there. */
  readonly when: string | null
  /** Opened records have a strip of tabs of their own. */
  readonly tabs: boolean
  /** Facts about the client that hide every entry but those that name them here. */
  readonly stays: readonly string[]
  /** Of an entity: only whoever may make records finds its list in the menu; others read them elsewhere. */
  readonly writers: boolean
}

// ---------------------------------------------------------------- dashboards

/** Days counted from today: the bounds of a filter that moves along. */
export interface Within {
  readonly field: string
  readonly from?: number
  readonly to?: number
}

/** Records that a dashboard is about: an entity's list, narrowed. */
export interface Counted {
  readonly name: string
  readonly label: Label
  readonly entity: string
  readonly filter: Readonly<Record<string, string>>
  readonly within: Within | null
  /** Only those whose reference to accounts names the one that asks. */
  readonly own: string | null
}

export interface DashboardFigure extends Counted {
  readonly with: string | null
  readonly without: string | null
  /** A decimal of those that the list adds up. */
  readonly sum: string | null
  readonly tone: Tone
  /** In place of the list. */
  readonly to: { readonly screen: string; readonly query: Readonly<Record<string, string>> } | null
}

export interface DashboardLink {
  readonly screen: string | null
  readonly entity: string | null
  readonly new: boolean
  readonly label: Label | null
}

interface PartHead<Name extends string> {
  readonly part: Name
  readonly name: string
  readonly label: Label
  /** Keys that arrange it by role. */
  readonly with: string | null
  readonly without: string | null
}

export type DashboardPart =
  | (PartHead<'figures'> & { readonly figures: readonly DashboardFigure[] })
  | (PartHead<'list'> & Counted & { readonly sort: Sorting | null; readonly columns: readonly string[] | null })
  | (PartHead<'groups'> &
      Counted & {
        readonly by: string
        readonly apart: { readonly label: Label; readonly rest: Label; readonly filter: Counted['filter'] } | null
      })
  | (PartHead<'days'> &
      Counted & { readonly day: string; readonly sum: string; readonly days: number; readonly total: Label })
  | (PartHead<'links'> & { readonly links: readonly DashboardLink[] })
  | PartHead<'menu'>

export interface Dashboard {
  readonly name: string
  readonly label: Label
  readonly source: Source
  readonly path: string
  readonly permission: string
  readonly greets: boolean
  readonly menu: MenuPlace | null
  readonly parts: readonly DashboardPart[]
}

// ---------------------------------------------------------------- workflows, calls, screens

export interface Workflow {
  readonly name: string
  readonly label: Label
  readonly entity: string
  /** The state field. */
  readonly field: string
  /** One state, or per value of a deciding field. */
  readonly initial: number | string | { readonly by: string; readonly cases: Readonly<Record<string, number | string>> }
  readonly transitions: readonly Transition[]
  /** Those that only the server takes: no call, and no button. */
  readonly automatic: readonly Transition[]
  /** What the entity's ordinary operations need: update and remove only in these states. */
  readonly allow: { readonly update: readonly (number | string)[]; readonly remove: readonly (number | string)[] }
  readonly history: History | null
}

/**
 * The record that each step leaves behind, and each new record, in its transaction; its values are expressions over the
 * record as the step left it.
 */
export interface History extends Effect {
  /** The field that gets the transition's name; of a new record, `created`. */
  readonly step: string
  readonly created: string
  /** The field that gets the state before; empty for a new record. */
  readonly from: string | null
  /**
   * Its field → a field that steps ask for: written only by a step that asks for it, for the record keeps what an
   * earlier one was told.
   */
  readonly asked: Readonly<Record<string, string>>
}

export interface Transition {
  /** Also its call: `POST /v3/<plural>/{id}/<name>`. */
  readonly name: string
  readonly label: Label
  readonly source: Source
  readonly from: readonly (number | string)[]
  /** One target, or per value of a deciding field. */
  readonly to: number | string | { readonly by: string; readonly cases: Readonly<Record<string, number | string>> }
  /** Limits the transition to records on which it is true. */
  readonly when: Expr
  /** Said when it is not; null: the transition has no condition. */
  readonly message: Label | null
  readonly permission: string
  /** Waits for a call that is not built: neither offered nor taken. */
  readonly pending: boolean
  /** Fields that tell when it was taken, and by whom. */
  readonly stamp: { readonly at: string | null; readonly by: string | null }
  /** Fields asked for in its dialog; they are written with the state. */
  readonly fields: readonly { readonly name: string; readonly required: boolean }[]
  readonly tone: Tone
  readonly confirm: Label | null
}

export type Host = 'main' | 'passport' | 'file'

export interface Call {
  readonly name: string
  readonly label: Label
  readonly source: Source
  readonly host: Host
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{parameters}`. */
  readonly path: string
  readonly permission: string | null
  /** What it is sent, the path's parameters among it: those values that a kind describes, as records have them. */
  readonly fields: readonly Field[]
  readonly request: JsonSchema
  readonly response: JsonSchema
  /**
   * Moves money or machines: a second request with the same `Idempotency-Key` is answered as the first was, and does
   * nothing.
   */
  readonly idempotent: boolean
  /** The console keeps its answer. */
  readonly cached: boolean
  /** Empty lists are sent as they are (spec §7: one call). */
  readonly keeps_empty: boolean
  /** Nothing is behind it yet: the server answers `unavailable`. */
  readonly pending: boolean
  /** What it answers are records of an entity; null: it has a logic of its own. */
  readonly answers: Answers | null
  /** How its dialog groups what it asks for; none: one after the other. */
  readonly sections: readonly Section[]
  /** Its button; null: it has none, or nothing is behind it yet. */
  readonly action: Action | null
}

export const ACTION_PLACES = ['detail', 'row', 'selection', 'list'] as const
export type ActionPlace = (typeof ACTION_PLACES)[number]

/**
 * A path of the record whose value it is, today in the product's time zone, so many months from then on, or a field of
 * an entity's newest record, of those that whoever asks may see.
 */
export type Beforehand =
  | readonly string[]
  | { readonly today: readonly never[] }
  | { readonly months: number }
  | { readonly latest: readonly [string, string] }

/** A call as something that is done to the records of an entity. */
export interface Action {
  readonly call: string
  /** Text of its button. */
  readonly label: Label
  readonly entity: string
  readonly places: readonly ActionPlace[]
  /** The request's parameter that is the record's key; null: it is done to no record. */
  readonly record: string | null
  /** True of the records that it is possible for; null: of all. */
  readonly when: Expr | null
  /** Said where `when` is not true. This and the texts below are templates of the record's fields. */
  readonly reason: Label | null
  /** Where `when` is not true there is no button, instead of one that says why not. */
  readonly hides: boolean
  /** Its place among the actions of the entity: the lower, the further ahead. */
  readonly order: number
  readonly tone: Tone
  readonly icon: string | null
  readonly confirm: Label | null
  /** Said at once, unless a command is followed and the answer tells of nothing else; null: that it is done. */
  readonly done: Label | null
  /** Said of a command that is followed, until it has ended, on records of which `when` is true. */
  readonly meanwhile: { readonly text: Label; readonly when: Expr | null } | null
  /** Parameter → what it holds beforehand. */
  readonly fill: Readonly<Record<string, Beforehand>>
  /** Parameter → the field of the record that is told beside it. */
  readonly known: Readonly<Record<string, string>>
  /** Parameter → the field of the record that it is sent with; nobody is asked for it. */
  readonly given: Readonly<Record<string, string>>
  /** Parameter → the record's list of the codes that it may be; where there is no list, none. */
  readonly among: Readonly<Record<string, string>>
  /** Where the record's field `by` is true, it is shown and refused with this error; null: nothing forbids it. */
  readonly forbidden: { readonly by: string; readonly error: string } | null
  /** Errors whose choices its dialog offers. */
  readonly answers: readonly string[]
  /** The product's window that stands in place of the dialog; null: the dialog made from the request. */
  readonly view: string | null
  /** Parameter that asks what would come of it, and lets nothing come of it; null: there is no telling. */
  readonly preview: string | null
  /** Property of the answer with the key of a record whose page opens when it is done. */
  readonly opens: { readonly property: string; readonly entity: string } | null
  /** How a file says it for many records, one a row; null: it is done by hand alone. */
  readonly byFile: ByFile | null
  /** Entity whose new records it makes → filters of the list of the records that it is done to. */
  readonly instead: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Entities beside whose lists it stands on the page of the record. */
  readonly beside: readonly string[]
  /** On rows of which this is true it stands ahead of the others; null: never. */
  readonly first: Expr | null
  /**
   * Where in the answer the keys of the commands are that go on: a property, or a property of each of its rows. Null:
   * with the answer it is done.
   */
  readonly follows: readonly string[] | null
  /** What of the answer is shown, once, to whoever asked. */
  readonly shows: readonly Field[]
}

export interface ByFile {
  /** Paths of the record by whose values a row finds it. */
  readonly find: readonly (readonly string[])[]
  /** True of the records that a row can be about; null: of all. */
  readonly only: Expr | null
  /** Parameter that tells several rows of a record apart, in whose order they are done; null: a record has one. */
  readonly severalBy: string | null
  /** Parameters that its other columns give. */
  readonly columns: readonly string[]
  /** Entities above whose lists it is offered beside its own. */
  readonly also: readonly string[]
}

/**
 * The specification gives some records an address beside their own list. Asking there is asking the list, with this
 * filter: its values are texts, in which a parameter of the call stands in braces; a filter whose parameter is not sent
 * is left out, and what no filter takes is asked of the list as it is.
 */
export interface Answers {
  /** Whose records; null: those of the report. */
  readonly entity: string | null
  /** The entity as a screen narrows it, under that screen's key. */
  readonly report: string | null
  /**
   * `one`: the first record of the list, which must be there. `person`: all that is kept of the person that the action
   * is done to, as a file.
   */
  readonly operation: 'list' | 'one' | 'export' | 'person'
  readonly filter: Readonly<Record<string, string>>
}

/** Background work, on schedule or on demand. */
export interface Job {
  readonly name: string
  readonly label: Label
  readonly source: Source
  /** Done for each company by itself, or once for all. */
  readonly each: 'company' | 'installation'
  /** Cron with five parts, in the product's time zone; null: only on demand. */
  readonly schedule: string | null
  /** What becomes of the times at which no server was up. */
  readonly missed: 'skip' | 'once' | 'all'
  /** A run that takes longer has failed. */
  readonly minutes: number
  /** It can do its work again from a month on, after that of these jobs; null: it cannot. */
  readonly rebuild: { readonly after: readonly string[] } | null
  /** Needed to run it at once, beside the key for jobs; null: nothing more is. */
  readonly permission: string | null
}

/** Messages that an external service sends on its own. */
export interface Webhook {
  readonly name: string
  readonly label: Label
  readonly source: Source
  readonly message: JsonSchema
}

/** A route that is not an entity's own list, form or detail. */
export interface Screen {
  readonly name: string
  readonly label: Label
  readonly source: Source
  readonly path: string
  readonly permission: string | null
  readonly view: string
  /**
   * The entity that a generic view draws; path parameters and `filter` narrow a list, the last parameter is the key of
   * a record.
   */
  readonly entity: string | null
  readonly filter: Readonly<Record<string, string>>
  /** What its list shows at first; null: what the entity's does. */
  readonly columns: readonly string[] | null
  /** Its list is read under the screen's own key, no wider than its columns, and nothing is written there. */
  readonly report: boolean
  /** Where the view `redirect` leads; `:parameters` are those of its path. */
  readonly to: string | null
  /** Number that the stored access value must equal (spec §2); null: any. */
  readonly access: number | null
  readonly menu: MenuPlace | null
}

/** An entity as one screen narrows it: named as the entity, called by the screen's name. */
export interface Report {
  readonly entity: Entity
  /** Holds for all that is asked of it. */
  readonly filter: Readonly<Record<string, string>>
  /** Of groups: the records that are added up, with what may be asked of them. Null: its list is the records. */
  readonly rows: Entity | null
}

/** How a report adds records up; its entity's fields are the columns that come of it. */
export interface Grouping {
  /** `by`: the field holds days or instants, or texts that say a month. `presets`: shortcuts that are offered. */
  readonly period: {
    readonly field: string
    readonly by: 'day' | 'month'
    /** Its records are of days that are over: there are none of today. */
    readonly over: boolean
    /** Its days lie in the future. */
    readonly ahead: boolean
    readonly first: Preset
    readonly presets: readonly Preset[]
  } | null
  /** Where its records are kept by whole months as well; null: nowhere. */
  readonly months: Months | null
  readonly dimensions: readonly Dimension[]
  /** Dimensions that it is grouped by where nobody says otherwise. */
  readonly group: readonly string[]
  /** What is compared stands beside what it is compared with, where nobody says otherwise. */
  readonly compares: boolean
  readonly measures: readonly Measure[]
  readonly chart: { readonly type: 'bar' | 'line'; readonly measure: string } | null
  /** A group leads to the list of its records. */
  readonly drill: boolean
  /** The list that stands beside it and to which its groups lead; null: they lead to the entity's own. */
  readonly list: { readonly plural: string; readonly path: string } | null
}

export interface Months {
  readonly entity: string
  /** The text that says the month. */
  readonly field: string
  /** Dates of the first and of the last day that is in it. */
  readonly first: string
  readonly last: string
  /** Once it has succeeded for a company, these records are whole there. */
  readonly job: string
}

/**
 * Whatever the day; the last days or months, today among them; the month that runs, or the one before it; the days or
 * months that begin with today.
 */
export const PRESETS = [
  ...(['all', '3d', '7d', '1m', '3m', '6m', '1y', 'this_month', 'last_month'] as const),
  ...(['next_7d', 'next_1m', 'next_3m'] as const),
] as const
export type Preset = (typeof PRESETS)[number]

export interface Dimension {
  readonly name: string
  /** References, then the field whose value makes the group; of days taken together, the period's. */
  readonly path: readonly string[]
  readonly by: 'value' | 'day' | 'month' | 'year'
}

export interface Measure {
  readonly name: string
  readonly how: 'count' | 'distinct' | 'sum' | 'min' | 'max' | 'first' | 'last'
  readonly field: string | null
  /** Only records of which it is true; null: all. */
  readonly when: Expr | null
  /** The dimension without which it says nothing; null: none. */
  readonly by: string | null
  /** A reference in which all records must have the same for it to say something; null: none. */
  readonly of: string | null
  /** Stands beside its value of the period before (`<name>_prior`, `_on_prior`) and of the year before (`_on_year`). */
  readonly compared: boolean
}

// ---------------------------------------------------------------- the application

export interface App {
  readonly menu: readonly {
    readonly key: string
    readonly label: Label
    readonly icon: string
    readonly order: number
  }[]
  readonly permissions: readonly Permission[]
  readonly brands: readonly Brand[]
  readonly constants: Readonly<Record<string, Json>>
  readonly masks: Readonly<Record<string, Mask>>
  /** To what accounts can be limited below the company, from the widest to the narrowest. */
  readonly scopes: readonly ScopeLevel[]
  /** Texts of the console that belong to no entity: key → label. */
  readonly copy: Readonly<Record<string, Label>>
  /** The catalogue of everything that a caller may be told. */
  readonly errors: Readonly<Record<string, ErrorEntry>>
  readonly languages: readonly Language[]
}

/** Beside Chinese and English, which every text has: what is said in English is said in it where it has a text. */
export interface Language {
  readonly code: string
  /** What it calls itself. */
  readonly name: string
  readonly locale: string
  /** By the English text. */
  readonly texts: Readonly<Record<string, string>>
}

export interface ScopeLevel {
  /** That of the level's entity. */
  readonly name: string
  /** Field of the account that lists what it is limited to. */
  readonly list: string
  /** The list limits just these accounts, and them even when it is empty; null: every account whose list is not. */
  readonly only: { readonly field: string; readonly is: string | number | boolean } | null
  /** The level above it, and the reference to it. */
  readonly within: { readonly level: string; readonly by: string } | null
}

export interface ErrorEntry {
  readonly code: number
  readonly status: number
  readonly message: Label
  /** What the reader can do about it. */
  readonly hint: Label | null
  readonly choices: readonly ErrorChoice[]
  readonly source: Source
}

/** What the person who is refused may do about it: the call is sent again. */
export interface ErrorChoice {
  readonly label: Label
  /** Property of the request → what it is sent with. */
  readonly sets: Readonly<Record<string, boolean | number | string>>
  /** The product's window that stands first; null: none. */
  readonly view: string | null
}

export interface Permission {
  readonly key: string
  /** What it is about; the rest of the key is what may be done with it. */
  readonly resource: string
  readonly label: Label
  readonly group: string
  /** Held by whoever holds all of these, and given to no role; null: roles are given it. */
  readonly allOf: readonly string[] | null
  /** Held by whoever holds one of these, and given to no role; null as well. */
  readonly anyOf: readonly string[] | null
  readonly source: Source
}

export interface Brand {
  readonly key: string
  readonly name: Label
  /** Host names it serves; the first brand is the default. */
  readonly hosts: readonly string[]
  readonly colour: string
}
