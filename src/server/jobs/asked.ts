/** A run that an operation asks for: queued within its transaction, and begun once that is committed. */
import type { DeviceSettingsName, JobName } from '../../generated/function-names.ts'
import { JOB_RUN } from '../../model/system-needs.ts'
import type { Entity } from '../../model/model.ts'
import type { Context } from '../operations/context.ts'
import { entityNamed } from '../sql/sources.ts'
import * as queue from './queue.ts'
import { notePlace } from './settings-queue.ts'

export interface Jobs {
  /** Of the company's job. One that is under way is followed by another; one that waits is enough. */
  run(name: JobName): Promise<void>
  /** A device has come to a place of the narrowest level: it is sent what it must take of the settings there. */
  sendSettings(name: DeviceSettingsName, place: number): Promise<void>
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
  sendSettings: async (name, place) => {
    const { connection, scope, model, requestId } = writing()
    const asker = { client: scope.client_id, staff: scope.staff_id, request: requestId }
    await notePlace(connection, asker, entityNamed(model, name), place)
    wrote(entityNamed(model, JOB_RUN))
  },
})
