/** Puts values into the `{placeholders}` of a text; one without a value stays as it is, so that a mistake is seen. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
