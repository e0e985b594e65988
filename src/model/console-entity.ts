/**
 * What the console is given of an entity: `src/generated/console/resources/<plural>.ts` holds one each, loaded when its
 * screen opens.
 */
import type {
  Action,
  Call,
  DetailSpec,
  Entity,
  Enum,
  ErrorChoice,
  Field,
  Judged,
  Label,
  Lines,
  Screen,
  Section,
  Workflow,
} from './model.ts'

/** What of an entity stays with the server. */
export const SERVER_ONLY = [
  'renamedFrom',
  'inherit',
  'above',
  'level',
  'together',
  'sent',
  'features',
  'indexes',
  'unique',
  'checks',
  'exclusive',
  'person',
  'ofPerson',
  'judged',
  'knownAs',
  'months',
  'scope',
  'after',
  'choices',
  'ends',
  'awaits',
  'file',
] as const satisfies readonly (keyof Entity)[]

export interface ConsoleEntity extends Omit<
  Entity,
  (typeof SERVER_ONLY)[number] | 'detail' | 'workflow' | 'comments' | 'lines'
> {
  /** What its page is made of comes with the page: lists are not the larger for it. */
  readonly detail: Pick<DetailSpec, 'permission'>
  /** What is done to its records by calls of their own: enough to draw the buttons. */
  readonly actions: readonly ConsoleAction[]
  /** Calls that a file can carry, offered above its list. */
  readonly byFile: readonly CallByFile[]
  /** Calls by which its new records are made rather than by the plain form. */
  readonly made: readonly MadeBy[]
  /** The enums that its fields use, by name. */
  readonly enums: Readonly<Record<string, Enum>>
  readonly workflow: Workflow | null
  /** The journal that tells what was done to its records; null: nobody writes them, or there is no journal. */
  readonly history: Peer | null
  /** Comments on its records; null: they have none. */
  readonly comments: Peer | null
  /** Settings that can be of its records, inherited from wider places. */
  readonly settings: readonly (Peer & { readonly name: string })[]
  /** Entities whose records are rows of its form; left out: there are none. */
  readonly lines?: readonly Lines[]
  /** It can be asked for by this name as a report, which may be sent by the clock. */
  readonly report?: true
  /** Of settings: how they are inherited. */
  readonly inherited?: Pick<Entity, 'inherit' | 'level' | 'together'> & { readonly sent: readonly string[] }
  /** Entities that it refers to or that point at it, by entity name. */
  readonly peers: Readonly<Record<string, Peer>>
  /** Fields of other entities that its filters reach, by their path (`depot_id.region_id`). */
  readonly paths: Readonly<Record<string, Field>>
}

export interface Peer {
  readonly plural: string
  readonly key: string
  readonly display: string
  /** Fields that stand beside the name where one is chosen from others. */
  readonly beside?: readonly string[]
  /** Has a small window that tells who it is. */
  readonly card: boolean
  readonly label: Label
  /** What its list is called: English has a word of its own for many. */
  readonly many: Label
  /** Address of its list. */
  readonly path: string
  /** Permission key needed to read it. */
  readonly read: string | null
  /** Permission key that a record's page needs. */
  readonly page: string | null
  /** What one of its records must hold to be newly referred to. */
  readonly choices?: Readonly<Record<string, boolean | number | string>>
}

/**
 * A call as a button. What its dialog needs besides is loaded when it opens: `callForms` of
 * `src/generated/console/call-forms.ts`.
 */
export interface ConsoleAction
  extends
    Omit<Action, 'when' | 'entity' | 'forbidden' | 'answers' | 'shows' | 'byFile' | 'instead'>,
    Pick<Call, 'method' | 'path' | 'permission' | 'idempotent'> {
  /** Something is asked for before it is done. */
  readonly asks: boolean
  /** What comes is a file. */
  readonly downloads: boolean
  /** What of its answer is shown: how, its form knows. */
  readonly shows: readonly string[]
  /** Fields of the record that its texts and their conditions, `fill`, `given`, `among` and `forbidden` read. */
  readonly reads: readonly string[]
  /** Where this field of the record is true, it is not possible, and this is why. */
  readonly forbidden: { readonly by: string; readonly message: Label } | null
  /** By the code of the error that they answer. */
  readonly choices: Readonly<Record<number, readonly ErrorChoice[]>>
}

/** A call that makes new records with all that belongs to them, and where its own records are found. */
export interface MadeBy extends Pick<Peer, 'path' | 'read'> {
  readonly call: string
  readonly label: Label
  readonly permission: string | null
  /** As in the list's address. */
  readonly filter: Readonly<Record<string, string>>
  /** Entity → the one filter of that list by which it shows what belongs to one of its records. */
  readonly by: Readonly<Record<string, string>>
}

export interface CallByFile {
  readonly call: string
  readonly label: Label
  readonly permission: string | null
  /** What is to be considered with each of its errors that leaves a choice, and the choice: by the error's key. */
  readonly choices: Readonly<Record<string, { readonly about: Label; readonly choice: Label }>>
}

/** The light table that menu and routes are made from: `src/generated/console/menu.ts`. */
export interface MenuResource {
  readonly name: string
  readonly plural: string
  /** The menu place's label (`图书管理`, `Books`). */
  readonly label: Label
  /** What one record is called. */
  readonly one: Label
  readonly icon: string
  readonly group: string
  readonly order: number
  readonly path: string
  /** See `MenuPlace`. */
  readonly index: string | null
  readonly when: string | null
  readonly tabs: boolean
  readonly stays: readonly string[]
  readonly writers: boolean
  /** Its forms hold a text editor. */
  readonly editor: boolean
  readonly read: string | null
  /** See `Peer`. */
  readonly page: string | null
  readonly create: string | null
  /** Its list's address shows what is in force at a place, the list stands below it. */
  readonly settings?: true
  /** They are comments on records: the stream tells of them by this entity's name. */
  readonly comments?: true
}

/** A screen, and what stands for the values of its path's parameters in words: `kind` → 2 → 精装. */
export interface MenuScreen extends Screen {
  readonly words: Readonly<Record<string, Readonly<Record<string, Label>>>>
}

/**
 * One entity in `src/generated/console/registry.ts`, by plural: its key field at hand, the rest loaded when a screen
 * needs it.
 */
export interface RegistryEntry {
  readonly key: string
  readonly definition: () => Promise<{ readonly default: ConsoleEntity }>
  readonly form: () => Promise<FormModule>
}

type Translate = (label: Label) => string
/** `src/generated/console/forms/<plural>.ts`: yup object schemas. */
export interface FormModule {
  readonly create: (t: Translate) => unknown
  readonly update: (t: Translate) => unknown
  /** Texts beside fields whose value is doubtful and accepted all the same. */
  readonly warnings: (values: Readonly<Record<string, unknown>>, t: Translate) => Readonly<Record<string, string>>
  /** Rules in code of its records; left out: there are none. */
  readonly judged?: readonly Judged[]
}

/** `src/generated/console/calls/<call>.ts`: what a call asks for, as a form's fields. */
export interface CallForm {
  /** In the order of the document, without the record that it is done to. */
  readonly fields: readonly Field[]
  /** How they are grouped; none: one after the other. */
  readonly sections: readonly Section[]
  /** What of its answer is shown. */
  readonly shows: readonly Field[]
  /** The enums and entities that both name. */
  readonly enums: Readonly<Record<string, Enum>>
  readonly peers: Readonly<Record<string, Peer>>
  readonly form: (t: Translate) => unknown
  readonly warnings: FormModule['warnings']
}
