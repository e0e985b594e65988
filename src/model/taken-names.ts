/** Names that no field can have beside those of a list's parameters; the rules and the guide read them. */

/** Every JavaScript object has one without being given it, or gives one: code would find it where there is none. */
export const INHERITED: ReadonlySet<string> = new Set(['constructor', 'prototype'])
/** Of every table of PostgreSQL. */
export const COLUMNS: ReadonlySet<string> = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid'])
/** What statements call the parts that they are made of. */
export const PARTS: ReadonlySet<string> = new Set(['labels', 'record', 'records'])
