/** Answers that are files: what they are by their type and first bytes, and that they have a name. */
import { answerTo, refusalIn, telling, type Asked, type Visit } from './visit.ts'

const FILES = {
  csv: { type: 'text/csv', begins: '' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', begins: 'PK' },
} as const

export async function file(visit: Visit, asked: Asked, format: keyof typeof FILES): Promise<void> {
  const answer = await answerTo(visit, asked)
  if (answer === null) return
  const tell = telling(visit, asked)
  if (answer.status !== 200) {
    const key = refusalIn(visit, asked, answer)
    if (key !== null) tell(answer.status === 403 ? 'right' : 'code', null, `is refused as ${key}, must be a file`)
    return
  }
  const { type, begins } = FILES[format]
  if (answer.type !== type) tell('shape', 'content-type', `is ${answer.type || 'missing'}, must be ${type}`)
  else if (!answer.head.startsWith(begins)) tell('shape', 'answer', `is no ${format} file`)
  if (!/attachment/.test(answer.headers.get('content-disposition') ?? ''))
    tell('shape', 'content-disposition', 'is missing: it names the file')
}
