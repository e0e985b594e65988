/**
 * The adapter behind each port, chosen by the settings: opened once at the start, watched from then on. In charge of
 * choosing and of reporting health; what a port can be asked is up to its contract.
 */
import { enginePorts } from './table.ts'
import type { Opened, Opening, Port, ProductPortTable } from './port.ts'
import type { Ports, PortState } from './ports.ts'
import { createWatch, type Watch, watched } from './watched.ts'

export interface OpenPorts {
  readonly all: Ports
  /** As they were when they were last used or looked after: asks nobody. */
  states(): readonly PortState[]
  /** Looks after each of them, all at once, and not for long. */
  check(): Promise<readonly PortState[]>
}

/** Whatever the port's own limit: somebody is waiting for a page. */
const CHECK_SECONDS = 5

type Table = Readonly<Record<string, Port<object>>>

interface Standing {
  readonly name: string
  readonly provider: string
  readonly simulated: boolean
  readonly opened: Opened<object>
  readonly contract: object
  readonly watch: Watch
}

/** `given` stand in place of those that the settings say. */
export async function openPorts(
  own: ProductPortTable,
  opening: Opening,
  given: Partial<Ports> = {},
): Promise<OpenPorts> {
  const table: Table = { ...enginePorts, ...(own as Table) }
  const all = await Promise.all(
    Object.entries(table).map(([name, port]) =>
      standing(name, port, opening, (given as Partial<Record<string, object>>)[name]),
    ),
  )
  const states = () =>
    all.map(({ name, provider, simulated, watch }) => ({ name, provider, simulated, ...watch.state() }))
  return {
    all: Object.fromEntries(all.map(({ name, contract }) => [name, contract])) as unknown as Ports,
    states,
    check: async () => {
      await Promise.allSettled(all.map(checked))
      return states()
    },
  }
}

async function standing(name: string, port: Port<object>, opening: Opening, given?: object): Promise<Standing> {
  const { config, log } = opening
  const values = config.ports[name]!
  const provider = given === undefined ? port.choose(values, config) : 'given'
  const adapter = port.adapters[provider]
  const watch = createWatch((reason) =>
    log.warn({ port: name, provider, reason }, 'an external service is not healthy'),
  )
  const opened = given === undefined ? await adapter!.open(values, opening) : { contract: given }
  return {
    name,
    provider,
    simulated: adapter?.simulated ?? true,
    opened,
    contract: watched(opened.contract, watch, port.seconds),
    watch,
  }
}

async function checked({ opened, watch }: Standing): Promise<void> {
  if (opened.check) await watch.until(opened.check(AbortSignal.timeout(CHECK_SECONDS * 1000)), CHECK_SECONDS)
}
