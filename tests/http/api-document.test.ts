/** The description of the calls, as a program and as a person get it. */
import { expect, it } from 'vitest'
import Fastify from 'fastify'
import { installApiDocument } from '../../src/server/plugins/api-document.ts'
import { projectModel } from './support/server.ts'

const model = await projectModel()
const serve = (isServed: boolean) => {
  const app = Fastify()
  installApiDocument(app, isServed)
  return app
}

interface Hook {
  readonly parameters: readonly { readonly in: string; readonly name: string }[]
  readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: object } } }
  readonly responses: object
  readonly security: unknown
}

it('names every call, and is one page without a script or a foreign address', async () => {
  const app = serve(true)
  const json = (await app.inject('/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>()
  const { headers, body } = await app.inject('/openapi')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { path, method, label } of Object.values(model.calls).filter(({ host }) => host === 'main')) {
    expect(json.paths[path]).toHaveProperty(method.toLowerCase())
    expect(body).toContain(`<b>${method}</b> <code>${path}</code>`)
    expect(body).toContain(label.zh)
  }
  expect(body).not.toMatch(/<script|javascript:|\son\w+=|(?:src|href)="(?:https?:)?\/\//)
  const targets = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  expect([...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !targets.has(id))).toEqual([])
})

it('tells who sends messages from outside where to, how they are signed, and what they hold', async () => {
  const app = serve(true)
  const { paths } = (await app.inject('/openapi.json')).json<{ paths: Record<string, Record<string, Hook>> }>()
  const { body } = await app.inject('/openapi')
  expect(Object.keys(model.webhooks)).not.toEqual([])
  for (const { name, label, message } of Object.values(model.webhooks)) {
    const { parameters, requestBody, responses, security } = paths[`/hooks/${name}/{company}`]!['post']!
    expect(parameters.map((one) => `${one.in} ${one.name}`)).toEqual([
      'path company',
      'header webhook-id',
      'header webhook-timestamp',
      'header webhook-signature',
    ])
    expect(requestBody.content['application/json'].schema).toMatchObject({ required: message['required'] })
    expect([security, Object.keys(responses)]).toEqual([[], ['200', '401', '409', '413', '4XX']])
    expect(body).toContain(`<b>POST</b> <code>/hooks/${name}/{company}</code> ${label.zh}`)
  }
  expect(body).toContain('<code>webhook-signature</code> * <i>header</i>')
})

it('says which records have what, and must have it', async () => {
  const { components, paths } = (await serve(true).inject('/openapi.json')).json<{
    components: { schemas: Record<string, { properties: Record<string, { description?: string }> }> }
    paths: unknown
  }>()
  expect(components.schemas['FeePriceCreate']?.properties['sharp_price']?.description).toMatch(
    /^only where .+; required there$/,
  )
  const wanted = Object.values(model.calls).flatMap(({ fields }) => fields.filter(({ when }) => when !== null))
  expect(JSON.stringify(paths).split('"only where ').length - 1).toBeGreaterThanOrEqual(wanted.length)
})

it('is kept to oneself where that is set', async () => {
  const app = serve(false)
  expect((await app.inject('/openapi.json')).statusCode).toBe(404)
  expect((await app.inject('/openapi')).statusCode).toBe(404)
})
