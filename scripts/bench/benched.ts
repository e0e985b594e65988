/** What the benchmarks need to know of a product: which of its lists are long, and what is written and asked there. */

export interface Benched {
  /** The entity with very many records, and what is measured of it. */
  readonly large: {
    readonly entity: string
    /** Rows of each entity, those that it refers to first. */
    readonly rows: Readonly<Record<string, number>>
    /** The same, said. */
    readonly said: string
    /** Its screen. */
    readonly address: string
    /** Those of its columns that a list asks for; references among them cost labels. */
    readonly columns: readonly string[]
    readonly references: readonly string[]
    /** What many records have in common. */
    readonly filter: { readonly field: string; readonly value: number }
    /** A text of its own in each, and how much of its end is looked for. */
    readonly word: { readonly field: string; readonly length: number }
    /** Columns of an export: codes, references, a decimal, times; all are stored. */
    readonly exported: readonly string[]
    /** What it stands below: a reference, and the entity that this refers to. */
    readonly parent: { readonly field: string; readonly entity: string; readonly name: string }
    /** A text of two characters that few records have, in an entity of as many. */
    readonly rare: { readonly entity: string; readonly text: string; readonly mark: string }
    /** How common data layers fetch the names of what it refers to: `$1` is the company, `$2` the keys. */
    readonly related: readonly { readonly field: string; readonly text: string }[]
    /** The list's statement before it was built in one pass; and the stored columns of the same rows. */
    readonly former: string
    readonly bare: string
  }
  /** Screens whose lists are opened side by side. */
  readonly tabs: readonly string[]
  /** The list that opens first. */
  readonly first: { readonly what: string; readonly address: string }
  /** An entity whose document is saved again and again while its list is open. */
  readonly followed: {
    readonly entity: string
    readonly address: string
    readonly group: string
    /** A text field, and a field of codes that the list is filtered by. */
    readonly name: string
    readonly codes: { readonly field: string; readonly label: string; readonly enum: string; readonly value: number }
  }
  /** New records in a file, each below one of the parents. */
  readonly imported: {
    readonly plural: string
    readonly said: string
    readonly title: string
    readonly heads: readonly string[]
    /** Places after the point of the columns that are numbers. */
    readonly numbers: Readonly<Record<number, number>>
    /** Asks for `id` and `name` of parents. */
    readonly parents: string
    readonly line: (parent: string, at: number) => string
    /** The same for COPY, as it is stored, and which columns those are. */
    readonly stored: (parent: string, at: number) => string
    readonly columns: readonly string[]
    /** What all of them, and no others, begin with, and in which column. */
    readonly mark: { readonly column: string; readonly begins: string }
  }
  /** A call that a file can carry, for records that the demo has. */
  readonly byFile: {
    readonly said: string
    readonly call: string
    /** Of its address: what is settled beforehand. */
    readonly query: string
    /** A statement: the records of the file. */
    readonly records: string
    readonly heads: readonly string[]
    readonly line: (record: Readonly<Record<string, unknown>>) => string
  }
  /** A call with code of its own that makes a record, and the entity's call that makes the same. */
  readonly operation: {
    readonly said: string
    readonly plural: string
    readonly own: (record: Readonly<Record<string, unknown>>) => Asked
    readonly generic: (record: Readonly<Record<string, unknown>>) => Asked
  }
  /** Commands: what takes them, and the call that sends one. */
  readonly commands: {
    readonly entity: string
    readonly list: string
    /** Makes all of them able to take one. */
    readonly ready: string
    /** `id`, `address`, and the columns that a task has of its receiver. */
    readonly receivers: string
    readonly columns: readonly string[]
    readonly command: string
    readonly call: (id: string) => string
  }
  /** What is done to many at once. */
  readonly bulk: {
    readonly said: string
    /** Rows of each entity, those that it refers to first. */
    readonly rows: Readonly<Record<string, number>>
    readonly ready: readonly string[]
    /** `key` of each. */
    readonly chosen: string
    /** Keys of one request. */
    readonly most: number
    readonly address: string
    /** `turn`: the second time it is something else. */
    readonly body: (keys: readonly number[], turn: number) => object
    /** Asked for, of as many places. */
    readonly settings: Asked & { readonly said: string }
    /** What is missed, and why. */
    readonly why?: string
  }
  /** What many devices tell. */
  readonly intake: {
    /** Which mix it is, in words. */
    readonly said: string
    /** `address` and `type`. */
    readonly tellers: string
    readonly report: (
      teller: { readonly address: string; readonly type: number },
      at: number,
    ) => { readonly kind: string; readonly data: Readonly<Record<string, unknown>> }
    /** One value and its time onto the rows of the addresses in `$1`. */
    readonly bare: string
    /** Reports of which each makes a record: what must be so of who tells them, and the rows as the driver has them. */
    readonly recorded: {
      readonly said: string
      readonly ready: string
      readonly tellers: string
      readonly report: Benched['intake']['report']
      readonly bare: string
      /** A second. */
      readonly atLeast: number
    }
    /** What is missed, and why. */
    readonly why?: string
  }
  /** A history, whose rows are added hour by hour: `$1` is the first of them, `$2` how many hours. */
  readonly history: {
    readonly entity: string
    /** Rows of what adds to it. */
    readonly rows: Readonly<Record<string, number>>
    readonly said: string
    readonly add: string
    /** What those who add to it have in common, and one of them. */
    readonly by: { readonly field: string; readonly one: string }
  }
  /** Very many places: an overview of them, and a guided action at one. `$1` of `fill` is how many there are. */
  readonly guided: {
    readonly said: string
    readonly places: number
    readonly fill: readonly string[]
    /** What is asked, in words; and a statement that reads a page of the same places. */
    readonly overview: {
      readonly asks: Readonly<Record<string, string>>
      readonly bare: string
      readonly bareSaid: string
    }
    /** `chosen`: `id` of `$1` places that it is done at; `bare` adds its main rows at the place `$1`. */
    readonly action: {
      readonly said: string
      readonly chosen: string
      readonly address: string
      readonly body: (place: Readonly<Record<string, unknown>>, at: number) => object
      readonly bare: string
      readonly bareSaid: string
    }
    /** What is missed, and why. */
    readonly why?: string
  }
  /** A month of a large operator: `$1` of each statement is how many places it has, `$2` the month's first day. */
  readonly month: {
    readonly said: string
    readonly places: number
    readonly fill: readonly string[]
    /** By what it is grouped; the same sums by a statement, whose `$1` and `$2` are the first and the last day. */
    readonly reports: Readonly<
      Record<string, { readonly address: (first: string, last: string) => string; readonly bare: string }>
    >
    /** A record and what its page asks for, all at once. */
    readonly page: { readonly said: string; readonly one: string; readonly asks: (id: string) => readonly string[] }
    /** What is done for all places when the month is over; `done` counts the rows that it has left. */
    readonly job: {
      readonly name: string
      readonly said: string
      readonly bare: string
      readonly done: string
      readonly why?: string
    }
  }
  /** What the README shows: `shows` is what comes last of the page. */
  readonly pictures: readonly {
    readonly file: string
    readonly address: string
    readonly shows: string
    readonly narrow?: boolean
  }[]
}

export interface Asked {
  readonly address: string
  readonly body: object
}
