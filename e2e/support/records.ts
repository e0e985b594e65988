/**
 * Records of a journey's own, made over the API with the page's session, so that journeys do not disturb each other.
 */
import { expect, type Page } from 'playwright/test'

export type Row = Readonly<Record<string, unknown>> & { readonly version: number }

let count = 0
/** A word that no other record has. */
export const unique = (word: string): string => `${word}${Date.now().toString(36)}${(count += 1)}`

export async function make(page: Page, plural: string, values: Readonly<Record<string, unknown>>): Promise<Row> {
  return answerOf(await page.request.post(`/v3/${plural}`, { data: values })) as Promise<Row>
}

export async function rowsOf(page: Page, plural: string, query = ''): Promise<readonly Row[]> {
  return ((await answerOf(await page.request.get(`/v3/${plural}?${query}`))) as { list: Row[] }).list
}

async function answerOf(response: Awaited<ReturnType<Page['request']['get']>>): Promise<unknown> {
  const { err_code, err_msg, data } = (await response.json()) as { err_code: number; err_msg: string; data: unknown }
  expect(err_code, err_msg).toBe(0)
  return data
}

/** What a ticket is opened with. */
export const TICKET = {
  service_type: 2,
  service_target: 1,
  home_id: 1,
  fault: '电表不走字',
  contact_name: '路小川',
  contact_phone: '13900007788',
  appointment_date: '2030-01-02',
}

/** What a home needs, apart from its name. */
export const HOME = { store_id: 1, home_type: 1, province: '浙江省', city: '杭州市', district: '西湖区' }

/** A device of its own, in a room of its own. */
export async function bound(
  page: Page,
  kind: 'locks' | 'accessunits' | 'elemeters' | 'watermeters',
  sn: string,
  home_id: unknown,
): Promise<number> {
  const { room_id } = await make(page, 'rooms', { home_id, room_name: unique('间'), room_type: 1 })
  const { device_id } = await make(page, `rooms/${String(room_id)}/${kind}`, { sn })
  // Its settings go to it by themselves: later commands have numbers that are known beforehand.
  if (kind === 'locks')
    await expect
      .poll(() => rowsOf(page, 'command_tasks', `device_id=${String(device_id)}&command=setting_write`))
      .not.toEqual([])
  return Number(device_id)
}
