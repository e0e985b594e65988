/** A device that has restarted is there again. */
import type { Command } from '../../server/commands/command.ts'
import { reachable } from './reachable.ts'

export const restart: Command = {
  effect: async (work, { task }) => {
    const { key, online } = await reachable(work, task)
    if (Object.keys(online).length > 0) await work.records.of('device').change(key, online)
  },
}
