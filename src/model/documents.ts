/**
 * The documents of `schemas/`, first as text, then parsed (`Raw`), then with a shape that the meta-schema vouches for.
 * The interfaces below say in TypeScript what `schemas/meta` says to editors; they are trusted only after `shape.ts`.
 */
import type { Node } from 'jsonc-parser'
import type {
  ErrorChoice,
  Beforehand,
  ActionPlace,
  Answers,
  Choices,
  Doubt,
  Effect,
  Expr,
  Host,
  Job,
  Json,
  Judged,
  Label,
  Lock,
  Measure,
  Months,
  Narrowed,
  Operation,
  Preset,
  ScopeLevel,
  Source,
  Together,
  Sent,
  Features,
  Tone,
} from './model.ts'

/** A file below `schemas/`: `entities/book.json`, `system/entities/staff.json`. */
export interface Document {
  readonly file: string
  readonly text: string
}

export const FOLDERS = [
  'kinds',
  'enums',
  'rules',
  'entities',
  'workflows',
  'calls',
  'jobs',
  'webhooks',
  'screens',
  'reports',
  'dashboards',
  'languages',
  'app',
] as const
export type Folder = (typeof FOLDERS)[number]

/** Holds the engine's own documents, in the same folders. */
export const SYSTEM_FOLDER = 'system'
export const isSystem = (file: string): boolean => file.startsWith(`${SYSTEM_FOLDER}/`)

export const APP_DOCUMENTS = [
  'errors',
  'menu',
  'permissions',
  'brands',
  'constants',
  'masks',
  'scopes',
  'copy',
] as const
export type AppDocument = (typeof APP_DOCUMENTS)[number]

export type Path = readonly (string | number)[]

export interface Raw<Doc = JsonObject> {
  readonly file: string
  readonly folder: Folder
  readonly name: string
  readonly text: string
  /** The text with positions, for reporting a mistake: read when it is asked for. */
  readonly tree: () => Node
  readonly doc: Doc
  /** Of a document that the product extends: the engine's and the product's part, and which says a path of `doc`. */
  readonly parts?: readonly [Raw, Raw]
  readonly origin?: (path: Path) => { readonly raw: Raw; readonly path: Path }
}

export type JsonObject = { readonly [key: string]: Json }

// ---------------------------------------------------------------- what a document says

export interface LanguageDoc {
  readonly name: string
  readonly locale: string
  readonly texts: Readonly<Record<string, string>>
}

export interface FieldDoc {
  /** An address below `schemas/` (`addresses.ts`). */
  readonly $ref?: string
  readonly type?: 'string' | 'integer' | 'boolean' | 'array' | 'object'
  readonly 'x-personal'?: boolean | string
  readonly format?: string
  readonly default?: Json
  readonly 'x-default'?: Expr
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly examples?: readonly Json[]
  readonly items?: ItemsDoc
  readonly 'x-kind'?: string
  readonly 'x-label'?: Label
  readonly 'x-help'?: Label
  readonly 'x-source'?: Source
  readonly 'x-reference'?: string
  readonly 'x-on-delete'?: 'restrict' | 'cascade' | 'null' | 'keep' | 'restrict_last'
  readonly 'x-offered'?: Readonly<Record<string, boolean | number | string>>
  readonly 'x-within'?: string
  readonly 'x-follows'?: boolean
  readonly 'x-enum'?: string
  readonly 'x-mask'?: string
  readonly 'x-unmasked'?: string
  readonly 'x-changes-of'?: string
  readonly 'x-english'?: string
  readonly 'x-placeholders'?: string
  readonly 'x-link'?: { readonly entity: string; readonly key: string }
  readonly 'x-computed'?: Expr
  readonly 'x-explained'?: ExplainedDoc
  readonly 'x-derived'?: { readonly by: string; readonly from: readonly string[]; readonly asked?: boolean }
  readonly 'x-unit'?: Label
  readonly 'x-words'?: Readonly<Record<string, Label>>
  readonly 'x-scan'?: boolean
  readonly 'x-case'?: 'lower' | 'upper'
  readonly 'x-scale'?: number
  readonly 'x-unique'?: boolean
  readonly 'x-search'?: boolean
  readonly 'x-filter'?: boolean
  readonly 'x-sort'?: boolean
  readonly 'x-write'?: 'always' | 'create' | 'never'
  readonly 'x-when'?: Expr
  readonly 'x-required-when'?: Expr
  readonly 'x-permission'?: string
  readonly 'x-write-permission'?: string
  readonly 'x-hidden'?: boolean
  readonly 'x-width'?: number
  readonly 'x-renamed-from'?: string
}

