/** A device that has restarted is there again. */
import type { Command } from '../../server/commands/command.ts'
import { reachable } from './reachable.ts'

export const restart: Command = {
  effects: async (work, done) => {
    const devices = await reachable(
      work,
      done.map(({ task }) => task),
    )
    const news = devices.filter(({ online }) => Object.keys(online).length > 0)
    await work.records.of('device').changeAll(news.map(({ key, online: values }) => ({ key, values })))
  },
}
