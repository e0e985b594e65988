/** What the console is made of: the light menu table, one definition an entity, and the registry that loads them. */
import { actionsFor, askedBy, latestIn, readBy, settledBy } from '../../src/model/actions.ts'
import {
  SERVER_ONLY,
  type CallByFile,
  type ConsoleEntity,
  type MadeBy,
  type MenuResource,
  type MenuScreen,
  type Peer,
} from '../../src/model/console-entity.ts'
import { hasHistory } from '../../src/model/entity-calls.ts'
import { incomingOf } from '../../src/model/incoming.ts'
import { listsOf } from '../../src/model/detail-places.ts'
import { askedOf } from '../../src/model/lines.ts'
import type { Action, Call, Entity, Field, Label, Model, Screen } from '../../src/model/model.ts'
import { files, GENERATED, type Emit } from '../output.ts'
import { header, lines, literal, property } from '../writing.ts'
import { dashboardsFile } from './dashboards.ts'
import { formFieldLines } from './forms.ts'

const FOLDER = `${GENERATED}/console`

export const emitConsole: Emit = (model) => {
  const entities = Object.values(model.entities).filter((entity) => !entity.internal)
  const forms = Object.values(model.calls).filter(({ action }) => action !== null)
  return files([
    ...entities.map(
      (entity) => [`${FOLDER}/resources/${entity.plural}.ts`, resource(entity, consoleEntity(model, entity))] as const,
    ),
    ...Object.values(model.reports).map(
      ({ entity }) =>
        [`${FOLDER}/resources/${entity.plural}.ts`, resource(entity, consoleEntity(model, entity))] as const,
    ),
    ...forms.map((call) => [`${FOLDER}/calls/${call.name}.ts`, callForm(model, call)] as const),
    [`${FOLDER}/call-forms.ts`, callForms(forms)],
    [`${FOLDER}/registry.ts`, registry(model, entities)],
    [`${FOLDER}/menu.ts`, menu(model, entities)],
    ...entities.map((entity) => [`${FOLDER}/pages/${entity.plural}.ts`, page(entity)] as const),
    [`${FOLDER}/pages.ts`, pages(entities)],
    [`${FOLDER}/slots.ts`, slots(entities)],
    [`${FOLDER}/windows.ts`, windows(model)],
    [`${FOLDER}/dashboards.ts`, dashboardsFile(model)],
    [`${FOLDER}/words.ts`, words(model, entities)],
  ])
}

const page = (entity: Entity): string =>
  `${header(`schemas/${entity.file}`)}import type { DetailSpec } from '../../../model/model.ts'

const page: DetailSpec = ${lines(entity.detail, 2)}

export default page
`

const pages = (entities: readonly Entity[]): string =>
  `${header('schemas/entities')}import type { DetailSpec } from '../../model/model.ts'

export const pages: Readonly<Record<string, () => Promise<{ readonly default: DetailSpec }>>> = {
${entities.map(({ plural }) => `  ${property(plural)}: () => import(${literal(`./pages/${plural}.ts`)}),`).join('\n')}
}
`

/** What the product's table of slots must hold, no more and no less. */
function slots(entities: readonly Entity[]): string {
  const names = entities.flatMap(({ detail }) =>
    detail.tabs.flatMap(({ parts }) => parts.flatMap((part) => (part.part === 'slot' ? [part.view] : []))),
  )
  return `${header('schemas/entities')}/** Views that stand in a place of a record's page. */
export type SlotName = ${union(names)}
`
}

/** What the product's table of windows must hold, no more and no less. */
function windows({ calls, app: { errors } }: Model): string {
  const views = [
    ...Object.values(calls).map(({ action }) => action?.view),
    ...Object.values(errors).flatMap(({ choices }) => choices.map(({ view }) => view)),
  ]
  return `${header('schemas/calls and schemas/app/errors.json')}/** Windows of the product's own, for calls and for what is refused. */
export type WindowName = ${union(views.flatMap((view) => view ?? []))}
`
}

function menu(model: Model, entities: readonly Entity[]): string {
  const comments = new Set(entities.map((entity) => entity.comments))
  const resources = entities.map((entity) => menuResource(entity, comments.has(entity.name)))
  return `${header('schemas')}import type { MenuResource, MenuScreen } from '../../model/console-entity.ts'
import type { App } from '../../model/model.ts'

export const groups: App['menu'] = ${lines(model.app.menu, 1)}

export const resources: readonly MenuResource[] = ${lines(resources, 1)}

export const screens: readonly MenuScreen[] = ${lines(
    Object.values(model.screens).map((screen) => menuScreen(model, screen)),
    1,
  )}
`
}

