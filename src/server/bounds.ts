/**
 * Every number beyond which the server refuses, waits no longer or hangs up, whatever is asked of it. What an operator
 * may want otherwise stands in `config.ts`; what a single field may hold, in its document.
 */
export const BOUNDS = {
  connection: {
    /** Milliseconds from a connection's first moment, or from the request before, until a request's head is whole. */
    headMs: 10_000,
    /** How often heads and bodies that are late are looked for. */
    lookMs: 2_000,
    /** An unused connection stays open for the next request. */
    keepMs: 65_000,
    /** Nothing read and nothing written on a connection under way. */
    silentMs: 120_000,
    /** After the last word of the server: whoever does not hang up is hung up on. */
    lingerMs: 1_000,
  },
  address: { length: 16_000, parameters: 100, parameter: 4_000, pathPart: 2_000 },
  body: {
    depth: 16,
    /** Values and names together: three times what any call takes, less than costs anybody time. */
    parts: 10_000,
    /** Characters of a name. */
    name: 200,
    /** Characters of a text of which neither its document nor its format says how long it is. */
    text: 1_000,
    /** Items of a list of which its document does not say how many. */
    items: 1_000,
    /** Names that a record has not, before the others are looked at. */
    unknown: 50,
  },
  answer: {
    /** Fields that one refusal names. */
    fields: 100,
  },
  exports: {
    /** Read from the database at the same time, by one process, where nothing else is set. */
    running: 4,
    /** Waiting for one of these to end. */
    waiting: 20,
    waitMs: 15_000,
    /**
     * Bytes that the database may be ahead of the reader: a small export frees the database whoever reads it how
     * slowly.
     */
    ahead: 1 << 20,
  },
} as const
