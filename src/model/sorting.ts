/** How rows are sorted, as documents and addresses write it: by a field, after `-` with the greatest first. */
export interface Sorting {
  readonly field: string
  readonly desc: boolean
}

export const sortingOf = (text: string): Sorting => ({ field: text.replace(/^-/, ''), desc: text.startsWith('-') })
