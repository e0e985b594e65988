/** The external services, one per row: the provider of each, whether it is simulated, and how it is. */
import { useTranslate } from 'ra-core'
import type { CallTypes } from '../../../generated/call-types.ts'
import { formatInstant } from '../../../kinds/times.ts'
import { NONE, Rows } from './Rows.tsx'

type Port = CallTypes['system_status']['response']['ports']['list'][number]

/** By whether it is well; null: nobody has asked it yet. */
const STATES = new Map<boolean | null, string>([
  [true, 'status.ok'],
  [false, 'status.trouble'],
  [null, 'status.unasked'],
])

export function PortsTable({ ports }: { readonly ports: readonly Port[] }) {
  const translate = useTranslate()
  return (
    <Rows<Port>
      of={ports}
      keyOf={({ name }) => name}
      columns={[
        ['service', ({ name }) => name],
        ['provider', ({ provider }) => provider],
        ['mode', ({ simulated }) => translate(simulated ? 'status.simulated' : 'status.real')],
        [
          'state',
          ({ healthy, failure }) => (
            <>
              {translate(STATES.get(healthy)!)}
              {failure !== null && <span className="failure">{failure}</span>}
            </>
          ),
        ],
        ['checked', ({ checked_at }) => (checked_at === null ? NONE : formatInstant(checked_at))],
      ]}
    />
  )
}
