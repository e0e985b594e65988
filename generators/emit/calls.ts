/**
 * The table of calls that are no entity's own and have something behind them: where each is, without its schemas, which
 * a browser does not need.
 */
import { files, GENERATED, type Emit } from '../output.ts'
import { header, lines } from '../writing.ts'

export const emitCalls: Emit = (model) => {
  const table = Object.fromEntries(
    Object.values(model.calls)
      .filter(({ pending, answers, action }) => !pending && (answers === null || action !== null))
      .map(({ name, host, method, path, permission, cached, keeps_empty, idempotent }) => [
        name,
        {
          host,
          method,
          path,
          permission,
          cached,
          ...(keeps_empty && { keeps_empty }),
          ...(idempotent && { idempotent }),
        },
      ]),
  )
  return files([
    [
      `${GENERATED}/calls.ts`,
      `${header('schemas')}import type { Call } from '../model/model.ts'

export const calls = ${lines(table, 1)} as const satisfies Readonly<Record<string, Pick<Call, 'host' | 'method' | 'path' | 'permission' | 'cached'> & Partial<Pick<Call, 'keeps_empty' | 'idempotent'>>>>
`,
    ],
  ])
}
