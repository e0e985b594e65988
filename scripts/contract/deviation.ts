/** What a host does otherwise than the documents say, and how much was asked of it. */

export const SORTS = ['path', 'parameter', 'shape', 'code', 'right'] as const
export type Sort = (typeof SORTS)[number]

export interface Deviation {
  readonly sort: Sort
  /** As the documents write it: `GET /v3/books/{id}`. */
  readonly call: string
  /** The very request, and who sent it. */
  readonly asked: string
  /** Where in the answer: `data.list[0].name`, or a parameter; null: the answer as a whole. */
  readonly at: string | null
  readonly says: string
  /** The document that says otherwise, below `schemas/`. */
  readonly file: string
}

export interface Findings {
  readonly deviations: Deviation[]
  /** Calls of which something was asked. */
  readonly calls: Set<string>
  /** Call → why it was not asked, or not to its end. */
  readonly left: Map<string, string>
  readonly sent: { count: number }
}

export const noFindings = (): Findings => ({ deviations: [], calls: new Set(), left: new Map(), sent: { count: 0 } })