export interface ItemsDoc extends Pick<FieldDoc, '$ref' | 'type' | 'format'> {
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, FieldDoc>>
}

export interface SectionDoc {
  readonly label?: Label
  readonly fields: readonly string[]
  readonly when?: Expr
}

export interface MenuDoc {
  readonly label?: Label
  readonly group?: string
  readonly order?: number
  readonly icon?: string
  readonly path?: string
  readonly index?: string
  readonly when?: string
  readonly tabs?: boolean
  readonly stays?: readonly string[]
  readonly writers?: boolean
}

export type TotalDoc = string | { readonly field: string; readonly when: Narrowed | 'all' }

/** `shared`, `owner` and `seen` by their names; every other name is a scope level, with its path. */
export interface ScopeDoc {
  readonly shared?: 'see' | 'change'
  readonly owner?: string
  readonly seen?: Expr
  readonly [level: string]: Expr | string | readonly string[] | null | undefined
}

export interface EntityDoc {
  readonly required?: readonly string[]
  readonly properties: Readonly<Record<string, FieldDoc>>
  readonly 'x-label': Label
  readonly 'x-help'?: Label
  readonly 'x-source'?: Source
  readonly 'x-plural'?: string
  readonly 'x-renamed-from'?: string
  readonly 'x-plural-from'?: string
  readonly 'x-key'?: string
  readonly 'x-display'?: string
  readonly 'x-beside'?: readonly string[]
  readonly 'x-known-as'?: readonly string[]
  readonly 'x-card'?: readonly string[]
  readonly 'x-tenant'?: boolean
  readonly 'x-internal'?: boolean
  readonly 'x-journal'?: boolean
  readonly 'x-added-only'?: true
  readonly 'x-inherit'?: readonly string[]
  readonly 'x-level'?: string
  readonly 'x-together'?: readonly Together[]
  readonly 'x-sent'?: Sent
  readonly 'x-features'?: Features
  readonly 'x-access'?: Readonly<Partial<Record<Operation | 'read' | 'write', string | null>>>
  readonly 'x-scope'?: ScopeDoc
  readonly 'x-menu'?: MenuDoc | boolean
  readonly 'x-unique'?: readonly (readonly string[])[]
  readonly 'x-indexes'?: readonly (readonly string[])[]
  readonly 'x-checks'?: readonly {
    readonly name: string
    readonly field: string
    readonly expr: Expr
    readonly message: Label
    readonly unless?: string
  }[]
  readonly 'x-judged'?: readonly Judged[]
  readonly 'x-exclusive'?: readonly {
    readonly name: string
    readonly by: string
    readonly range: string
    readonly until?: string
    readonly message: Label
  }[]
  readonly 'x-archive'?: boolean
  readonly 'x-comments'?: boolean | string
  /** Of the comments on another entity's records, which no document writes (`made-comments.ts`). */
  readonly 'x-comments-of'?: string
  readonly 'x-expires'?: { readonly by: string; readonly hours?: number }
  readonly 'x-fill'?: number
  readonly 'x-history'?: { readonly by: string; readonly keep?: number; readonly whole?: true }
  readonly 'x-list'?: {
    readonly columns?: readonly string[]
    readonly filters?: readonly string[]
    readonly sort?: string
    readonly totals?: readonly TotalDoc[]
    readonly inline?: readonly string[]
    readonly bulk?: readonly string[]
    readonly limit?: number
    readonly views?: {
      readonly board?: BoardDoc
      readonly calendar?: CalendarDoc
      readonly tree?: TreeDoc
      readonly map?: MapDoc
    }
  }
  readonly 'x-form'?: { readonly sections: readonly SectionDoc[]; readonly copy?: boolean }
  readonly 'x-detail'?: {
    readonly permission?: string
    readonly figures?: readonly (string | FigureDoc)[]
    readonly print?: { readonly title?: Label; readonly fields: readonly string[]; readonly signed?: readonly Label[] }
    readonly tabs?: readonly (DetailPartsDoc & { readonly name: string; readonly label: Label })[]
  } & DetailPartsDoc
  readonly 'x-lines'?: readonly LinesDoc[]
  readonly 'x-export'?: { readonly columns: readonly string[] }
  readonly 'x-after'?: { readonly create?: readonly Effect[]; readonly open?: readonly Effect[] }
  readonly 'x-choices'?: Choices
  readonly 'x-person'?: { readonly erased: string }
  readonly 'x-of-person'?: readonly {
    readonly by?: readonly string[]
    readonly same?: Readonly<Record<string, string>>
    readonly unless?: readonly string[]
    readonly alone?: boolean
  }[]
  readonly 'x-ends'?: readonly {
    readonly when: Readonly<Record<string, boolean | number | string>>
    readonly records?: readonly string[]
    readonly empties?: readonly string[]
  }[]
  readonly 'x-awaits'?: Readonly<Partial<Record<'create' | 'update' | 'remove', readonly string[]>>>
  readonly 'x-locked'?: { readonly update?: LockDoc; readonly remove?: LockDoc }
}

