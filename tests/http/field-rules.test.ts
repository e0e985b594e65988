/**
 * Rules of the specification's fifth section, as whoever writes a record meets them: what lies within is not objected
 * to, what lies beyond is refused beside its field in the words of the specification, in both languages.
 */
import { beforeAll, expect, test } from 'vitest'
import { EDGES } from '../specification/edges.ts'
import { describeOne } from '../support/stores.ts'
import { loggedIn, startServer, type Caller } from './support/server.ts'

const LANGS = ['zh', 'en'] as const
/** Where somebody writes a value that obeys the rule: the address, the field, and what else makes it count. */
const WRITTEN: Readonly<Record<string, readonly [address: string, field: string, beside?: object]>> = {
  bank_card: ['/v3/contract_bill/invoices', 'bank_card'],
  business_number: ['/v3/contract_bill/invoices', 'tax_number'],
  contact_name: ['/v3/stores', 'manager'],
  email: ['/v3/tenants', 'email'],
  id_card: ['/v3/tenants', 'id_card', { certificate_type: 1 }],
  legal_name: ['/v3/tenants', 'name'],
  phone: ['/v3/teams', 'phone'],
  phone_en: ['/v3/staff', 'phone', { country_code: 44 }],
  service_phone: ['/v3/stores', 'phone'],
}

describeOne('A rule', (open) => {
  let admin: Caller
  beforeAll(async () => {
    const { app } = await startServer(open)
    admin = await loggedIn(app)
  }, 120_000)

  test.each(Object.entries(WRITTEN))('%s is held by %s', async (rule, [address, field, beside]) => {
    const { good, bad, says } = EDGES[rule]!
    const said = async (value: unknown, lang: string): Promise<string | undefined> => {
      const { json, text } = await admin.call(
        'POST',
        address,
        { ...beside, [field]: value },
        { headers: { 'accept-language': lang } },
      )
      if (json.data?.fields === undefined) throw new Error(`${address} was not refused by its fields: ${text}`)
      return json.data.fields.find((one) => one.field === field)?.message
    }
    for (const [at, lang] of LANGS.entries()) {
      for (const value of good) expect([value, await said(value, lang)]).toEqual([value, undefined])
      // What is empty is missing.
      for (const value of bad.filter((one) => one !== ''))
        expect([value, (await said(value, lang))?.toLowerCase()]).toEqual([value, says[at]!.toLowerCase()])
    }
  })
})
