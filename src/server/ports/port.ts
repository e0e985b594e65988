/**
 * What a port is declared by: its settings, who may stand behind it, and how long it is waited for. One of those
 * behind it is embedded, so that everything runs without an external service.
 */
import type { ProductCommands } from '../commands/command.ts'
import type { Config, Settings, SettingsGroup, ValuesOf } from '../config.ts'
import type { Work } from '../calls/operation.ts'
import type { EnginePorts, ProductPorts } from './ports.ts'

/** What an adapter is made with. */
export interface Opening {
  readonly config: Config
  readonly commands: ProductCommands | undefined
  /** Reads a company's records. */
  readonly reading: (client: number) => Work
  /** Which companies hold a record with one of these values in each field: for the stand-in of a service of all. */
  readonly holding: (entity: string, sought: Readonly<Record<string, readonly unknown[]>>) => Promise<readonly number[]>
  /** The database's time. */
  readonly now: () => Date
  readonly log: { warn(details: object, text: string): void }
}

export interface Opened<Contract> {
  readonly contract: Contract
  /** Whether it can be reached: cheap, changes nothing, rejects with the reason. Left out: known by its use alone. */
  check?(limit: AbortSignal): Promise<unknown>
}

export interface Adapter<Contract, Own extends Settings = Settings> {
  /** Nothing leaves this installation. */
  readonly simulated: boolean
  open(values: ValuesOf<Own>, opening: Opening): Opened<Contract> | Promise<Opened<Contract>>
}

export interface Port<Contract, Own extends Settings = Settings> extends SettingsGroup<Own> {
  /** The adapter that these settings choose. */
  choose(values: ValuesOf<Own>, config: Config): string
  readonly adapters: Readonly<Record<string, Adapter<Contract, Own>>>
  /** An answer that takes longer is a failure. */
  readonly seconds: number
}

/** One for each name of a contract. */
export type PortTable<Contracts> = { readonly [Name in keyof Contracts]: Port<Contracts[Name]> }
export type EnginePortTable = PortTable<EnginePorts>
export type ProductPortTable = PortTable<ProductPorts>
