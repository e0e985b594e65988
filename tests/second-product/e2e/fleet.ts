/** Who logs in to the fleet, and records of a walk's own. */
import type { Page } from 'playwright/test'
import { fillIn, known } from '../../../e2e/support/log-in.ts'
import { signatureOf } from '../../../src/server/webhooks/signature.ts'
import { make, unique, type Row } from '../../../e2e/support/records.ts'

export async function logIn(page: Page, at: string, account = 'admin', pass = process.env['SECOND_PASSWORD']) {
  // Whoever logs in for the first time is asked.
  await page.addLocatorHandler(page.getByRole('button', { name: '同意并继续' }), (accept) => accept.click())
  await page.goto(at)
  await fillIn(page, account, pass)
  await known(page)
}

let number = Date.now() % 90_000
/** A plate that no other vehicle has, with five characters behind the letter or six. */
export const plate = (digits: 5 | 6 = 5): string =>
  `浙A${String((number += 1)).padStart(5, '0')}${digits === 6 ? 'D' : ''}`

export interface Place {
  readonly region: Row
  readonly depot: Row
  readonly name: string
}

export async function makeDepot(page: Page, values: Readonly<Record<string, unknown>> = {}): Promise<Place> {
  const region = await make(page, 'regions', { name: unique('华东') })
  const name = unique('车场')
  return { region, depot: await make(page, 'depots', { name, region_id: region['id'], ...values }), name }
}

export const makeVehicle = (page: Page, { depot }: Place, values: Readonly<Record<string, unknown>> = {}) =>
  make(page, 'vehicles', { plate: plate(), model: '江淮帅铃', depot_id: depot['id'], ...values })

export const makeDriver = (page: Page, { depot }: Place, name = unique('司机')) =>
  make(page, 'drivers', { name, phone: '13900001122', depot_id: depot['id'] })

/** As the platform of the trackers sends it; answers the status. */
export async function report(page: Page, number: string, message: object, secret = process.env['SECOND_SECRET']!) {
  const [time, data] = [Math.floor(Date.now() / 1000), JSON.stringify(message)]
  const answer = await page.request.post('/hooks/tracker_report/1', {
    headers: {
      'content-type': 'application/json',
      'webhook-id': number,
      'webhook-timestamp': String(time),
      'webhook-signature': signatureOf(Buffer.from(secret, 'base64'), number, time, data),
    },
    data,
  })
  return answer.status()
}
