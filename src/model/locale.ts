/** Languages with or without a place, as BCP 47 names them, of which this runtime knows how they are written. */
export function isLocale(name: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(name).length > 0
  } catch {
    return false
  }
}
