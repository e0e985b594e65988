/**
 * Thrown by an operation that was only to say what it would do: it has done everything, which is undone, commands and
 * all, and the call answers this. Nothing can be refused later that the preview has not refused.
 */
export class Previewed extends Error {
  constructor(readonly answer: unknown) {
    super('only a preview was asked for')
  }
}
