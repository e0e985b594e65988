/**
 * What the server hands out and takes back as its own: the addresses of files, and leave to upload one. The key is made
 * by the first process that needs it, and is the same for all of them.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Store } from '../store/store.ts'
import type { Limits } from '../../kinds/files/types.ts'
import { digest, newToken } from '../auth/tokens.ts'

export interface Signer {
  sign(text: string): string
  isSigned(text: string, signature: string): boolean
}

const signers = new WeakMap<Store, Promise<Signer>>()

export function signerOf(store: Store): Promise<Signer> {
  const known = signers.get(store)
  if (known) return known
  const made = readKey(store).then(signerWith)
  signers.set(store, made)
  made.catch(() => signers.delete(store))
  return made
}

const READ = `select value from server_keys where name = 'files'`

async function readKey(store: Store): Promise<string> {
  const there = await store.text({ text: READ, values: [] })
  if (there !== null) return there
  await store.query({
    text: `insert into server_keys (name, value) values ('files', $1) on conflict (name) do nothing`,
    values: [randomBytes(32).toString('base64url')],
  })
  return (await store.text({ text: READ, values: [] }))!
}

function signerWith(key: string): Signer {
  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url')
  return {
    sign,
    isSigned: (text, signature) => {
      const [one, other] = [Buffer.from(sign(text)), Buffer.from(signature)]
      return one.length === other.length && timingSafeEqual(one, other)
    },
  }
}

export interface Whose {
  readonly client_id: number
  readonly staff_id: number
}

/** Where a server answers for files by their names; what follows is the file's own. */
export const FILE_PATH = '/files/o/'
export const addressOf = (name: string): string => FILE_PATH + name
const OWN_ADDRESS = new RegExp(`^${FILE_PATH}([\\w-][\\w.-]{0,99})(?:[?].*)?$`)
/** Null: no file of this server's. */
export const nameIn = (address: string): string | null => OWN_ADDRESS.exec(address)?.[1] ?? null

/**
 * The address for one account, for a while: the same for as long as it is new enough, so that a browser need not ask
 * again.
 */
export function signedAddress(signer: Signer, name: string, whose: Whose, minutes: number, now: Date): string {
  const step = minutes * 60
  const expires = (Math.floor(now.getTime() / 1000 / step) + 2) * step
  return `${addressOf(name)}?expires=${expires}&signature=${signer.sign(addressText(name, whose, expires))}`
}

const addressText = (name: string, { client_id, staff_id }: Whose, expires: number): string =>
  ['address', name, client_id, staff_id, expires].join('\n')

/** Where a device reads what a command tells it to: it logs in to nothing, so that the address is all that it has. */
export const DEVICE_PATH = '/files/d/'

export interface OfDevice extends Pick<Whose, 'client_id'> {
  readonly name: string
}

export function deviceAddress(signer: Signer, file: OfDevice, minutes: number, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + minutes * 60
  const signature = signer.sign(deviceText(file, expires))
  return `${DEVICE_PATH}${file.client_id}/${file.name}?expires=${expires}&signature=${signature}`
}

const deviceText = ({ client_id, name }: OfDevice, expires: number): string =>
  ['device', name, client_id, expires].join('\n')

/** As they stand in an address. */
export interface Signed {
  readonly expires?: string
  readonly signature?: string
}

/** Seconds for which it holds; null: it does not. */
export const secondsLeft = (signer: Signer, name: string, whose: Whose, signed: Signed, now: Date): number | null =>
  left(signer, (expires) => addressText(name, whose, expires), signed, now)

export const deviceSecondsLeft = (signer: Signer, file: OfDevice, signed: Signed, now: Date): number | null =>
  left(signer, (expires) => deviceText(file, expires), signed, now)

function left(
  signer: Signer,
  textUntil: (expires: number) => string,
  { expires, signature }: Signed,
  now: Date,
): number | null {
  if (expires === undefined || signature === undefined || !/^[1-9]\d{0,11}$/.test(expires)) return null
  const seconds = Number(expires) - Math.floor(now.getTime() / 1000)
  return seconds > 0 && signer.isSigned(textUntil(Number(expires)), signature) ? seconds : null
}

/** Leave to upload one file, for one purpose. */
export interface Policy extends Limits, Whose {
  readonly purpose: string
  /** Milliseconds. */
  readonly expires: number
  /** Digest of the token that belongs to it. */
  readonly token: string
}

export interface Leave {
  readonly policy: string
  readonly signature: string
  readonly token: string
}

export function giveLeave(signer: Signer, allowed: Omit<Policy, 'token'>): Leave {
  const token = newToken()
  const policy = Buffer.from(JSON.stringify({ ...allowed, token: digest(token) } satisfies Policy)).toString('base64')
  return { policy, signature: signer.sign(`upload\n${policy}`), token }
}

/** Null: it was not given, was given to somebody else, or is too old. */
export function readLeave(signer: Signer, { policy, signature, token }: Leave, whose: Whose, now: Date): Policy | null {
  if (!signer.isSigned(`upload\n${policy}`, signature)) return null
  const read = JSON.parse(Buffer.from(policy, 'base64').toString()) as Policy
  const isTheirs = read.client_id === whose.client_id && read.staff_id === whose.staff_id
  return isTheirs && read.expires > now.getTime() && read.token === digest(token) ? read : null
}
