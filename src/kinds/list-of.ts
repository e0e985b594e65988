/** A list parameter as texts: `[1, 2]`, `"1,2"` and `1` say the same. */
export const listOf = (value: unknown): readonly string[] =>
  value === undefined || value === null || value === ''
    ? []
    : Array.isArray(value)
      ? value.map(String)
      : String(value).split(',')
