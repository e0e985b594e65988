/** What the transport says by itself, in the words of the generated messages. */
import { copy, errors, hints } from '../../../src/generated/messages/zh.ts'
import type { Texts } from '../../../src/console/transport/envelope.ts'
import { DEFAULT_CONFIG } from '../../../src/console/transport/config.ts'
import { createSessionOverWatch } from '../../../src/console/provider/session-over.ts'
import { createTransport } from '../../../src/console/transport/transport.ts'

export const texts: Texts = {
  ofCode: (code) => errors[code],
  withHint: (message, code) => (code in hints ? `${message}。${hints[code]}` : message),
  network: (status) => copy['app.network_abnormal']!.replace('{status}', status === 0 ? '' : `[${status}:]`),
  missingParameter: copy['app.missing_parameter']!,
  noSuchApi: errors[404]!,
}

export const sessionOver = createSessionOverWatch()
export const transport = createTransport({
  config: DEFAULT_CONFIG,
  lang: () => 'zh',
  texts: () => texts,
  onFailure: sessionOver.tell,
})