/** Names that the schemas leave to the product's code: its tables are complete by these types. */
function words(model: Model, entities: readonly Entity[]): string {
  const screens = Object.values(model.screens)
  const places = [...entities.map(({ menu: place }) => place), ...screens.map(({ menu: place }) => place)]
  const facts = places.flatMap((place) => [...(place?.when == null ? [] : [place.when]), ...(place?.stays ?? [])])
  return `${header('schemas')}/** What the screens' \`view\` names. */
export type View = ${union(screens.map(({ view }) => view))}

/** Facts about the client that the menu asks for. */
export type ClientFact = ${union(facts)}
`
}

const union = (names: readonly string[]): string =>
  names.length === 0
    ? 'never'
    : [...new Set(names)]
        .sort()
        .map((name) => `'${name}'`)
        .join(' | ')

/** An entity that stands in no menu has its screens all the same; a plain address leads to them. */
function menuResource(entity: Entity, comments: boolean): MenuResource {
  const { name, plural, label, menu: place, access } = entity
  return {
    name,
    plural,
    label: place?.label ?? label,
    one: label,
    icon: place?.icon ?? 'table',
    group: place?.group ?? '',
    order: place?.order ?? 0,
    path: place?.path ?? `/${plural}`,
    index: place?.index ?? null,
    when: place?.when ?? null,
    tabs: place?.tabs ?? false,
    stays: place?.stays ?? [],
    writers: place?.writers ?? false,
    editor: entity.fields.some(({ kind }) => kind === 'html'),
    read: access.list,
    page: entity.detail.permission,
    create: access.create,
    ...(entity.inherit.length > 0 && { settings: true }),
    ...(comments && { comments: true }),
  }
}

/** Parameters of a list's address that are codes. */
function menuScreen(model: Model, screen: Screen): MenuScreen {
  const fields = screen.view === 'list' && screen.entity !== null ? (model.entities[screen.entity]?.fields ?? []) : []
  const coded = fields.filter(({ name, enum: codes }) => codes !== null && screen.path.split('/').includes(`:${name}`))
  const words = coded.map(
    ({ name, enum: codes }) =>
      [
        name,
        Object.fromEntries(model.enums[codes ?? '']?.values.map(({ value, label }) => [String(value), label]) ?? []),
      ] as const,
  )
  return { ...screen, words: Object.fromEntries(words) }
}

const resource = (entity: Entity, definition: ConsoleEntity): string =>
  `${header(`schemas/${entity.file}`)}import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = ${lines(definition, 2)}

export default entity
`

function consoleEntity(model: Model, entity: Entity): ConsoleEntity {
  const { workflow, comments, lines: rows, ...kept } = without(entity, SERVER_ONLY)
  const paths = pathsOf(model, entity)
  return {
    ...kept,
    detail: { permission: entity.detail.permission },
    actions: actionsOf(model, entity),
    byFile: byFileOf(model, entity),
    made: madeBy(model, entity),
    enums: enumsOf(model, [...askedOf(entity), ...Object.values(paths)]),
    workflow: workflow === null ? null : (model.workflows[workflow] ?? null),
    history: historyOf(model, entity),
    comments: comments === null ? null : peer(model.entities[comments]!),
    settings: Object.values(model.entities)
      .filter((one) =>
        one.inherit.some((link) => one.fields.find(({ name }) => name === link)?.reference?.entity === entity.name),
      )
      .map((one) => ({ name: one.name, ...peer(one) })),
    ...(rows.length > 0 && { lines: rows }),
    ...(entity.inherit.length > 0 && { inherited: pickOf(entity) }),
    ...(model.reports[entity.plural]?.entity === entity && { report: true as const }),
    peers: peersOf(model, entity),
    paths,
  }
}

const enumsOf = (model: Model, fields: readonly Field[]): ConsoleEntity['enums'] =>
  pick(model.enums, [
    ...new Set(fields.flatMap((field) => [field, ...field.rows]).flatMap((field) => field.enum ?? [])),
  ])

const pickOf = ({ inherit, level, together, sent }: Entity): NonNullable<ConsoleEntity['inherited']> => ({
  inherit,
  level,
  together,
  sent: sent?.settings ?? [],
})

