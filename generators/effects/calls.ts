/** What a change does to who calls: by the descriptions of all calls before and after, as other programs read them. */
import { ENDINGS } from '../../src/model/list-parameters.ts'
import type { Json, JsonSchema, Model } from '../../src/model/model.ts'
import { openapi } from '../emit/openapi.ts'
import { effect, without, type Effect } from './effect.ts'
import { renamedEntities, renamedKeys, type RenamedEntity } from './renamed.ts'
import { changesOf, type Bodies, type Way } from '../../src/model/schema-changes.ts'

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
}
interface Operation {
  readonly parameters?: readonly JsonSchema[]
  readonly requestBody?: Body
  readonly responses?: Readonly<Record<string, Body>>
  readonly 'x-permission'?: string | null
}
interface Body {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>
}

export function callEffects(before: Model, after: Model): readonly Effect[] {
  const [was, next] = [described(before), described(after)]
  const [were, are] = [operationsOf(was), operationsOf(next)]
  const moved = movedCalls(before, after, [were, are])
  const targets = new Set(moved.values())
  const keys = renamedKeys(before, after)
  const gone = without(were, are)
    .filter(([name]) => !moved.has(name))
    .map(([name]) => effect('calls', true, '接口不再存在', 'no longer exists', [name]))
  const added = without(are, were)
    .filter(([name]) => !targets.has(name))
    .map(([name]) => effect('calls', false, '新增接口', 'is a new call', [name]))
  const changed = Object.entries(were).flatMap(([old, known]) => {
    const name = moved.get(old) ?? old
    const operation = are[name]
    return operation === undefined ? [] : changesBetween(name, { old: was, next, keys }, known, operation)
  })
  return [...gone, ...addresses(before, after, moved), ...changed, ...added]
}

type Operations = Readonly<Record<string, Operation>>

/** Of renamed entities, then → now. */
function movedCalls(before: Model, after: Model, [were, are]: readonly [Operations, Operations]) {
  const moved = [...renamedEntities(before, after).values()].flatMap((one) =>
    without(were, are).flatMap(([name]): readonly (readonly [string, string])[] => {
      const to = movedPath(name, one)
      return to !== name && to in are && !(to in were) ? [[name, to]] : []
    }),
  )
  return new Map(moved)
}

const movedPath = (path: string, { before, after }: RenamedEntity): string =>
  path
    .replace(new RegExp(`/${before.plural}(?=/|$)`), `/${after.plural}`)
    .replaceAll(`{${before.key}}`, `{${after.key}}`)

const addresses = (before: Model, after: Model, moved: ReadonlyMap<string, string>): readonly Effect[] =>
  [...renamedEntities(before, after).values()].flatMap((one) => {
    const { before: old, after: entity } = one
    const where = [...moved.keys()].filter((name) => movedPath(name, one) === moved.get(name))
    return where.length === 0
      ? []
      : [
          effect(
            'calls',
            true,
            `地址由 /${old.plural} 改为 /${entity.plural}`,
            `are called at /${entity.plural} in place of /${old.plural}`,
            where,
          ),
        ]
  })

const described = (model: Model): Description => openapi(model) as unknown as Description

const operationsOf = ({ paths }: Description): Readonly<Record<string, Operation>> =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  )

interface Both {
  readonly old: Description
  readonly next: Description
  /** Rights that are the same by another name. */
  readonly keys: ReadonlyMap<string, string>
}

function changesBetween(name: string, both: Both, old: Operation, next: Operation): readonly Effect[] {
  return [
    ...permission(name, both, old, next),
    ...parameters(name, both, old, next),
    ...told(name, bodiesOf(both, 'sent'), schemaIn(old.requestBody), schemaIn(next.requestBody)),
    ...told(name, bodiesOf(both, 'answered'), dataIn(both.old, old), dataIn(both.next, next)),
  ]
}

