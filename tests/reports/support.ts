/** A server whose devices tell what the test says, and what people see of it. */
import type { Report } from '../../src/server/commands/link.ts'
import { fleetServer, type Made } from '../commands/support/fleet.ts'
import { bound } from '../http/support/bound.ts'
import { SETTINGS } from '../webhooks/support.ts'
import type { Open } from '../support/stores.ts'

export type Row = Readonly<Record<string, unknown>>

export async function reporting(open: Open) {
  const server = await fleetServer(open, { settings: SETTINGS })
  const { admin, fleet, store } = server
  const list = async (path: string): Promise<readonly Row[]> => {
    const { json } = await admin.call('GET', `/v3/${path}`)
    if (json.err_code !== 0) throw new Error(JSON.stringify(json))
    return json.data.list as readonly Row[]
  }
  return {
    ...server,
    list,
    rows: async (text: string, ...values: readonly unknown[]) =>
      (await store.query({ text, values: [...values] })).rows,
    info: async (path: string): Promise<Row> => (await admin.call('GET', `/v3/${path}`)).json.data,
    tell: (sn: string, kind: string, at: string, rest: Partial<Report> = {}): Promise<void> =>
      fleet.report({ client_id: 1, address: sn, kind, at, data: {}, ...rest }),
    events: async (device: Pick<Made, 'id'>) =>
      (await list(`events?device_id=${device.id}&sort=first_at&limit=100`)).map(
        ({ code, state, times, first_at, last_at, level, id, handled_at, result }) => ({
          code,
          state,
          times,
          first_at,
          last_at,
          level,
          id,
          handled_at,
          result,
        }),
      ),
    messages: async () => {
      const all: Row[] = []
      for (;;) {
        const page = await list(`messages?limit=100&offset=${all.length}&sort=created_at`)
        all.push(...page)
        if (page.length < 100) return all
      }
    },
    /** A device of another kind in a room of the first home. */
    other: async (sn: string): Promise<Made> => {
      const { device_id, room_id } = await bound(admin, sn)
      return { id: device_id, sn, room: room_id }
    },
  }
}

/** Of today, as a device's clock says it: minutes ago. */
export const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()