const without = <Name extends keyof Entity>(entity: Entity, names: readonly Name[]): Omit<Entity, Name> =>
  Object.fromEntries(Object.entries(entity).filter(([name]) => !names.includes(name as Name))) as Omit<Entity, Name>

/** A report is read and nothing else. */
const actionsOf = (model: Model, entity: Entity): ConsoleEntity['actions'] =>
  model.entities[entity.name] !== entity
    ? []
    : actionsFor(model, entity.name).map(
        ({ call: { method, path, permission, idempotent, fields, answers: by }, action }) => {
          const {
            when: _when,
            entity: _entity,
            byFile: _byFile,
            instead: _instead,
            forbidden,
            answers,
            shows,
            ...kept
          } = action
          const why = model.app.errors[forbidden?.error ?? '']
          return {
            ...kept,
            shows: shows.map(({ name }) => name),
            forbidden: forbidden === null || why === undefined ? null : { by: forbidden.by, message: why.message },
            choices: Object.fromEntries(
              answers.flatMap((key) => {
                const error = model.app.errors[key]
                return error === undefined ? [] : [[error.code, error.choices] as const]
              }),
            ),
            method,
            path,
            permission,
            idempotent,
            asks: askedBy(action, fields).length > 0,
            downloads: by !== null,
            reads: readBy(action),
          }
        },
      )

/** Above the list of whose records they are done to, and where they say that they are offered, too. */
const byFileOf = (model: Model, entity: Entity): ConsoleEntity['byFile'] =>
  model.entities[entity.name] !== entity
    ? []
    : Object.values(model.calls).flatMap(({ name, label, permission, action }) =>
        action?.byFile != null && [action.entity, ...action.byFile.also].includes(entity.name)
          ? [{ call: name, label: action.label ?? label, permission, choices: choicesOf(model, action) }]
          : [],
      )

/** Of records that are left to a call, those with which it begins. */
const madeBy = (model: Model, entity: Entity): ConsoleEntity['made'] =>
  model.entities[entity.name] !== entity
    ? []
    : Object.values(model.calls).flatMap(({ name, permission, action }) => {
        const filter = action?.instead[entity.name]
        const of = model.entities[action?.entity ?? '']
        if (action === null || filter === undefined || of === undefined) return []
        const { path, read } = peer(of)
        return [{ call: name, label: action.label, permission, path, read, filter, by: filtersBy(of) }]
      })

/** Of entities to which it refers once. */
function filtersBy({ fields, list }: Entity): MadeBy['by'] {
  const found = fields.flatMap(({ name, kind, reference }) =>
    kind === 'reference' && reference !== null && list.filters.includes(name)
      ? [[reference.entity, name] as const]
      : [],
  )
  return Object.fromEntries(found.filter(([entity]) => found.filter(([one]) => one === entity).length === 1))
}

const choicesOf = ({ app: { errors } }: Model, action: Action): CallByFile['choices'] =>
  Object.fromEntries(
    Object.entries(settledBy(errors, action)).map(([key, choice]) => [
      key,
      { about: errors[key]!.hint ?? errors[key]!.message, choice: choice.label },
    ]),
  )

function historyOf(model: Model, entity: Entity): ConsoleEntity['history'] {
  const journal = Object.values(model.entities).find((one) => one.journal)
  return journal !== undefined && hasHistory(entity) ? peer(journal) : null
}

/** Whom it refers to and who refers to it; a filter's path may lead further. */
function peersOf(model: Model, entity: Entity): ConsoleEntity['peers'] {
  const incoming = incomingOf(model, entity.name)
    .filter(({ from }) => !from.internal)
    .map(({ from }) => from.name)
  const referred = askedOf(entity).flatMap((field) =>
    [field, ...field.rows].flatMap(({ reference }) => reference?.entity ?? []),
  )
  const further = [...entity.list.filters, ...entity.list.columns].flatMap((path) =>
    entitiesAlong(model, entity, path.split('.')),
  )
  // A link may lead to a record of any entity.
  const linked = entity.fields.some(({ link }) => link !== null)
    ? Object.values(model.entities).flatMap(({ name, internal }) => (internal ? [] : [name]))
    : []
  const opened = actionsFor(model, entity.name).flatMap(({ action }) => action.opens?.entity ?? [])
  const names = new Set([
    ...linked,
    ...opened,
    ...referred,
    ...listsOf(entity.detail).map((list) => list.entity),
    ...incoming,
    ...further,
  ])
  return Object.fromEntries(
    [...names].sort().flatMap((name) => (model.entities[name] ? [[name, peer(model.entities[name])]] : [])),
  )
}

