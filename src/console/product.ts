/**
 * What a product brings to the console. The engine draws entities, menu, header and login by the schemas alone; what
 * else there is to see is named here, and comes from the product's composition root by `start`. Everything that a first
 * page does not show is loaded when it is opened: `lazy(() => import(…))`.
 */
import { createContext, useContext, type ComponentType } from 'react'
import type { ClientFact, View } from '../generated/console/words.ts'
import type { JudgementName } from '../generated/function-names.ts'
import type { ENGINE_VIEWS } from '../model/engine-views.ts'
import type { Label, Screen } from '../model/model.ts'
import type { Windows } from './actions/windows.ts'
import type { Judge } from './forms/judging.ts'
import type { Slots } from './screens/detail/slots.ts'

export interface ConsoleProduct {
  /** Brands of the schemas; the runtime configuration changes them or brings more. */
  readonly brands: readonly unknown[]
  /** One for each `view` of `schemas/screens` that is not the engine's own: one left out does not compile. */
  readonly views: Readonly<Record<OwnView, ComponentType<ViewProps>>>
  /** One for each `view` of a place on a record's page (`x-detail`): one left out does not compile. */
  readonly slots: Slots
  /** One for each `view` of calls' actions and of errors' choices: one left out does not compile. */
  readonly windows: Windows
  /** Icons that menu and brands name beside the engine's: a path on a grid of 24 units each. */
  readonly icons: Readonly<Record<string, string>>
  /** What the menu's `when` and `stays` ask of the client, read from `user_info`: one left out does not compile. */
  readonly facts: Readonly<Record<ClientFact, (client: Readonly<Record<string, unknown>>) => boolean>>
  readonly header: {
    /** Figures in sight on a wide screen, such as what is left of something that is paid for. */
    readonly figures: readonly HeaderFigure[]
    /** Buttons that lead somewhere or open a panel; entries of the menu where the screen is narrow. */
    readonly tools: readonly HeaderTool[]
    /** In sight on every screen, beside the messages. */
    readonly always: readonly ComponentType[]
  }
  /** Ways to log in beside the password. */
  readonly logins: readonly LoginWay[]
  /** What is said of a value while it is typed, in place of its help, by `<entity or call>.<field>`. */
  readonly hints?: Readonly<Record<string, () => Promise<{ readonly default: Hint }>>>
  /**
   * Rules of records in code (`x-judged`) that their forms ask as well, before anything is sent: the module that gives
   * the server's function, loaded with the first form that it judges. Left out: the server alone says so.
   */
  readonly judgements?: {
    readonly [Name in JudgementName]?: () => Promise<{ readonly judgements: Readonly<Record<Name, Judge>> }>
  }
  /** Plurals of the entities that the palette searches beside the menu. */
  readonly searched: readonly string[]
  /**
   * Topics of the server's events, its own and the engine's (`message`, `command`, `job`), and the first words of the
   * queries that each makes old, beside those of the engine.
   */
  readonly topics: Readonly<Record<string, readonly (readonly string[])[]>>
  /** Plurals of records of whose changes no topic tells, since they come all the time: an open page asks again. */
  readonly restless?: readonly string[]
  /** What is shown where the console starts without a network; left out: nothing, and no file is kept for that. */
  readonly offline?: OfflineView
  /** Hears the headers of every answer. */
  readonly onAnswer?: (headers: Headers) => void
}

export interface OfflineView {
  /** This browser keeps something to show, of whoever is logged in: the console's own files are kept, too. */
  readonly isWanted: () => boolean
  /** With every script that it needs. */
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** Views that the engine draws itself, or leads on from. */
export type EngineView = (typeof ENGINE_VIEWS)[number]

export type OwnView = Exclude<View, EngineView>

/** Null: nothing is known of this value. `copy`: a text of `schemas/app/copy.json`, as it is read now. */
export type Hint = (value: unknown, copy: (key: string) => Label) => Label | null

export interface ViewProps {
  readonly screen: Screen
}

export interface HeaderFigure {
  readonly key: string
  readonly icon: string
  /** A hook. */
  readonly use: () => Figure
}

export interface Figure {
  readonly label: string
  readonly value: string
  /** Label and value where they stand in a menu. */
  readonly text: string
  /** There is none left. */
  readonly isOut: boolean
  /** Where it is explained, for who may go there. */
  readonly to: string | null
}

export type HeaderTool = {
  readonly key: string
  readonly icon: string
  /** Key of its name in `schemas/app/copy.json`. */
  readonly text: string
  /** By the keys that the user holds, the client's facts among them. */
  readonly shows: (held: ReadonlySet<string>) => boolean
} & ({ readonly to: string } | { readonly Panel: ComponentType<PanelProps> })

export interface PanelProps {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

export interface LoginWay {
  readonly key: string
  /** Key of its name in `schemas/app/copy.json`. */
  readonly text: string
  readonly Form: ComponentType
}

/** Shows what the schemas say and nothing besides. */
const NO_PRODUCT = {
  brands: [],
  views: {},
  slots: {},
  windows: {},
  icons: {},
  facts: {},
  header: { figures: [], tools: [], always: [] },
  logins: [],
  searched: [],
  topics: {},
} as unknown as ConsoleProduct

export const ProductContext = createContext<ConsoleProduct>(NO_PRODUCT)
export const useProduct = (): ConsoleProduct => useContext(ProductContext)
