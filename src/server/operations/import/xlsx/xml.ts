/** XML piece by piece: names without prefixes, no document types, and never more text in one go than a cell may have. */
import { SaxesParser } from 'saxes'
import { AppError } from '../../../../errors/app-error.ts'

export interface Handlers {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/** Bytes without a tag's end: a text that nobody typed. */
const MOST_SILENCE = 1 << 20
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Yields after each piece, so that what was found can be given on. */
export async function* parsed(pieces: AsyncIterable<Buffer>, { open, text, close }: Handlers): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let silence = 0
  parser.on('error', (error) => { throw new AppError('import_broken', {}, null, { cause: error }) })
  parser.on('doctype', () => { throw new AppError('import_broken') })
  parser.on('opentag', ({ name, attributes }) => { silence = 0; open?.(local(name), attributes as Readonly<Record<string, string>>) })
  parser.on('closetag', ({ name }) => { silence = 0; close?.(local(name)) })
  if (text !== undefined) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const piece of pieces) {
    silence += piece.length
    if (silence > MOST_SILENCE) throw new AppError('import_bomb')
    parser.write(decode(decoder, piece))
    yield
  }
  parser.close()
  yield
}

function decode(decoder: TextDecoder, piece: Buffer): string {
  try {
    return decoder.decode(piece, { stream: true })
  } catch (error) {
    throw new AppError('import_broken', {}, null, { cause: error })
  }
}

export async function readAll(pieces: AsyncIterable<Buffer>, handlers: Handlers): Promise<void> {
  for await (const _ of parsed(pieces, handlers)) void _
}
