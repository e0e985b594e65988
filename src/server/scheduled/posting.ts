/**
 * A report's file to an address, in place of mail: JSON, signed as events of records are (docs/webhooks.md), under one
 * number for each time that it was due.
 */
import type { Lang, Label } from '../../model/model.ts'
import { bodyOf, headersOf, opened, type SecretOwner } from '../events/message.ts'
import type { Outside } from '../jobs/job.ts'
import type { Context } from '../operations/context.ts'
import { postOutside } from '../outside/post.ts'
import { troubleText } from '../outside/words.ts'
import { said } from '../messages/said.ts'
import type { ReportFile } from './file.ts'

/** A file of some megabytes takes its time. */
const SECONDS = 60

export interface Posted {
  readonly schedule: number
  readonly due_at: Date
  readonly name: string
  readonly report: string
  readonly language: Lang
  readonly recipients: string
  readonly sealed: string | null
  readonly former: string | null
}

interface Refused {
  readonly reason: Label
  /** It was waited for until its time was over. */
  readonly isSilent: boolean
}

/** Null: it was taken; else why not. */
export async function posted(
  { context: { model, reach, scope, sealer, store }, stop }: Pick<Outside, 'context' | 'stop'>,
  one: Posted,
  { file, text }: { readonly file: ReportFile; readonly text: string },
): Promise<Refused | null> {
  const { schedule, due_at, name, report, language, recipients: url } = one
  const secrets = secretsOf(sealer(), { entity: 'scheduled_report', client: scope.client_id, id: schedule }, one)
  if (secrets === null) return { reason: said(model, 'report_mail.secret_lost'), isSilent: false }
  const { bytes, ...about } = file
  const content = { ...about, content: bytes.toString('base64') }
  const data = JSON.stringify({ schedule, name, report, language, text, file: content })
  const body = bodyOf({ type: 'report.ready', at: due_at, data })
  // Making the file may have taken minutes, and what is minutes old is refused.
  const headers = headersOf(`report_${scope.client_id}_${schedule}_${due_at.getTime()}`, store.now(), body, secrets)
  const outcome = await postOutside({ url, body, headers, seconds: SECONDS, signal: stop }, reach)
  const reason = troubleText(model, outcome)
  return reason === null ? null : { reason, isSilent: outcome.trouble === 'time' }
}

/** Null: there is none that this server can read. */
function secretsOf(
  sealer: ReturnType<Context['sealer']>,
  owner: SecretOwner,
  { sealed, former }: Posted,
): readonly Buffer[] | null {
  if (sealed === null) return null
  try {
    return [sealed, former].flatMap((text) => (text === null ? [] : [opened(sealer, owner, text)]))
  } catch {
    // They were sealed with another key than this server's.
    return null
  }
}
