/** Rows of an answer that refer to commands say how these have gone on, as long as somebody looks at them. */
import { useGetMany } from 'ra-core'
import { command_followed_ms } from '../../generated/constants.ts'
import type { CallForm, ConsoleAction } from '../../model/console-entity.ts'

type Answer = Readonly<Record<string, unknown>>

interface Task {
  readonly id: number
  readonly state: string
}

const UNDER_WAY: ReadonlySet<string> = new Set(['pending', 'sending'])

/** Whoever may not see the commands reads what was answered. */
export function useGoingOn(form: CallForm, { follows }: ConsoleAction, answer: Answer): Answer {
  const [name = '', key] = follows ?? []
  const rows = key === undefined ? [] : ((answer[name] ?? []) as readonly Answer[])
  const ids = key === undefined ? [] : rows.flatMap((row) => (typeof row[key] === 'number' ? [row[key]] : []))
  const column = form.shows
    .find((field) => field.name === name)
    ?.rows.find((one) => form.enums[one.enum ?? '']?.values.some(({ commands }) => commands !== undefined))
  const { data = [] } = useGetMany<Task>(
    'command_tasks',
    { ids },
    {
      enabled: column !== undefined && ids.length > 0,
      staleTime: 0,
      // What the stream tells of is asked for at once; this is for where there is none.
      refetchInterval: ({ state }) =>
        state.error === null && (state.data ?? [{ state: 'pending' }]).some((one) => UNDER_WAY.has(one.state))
          ? command_followed_ms
          : false,
    },
  )
  if (column === undefined || key === undefined || data.length === 0) return answer
  const codes = form.enums[column.enum!]!.values
  const states = new Map(data.map(({ id, state }) => [id, state]))
  const standsFor = (state: string | undefined) =>
    state === undefined ? undefined : codes.find(({ commands }) => commands?.includes(state) === true)?.value
  return {
    ...answer,
    [name]: rows.map((row) => ({
      ...row,
      [column.name]: standsFor(states.get(row[key] as number)) ?? row[column.name],
    })),
  }
}
