/** What a benchmark is: it measures the product beside a floor or a comparison in the same run, and reports ratios. */

export interface Measurement {
  readonly what: string
  /** The product's own figure. */
  readonly value: number
  readonly unit: string
  /** The same work by the shortest way (the driver alone, raw COPY) or by what we compare with. */
  readonly floor?: { readonly what: string; readonly value: number }
  /** Largest (or smallest) good figure: of the ratio where there is a floor, else of the value. */
  readonly target?: { readonly atMost?: number; readonly atLeast?: number }
}

export interface Benchmark {
  readonly name: string
  /** One or two sentences for `docs/benchmarks.md`: what is measured and how. */
  readonly how: string
  /** What of a missed figure nobody can take away, measured: said where one is missed. */
  readonly why?: string
  run(): Promise<readonly Measurement[]>
}

export const ratio = (m: Measurement): number | null => (m.floor === undefined ? null : m.value / m.floor.value)

/** null: no target. */
export function holds(m: Measurement): boolean | null {
  if (m.target === undefined) return null
  const figure = ratio(m) ?? m.value
  return figure <= (m.target.atMost ?? Infinity) && figure >= (m.target.atLeast ?? -Infinity)
}
