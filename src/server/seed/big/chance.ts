/** Chance in SQL: whole numbers that follow from the row's number `g`, the same at every run. */

/** A number of 0 to 2³¹ − 1; other salts give other numbers for the same row. */
export const chance = (salt: number): string => `(hashint8(g + ${salt * 1_000_003}) & 2147483647)`

/** One of the SQL values. */
export const oneOf = (values: readonly string[], salt: number): string =>
  values.length === 1 ? String(values[0]) : `(array[${values.join(', ')}])[1 + ${chance(salt)} % ${values.length}]`

/** A whole number from `low` to `high`, both possible. */
export const between = (low: number, high: number, salt: number): string =>
  `(${low} + ${chance(salt)} % ${high - low + 1})`
