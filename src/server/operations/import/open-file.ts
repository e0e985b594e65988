/** Which format a file has is told by its bytes, never by its name. */
import { AppError } from '../../../errors/app-error.ts'
import { openCsv } from './csv/csv.ts'
import type { FileTable, IsHead } from './file.ts'
import { openWorkbook } from './xlsx/workbook.ts'

const starts = (bytes: Buffer, ...signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

export async function openFile(bytes: Buffer, isHead: IsHead): Promise<FileTable> {
  if (bytes.length === 0) throw new AppError('import_empty')
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04) || starts(bytes, 0x50, 0x4b, 0x05, 0x06)) return openWorkbook(bytes, isHead)
  // The old binary workbooks, and new ones behind a password.
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new AppError('import_old_workbook')
  return openCsv(bytes, isHead)
}