export interface LinesDoc {
  readonly list: string
  readonly label?: Label
  readonly columns: readonly string[]
  readonly position?: string
}

export interface BoardDoc {
  readonly by: string
  readonly columns?: readonly (number | string)[]
  readonly fields?: readonly string[]
  readonly moves?: Readonly<Record<string, readonly string[]>>
}

export interface CalendarDoc {
  readonly by: string
  readonly fields?: readonly string[]
  readonly tone?: string
}

export interface TreeDoc {
  readonly by: string
  readonly fields?: readonly string[]
}

export interface MapDoc {
  readonly latitude: string
  readonly longitude: string
  readonly fields?: readonly string[]
  readonly tone?: string
}

export interface FigureDoc {
  readonly field: string
  readonly label?: Label
  readonly when?: Expr
  readonly tones?: Readonly<Partial<Record<Tone, Expr>>>
}

/** What a record's page or one of its tabs is made of, drawn in the order in which it is written. */
export interface DetailPartsDoc {
  readonly sections?: readonly SectionDoc[]
  readonly related?: readonly (string | RelatedListDoc)[]
  readonly charts?: readonly ChartDoc[]
  readonly slots?: readonly SlotDoc[]
  readonly explained?: readonly string[]
}

export interface ExplainedDoc {
  readonly expr: Expr
  readonly otherwise?: Label
}

export interface SlotDoc {
  readonly view: string
  readonly label: Label
  readonly permission?: string
  readonly bare?: boolean
  readonly when?: Expr
}

export interface RelatedListDoc {
  /** `<entity>.<its reference>` */
  readonly list: string
  readonly label?: Label
  readonly columns?: readonly string[]
  readonly filter?: Readonly<Record<string, string>>
  readonly when?: Expr
}

export interface ChartDoc {
  readonly label: Label
  readonly type: 'bar' | 'line'
  readonly list: string
  readonly x: string
  readonly y: readonly string[]
  readonly days?: readonly number[]
  readonly filter?: Readonly<Record<string, string>>
  readonly when?: Expr
}

