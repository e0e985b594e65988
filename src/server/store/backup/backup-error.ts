import type { Label } from '../../../model/model.ts'

/** A back-up that cannot be written or put back, in one sentence. No failure of the database, so nothing translates it. */
export class BackupError extends Error {
  readonly text: Label

  constructor(text: Label, options?: ErrorOptions) {
    super(text.en, options)
    this.name = 'BackupError'
    this.text = text
  }
}
