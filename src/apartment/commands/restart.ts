/** A device that has restarted is there again. */
import type { Command } from '../../server/commands/command.ts'
import { markOnline } from './reachable.ts'

export const restart: Command = {
  effects: (work, done) =>
    markOnline(
      work,
      done.map(({ task }) => task),
    ),
}
