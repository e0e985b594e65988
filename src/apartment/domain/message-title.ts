/** A message's title is no longer (`schemas/system/entities/message.json`). */
const MOST = 100

/** The title of what is said of a place: of a long place the end is left out, and nothing of the rest. */
export function titleOf(place: string, title: (place: string) => string): string {
  const rest = [...title('')].length
  return title([...place].slice(0, MOST - rest).join(''))
}
