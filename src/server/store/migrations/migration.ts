/**
 * A change of the tables that somebody has read: a numbered file of SQL, with its reason, and a checksum by which a
 * change after the review is seen. What follows `--> alone` is run statement by statement outside a transaction, what
 * follows `--> in pages` over stretches of its table, all else in one transaction.
 */
import { createHash } from 'node:crypto'
import type { Label } from '../../../model/model.ts'
import { pagedTable, type How } from '../differ/pieces.ts'

export interface Piece {
  readonly how: How
  readonly sql: string
}

export interface Migration {
  /** `0003_rename_cars_name.sql` */
  readonly name: string
  readonly reason: string
  /** Of what it does, as it is now. */
  readonly hash: string
  /** It does what a plan said, and nothing else: where the tables are so already, there is nothing left to do. */
  readonly asPlanned: boolean
  readonly pieces: readonly Piece[]
  /** Why it must not run. */
  readonly fault: Label | null
}

const HEAD = /^-- (Reason|Checksum|Written): (.*)$/
const AS_PLANNED = 'as planned'
const BY_HAND = 'by hand'

export const numberOf = (name: string): string => /^\d{4}(?=_)/.exec(name)?.[0] ?? ''

const hashOf = (body: string): string => createHash('sha256').update(body).digest('hex').slice(0, 32)

const written = (reason: string, body: string, how: string): string =>
  `-- Reason: ${reason.replace(/\s+/g, ' ').trim()}\n-- Checksum: ${hashOf(body)}\n-- Written: ${how}\n\n${body}\n`

/** A file's text. */
export const writeMigration = (reason: string, body: string): string => written(reason, body.trim(), AS_PLANNED)

export const readMigration = (name: string, text: string): Migration => {
  const { head, body } = parted(text)
  const pieces = piecesOf(body)
  const hash = hashOf(body)
  return {
    name,
    reason: head.get('Reason') ?? '',
    hash,
    asPlanned: head.get('Written') === AS_PLANNED && head.get('Checksum') === hash,
    pieces,
    fault: faultOf(name, head.get('Checksum'), hash, pieces),
  }
}

/** As somebody has changed it and means it; `null`: it is sealed. */
export const sealed = (text: string): string | null => {
  const { head, body } = parted(text)
  return head.get('Checksum') === hashOf(body) ? null : written(head.get('Reason') ?? 'by hand', body, BY_HAND)
}

function parted(text: string): { readonly head: ReadonlyMap<string, string>; readonly body: string } {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines.findIndex((line) => !HEAD.test(line))
  const head = new Map(lines.slice(0, end).map((line) => (HEAD.exec(line) ?? []).slice(1, 3) as [string, string]))
  return { head, body: lines.slice(end).join('\n').trim() }
}

const HOWS: readonly How[] = ['together', 'alone', 'in pages']

const isSaying = (sql: string): boolean => sql.replace(/^\s*--.*$/gm, '').trim() !== ''

function piecesOf(body: string): readonly Piece[] {
  const [first = '', ...rest] = body.split(/^--> */m)
  const others = rest.map((part): Piece => {
    const [word = '', ...sql] = part.split('\n')
    return { how: HOWS.find((how) => how === word.trim()) ?? 'together', sql: sql.join('\n').trim() }
  })
  return [{ how: 'together' as const, sql: first.trim() }, ...others].filter(({ sql }) => isSaying(sql))
}

/** One after the other, for what takes them singly. */
export const statementsOf = ({ sql }: Piece): readonly string[] =>
  sql
    .split(/;[ \t]*(?:\n|$)/)
    .map((one) => one.replace(/^\s*--.*$/gm, '').trim())
    .filter((one) => one !== '')

const ENDS_ALL = /^\s*(?:begin|start transaction|commit|rollback)(?:\s+(?:work|transaction))?\s*;/im

function faultOf(name: string, sealedAs: string | undefined, hash: string, pieces: readonly Piece[]): Label | null {
  const seal = `npm run migrate -- --seal ${numberOf(name)}`
  if (numberOf(name) === '')
    return {
      zh: '文件名须以四位编号开头，如 0003_split.sql',
      en: 'its name must begin with a number, as 0003_split.sql',
    }
  if (sealedAs === undefined)
    return { zh: `尚未确认：检查后运行 ${seal}`, en: `it has no checksum yet; when it is as you want it, run ${seal}` }
  if (sealedAs !== hash)
    return {
      zh: `确认之后内容被改动：请还原，或检查后运行 ${seal}`,
      en: `it was changed after it was reviewed; put it back, or review it again and run ${seal}`,
    }
  if (pieces.some(({ sql }) => ENDS_ALL.test(sql)))
    return { zh: '不得自行开始或结束事务', en: 'it begins or ends a transaction, which is not its to do' }
  if (pieces.some((piece) => piece.how === 'in pages' && statementsOf(piece).some((sql) => pagedTable(sql) === null)))
    return {
      zh: '“in pages” 之后的语句须为 UPDATE，并含 ctid >= :from AND ctid < :until',
      en: 'a statement "in pages" must be an UPDATE with ctid >= :from AND ctid < :until',
    }
  return null
}
