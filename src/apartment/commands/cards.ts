/**
 * How far a management card is blocked or deleted, as the locks have answered: each answer is one lock's, whichever
 * attempt it is of, and the last one ends the whole.
 */
import { CardTaskState } from '../../generated/enums.ts'
import type { Command } from '../../server/commands/command.ts'
import { forgetReset } from './lock-reset.ts'
import { markOnline } from './reachable.ts'
import { onCards } from './simulated-lock.ts'

function command(verb: Parameters<typeof onCards>[0], whole: 'loss_card' | 'delete_card'): Command {
  return {
    effects: async (work, done) => {
      const { records, now } = work
      await markOnline(
        work,
        done.map(({ task }) => task),
      )
      const numbers = (name: string): number[] => [...new Set(done.map(({ payload }) => Number(payload[name])))]
      // The whole is held first: of two locks that answer at once, the later one sees that it is the last.
      const wholes = numbers(`${whole}_id`)
      await records.of(whole).holdAll(wholes, ['finished_at'])
      const tasks = await records.of('card_lock_task').holdAll(numbers('card_lock_task_id'), ['done_at'])
      const done_at = now.toISOString()
      await records
        .of('card_lock_task')
        .changeAll(
          [...tasks.values()].flatMap(({ key, done_at: known }) =>
            known === null ? [{ key, values: { done_at } }] : [],
          ),
        )
      const standing = await records.of(whole).holdAll(wholes, ['state', 'finished_at'])
      await records
        .of(whole)
        .changeAll(
          [...standing.values()].flatMap(({ key, state, finished_at }) =>
            state === CardTaskState.done && finished_at === null ? [{ key, values: { finished_at: done_at } }] : [],
          ),
        )
    },
    refused: forgetReset,
    simulated: onCards(verb),
  }
}

export const cardCommands = {
  card_loss: command('card_loss', 'loss_card'),
  card_delete: command('card_delete', 'delete_card'),
}
