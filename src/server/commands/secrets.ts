/**
 * Secrets of commands, as they lie in the database: AES-256-GCM, each with its own nonce, bound to the command that it
 * belongs to, so that nobody moves one to another device.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Secrets = Readonly<Record<string, string>>

export interface Sealer {
  seal(secrets: Secrets, owner: string): string
  open(sealed: string, owner: string): Secrets
}

const ALGORITHM = 'aes-256-gcm'
const [NONCE, TAG, KEY] = [12, 16, 32]

export const sealerWith = (key: Buffer): Sealer => ({
  seal: (secrets, owner) => {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner))
    const text = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
  },
  open: (sealed, owner) => {
    const bytes = Buffer.from(sealed, 'base64')
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()])
    return JSON.parse(text.toString('utf8')) as Secrets
  },
})

/** Of the setting; else one of this installation, made at the first need and kept beside the embedded database. */
export function keyOf(setting: string, dataDir: string): Buffer {
  return setting === '' ? ownKey(path.resolve(dataDir, 'command.key')) : Buffer.from(setting, 'base64')
}

function ownKey(file: string): Buffer {
  const known = readKey(file)
  if (known) return known
  mkdirSync(path.dirname(file), { recursive: true })
  // Written aside and linked into its place: of two processes that begin at once both read the one that was first.
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, randomBytes(KEY).toString('base64'), { mode: 0o600 })
  try {
    linkSync(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
  return readKey(file)!
}

function readKey(file: string): Buffer | null {
  try {
    return Buffer.from(readFileSync(file, 'utf8'), 'base64')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
