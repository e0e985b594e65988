/** Companies that work on the gray site first, and where it is (spec §7): a header names it to the console. */
import { integers, setting, webAddress } from '../server/config.ts'
import type { Product } from '../server/product.ts'

export const settings = {
  grayClients: setting('GRAY_CLIENTS', '', integers),
  graySite: setting('GRAY_SITE', '', webAddress),
} as const

type Settings = { readonly [Name in keyof typeof settings]: ReturnType<(typeof settings)[Name]['read']> }

export const grayHeaders: NonNullable<Product['headers']> = (
  { client_id },
  given,
): Readonly<Record<string, string>> => {
  const { graySite, grayClients } = given as Settings
  return graySite !== '' && grayClients.includes(client_id) ? { 'gray-environment': graySite } : {}
}
