/**
 * The console: its built files, compressed beforehand, names with a hash kept for ever; every other address is one of
 * its routes and gets the page, unless JSON is asked for. In charge of files only; calls never come here.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { Runtime } from '../../model/runtime.ts'
import { JSON_TYPE } from '../routes/envelope.ts'

const ASSETS = '/assets/'
const PAGE = 'index.html'

export async function installConsoleFiles(app: FastifyInstance, consoleDir: string, runtime: Runtime): Promise<void> {
  const told = JSON.stringify(runtime)
  app.get('/config.json', (_request, reply) => reply.type(JSON_TYPE).header('cache-control', 'no-cache').send(told))
  const root = path.resolve(consoleDir)
  if (!existsSync(path.join(root, PAGE))) return
  await app.register(files, {
    root,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    acceptRanges: false,
  })
  app.get('/*', (request, reply) => sendFile(root, request, reply))
}

function sendFile(root: string, { url, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const name = nameOf(url)
  if (name.startsWith(ASSETS.slice(1)))
    return existing(root, name)
      ? reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(name)
      : refuse()
  const found = name !== '' && existing(root, name) ? name : PAGE
  if (found === PAGE && path.extname(name) !== '' && name !== PAGE) return refuse()
  if (found === PAGE && readsNoPage(headers)) return refuse()
  return reply.header('cache-control', 'no-cache').sendFile(found)
}

/** A machine that has the address of a call wrong, or an old one, is told so; browsers ask for pages. */
const readsNoPage = ({ accept = '' }: FastifyRequest['headers']): boolean =>
  /\bjson\b/i.test(accept) && !/text\/html|\*\/\*/i.test(accept)

/** A page in the place of a missing script would only hide what is wrong. */
function refuse(): never {
  throw new AppError('no_such_api')
}

/** Hidden files and what lies above the folder are not the console's. */
function nameOf(url: string): string {
  const name = decoded(url.split('?', 1)[0]!).replace(/^\/+/, '')
  return name.includes('\0') || name.split(/[\\/]/).some((part) => part.startsWith('.')) ? refuse() : name
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return refuse()
  }
}

const existing = (root: string, name: string): boolean => path.extname(name) !== '' && existsSync(path.join(root, name))
