/** Collects a request's values; the plan holds their places. */
export interface Values {
  readonly add: (value: unknown) => number
  readonly set: (place: number, value: unknown) => void
  readonly all: readonly unknown[]
}

export function collectValues(reserved: number): Values {
  const all: unknown[] = new Array<unknown>(reserved).fill(null)
  return {
    all,
    add: (value) => all.push(value) - 1,
    set: (place, value) => {
      all[place] = value
    },
  }
}
