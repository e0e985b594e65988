/** Fills `{parameters}` of a path from a list, in order; undefined when one is missing. */
export function fillPath(path: string, values: readonly (string | number)[] = []): string | undefined {
  const given = [...values]
  let missing = false
  const filled = path.replaceAll(/\{[^}]+\}/g, () => {
    const value = given.shift()
    if (value === undefined || value === '') missing = true
    return encodeURIComponent(String(value ?? ''))
  })
  return missing ? undefined : filled
}
