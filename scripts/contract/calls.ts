/**
 * Calls that are no entity's own: the reading ones are asked, with values that the documents give; of the others it is
 * asked whether they are there, by the one method that changes nothing.
 */
import type { Call, JsonSchema, Model } from '../../src/model/model.ts'
import { mayCall, mayOperate } from '../../src/server/policies/rights.ts'
import { MOUNTS } from '../../src/server/routes/addresses.ts'
import { file } from './files.ts'
import { queryOf } from './host.ts'
import { pageShape, recordShape } from './shapes.ts'
import { answerTo, mustRefuse, refusalIn, succeeded, telling, type Asked, type Visit } from './visit.ts'

/** Entity → the key of a record that was listed. */
export type Known = ReadonlyMap<string, number>

export const addressOf = (
  { host, method, path, name }: Call,
  values: Readonly<Record<string, unknown>> = {},
): Asked => {
  const inPath = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, one: string) => encodeURIComponent(String(values[one] ?? 1)))
  const rest = Object.entries(values).filter(([one]) => !path.includes(`{${one}}`))
  const query = queryOf(Object.fromEntries(rest.map(([one, value]) => [one, String(value)])))
  return {
    method,
    call: `${method} ${MOUNTS[host]}${path}`,
    url: MOUNTS[host] + inPath(path) + query,
    server: host,
    file: `calls/${name}.json`,
  }
}

export const mayAsk = ({ model, account }: Visit, call: Call): boolean => {
  const holder = { permissions: account.permissions }
  if (call.permission === null) return true
  const answering =
    call.answers === null
      ? undefined
      : (model.reports[call.answers.report ?? '']?.entity ?? model.entities[call.answers.entity ?? ''])
  const operation = call.answers?.operation === 'export' ? 'export' : 'list'
  return mayCall(holder, model, call) && (answering === undefined || mayOperate(holder, answering, operation))
}

export async function readCall(visit: Visit, call: Call, known: Known): Promise<void> {
  const { findings } = visit
  const asked = addressOf(call)
  if (!mayAsk(visit, call)) {
    const because = `${visit.account.name} does not hold ${call.permission} or the key of what it answers`
    return void (await mustRefuse(visit, asked, ['forbidden', 'unavailable'], 'right', because))
  }
  const values = valuesOf(visit.model, call, known)
  if (typeof values === 'string') return void findings.left.set(asked.call, `a value for "${values}" is not known`)
  const filled = addressOf(call, values)
  if (call.pending)
    return void (await mustRefuse(visit, filled, ['unavailable'], 'code', 'it is documented as not built'))
  if (call.answers?.operation === 'export') return file(visit, filled, 'csv')
  await judged(visit, call, filled, Object.keys(values).length > 0)
}

async function judged(visit: Visit, call: Call, asked: Asked, isFilled: boolean): Promise<void> {
  const answer = await answerTo(visit, asked)
  if (answer === null || answer.type === 'text/event-stream') return
  if (answer.status < 400 || !isFilled) return void succeeded(visit, asked, answer, answerShape(visit.model, call))
  // Values that go together are not the documents' to know: a refusal by the catalogue is an answer, too.
  const key = refusalIn(visit, asked, answer)
  if (key === 'unauthorized' || key === 'no_such_api') telling(visit, asked)('path', null, `is refused as ${key}`)
  else if (key !== null) visit.findings.left.set(asked.call, `refused as ${key} with values made up`)
}

function answerShape(model: Model, { answers, response }: Call): JsonSchema {
  const entity =
    answers === null ? undefined : (model.reports[answers.report ?? '']?.entity ?? model.entities[answers.entity ?? ''])
  if (entity === undefined) return response
  return answers?.operation === 'one' ? recordShape(entity, []) : pageShape(recordShape(entity, []))
}

/** What must be sent: of references a record that there is, else what the document itself offers; or what it lacks. */
function valuesOf(model: Model, call: Call, known: Known): Readonly<Record<string, unknown>> | string {
  const required = (call.request['required'] ?? []) as readonly string[]
  const properties = (call.request['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  const values: Record<string, unknown> = {}
  for (const name of required) {
    const value = keyFor(model, call, name, known) ?? offered(properties[name] ?? {})
    if (value === undefined) return name
    values[name] = value
  }
  return values
}

function keyFor(model: Model, { fields, path, action }: Call, name: string, known: Known): number | undefined {
  const field = fields.find((one) => one.name === name)
  const plural = new RegExp(`/(\\w+)/\\{${name}\\}`).exec(path)?.[1]
  const named = Object.values(model.entities).find((one) => one.plural === plural || one.key === name)
  const entity = field?.reference?.entity ?? (action?.record === name ? action.entity : named?.name)
  return entity === undefined ? undefined : known.get(entity)
}

function offered({ const: fixed, enum: codes, oneOf, default: given, examples }: JsonSchema): unknown {
  const first = (list: unknown): unknown => (Array.isArray(list) ? (list[0] as unknown) : undefined)
  return fixed ?? given ?? first(examples) ?? first(codes) ?? (first(oneOf) as JsonSchema | undefined)?.['const']
}

/** Whether an address is there is told by a method that it does not have; which it has, by `Allow`. */
export async function isThere(visit: Visit, { body: _, ...asked }: Asked): Promise<void> {
  const answer = await mustRefuse(
    visit,
    { ...asked, method: 'GET' },
    ['method_not_allowed'],
    'path',
    `it is for ${asked.method} alone`,
  )
  if (answer?.status !== 405) return
  const allowed = (answer.headers.get('allow') ?? '').split(',').map((one) => one.trim())
  if (!allowed.includes(asked.method)) telling(visit, asked)('path', 'allow', `does not name ${asked.method}`)
}
