/** Exports as a caller gets them: the bytes, the number of rows that was announced, and the cells read back. */
import { buffer } from 'node:stream/consumers'
import type { Download } from '../../src/server/operations/operation.ts'
import { operations } from '../../src/server/operations/table.ts'
import { type Company, model } from '../operations/company.ts'

export async function download(
  company: Company,
  entity: string,
  query: Readonly<Record<string, string>>,
  changes: Partial<Company['context']> = {},
): Promise<Download> {
  const answer = await operations.export({ ...company.context, ...changes }, model.entities[entity]!, { query })
  if (answer.kind !== 'file') throw new Error('an export answers a file')
  return answer.file
}

export async function csvText(...asked: Parameters<typeof download>): Promise<string> {
  return (await buffer((await download(...asked)).stream)).toString('utf8')
}

/** Rows of cells, the head first. */
export async function csvRows(...asked: Parameters<typeof download>): Promise<readonly (readonly string[])[]> {
  const text = await csvText(...asked)
  return text
    .slice(1)
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(','))
}
