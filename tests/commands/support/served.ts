/** The server as a process of its own, and its administrator. */
import { LOGIN, type Data } from '../../http/support/server.ts'
import { PASSWORD } from '../../http/support/world.ts'
import { startProcess } from '../../support/server-process.ts'
import { SETTINGS } from './fleet.ts'

export interface Served {
  /** What it answers, and no data where it refuses. */
  call(method: string, path: string, body?: object): Promise<Data>
  /** Nobody tells it before. */
  kill(): Promise<void>
}

export async function served(environment: Readonly<Record<string, string>>): Promise<Served> {
  const { process, opened, ended } = startProcess({
    ...environment,
    ...SETTINGS,
    DEMO: 'off',
    JOBS: '0',
    BACKUP_KEEP: '0',
  })
  const [url] = /http:\/\/[\w.:]+/.exec(await opened)!
  let cookie = ''
  const call: Served['call'] = async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return ((await answer.json()) as { data: Data }).data
  }
  await call('POST', LOGIN, { name: 'admin', pass: PASSWORD, from: 2 })
  return {
    call,
    kill: async () => {
      process.kill('SIGKILL')
      await ended
    },
  }
}
