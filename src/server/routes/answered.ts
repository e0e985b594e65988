/**
 * Calls that give an entity's records an address of their own: they are asked of its list, with its rights, its scope
 * and its filters; or of what is kept of a person.
 */
import type { FastifyReply } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { Answers, Call } from '../../model/model.ts'
import { copyOfPerson } from '../calls/person-copy.ts'
import { holdSubject } from '../calls/subject.ts'
import { operations } from '../operations/table.ts'
import { inOneTransaction } from '../operations/write/transaction.ts'
import { entityNamed } from '../sql/sources.ts'
import type { Query } from '../plugins/limits.ts'
import { authorise } from './asked.ts'
import { contextOf } from './context.ts'
import { answerEntity, answered, exporting, type EntityRequest, type EntityTarget } from './entities.ts'
import { ENVELOPES, send } from './envelope.ts'
import type { Payload } from './payload.ts'

export async function answerByEntity(
  asking: Omit<EntityRequest, 'target'>,
  call: Call,
  answers: Answers,
  payload: Payload,
): Promise<FastifyReply> {
  const { asked, session, reply, request } = asking
  const { model } = asked.inForce
  if (answers.operation === 'person') return answerPerson(asking, call, payload)
  const report = model.reports[answers.report ?? '']
  const entity = report?.entity ?? entityNamed(model, answers.entity!)
  const operation = answers.operation === 'export' ? 'export' : 'list'
  const target: EntityTarget = { kind: 'entity', entity, operation, ...(report ? { fixed: report.filter } : {}) }
  authorise({ ...asked, target }, session)
  const query = queryOf(answers, payload)
  if (answers.operation !== 'one') return answerEntity({ ...asking, target, asked: { ...asked, query } })
  const found = await operations.list(contextOf(asking, asked, session), entity, {
    query: { ...query, ...target.fixed, limit: '1', count: 'none' },
  })
  const [record] = found.kind === 'json' ? (JSON.parse(found.text) as { readonly list: readonly unknown[] }).list : []
  if (record === undefined) throw new AppError('not_found')
  return send(reply, ENVELOPES.main.success(JSON.stringify(record), request.id))
}

/** What is kept of one person; of one who is not there, or of whom the call is not possible, nothing is. */
async function answerPerson(
  asking: Omit<EntityRequest, 'target'>,
  call: Call,
  payload: Payload,
): Promise<FastifyReply> {
  const { asked, session, reply, files } = asking
  const action = call.action!
  const person = entityNamed(asked.inForce.model, action.entity)
  authorise({ ...asked, target: { kind: 'entity', entity: person, operation: 'export' } }, session)
  const context = contextOf(asking, asked, session)
  const { key } = (await inOneTransaction(context, (within) => holdSubject(within, call, action, payload)))!
  return answered(
    asking,
    await exporting(context, reply, (signal) =>
      copyOfPerson(context, { label: call.label, person, key, blobs: files.files, signal }),
    ),
  )
}

const PARAMETER = /\{(\w+)\}/g

function queryOf({ filter }: Answers, payload: Payload): Query {
  const texts = Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]))
  const taken = new Set(
    Object.values(filter).flatMap((value) => [...value.matchAll(PARAMETER)].map(([, name]) => name)),
  )
  const asked = Object.entries(filter).filter(([, value]) =>
    [...value.matchAll(PARAMETER)].every(([, name = '']) => name in texts),
  )
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([name]) => !taken.has(name))),
    ...Object.fromEntries(
      asked.map(([name, value]) => [
        name,
        value.replaceAll(PARAMETER, (_, parameter: string) => texts[parameter] ?? ''),
      ]),
    ),
  }
}
