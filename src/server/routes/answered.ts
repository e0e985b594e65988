/**
 * Calls that give an entity's records an address of their own: they are asked of its list, with its rights, its scope
 * and its filters.
 */
import type { FastifyReply } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { Answers } from '../../model/model.ts'
import { operations } from '../operations/table.ts'
import { entityNamed } from '../sql/sources.ts'
import type { Query } from '../plugins/limits.ts'
import { authorise } from './asked.ts'
import { contextOf } from './context.ts'
import { answerEntity, type EntityRequest, type EntityTarget } from './entities.ts'
import { ENVELOPES, send } from './envelope.ts'
import type { Payload } from './payload.ts'

export async function answerByEntity(
  asking: Omit<EntityRequest, 'target'>,
  answers: Answers,
  payload: Payload,
): Promise<FastifyReply> {
  const { asked, session, reply, request } = asking
  const { model } = asked.inForce
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
