/**
 * The documents with their references resolved: every field knows its enum, rule and kind; names are still as written.
 */
import type { DashboardDoc } from './dashboard.ts'
import type {
  AppDocs,
  CallDoc,
  EntityDoc,
  EnumDoc,
  FieldDoc,
  JobDoc,
  LanguageDoc,
  Raw,
  ReportDoc,
  RuleDoc,
  ScreenDoc,
  WebhookDoc,
  WorkflowDoc,
  Path,
} from './documents.ts'
import type { FieldKindName, JsonSchema, Permission } from './model.ts'

export interface Linked {
  readonly enums: ReadonlyMap<string, LinkedEnum>
  readonly rules: ReadonlyMap<string, Raw<RuleDoc>>
  readonly kinds: ReadonlyMap<string, Raw<FieldDoc>>
  readonly entities: ReadonlyMap<string, LinkedEntity>
  readonly workflows: ReadonlyMap<string, Raw<WorkflowDoc>>
  readonly calls: ReadonlyMap<string, LinkedCall>
  readonly jobs: ReadonlyMap<string, Raw<JobDoc>>
  readonly webhooks: ReadonlyMap<string, LinkedWebhook>
  readonly screens: ReadonlyMap<string, Raw<ScreenDoc>>
  readonly reports: ReadonlyMap<string, Raw<ReportDoc>>
  readonly dashboards: ReadonlyMap<string, Raw<DashboardDoc>>
  readonly languages: ReadonlyMap<string, Raw<LanguageDoc>>
  readonly app: { readonly [Name in keyof AppDocs]: Raw<AppDocs[Name]> | null }
  /** Declared ones, then those that entities add by convention. */
  readonly permissions: readonly Permission[]
  /** Entities, enums … whose document could not be read: what refers to them is not a mistake of its own. */
  readonly broken: ReadonlySet<string>
}

export interface LinkedEnum {
  readonly name: string
  readonly doc: EnumDoc
  /** Null: made by the engine (`permission`). */
  readonly raw: Raw<EnumDoc> | null
}

export interface LinkedEntity {
  readonly name: string
  readonly raw: Raw<EntityDoc>
  readonly doc: EntityDoc
  readonly plural: string
  readonly key: string
  /** The key first when it is not declared, then the declared ones, then the system fields. */
  readonly fields: ReadonlyMap<string, LinkedField>
  readonly workflow: string | null
}

export interface LinkedField {
  readonly name: string
  /** Where it stands in its document; system fields stand at the document's head. */
  readonly path: Path
  readonly declared: boolean
  /** What the document says, over what the fragments bring. */
  readonly doc: FieldDoc
  /** Null: no kind follows from it, which is a mistake. */
  readonly kind: FieldKindName | null
  readonly rule: string | null
  readonly enum: string | null
  readonly rows: ReadonlyMap<string, LinkedField>
}

export interface LinkedCall {
  readonly name: string
  readonly raw: Raw<CallDoc>
  /** Of the request, what a kind describes. */
  readonly fields: ReadonlyMap<string, LinkedField>
  /** Of the response, what a kind describes. */
  readonly answered: ReadonlyMap<string, LinkedField>
  readonly request: JsonSchema
  readonly response: JsonSchema
}

export interface LinkedWebhook {
  readonly name: string
  readonly raw: Raw<WebhookDoc>
  readonly message: JsonSchema
}

/** Names of a map plus those whose document is broken, for "is it known?" questions. */
export const isKnown = (linked: Linked, folder: string, map: ReadonlyMap<string, unknown>, name: string): boolean =>
  map.has(name) || linked.broken.has(`${folder}/${name}`)
