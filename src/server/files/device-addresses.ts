/**
 * What a command tells of files: addresses by which its device reads them. They are given when it is handed over, so
 * that they hold from then on, however long it has waited and however often it is sent again.
 */
import type { Store } from '../store/store.ts'
import { deviceAddress, nameIn, signerOf } from './signing.ts'

export interface DeviceAddresses {
  readonly store: Store
  /** Under which devices reach this server; empty: they know it. */
  readonly site: string
  readonly minutes: () => number
}

type Payload = Readonly<Record<string, unknown>>

export const withDeviceAddresses =
  ({ store, site, minutes }: DeviceAddresses) =>
  async (client_id: number, payload: Payload): Promise<Payload> => {
    const named = Object.entries(payload).flatMap(([key, value]) => {
      const name = typeof value === 'string' ? nameIn(value) : null
      return name === null ? [] : [[key, name] as const]
    })
    if (named.length === 0) return payload
    const signer = await signerOf(store)
    const address = (name: string): string => site + deviceAddress(signer, { client_id, name }, minutes(), store.now())
    return { ...payload, ...Object.fromEntries(named.map(([key, name]) => [key, address(name)])) }
  }
