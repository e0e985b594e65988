/**
 * XML piece by piece: names without prefixes, no document types, and never more text, depth or emptiness than a
 * person's workbook has.
 */
import { AppError } from '../../../../errors/app-error.ts'

export interface Handlers {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/** Bytes without a tag's end: a text that nobody typed. */
const MOST_SILENCE = 1 << 20
/** Every open element is held until it ends; those of a workbook stand a dozen deep. */
const MOST_DEPTH = 40
/** Elements in a row that no text stands in: cells that are only coloured, at most. */
const MOST_EMPTY = 4_000_000
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Yields after each piece, so that what was found can be given on. */
export async function* parsed(pieces: AsyncIterable<Buffer>, { open, text, close }: Handlers): AsyncGenerator<void> {
  // Loaded by the first import of a workbook.
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser({ xmlns: false, position: false })
  let [silence, depth, empty] = [0, 0, 0]
  parser.on('error', (error) => {
    throw new AppError('import_broken', {}, null, { cause: error })
  })
  parser.on('doctype', () => {
    throw new AppError('import_broken')
  })
  parser.on('opentagstart', () => {
    if (++depth > MOST_DEPTH || ++empty > MOST_EMPTY) throw new AppError('import_bomb')
  })
  parser.on('opentag', ({ name, attributes }) => {
    silence = 0
    open?.(local(name), attributes as Readonly<Record<string, string>>)
  })
  parser.on('closetag', ({ name }) => {
    silence = 0
    depth--
    close?.(local(name))
  })
  const heard = (said: string): void => {
    if (said.trim() !== '') empty = 0
    text?.(said)
  }
  parser.on('text', heard)
  parser.on('cdata', heard)
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
