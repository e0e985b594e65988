/**
 * What no call may exceed, whatever it is: depth of a body, number and length of parameters. Also what neither
 * JavaScript nor the database can hold faithfully: infinite numbers, NUL, half characters, keys of the prototype.
 */
import type { FastifyInstance } from 'fastify'
import { isBroken } from '../../values/broken-text.ts'
import { AppError } from '../../errors/app-error.ts'
import { BOUNDS } from '../bounds.ts'
import { badValue } from '../operations/parameters/refusal.ts'
import { FILE_TYPE, FORM_TYPE, JSON_BODY } from '../media.ts'

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * But for files JSON is the only language of bodies: a form of another site could not send it without being asked
 * first.
 */
export function installLimits(app: FastifyInstance, mostFile: number): void {
  app.removeAllContentTypeParsers()
  // What it holds is told by its bytes alone. A form of another site cannot send this type either.
  app.addContentTypeParser(FILE_TYPE, { parseAs: 'buffer', bodyLimit: mostFile }, (_request, body, done) => {
    done(null, body)
  })
  // A form with a file, as it comes: who takes it reads it. That it is no other site's, its headers say.
  app.addContentTypeParser(FORM_TYPE, (_request, body, done) => {
    done(null, body)
  })
  app.addContentTypeParser(JSON_BODY, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseBody(body as string))
    } catch (error) {
      done(error as Error, undefined)
    }
  })
}

export function parseBody(text: string): unknown {
  if (text.trim() === '') throw new AppError('bad_json')
  checkShape(text)
  const value = parseJson(text)
  checkValue(value, [])
  return value
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('bad_json')
  }
}

/**
 * Counted on the text, because parsing and walking a deep value may itself exhaust the stack, and of many parts each
 * costs something.
 */
function checkShape(text: string): void {
  let [depth, parts] = [0, 0]
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 0x22) i = endOfString(text, i)
    else if (c === 0x5b || c === 0x7b) {
      parts++
      if (++depth > BOUNDS.body.depth) throw new AppError('too_deep', { max: BOUNDS.body.depth })
    } else if (c === 0x5d || c === 0x7d) depth--
    else if (c === 0x2c && ++parts > BOUNDS.body.parts) throw new AppError('too_large')
  }
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 0x5c) i++
    else if (c === 0x22) return i
  }
  return text.length
}

type Path = (string | number)[]

/** `path` is one list for all of them: it says where the walk is. */
function checkValue(value: unknown, path: Path): void {
  if (typeof value === 'string' ? isBroken(value) : typeof value === 'number' && !Number.isFinite(value))
    throw refusedAt(path)
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    if (typeof key === 'string' && (FORBIDDEN_KEYS.has(key) || key.length > BOUNDS.body.name || isBroken(key)))
      throw new AppError('parameter')
    path.push(key)
    checkValue(part, path)
    path.pop()
  }
}

/** A form marks the field in which it stands. */
const refusedAt = (path: Readonly<Path>): AppError =>
  new AppError(
    'parameter',
    {},
    path.length === 0 ? null : { fields: [{ field: path.join('.'), message: { zh: '格式不正确', en: 'Not valid' } }] },
  )

export type Query = Readonly<Record<string, string>>

/** A parameter that is given twice means nothing certain, so it is refused. */
export function checkedQuery(address: string, query: unknown): Query {
  const entries = Object.entries(query as Record<string, unknown>)
  if (entries.length === 0) return {}
  if (address.length > BOUNDS.address.length) throw new AppError('address_too_long')
  if (entries.length > BOUNDS.address.parameters) throw new AppError('parameter')
  for (const [name, value] of entries) {
    if (
      typeof value !== 'string' ||
      FORBIDDEN_KEYS.has(name) ||
      name.length > BOUNDS.address.parameter ||
      isBroken(name)
    )
      throw new AppError('parameter')
    if (value.length > BOUNDS.address.parameter || isBroken(value)) throw badValue(name)
  }
  return query as Query
}
