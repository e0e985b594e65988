/**
 * A host held against the documents: who is asking is asked first, then every reading call with each account's rights,
 * then what strangers get. Nothing is written unless that is asked for.
 */
import type { Model } from '../../src/model/model.ts'
import { addressesOf, segmentsOf, type Target } from '../../src/server/routes/addresses.ts'
import { ENTITY_CALLS, type EntityOperation } from '../../src/model/entity-calls.ts'
import { addressOf, isThere, readCall } from './calls.ts'
import { fileAddress, readFileCall } from './by-file.ts'
import { noFindings, type Findings } from './deviation.ts'
import { readEntity } from './entity.ts'
import type { Host } from './host.ts'
import { enter, type Credentials } from './log-in.ts'
import { placeIn } from './place.ts'
import { mustRefuse, type Asked, type Visit } from './visit.ts'
import { writeEntity } from './writes.ts'

export interface Options {
  /** Each is asked everything; rights show where they differ. */
  readonly accounts: readonly Credentials[]
  /** Records are made, changed and removed, too. */
  readonly write: boolean
  /** Names of entities and calls; empty: all. */
  readonly only: readonly string[]
}

export async function checkContract(model: Model, host: Host, options: Options): Promise<Findings> {
  const findings = noFindings()
  const stranger: Visit = { model, host, findings, account: { name: 'nobody', headers: {}, permissions: new Set() } }
  const targets = offeredBy(model).filter((target) => isWanted(target, options.only))
  for (const credentials of options.accounts) {
    const account = await enter(stranger, credentials)
    if (account !== null) await asMember({ ...stranger, account }, targets, options.write)
  }
  for (const target of targets) await asStranger(stranger, target, options.write)
  await mustRefuse(
    stranger,
    { method: 'GET', call: 'GET /v3/…', url: '/v3/no_such_call', file: 'app/errors.json' },
    ['no_such_api', 'unauthorized'],
    'path',
    'there is no such call',
  )
  return findings
}

/** What stands first keeps an address: what is behind it is not offered. */
function offeredBy(model: Model): readonly Target[] {
  const { all, find } = addressesOf(model)
  return all
    .filter(({ method, path, target }) => {
      const found = find(method, segmentsOf(path.replaceAll(/\{\w+\}/g, '1')))
      return found !== null && 'target' in found && found.target === target
    })
    .map(({ target }) => target)
}

const isWanted = (target: Target, only: readonly string[]): boolean =>
  only.length === 0 || only.includes('call' in target ? target.call.name : target.entity.name)

async function asMember(visit: Visit, targets: readonly Target[], write: boolean): Promise<void> {
  const known = new Map<string, number>()
  const entities = new Map(
    targets.flatMap((target) => (target.kind === 'entity' ? [[target.entity.plural, target.entity] as const] : [])),
  )
  const offers = (plural: string) => (operation: EntityOperation) =>
    targets.some((one) => one.kind === 'entity' && one.entity.plural === plural && one.operation === operation)
  for (const [plural, entity] of entities) {
    const key = await readEntity(visit, entity, offers(plural))
    if (key !== null && visit.model.entities[entity.name]?.plural === plural) known.set(entity.name, key)
  }
  for (const target of targets) {
    if (target.kind === 'file') await readFileCall(visit, target)
    else if (target.kind === 'call' && target.call.method === 'GET') await readCall(visit, target.call, known)
    else if (target.kind !== 'entity') await askIfThere(visit, target)
  }
  if (write) for (const [, entity] of entities) await writeEntity(visit, entity, known)
}

/** Where something is read at the same address, that tells. */
async function askIfThere(visit: Visit, target: Target): Promise<void> {
  const asked = askedOf(visit, target)
  const found = addressesOf(visit.model).find('GET', segmentsOf(asked.url))
  if (found !== null && 'allow' in found) await isThere(visit, asked)
}

/** Everybody must log in but for what is for everybody. What would write is not even tried, unless that is allowed. */
async function asStranger(visit: Visit, target: Target, write: boolean): Promise<void> {
  const asked = askedOf(visit, target)
  if (asked.method !== 'GET' && !write) return
  if (target.kind === 'call' && target.call.permission === null)
    return asked.method === 'GET' ? readCall(visit, target.call, new Map()) : undefined
  await mustRefuse(visit, asked, ['unauthorized'], 'right', 'nobody is logged in')
}

function askedOf(visit: Visit, target: Target): Asked {
  if (target.kind === 'call') return addressOf(target.call)
  if (target.kind === 'file') return fileAddress(target.call, target.operation)
  const place = placeIn(visit, target.entity)
  if (target.kind === 'entity')
    return place.ask(target.operation, {
      id: 1,
      ...(ENTITY_CALLS[target.operation].method === 'GET' ? {} : { body: {} }),
    })
  const info = place.ask('info', { id: 1 })
  const name = `/${target.transition.name}`
  return { ...info, method: 'POST', call: `POST ${info.call.slice(4)}${name}`, url: info.url + name, body: {} }
}
