import { ToldError } from '../failures.ts'

/** A back-up that cannot be written or put back. No failure of the database, so nothing translates it. */
export class BackupError extends ToldError {}
