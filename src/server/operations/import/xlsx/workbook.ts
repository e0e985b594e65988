/**
 * A workbook as rows: of its sheets the first that has the heads looked for. Nothing of it is kept but the shared
 * strings.
 */
import path from 'node:path'
import { AppError } from '../../../../errors/app-error.ts'
import { after, type FileRow, type FileTable, headsOf, type IsHead, isEmpty } from '../file.ts'
import { type Entry, openArchive } from './archive.ts'
import { sheetRows } from './sheet.ts'
import { readStrings } from './strings.ts'
import { readAll } from './xml.ts'

type Archive = ReadonlyMap<string, Entry>
/** Of the small files that say what there is. */
const MOST_PARTS = 4_000_000
/** Of all sheets that are looked into, unpacked: 200,000 rows of fifty cells are less. */
const MOST_SHEET = 600_000_000
const MOST_SHEETS = 50
/** A book of fifty sheets, each with its drawings and notes, names fewer. */
const MOST_RELATIONS = 2_000
const ROOT = '_rels/.rels'

export async function openWorkbook(bytes: Buffer, isHead: IsHead): Promise<FileTable> {
  const archive = openArchive(bytes)
  const book = await readBook(archive)
  const strings = await readStrings(archive.get(book.strings))
  let wrong: AppError | null = null
  let left = MOST_SHEET
  for (const name of book.sheets) {
    const entry = archive.get(name)
    if (entry === undefined) continue
    const batches = sheetRows(
      passing(entry.pieces(left), (bytes) => {
        left -= bytes
      }),
      strings,
    )
    const found = await headOf(batches)
    const refused = found === null ? new AppError('import_empty') : isHead(headsOf(found.head))
    if (found !== null && refused === null) {
      return {
        format: 'xlsx',
        heads: headsOf(found.head),
        from1904: book.from1904,
        batches: after(found.rest, batches),
      }
    }
    await batches.return(undefined)
    // What the first sheet lacks is what is told.
    wrong ??= refused
  }
  throw wrong ?? new AppError('import_empty')
}

async function* passing(pieces: AsyncIterable<Buffer>, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    count(piece.length)
    yield piece
  }
}

async function headOf(
  batches: AsyncGenerator<readonly FileRow[]>,
): Promise<{ readonly head: FileRow; readonly rest: readonly FileRow[] } | null> {
  for (let { value, done } = await batches.next(); !done; { value, done } = await batches.next()) {
    const [head, ...rest] = (value as readonly FileRow[]).filter((row) => !isEmpty(row))
    if (head !== undefined) return { head, rest }
  }
  return null
}

interface Book {
  readonly sheets: readonly string[]
  readonly strings: string
  readonly from1904: boolean
}

async function readBook(archive: Archive): Promise<Book> {
  const [main] = await relations(archive, ROOT, (type) => type.endsWith('/officeDocument'))
  const file = main?.target ?? 'xl/workbook.xml'
  const entry = archive.get(file)
  if (entry === undefined) throw new AppError('import_format')
  const ids: string[] = []
  let from1904 = false
  await readAll(entry.pieces(MOST_PARTS), {
    open: (name, attributes) => {
      if (name === 'sheet' && ids.length < MOST_SHEETS)
        ids.push(Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '')
      if (name === 'workbookPr') from1904 = attributes['date1904'] === '1' || attributes['date1904'] === 'true'
    },
  })
  const all = await relations(
    archive,
    `${path.posix.dirname(file)}/_rels/${path.posix.basename(file)}.rels`,
    () => true,
  )
  const sheets = ids.flatMap((id) => all.find((one) => one.id === id && one.type.endsWith('/worksheet'))?.target ?? [])
  return {
    sheets: [...new Set(sheets)],
    from1904,
    strings: all.find(({ type }) => type.endsWith('/sharedStrings'))?.target ?? '',
  }
}

interface Relation {
  readonly id: string
  readonly type: string
  readonly target: string
}

/** Targets are relative to the folder above `_rels`. */
async function relations(
  archive: Archive,
  file: string,
  wanted: (type: string) => boolean,
): Promise<readonly Relation[]> {
  const entry = archive.get(file)
  const found: Relation[] = []
  if (entry === undefined) return found
  const folder = path.posix.dirname(path.posix.dirname(file))
  await readAll(entry.pieces(MOST_PARTS), {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name === 'Relationship' && wanted(type))
        found.push({ id, type, target: target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target) })
      if (found.length > MOST_RELATIONS) throw new AppError('import_bomb')
    },
  })
  return found
}
