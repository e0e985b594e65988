/** Shaped documents → Linked. Follows references and nothing else; whether they make sense is asked in `check.ts`. */
import type { DashboardDoc } from './dashboard.ts'
import type {
  AppDocs,
  AppDocument,
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
} from './documents.ts'
import { APP_DOCUMENTS } from './documents.ts'
import { entityFragments, fragmentsOf, linkFields, linkBody, type Fragments } from './link-fields.ts'
import { inlined, targetsOf, type Targets } from './inline.ts'
import type { Linked, LinkedCall, LinkedEntity, LinkedEnum, LinkedWebhook } from './linked.ts'
import { withComments } from './made-comments.ts'
import { entityEnum, jobEnum, listEnum, reportEnum, toldEnum, webhookEnum } from './made-enums.ts'
import type { Mistake } from './mistake.ts'
import { permissionEnum, permissionsOf } from './permissions.ts'
import { pluralIn } from './plural.ts'

export function link(
  raws: readonly Raw[],
  broken: ReadonlySet<string>,
): { readonly linked: Linked; readonly mistakes: readonly Mistake[] } {
  const of = <Doc>(folder: string): ReadonlyMap<string, Raw<Doc>> =>
    new Map(raws.filter((raw) => raw.folder === folder).map((raw) => [raw.name, raw as unknown as Raw<Doc>]))
  const app = appDocuments(of('app'))
  const entityDocs = withComments(of<EntityDoc>('entities'))
  const permissions = permissionsOf(app.permissions?.doc.permissions ?? [], entityDocs)
  const enumDocs = of<EnumDoc>('enums')
  const jobs = of<JobDoc>('jobs')
  const hooks = of<WebhookDoc>('webhooks')
  const reports = of<ReportDoc>('reports')
  const screens = of<ScreenDoc>('screens')
  const enums = withMadeEnums(enumDocs, {
    permission: permissionEnum(permissions),
    entity: entityEnum(entityDocs),
    told_entity: toldEnum(entityDocs),
    job: jobEnum(jobs),
    webhook: webhookEnum(hooks),
    list: listEnum({ entities: entityDocs, screens, reports }, enumDocs),
    report: reportEnum({ screens, reports }),
  })
  const rules = of<RuleDoc>('rules')
  const kinds = of<FieldDoc>('kinds')
  const workflows = of<WorkflowDoc>('workflows')
  const fragments = fragmentsOf(enums, rules, kinds, broken)
  const entities = [...entityDocs.values()].map((raw) => linkEntity(raw, workflows, fragments))
  const askable = new Map([...fragments, ...entityFragments(entities.map(({ entity }) => entity))])
  const targets = targetsOf(askable, entityDocs)
  const calls = [...of<CallDoc>('calls').values()].map((raw) => linkCall(raw, targets, askable))
  const webhooks = [...hooks.values()].map((raw) => linkWebhook(raw, targets))
  return {
    linked: {
      enums,
      rules,
      kinds,
      workflows,
      app,
      permissions,
      broken,
      entities: new Map(entities.map(({ entity }) => [entity.name, entity])),
      calls: new Map(calls.map(({ call }) => [call.name, call])),
      jobs,
      webhooks: new Map(webhooks.map(({ webhook }) => [webhook.name, webhook])),
      screens,
      reports,
      dashboards: of<DashboardDoc>('dashboards'),
      languages: of<LanguageDoc>('languages'),
    },
    mistakes: [...entities, ...calls, ...webhooks].flatMap(({ mistakes }) => mistakes),
  }
}

function appDocuments(raws: ReadonlyMap<string, Raw<unknown>>): Linked['app'] {
  const found = APP_DOCUMENTS.map((name: AppDocument) => [name, raws.get(name) ?? null] as const)
  return Object.fromEntries(found) as { [Name in keyof AppDocs]: Raw<AppDocs[Name]> | null }
}

function withMadeEnums(
  raws: ReadonlyMap<string, Raw<EnumDoc>>,
  docs: Readonly<Record<string, EnumDoc | null>>,
): ReadonlyMap<string, LinkedEnum> {
  const made = Object.entries(docs).flatMap(([name, doc]): [string, LinkedEnum][] =>
    doc === null ? [] : [[name, { name, doc, raw: null }]],
  )
  const written = [...raws.values()].map((raw): [string, LinkedEnum] => [
    raw.name,
    { name: raw.name, doc: raw.doc, raw },
  ])
  return new Map([...made, ...written])
}

function linkEntity(raw: Raw<EntityDoc>, workflows: ReadonlyMap<string, Raw<WorkflowDoc>>, fragments: Fragments) {
  const workflow = [...workflows.values()].find(({ doc }) => doc.entity === raw.name) ?? null
  const key = raw.doc['x-key'] ?? 'id'
  const { fields, mistakes } = linkFields(raw, key, workflow?.doc.field ?? null, fragments)
  const entity: LinkedEntity = {
    name: raw.name,
    raw,
    doc: raw.doc,
    key,
    fields,
    plural: pluralIn(raw.name, raw.doc),
    workflow: workflow?.name ?? null,
  }
  return { entity, mistakes }
}

function linkCall(raw: Raw<CallDoc>, targets: Targets, fragments: Fragments) {
  const request = inlined(raw, ['request'], raw.doc.request ?? nothing, targets)
  const response = inlined(raw, ['response'], raw.doc.response ?? { type: 'null' }, targets)
  const [fields, answered] = [linkBody(raw, 'request', fragments), linkBody(raw, 'response', fragments)]
  const call: LinkedCall = { name: raw.name, raw, fields, answered, request: request.schema, response: response.schema }
  return { call, mistakes: [...request.mistakes, ...response.mistakes] }
}

function linkWebhook(raw: Raw<WebhookDoc>, targets: Targets) {
  const { schema, mistakes } = inlined(raw, ['message'], raw.doc.message, targets)
  const webhook: LinkedWebhook = { name: raw.name, raw, message: schema }
  return { webhook, mistakes }
}

const nothing = { type: 'object', properties: {}, additionalProperties: false }