/** What a filter must know of the field at the end of its path. */
function pathsOf(model: Model, entity: Entity): ConsoleEntity['paths'] {
  const paths = entity.list.filters.filter((path) => path.includes('.'))
  return Object.fromEntries(
    paths.flatMap((path) => {
      const steps = path.split('.')
      const last = entitiesAlong(model, entity, steps.slice(0, -1)).at(-1)
      const field = (last === undefined ? undefined : model.entities[last])?.fields.find(
        ({ name }) => name === steps.at(-1),
      )
      return field ? [[path, field]] : []
    }),
  )
}

function entitiesAlong(model: Model, entity: Entity, [first, ...rest]: readonly string[]): readonly string[] {
  const target = entity.fields.find((field) => field.name === first)?.reference?.entity
  const next = target === undefined ? undefined : model.entities[target]
  return next ? [next.name, ...entitiesAlong(model, next, rest)] : []
}

const peer = ({ plural, key, display, beside, card, label, menu: place, access, detail, choices }: Entity): Peer => ({
  plural,
  key,
  display,
  ...(beside.length > 0 && { beside }),
  card: card.length > 0,
  label,
  many: manyOf(label, plural, place),
  path: place?.path ?? `/${plural}`,
  read: access.list,
  page: detail.permission,
  ...(choices === null ? {} : { choices: choices.where }),
})

/** Chinese calls one and many the same; English takes the menu's word, or the plural. */
const manyOf = ({ zh }: Label, plural: string, place: Entity['menu']): Label => ({
  zh,
  en: place?.label.en ?? plural.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase()),
})

const pick = <Value>(
  record: Readonly<Record<string, Value>>,
  names: readonly string[],
): Readonly<Record<string, Value>> =>
  Object.fromEntries([...names].sort().flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])))

/** A report has no form; its entity's stands for it. */
function registry(model: Model, entities: readonly Entity[]): string {
  const lines = [...entities, ...Object.values(model.reports).map(({ entity }) => entity)].map(
    ({ name, plural, key }) =>
      `  ${property(plural)}: { key: ${literal(key)}, definition: () => import(${literal(`./resources/${plural}.ts`)}), form: () => import(${literal(`./forms/${model.entities[name]?.plural ?? plural}.ts`)}) },`,
  )
  return `${header('schemas')}import type { RegistryEntry } from '../../model/console-entity.ts'

export const registry: Readonly<Record<string, RegistryEntry>> = {
${lines.join('\n')}
}
`
}

/** What the dialog of a call's action asks for; the record is known. */
function callForm(model: Model, call: Call): string {
  const fields = call.action === null ? call.fields : askedBy(call.action, call.fields)
  const shows = call.action?.shows ?? []
  const named = [
    ...fields.map(({ reference }) => reference?.entity ?? ''),
    ...Object.keys(call.action === null ? {} : latestIn(call.action)),
  ]
  const peers = named.flatMap((name) => model.entities[name] ?? [])
  return `${header(`the call ${call.name} of schemas`)}import { formOf, warningsOf, type FormFields } from '../../../kinds/form.ts'
import type { CallForm } from '../../../model/console-entity.ts'

const fields: FormFields = {
${formFieldLines(model, fields)}
}

const form: CallForm = {
  fields: ${lines(fields, 1, '  ')},
  sections: ${lines(call.sections, 1, '  ')},
  shows: ${lines(shows, 1, '  ')},
  enums: ${lines(enumsOf(model, [...fields, ...shows]), 1, '  ')},
  peers: ${lines(Object.fromEntries(peers.map((entity) => [entity.name, peer(entity)])), 1, '  ')},
  form: (t) => formOf(fields, 'create', t),
  warnings: (values, t) => warningsOf(fields, values, t),
}

export default form
`
}

const callForms = (calls: readonly Call[]): string =>
  `${header('schemas')}import type { CallForm } from '../../model/console-entity.ts'

export const callForms: Readonly<Record<string, () => Promise<{ readonly default: CallForm }>>> = {
${calls.map(({ name }) => `  ${property(name)}: () => import(${literal(`./calls/${name}.ts`)}),`).join('\n')}
}
`
