/**
 * Every address that the model in force offers: the operations of its entities, the transitions of its workflows and
 * its special calls, as one tree of path segments. A reloaded model brings its own tree, so no route is ever registered
 * again.
 */
import {
  callsOf,
  ENTITY_CALLS,
  FILE_CALLS,
  REPORT_CALLS,
  type EntityOperation,
  type FileCall,
} from '../../model/entity-calls.ts'
import type { Call, Entity, Host, Model, Report, Transition } from '../../model/model.ts'
import type { Query } from '../plugins/limits.ts'

export type Target =
  | { readonly kind: 'entity'; readonly entity: Entity; readonly operation: EntityOperation; readonly fixed?: Query }
  | { readonly kind: 'transition'; readonly entity: Entity; readonly transition: Transition }
  | { readonly kind: 'call'; readonly call: Call }
  /** Many requests of a call in a file. */
  | { readonly kind: 'file'; readonly call: Call; readonly operation: FileCall }

export type Found =
  | { readonly target: Target; readonly params: Readonly<Record<string, string>> }
  /** The address exists, but not with this method. */
  | { readonly allow: readonly string[] }

interface Leaf {
  readonly target: Target
  readonly names: readonly string[]
}
interface Node {
  readonly children: Map<string, Node>
  parameter: Node | null
  readonly leaves: Map<string, Leaf>
}

/** Where this server answers for each host. */
export const MOUNTS: Readonly<Record<Host, string>> = { main: '', passport: '/passport', file: '/files' }

export interface Addresses {
  find(method: string, segments: readonly string[]): Found | null
  /** Whether a path belongs to the calls at all; if not, it is the console's. */
  owns(segment: string): boolean
  readonly all: readonly { readonly method: string; readonly path: string; readonly target: Target }[]
}

const trees = new WeakMap<Model, Addresses>()

export function addressesOf(model: Model): Addresses {
  const known = trees.get(model)
  if (known) return known
  const made = build(model)
  trees.set(model, made)
  return made
}

function build(model: Model): Addresses {
  const all = [
    ...Object.values(model.calls).map(callAddress),
    ...Object.values(model.calls).flatMap(fileAddresses),
    ...Object.values(model.entities)
      .filter((e) => !e.internal)
      .flatMap((e) => entityAddresses(e, model)),
    ...Object.values(model.reports).flatMap(reportAddresses),
  ]
  const root = emptyNode()
  for (const { method, path, target } of all) insert(root, method, path, target)
  return {
    all,
    owns: (segment) => root.children.has(segment),
    find: (method, segments) => {
      const found = walk(root, segments, [])
      return found && answer(found, method)
    },
  }
}

const callAddress = (call: Call) => ({
  method: call.method as string,
  path: MOUNTS[call.host] + call.path,
  target: { kind: 'call', call } as Target,
})

const fileAddresses = (call: Call) =>
  call.action?.byFile == null
    ? []
    : Object.entries(FILE_CALLS).map(([operation, { method, path }]) => ({
        method: method as string,
        path: `/v3/by_file/${call.name}${path}`,
        target: { kind: 'file', call, operation } as Target,
      }))

function entityAddresses(entity: Entity, model: Model) {
  const base = `/v3/${entity.plural}`
  const operations = callsOf(entity, model).map((operation) => ({
    method: ENTITY_CALLS[operation].method as string,
    path: base + ENTITY_CALLS[operation].path,
    target: { kind: 'entity', entity, operation } as Target,
  }))
  const transitions = entity.workflow === null ? [] : (model.workflows[entity.workflow]?.transitions ?? [])
  return [
    ...operations,
    ...transitions.map((transition) => ({
      method: 'POST',
      path: `${base}/{id}/${transition.name}`,
      target: { kind: 'transition', entity, transition } as Target,
    })),
  ]
}

/** A report is read as a list is, by its narrowed entity, and always with its own filter. */
const reportAddresses = ({ entity, filter: fixed }: Report) =>
  REPORT_CALLS.map((operation) => ({
    method: ENTITY_CALLS[operation].method as string,
    path: `/v3/${entity.plural}${ENTITY_CALLS[operation].path}`,
    target: { kind: 'entity', entity, operation, fixed } as Target,
  }))

const emptyNode = (): Node => ({ children: new Map(), parameter: null, leaves: new Map() })
const isParameter = (segment: string): boolean => segment.startsWith('{') && segment.endsWith('}')
export const segmentsOf = (path: string): string[] => path.split('/').slice(1)

/** What stands first wins: a special call may replace an operation that the engine would offer at the same address. */
function insert(root: Node, method: string, path: string, target: Target): void {
  const names: string[] = []
  let node = root
  for (const segment of segmentsOf(path)) {
    if (isParameter(segment)) {
      names.push(segment.slice(1, -1))
      node = node.parameter ??= emptyNode()
    } else {
      const next = node.children.get(segment) ?? emptyNode()
      node.children.set(segment, next)
      node = next
    }
  }
  if (!node.leaves.has(method)) node.leaves.set(method, { target, names })
}

interface Walked {
  readonly node: Node
  readonly values: readonly string[]
}

/** Words before parameters, and back when words lead nowhere. */
function walk(node: Node, segments: readonly string[], values: readonly string[]): Walked | null {
  const [first, ...rest] = segments
  if (first === undefined) return node.leaves.size > 0 ? { node, values } : null
  const word = node.children.get(first)
  const found = word ? walk(word, rest, values) : null
  if (found || node.parameter === null || first === '') return found
  return walk(node.parameter, rest, [...values, first])
}

function answer({ node, values }: Walked, method: string): Found {
  const leaf = node.leaves.get(method)
  if (!leaf) return { allow: [...node.leaves.keys()] }
  return { target: leaf.target, params: Object.fromEntries(leaf.names.map((name, i) => [name, values[i]!])) }
}