export interface EnumDoc {
  readonly type: 'integer' | 'string'
  readonly 'x-label': Label
  readonly 'x-source'?: Source
  readonly oneOf: readonly {
    readonly const: number | string
    readonly title: string
    readonly 'x-label': Label
    readonly 'x-tone'?: Tone
    readonly 'x-command'?: readonly string[]
    /** Of an enum that the engine makes: whoever does not hold it is not offered the value. */
    readonly 'x-permission'?: string | null
  }[]
  /** Of an enum that the engine makes: records may hold values that it lacks. */
  readonly 'x-open'?: true
  readonly 'x-variants'?: {
    readonly by: string
    readonly cases: Readonly<Record<string, Readonly<Record<string, Label>>>>
  }
}

export interface RuleDoc extends FieldDoc {
  readonly 'x-message': Label
  readonly 'x-severity'?: 'error' | 'warn'
  readonly 'x-doubt'?: Doubt
}

/** One state, or per value of a deciding field. */
export type TargetDoc =
  number | string | { readonly by: string; readonly cases: Readonly<Record<string, number | string>> }

export interface LockDoc extends Lock {
  readonly awaits?: readonly string[]
}

export interface TransitionDoc {
  readonly name: string
  readonly label: Label
  readonly source?: Source
  readonly from: readonly (number | string)[]
  readonly to: TargetDoc
  readonly when?: Expr
  readonly message?: Label
  readonly awaits?: readonly string[]
  readonly automatic?: boolean
  readonly stamp?: { readonly at?: string; readonly by?: string }
  readonly permission?: string
  readonly fields?: readonly { readonly name: string; readonly required?: boolean }[]
  readonly tone?: Tone
  readonly confirm?: Label
}

export interface WorkflowDoc {
  readonly 'x-label': Label
  readonly entity: string
  readonly field: string
  readonly initial: TargetDoc
  readonly transitions: readonly TransitionDoc[]
  readonly allow?: { readonly update?: readonly (number | string)[]; readonly remove?: readonly (number | string)[] }
  readonly history?: HistoryDoc
}

export interface HistoryDoc extends Effect {
  readonly step: string
  readonly created: string
  readonly from?: string
  readonly asked?: Readonly<Record<string, string>>
}

export interface CallDoc {
  readonly 'x-label': Label
  readonly 'x-source'?: Source
  readonly host?: Host
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly permission?: string | null
  readonly request?: JsonObject
  readonly response?: JsonObject
  readonly cached?: boolean
  readonly keeps_empty?: boolean
  readonly pending?: boolean
  readonly idempotent?: boolean
  readonly answers?: {
    readonly entity?: string
    readonly report?: string
    readonly operation: Answers['operation']
    readonly filter?: Readonly<Record<string, string>>
  }
  readonly 'x-form'?: { readonly sections: readonly SectionDoc[] }
  readonly action?: ActionDoc
}

/** Where the field `by` of the record is true, the call is refused with this error. */
export interface Forbidden {
  readonly by: string
  readonly error: string
}

export interface ActionDoc {
  readonly label?: Label
  readonly entity: string
  readonly places: readonly ActionPlace[]
  readonly record?: string
  readonly when?: Expr
  readonly reason?: Label
  readonly hides?: boolean
  readonly order?: number
  readonly tone?: Tone
  readonly icon?: string
  readonly confirm?: Label
  readonly done?: Label
  readonly meanwhile?: { readonly text: Label; readonly when?: Expr }
  readonly fill?: Readonly<Record<string, Beforehand>>
  readonly known?: Readonly<Record<string, string>>
  readonly given?: Readonly<Record<string, string>>
  readonly among?: Readonly<Record<string, string>>
  readonly forbidden?: Forbidden
  readonly answers?: readonly string[]
  readonly preview?: string
  readonly opens?: string
  readonly by_file?: ByFileDoc
  readonly instead?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly beside?: readonly string[]
  readonly first?: Expr
  readonly view?: string
}

export interface ByFileDoc {
  readonly find: readonly string[]
  readonly only?: Expr
  readonly several_by?: string
  readonly columns?: readonly string[]
  readonly also?: readonly string[]
}

