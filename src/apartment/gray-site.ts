/**
 * Some clients work on a gray site first (spec §7): a header of the answer names it, and the console goes there, to the
 * same page.
 */
const HEADER = 'gray-environment'

/** Where to go, if anywhere: another site of the web, never this one again. */
export function graySite(
  headers: Pick<Headers, 'get'>,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined {
  const named = headers.get(HEADER)
  if (named === null || !/^https?:\/\//.test(named) || !URL.canParse(named)) return undefined
  const { origin } = new URL(named)
  return origin === here.origin ? undefined : origin + here.pathname + here.search
}

/** Hears every answer. */
export function followGraySite(headers: Headers): void {
  const site = graySite(headers, location)
  if (site !== undefined) location.replace(site)
}
