/** What is told live makes the pages old that show it, so that an open one follows. */
import { expect, test } from 'vitest'
import { product } from '../../../src/apartment/console-product.ts'
import { joined } from '../../../src/console/shell/live/use-live.ts'

test.each([
  ['command', ['command_tasks', 'manage_cards', 'loss_cards', 'delete_cards', 'card_lock_tasks', 'access_grants']],
  ['message', ['messages', 'events']],
  ['chat', ['service']],
])('%s', (topic, pages) => {
  const own = { command: [['command_tasks']], message: [['messages', 'getList']] }
  const old = joined(own, product.topics)[topic]!.map(([first]) => first)
  expect(old).toEqual(expect.arrayContaining(pages))
})
