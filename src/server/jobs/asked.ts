/** A run that an operation asks for: queued within its transaction, and begun once that is committed. */
import type { JobName } from '../../generated/function-names.ts'
import { JOB_RUN } from '../../model/system-needs.ts'
import type { Entity } from '../../model/model.ts'
import type { Context } from '../operations/context.ts'
import { entityNamed } from '../sql/sources.ts'
import * as queue from './queue.ts'

export interface Jobs {
  /** Of the company's job. One that is under way is followed by another; one that waits is enough. */
  run(name: JobName): Promise<void>
}

interface Hooks {
  readonly writing: () => Context
  readonly wrote: (entity: Entity) => void
}

export const jobsIn = ({ writing, wrote }: Hooks): Jobs => ({
  run: async (name) => {
    const { connection, scope, model, requestId } = writing()
    await queue.ask(connection, {
      client: scope.client_id,
      name,
      staff: scope.staff_id,
      request: requestId,
    })
    wrote(entityNamed(model, JOB_RUN))
  },
})
