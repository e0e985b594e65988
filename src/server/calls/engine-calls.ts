/** Calls that the engine answers itself: accounts, sessions, settings and the log, which every console has. */
import { NEEDED_CALLS } from '../../model/system-needs.ts'

/** A product may go without the calls of codes that are sent to a phone, and of files. */
export const ENGINE_CALLS = [
  ...NEEDED_CALLS,
  ...(['login_by_sms', 'send_login_sms', 'send_verify_sms'] as const),
  ...(['upload_token', 'upload_token_for', 'upload_create', 'file_create', 'open_file'] as const),
] as const

export type EngineCall = (typeof ENGINE_CALLS)[number]