export interface JobDoc {
  readonly 'x-label': Label
  readonly 'x-help'?: Label
  readonly 'x-source'?: Source
  readonly each: Job['each']
  readonly schedule?: string
  readonly missed?: Job['missed']
  readonly minutes?: number
  readonly rebuild?: { readonly after?: readonly string[] }
  readonly permission?: string
}

export interface WebhookDoc {
  readonly 'x-label': Label
  readonly 'x-help'?: Label
  readonly 'x-source'?: Source
  readonly message: JsonObject
}

export interface ScreenDoc {
  readonly 'x-label': Label
  readonly 'x-source'?: Source
  readonly path: string
  readonly permission?: string | null
  readonly view: string
  readonly entity?: string
  readonly filter?: Readonly<Record<string, string>>
  readonly columns?: readonly string[]
  readonly report?: boolean
  readonly to?: string
  readonly access?: number
  readonly menu?: MenuDoc | boolean
}

export interface ReportDoc {
  readonly 'x-label': Label
  readonly 'x-help'?: Label
  readonly 'x-source'?: Source
  readonly entity: string
  readonly path: string
  readonly permission: string
  readonly filter?: Readonly<Record<string, string>>
  readonly period?: {
    readonly field: string
    readonly by?: 'month'
    readonly over?: boolean
    readonly ahead?: boolean
    readonly first?: Preset
  }
  readonly months?: Months
  readonly dimensions: readonly (string | DimensionDoc)[]
  readonly group?: readonly string[]
  readonly measures: readonly MeasureDoc[]
  readonly filters?: readonly string[]
  readonly sort?: string
  readonly chart?: { readonly type: 'bar' | 'line'; readonly measure: string }
  readonly drill?: boolean
  readonly list?: string
  readonly menu?: MenuDoc
}

export interface DimensionDoc {
  readonly name: string
  readonly path?: string
  readonly by?: 'day' | 'month' | 'year'
  readonly label?: Label
}

export interface MeasureDoc {
  readonly name: string
  readonly how: Measure['how']
  readonly field?: string
  readonly when?: Expr
  readonly by?: string
  readonly of?: string
  readonly compared?: boolean
  readonly label?: Label
}

export interface MaskPartDoc {
  readonly first?: number
  readonly last?: number
  readonly stars?: number
}

export interface MaskDoc extends MaskPartDoc {
  readonly before?: MaskPartDoc & { readonly sign: string }
  readonly words?: boolean
  readonly width?: number
}

export interface AppDocs {
  readonly errors: {
    readonly errors: Readonly<
      Record<
        string,
        {
          readonly code: number
          readonly status: number
          readonly message: Label
          readonly hint?: Label
          readonly choices?: readonly {
            readonly label: Label
            readonly sets?: ErrorChoice['sets']
            readonly view?: string
          }[]
          readonly source?: Source
        }
      >
    >
  }
  readonly menu: {
    readonly menu: readonly {
      readonly key: string
      readonly label: Label
      readonly icon?: string
      readonly order?: number
    }[]
  }
  readonly permissions: {
    readonly permissions: readonly {
      readonly key: string
      readonly resource?: string
      readonly label: Label
      readonly group?: string
      readonly all_of?: readonly string[]
      readonly any_of?: readonly string[]
      readonly source?: Source
    }[]
  }
  readonly brands: {
    readonly brands: readonly {
      readonly key: string
      readonly name: Label
      readonly hosts?: readonly string[]
      readonly icon?: string
      readonly colour: string
    }[]
  }
  readonly constants: { readonly constants: Readonly<Record<string, Json>> }
  readonly masks: { readonly masks: Readonly<Record<string, MaskDoc>> }
  readonly scopes: {
    readonly scopes: readonly (Pick<ScopeLevel, 'name' | 'list'> & {
      readonly [Said in 'only' | 'within']?: NonNullable<ScopeLevel[Said]>
    })[]
  }
  readonly copy: { readonly copy: Readonly<Record<string, Label>> }
}
