/**
 * Daily backups of a database that is in use: one for each day from 03:00 on in the operators' zone, the newest so
 * many kept. In charge of when and of how many; what a backup is, and that it is whole before it has its name, is
 * decided beside.
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Label } from '../../../model/model.ts'
import { addDays, dayOf, instantAt } from '../../../values/calendar.ts'
import { codeOf, ToldError } from '../failures.ts'
import type { Store } from '../store.ts'
import { backup } from './backup.ts'
import type { Beside } from './beside.ts'
import { MANIFEST } from './manifest.ts'

export interface Place {
  readonly folder: string
  /** How many are kept. */
  readonly keep: number
  /** What is saved besides rows; of an earlier backup, if there is one, nothing need be copied again. */
  readonly beside?: (earlier: string | null) => Beside
}

const HOUR = 3_600_000
/** The last time that the product's clock showed 03:00. */
function nightBefore(now: Date): number {
  const night = (day: string): number => instantAt(`${day} 03:00:00`).getTime()
  const today = dayOf(now)
  return night(today) <= now.getTime() ? night(today) : night(addDays(today, -1))
}

/** Ours alone are counted and removed: whoever keeps something else in the folder keeps it. */
const NAME = /^auto-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z$/
const UNFINISHED = /^auto-[\dTZ-]+\.unfinished$/

const nameAt = (now: Date): string => `auto-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
const timeOf = (name: string): number => Date.parse(name.replace(NAME, '$1:$2:$3Z'))

/** Oldest first. */
const finished = async (folder: string): Promise<readonly string[]> => {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort()
  const whole = await Promise.all(
    names.map((name) =>
      stat(join(folder, name, MANIFEST)).then(
        () => true,
        () => false,
      ),
    ),
  )
  return names.filter((_, at) => whole[at])
}

export interface BackupsKept {
  readonly last: { readonly at: Date; readonly bytes: number } | null
  readonly kept: number
}

/** What there is to go back to. */
export const backupsIn = async (folder: string): Promise<BackupsKept> => {
  const all = await finished(folder).catch(() => [])
  const newest = all.at(-1)
  if (newest === undefined) return { last: null, kept: 0 }
  const files = await readdir(join(folder, newest))
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, newest, file))).size))
  return { last: { at: new Date(timeOf(newest)), bytes: sizes.reduce((sum, size) => sum + size, 0) }, kept: all.length }
}

/**
 * The folder of the backup that was made, or null when there is one since the last night. A failed one removes none
 * that is there.
 */
export const backUpIfDue = async (store: Store, { folder, keep, beside }: Place, now: Date): Promise<string | null> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Of a process that was killed midway.
  for (const name of (await readdir(folder)).filter((one) => UNFINISHED.test(one)))
    await rm(join(folder, name), { recursive: true, force: true })
  const lastNight = nightBefore(now)
  const newest = (await finished(folder)).at(-1)
  // One from the future, after a clock was put right, does not end backups.
  if (newest !== undefined && timeOf(newest) >= lastNight && timeOf(newest) <= now.getTime()) return null
  const made = join(folder, nameAt(now))
  await backup(store, made, beside?.(newest === undefined ? null : join(folder, newest)))
  const all = await finished(folder)
  for (const name of all.filter((one) => one !== nameAt(now)).slice(0, Math.max(0, all.length - keep)))
    await rm(join(folder, name), { recursive: true })
  return made
}

/** A server that is only looked at, or ends at once, makes none. */
const FIRST_LOOK = 5 * 60_000
const NEXT_LOOK = 10 * 60_000
const AFTER_FAILURE = HOUR

/** Looks from time to time whether one is due; answers how to stop. A failure is said, and tried again. */
export const startBackups = (
  store: Store,
  place: Place,
  say: (text: Label) => void,
  first = FIRST_LOOK,
): (() => void) => {
  let stopped = false
  let timer: NodeJS.Timeout
  const look = async (): Promise<number> => {
    try {
      await backUpIfDue(store, place, new Date())
      return NEXT_LOOK
    } catch (error) {
      if (!stopped) say(failed(place.folder, error))
      return AFTER_FAILURE
    }
  }
  const wait = (ms: number): void => {
    timer = setTimeout(
      () =>
        void look().then((next) => {
          if (!stopped) wait(next)
        }),
      ms,
    ).unref()
  }
  wait(first)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

const failed = (folder: string, error: unknown): Label => {
  const reason =
    error instanceof ToldError
      ? error.text
      : { zh: String(codeOf(error) ?? (error as Error).message), en: String(codeOf(error) ?? (error as Error).message) }
  return {
    zh: `自动备份失败（${resolve(folder)}）：${reason.zh}。已有备份未受影响，一小时后重试。`,
    en: `The automatic backup to ${resolve(folder)} failed: ${reason.en}. Earlier backups are kept; it is tried again in an hour.`,
  }
}
