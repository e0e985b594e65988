/** The calls that carry a call's requests in a file: what is read of them is asked, and nothing is done. */
import { FILE_CALLS, type FileCall } from '../../src/model/entity-calls.ts'
import type { Call } from '../../src/model/model.ts'
import { FILE_RUN } from '../../generators/emit/openapi-by-file.ts'
import { mayAsk } from './calls.ts'
import { file } from './files.ts'
import { answerTo, dataOf, mustRefuse, refusalIn, telling, type Asked, type Visit } from './visit.ts'

export const fileAddress = (call: Call, operation: FileCall): Asked => {
  const { method, path } = FILE_CALLS[operation]
  const url = `/v3/by_file/${call.name}${path}`
  return { method, call: `${method} ${url}`, url, file: `calls/${call.name}.json` }
}

type Target = { readonly call: Call; readonly operation: FileCall }

export async function readFileCall(visit: Visit, { call, operation }: Target): Promise<void> {
  const asked = fileAddress(call, operation)
  if (asked.method !== 'GET') return
  if (!mayAsk(visit, call))
    return void (await mustRefuse(
      visit,
      asked,
      ['forbidden', 'unavailable'],
      'right',
      `it is not ${visit.account.name}'s`,
    ))
  if (operation === 'template') return file(visit, { ...asked, url: `${asked.url}?format=xlsx` }, 'xlsx')
  if (operation === 'state') return void (await dataOf(visit, asked, { anyOf: [FILE_RUN, { type: 'null' }] }))
  const answer = await answerTo(visit, asked)
  if (answer === null || answer.status === 200) return
  const key = refusalIn(visit, asked, answer)
  if (key !== null && key !== 'import_no_problems') telling(visit, asked)('code', null, `is refused as ${key}`)
}
