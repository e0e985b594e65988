/** A device that has restarted is there again. */
import type { Command } from '../../server/commands/command.ts'
import { forgetReset } from './lock-reset.ts'
import { markOnline } from './reachable.ts'
import { unlessReset } from './simulated-lock.ts'

export const restart: Command = {
  effects: (work, done) =>
    markOnline(
      work,
      done.map(({ task }) => task),
    ),
  refused: forgetReset,
  simulated: unlessReset(() => ({})),
}
