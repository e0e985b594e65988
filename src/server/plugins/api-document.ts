/**
 * The generated description of the calls, for programs at `/openapi.json`, and for people at `/openapi`: one page
 * without a script. It says what the console's own scripts say, which anybody may fetch, and holds no data; `OPENAPI=0`
 * keeps both to oneself. Each is read and made when it is first asked for.
 */
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { escaped } from '../../values/markup.ts'
import { API_DOCUMENT } from '../generated-source.ts'
import { JSON_TYPE } from '../routes/envelope.ts'

export function installApiDocument(app: FastifyInstance, isServed: boolean): void {
  if (!isServed) return
  const document = once(() => readFile(API_DOCUMENT, 'utf8'))
  const page = once(async () => pageOf(JSON.parse(await document()) as Document))
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .type(JSON_TYPE)
      .header('cache-control', 'no-cache')
      .send(await document()),
  )
  app.get('/openapi', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await page()),
  )
}

/** A failure is not kept. */
function once(make: () => Promise<string>): () => Promise<string> {
  let made: Promise<string> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

interface Parameter {
  readonly name?: string
  readonly in?: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: unknown
  readonly $ref?: string
}
interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }
  readonly responses?: Readonly<Record<string, unknown>>
}
interface Document {
  readonly info: { readonly title: string; readonly description?: string }
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly schemas: Readonly<Record<string, unknown>>
  }
}

const id = (name: string): string => `schema-${encodeURIComponent(name)}`

/** References lead to the schema's own place on the page. */
const schemaText = (schema: unknown): string =>
  `<pre>${escaped(JSON.stringify(schema ?? {}, null, 2)).replace(
    /#\/components\/schemas\/([\w.-]+)/g,
    (found, name: string) => `<a href="#${id(name)}">${found}</a>`,
  )}</pre>`

function pageOf({ info, tags, paths, components }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const parameter = (one: Parameter): string => {
    const found = components.parameters[one.$ref?.split('/').at(-1) ?? ''] ?? one
    const wanted = found.required === true ? ' *' : ''
    return `<li><code>${escaped(found.name ?? '')}</code>${wanted} <i>${escaped(found.in ?? '')}</i> ${escaped(found.description ?? '')}</li>`
  }
  const call = ({ path, method, operation }: (typeof operations)[number]): string => {
    const { summary = '', description = '', parameters = [], requestBody, responses = {} } = operation
    const bodies = Object.entries(requestBody?.content ?? {}).map(
      ([type, { schema }]) => `<h4>Request ${escaped(type)}</h4>${schemaText(schema)}`,
    )
    return `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(summary)}</summary>
<p>${escaped(description)}</p>${parameters.length > 0 ? `<ul>${parameters.map(parameter).join('')}</ul>` : ''}${bodies.join('')}
<h4>Responses</h4>${schemaText(responses)}</details>`
  }
  const section = ({ name, description = '' }: Document['tags'][number]): string => {
    const own = operations.filter(({ operation }) => (operation.tags ?? []).includes(name))
    return own.length === 0
      ? ''
      : `<section><h2 id="${escaped(name)}">${escaped(name)} ${escaped(description)}</h2>${own.map(call).join('\n')}</section>`
  }
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)} API</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(info.title)} API</h1><p>${escaped(info.description ?? '')} <a href="/openapi.json">openapi.json</a></p>
<nav>${tags.map(({ name }) => `<a href="#${escaped(name)}">${escaped(name)}</a>`).join(' ')}</nav>
${tags.map(section).join('\n')}
<section><h2>Schemas</h2>${Object.entries(components.schemas)
    .map(
      ([name, schema]) =>
        `<details id="${id(name)}"><summary><code>${escaped(name)}</code></summary>${schemaText(schema)}</details>`,
    )
    .join('\n')}</section></main></body></html>
`
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:0;color:#1c2430;background:#fff}main{max-width:1000px;margin:auto;padding:16px}
nav a{display:inline-block;margin:0 8px 4px 0}summary{cursor:pointer;padding:4px 0;overflow-wrap:anywhere}summary b{display:inline-block;min-width:4.5em}
details{border-bottom:1px solid #d9dee5}pre{background:#f4f6f8;padding:8px;overflow:auto;max-height:420px}h2{margin-top:32px}`
