/** What section 4 says of transitions, held against the workflows. */
import { describe, expect, it } from 'vitest'
import { loadModel } from '../../src/model/load.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { model } = built
const { workflows } = model

/** Awaiting dispatch, awaiting visit (install and repair), awaiting intake, taken. */
const EARLY = [1, 2, 3, 9, 10]
const from = (flow: string, step: string): readonly (number | string)[] =>
  [...(workflows[flow]?.transitions.find(({ name }) => name === step)?.from ?? [])].sort(
    (a, b) => Number(a) - Number(b),
  )

/** What people ended they can take up again; what ends by itself has no step of theirs. */
const REOPENED: ReadonlySet<string> = new Set(['event', 'in_out_event'])

describe('a ticket', () => {
  it('can be edited and cancelled only before somebody works on it', () => {
    expect([...(workflows['ticket']?.allow.update ?? [])].sort((a, b) => Number(a) - Number(b))).toEqual(EARLY)
    expect(from('ticket', 'shut')).toEqual(EARLY)
  })

  it('can be copied in every state', () => {
    expect(model.entities['ticket']?.form.copy).toBe(true)
  })

  it('can be turned down and approved only while it awaits acceptance', () => {
    expect([from('ticket', 'turndown'), from('ticket', 'check')]).toEqual([[4], [4]])
  })
})

describe('a flow', () => {
  it.each([
    ['ticket', ['service_ack', 'dispatch', 'alloc', 'submit', 'check', 'reject', 'turndown', 'shut']],
    ['invoice', ['confirm', 'reject', 'cancel', 'sync', 'invalid']],
  ])('of %s has the operations of the specification', (name, steps) => {
    const own = new Map(workflows[name]?.transitions.map((step) => [step.name, step.source]))
    expect(steps.filter((step) => own.get(step) !== 'spec')).toEqual([])
  })

  it.each(Object.values(workflows).map((flow) => [flow.name, flow] as const))(
    'of %s can leave its first state, and ends somewhere',
    (_, flow) => {
      const firsts = typeof flow.initial === 'object' ? Object.values(flow.initial.cases) : [flow.initial]
      expect(firsts.filter((state) => !flow.transitions.some((step) => step.from.includes(state)))).toEqual([])
      const targets = flow.transitions.flatMap(({ to }) => (typeof to === 'object' ? Object.values(to.cases) : [to]))
      expect(targets.some((state) => !flow.transitions.some((step) => step.from.includes(state)))).toBe(
        !REOPENED.has(flow.name),
      )
    },
  )
})
