import { expect, it } from 'vitest'
import { sayer } from '../../src/values/sayer.ts'

const TEXTS = {
  Vehicle: 'Fahrzeug',
  'Must be at least {limit}': 'Mindestens {limit}',
  '"{name}" still has {used} and cannot be deleted': '{used} hängen noch an „{name}“ (nicht löschbar)',
  'At {time}': 'Um {time}',
}

it.each([
  ['messages', 'Vehicle', 'Fahrzeug'],
  ['messages', 'Must be at least 5', 'Mindestens 5'],
  [
    'messages',
    '"A $& (1)" still has 3 trips and cannot be deleted',
    '3 trips hängen noch an „A $& (1)“ (nicht löschbar)',
  ],
  // Too little of its own: anybody could have written it.
  ['messages', 'At 5', 'At 5'],
  ['messages', 'Driver', 'Driver'],
  ['messages', 'constructor', 'constructor'],
  ['labels', 'Must be at least 2026-03-29', 'Mindestens 2026-03-29'],
  // A label of its own.
  ['labels', 'Must be at least as new', 'Must be at least as new'],
] as const)('of %s, %s is said as %s', (what, text, said) => {
  const say = sayer(TEXTS, what)
  expect([say(text), say(text)]).toEqual([said, said])
})
