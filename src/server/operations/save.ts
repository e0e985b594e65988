/** A new or a changed record, as a form sends it: with its rows of other entities, in one transaction. */
import { isObject } from '../../values/is-object.ts'
import { AppError } from '../../errors/app-error.ts'
import { demand } from '../policies/rights.ts'
import { insertRecords, newRecord } from './create.ts'
import { sqlState } from './failures.ts'
import { keyFrom, record } from './info.ts'
import { joined, saveLines } from './lines/save.ts'
import { apart, withRows } from './lines/sent.ts'
import { json, type OperationOf } from './operation.ts'
import { changeRecord } from './update.ts'
import { withDoubts } from './write/doubts.ts'
import { guard } from './write/guard.ts'
import { refuseForbidden } from './write/prepare.ts'
import { inTransaction } from './write/transaction.ts'
import { validated } from './write/validated.ts'

export const create: OperationOf = async (context, entity, { body }) => {
  demand(context.actor, entity, 'create')
  const { sent, stored, lines } = await withRows(context, entity, body, () => newRecord(context, entity, body))
  return json(
    await inTransaction(context, entity, sent, async (within) => {
      const {
        keys: [key],
        wrong: [wrong],
      } = await insertRecords(within, entity, [stored])
      const errors = wrong ? [wrong] : []
      if (lines.length > 0 && key !== undefined && errors.every(isGoingOn))
        errors.push(...[await saveLines(within, { entity, key, isNew: true }, lines)].filter((one) => one !== null))
      const refused = joined(errors)
      if (refused) throw refused
      return withDoubts(within, entity, sent, await record(within, entity, key!))
    }),
  )
}

/** Only what is sent is written, and only onto the version that the writer saw. */
export const update: OperationOf = async (context, entity, { id, body }) => {
  demand(context.actor, entity, 'update')
  const key = keyFrom(id)
  if (isObject(body) && !('version' in body)) throw new AppError('version_missing')
  const { version, ...all } = await withRows(context, entity, body, () => validated(context, entity, body, key))
  const { own: sent, lines } = apart(entity, all)
  refuseForbidden(context, entity, sent)
  return json(
    await inTransaction(context, entity, sent, async (within) => {
      const errors: AppError[] = []
      try {
        if (lines.length > 0 && Object.keys(sent).length === 0)
          await guard(within, entity, key, 'update', version as number)
        else await changeRecord(within, entity, key, version as number, sent)
      } catch (error) {
        if (lines.length === 0 || !(error instanceof AppError) || error.key !== 'invalid' || !isGoingOn(error))
          throw error
        errors.push(error)
      }
      if (lines.length > 0)
        errors.push(...[await saveLines(within, { entity, key, isNew: false }, lines)].filter((one) => one !== null))
      const refused = joined(errors)
      if (refused) throw refused
      return withDoubts(within, entity, sent, await record(within, entity, key))
    }),
  )
}

/** After a refusal of the database's own its transaction takes nothing more. */
const isGoingOn = ({ cause }: AppError): boolean => sqlState(cause) === ''