function permission(name: string, { keys }: Both, old: Operation, next: Operation): readonly Effect[] {
  const [from, to] = [old['x-permission'] ?? null, next['x-permission'] ?? null]
  if (from === to || keys.get(from ?? '') === to) return []
  return [
    effect(
      'rights',
      to !== 'every' && to !== null,
      `所需权限项由 ${from ?? '无（无需登录）'} 改为 ${to ?? '无（无需登录）'}`,
      `needs the permission ${to ?? 'none (no log-in)'} in place of ${from ?? 'none (no log-in)'}`,
      [name],
    ),
  ]
}

// ---------------------------------------------------------------- parameters

/** They follow from the fields, of which it is told by themselves. */
const FOLLOWING: ReadonlySet<string> = new Set(['sort', 'columns', 'q', 'group'])

function parameters(name: string, both: Both, old: Operation, next: Operation): readonly Effect[] {
  const [were, are] = [parametersOf(both.old, old), parametersOf(both.next, next)]
  const gone = new Set(without(were, are).map(([one]) => fieldOf(one, were)))
  const added = without(are, were).filter(([one]) => fieldOf(one, are) === one)
  return [
    ...[...gone].map((one) =>
      effect('calls', true, `不再能按“${one}”查询`, `no longer takes the parameter "${one}"`, [name]),
    ),
    ...added.map(([one, { required }]) =>
      required === true
        ? effect('calls', true, `新增必填参数“${one}”`, `the new parameter "${one}" must be sent`, [name])
        : effect('calls', false, `新增可选参数“${one}”`, `the new parameter "${one}" may be sent`, [name]),
    ),
    ...Object.entries(are).flatMap(([one, { schema }]) =>
      were[one] === undefined || FOLLOWING.has(one)
        ? []
        : told(
            name,
            bodiesOf(both, 'sent'),
            { properties: { [one]: were[one]['schema'] ?? {} } },
            { properties: { [one]: schema ?? {} } },
          ),
    ),
  ]
}

const parametersOf = (of: Description, { parameters: list = [] }: Operation): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    list
      .map((one) => followed(of, one))
      .filter((one) => !FOLLOWING.has(String(one['name'])))
      .map((one) => [String(one['name']), one]),
  )

/** Of a range, a beginning and so on: the field that is asked about. */
function fieldOf(name: string, known: Readonly<Record<string, unknown>>): string {
  const ending = ENDINGS.find((one) => name.endsWith(one) && name.slice(0, -one.length) in known)
  return ending === undefined ? name : name.slice(0, -ending.length)
}

// ---------------------------------------------------------------- bodies

function told(
  name: string,
  bodies: Bodies,
  old: JsonSchema | undefined,
  next: JsonSchema | undefined,
): readonly Effect[] {
  return [...changesOf(bodies, old, next)].map(({ path, breaking, text }) => {
    const field = path.replace(/^(list)?\[\]\.|^list\[\]\.?/, '')
    return effect('calls', breaking, `“${field}”${text.zh}`, `"${field}" ${text.en}`, [name])
  })
}

const bodiesOf = ({ old, next }: Both, way: Way): Bodies => ({
  way,
  before: (schema) => followed(old, schema),
  after: (schema) => followed(next, schema),
})

function followed({ components }: Description, schema: JsonSchema): JsonSchema {
  const found = /^#\/components\/(\w+)\/(.+)$/.exec(typeof schema['$ref'] === 'string' ? schema['$ref'] : '')
  if (found === null) return schema
  const { $ref: _, ...own } = schema
  return { ...components[found[1] ?? '']?.[found[2] ?? ''], ...own }
}

const schemaIn = (body: Body | undefined): JsonSchema | undefined => Object.values(body?.content ?? {})[0]?.schema

/** Within the envelope, which is always the same. */
function dataIn(of: Description, { responses = {} }: Operation): JsonSchema | undefined {
  const schema = schemaIn(responses['200'])
  const properties = (schema === undefined ? {} : (followed(of, schema)['properties'] ?? {})) as Readonly<
    Record<string, Json>
  >
  return properties['data'] as JsonSchema | undefined
}
