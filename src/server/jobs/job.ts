/**
 * What a job's code is: a function that does a part of the work in one transaction and says where the next part begins.
 * That place is committed with the part's own writes, so that the server that continues after a kill repeats nothing
 * and leaves nothing out. A table of them does not compile with a document's code missing, nor with code that has
 * none.
 */
import type { JobName } from '../../generated/function-names.ts'
import type { Json, Model } from '../../model/model.ts'
import type { NEEDED_JOBS } from '../../model/system-needs.ts'
import type { Work } from '../calls/operation.ts'
import type { Receivers } from '../calls/settings-receivers.ts'
import type { Noting } from '../calls/transacted.ts'
import type { Outgoing } from '../commands/send.ts'
import type { Files } from '../files/blobs.ts'
import type { Context } from '../operations/context.ts'
import type { OutsidePorts } from '../ports/ports.ts'

export interface Turn {
  /** The time it runs for: the scheduled one, or when the run was requested. */
  readonly due: Date
  /** When the last successful run began, or from when on all is to be done again; null: none has succeeded. */
  readonly since: Date | null
  /** Where the last part ended; null: this is the first part. */
  readonly from: Json
}

export interface Part {
  /** Number of records processed, shown in the console. */
  readonly done: number
  /** Where the next part begins; null: all is done. */
  readonly next: Json
}

/** Small enough that others need not wait: about a tenth of a second, or a few hundred records. */
export type Job = (work: Work, turn: Turn) => Promise<Part>

/** What is at hand before a part has its transaction: records as they stand, and external services. */
export type JobAhead = Omit<Work, 'commands' | 'jobs' | 'afterCommit'> & {
  readonly ports: OutsidePorts
  /** This server stops: no more is asked than has been. */
  readonly stop: AbortSignal
}

/**
 * Asks external services before each part; the part that it answers knows what they said. While its server stops, what
 * a port does not answer soon rejects, and so little time is left until the run is given back.
 */
export interface JobAskingFirst {
  readonly ahead: (ahead: JobAhead, turn: Pick<Turn, 'from'>) => Promise<Job>
}

type EngineJobName = (typeof NEEDED_JOBS)[number]
/** A product's. */
export type Jobs = { readonly [Name in Exclude<JobName, EngineJobName>]: Job | JobAskingFirst }

/** What the engine's own have beside the database. */
export interface Means {
  readonly files: Files
  /** Once the part is committed. */
  readonly later: Noting['later']
  /** Told of the entities whose records it writes. */
  readonly wrote: Noting['wrote']
  /** Where commands go that it sends. */
  readonly outgoing: Outgoing
  /** Which devices take settings; left out: none. */
  readonly receivers?: Receivers | undefined
}

/** Known before a part has its transaction. */
export interface Ahead extends Pick<Turn, 'from'> {
  readonly now: Date
  readonly model: Model
}

/** What the engine's own reach outside of a transaction. */
export interface Outside {
  readonly files: Files
  readonly ports: OutsidePorts
  /** Of the job's company, as the system itself; its sealer opens what was sealed for the outside. */
  readonly context: Context
  /** This server stops: what is waited for is given up. */
  readonly stop: AbortSignal
  /** What exactly has failed, for the log: people are told by what comes of it. */
  readonly warn: (error: unknown) => void
}

/** What was found ahead of a part. */
export interface Found {
  readonly found: unknown
}

/** The engine's own may reach what belongs to no company. */
export interface EngineJob {
  /** What is asked outside of the database, and waited for, before a part: no transaction is open meanwhile. */
  readonly ahead?: (ahead: Ahead, outside: Outside) => Promise<unknown>
  readonly part: (context: Context, turn: Turn & Found, means: Means) => Promise<Part>
}

export type EngineJobs = { readonly [Name in EngineJobName]: EngineJob }
