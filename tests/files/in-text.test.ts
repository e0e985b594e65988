/** Pictures in formatted text: held by the record as a field holds them, stored bare, read by who reads the text. */
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { folderBlobs } from '../../src/server/files/folder.ts'
import { addAccount } from '../http/support/accounts.ts'
import { loggedIn, startServer, type Caller, type TestServer } from '../http/support/server.ts'
import { createFolders, describeStores } from '../support/stores.ts'
import { runnerOn } from '../jobs/support.ts'
import { picture, uploaded, type UploadedFile } from './support.ts'

describeStores('A picture in a text', (open) => {
  const newFolder = createFolders()
  let server: TestServer
  let folder: string
  let admin: Caller
  let reader: Caller
  beforeAll(async () => {
    folder = await newFolder()
    server = await startServer(open, { DATA_DIR: folder, JOBS: '0' })
    await addAccount(server, 'reader', ['ticket_base'])
    ;[admin, reader] = await Promise.all([loggedIn(server.app), loggedIn(server.app, 'reader')])
  }, 120_000)

  const upload = async (who = admin, purpose = 'article.content'): Promise<UploadedFile> =>
    uploaded(who, purpose, { bytes: await picture(), name: '步骤.png' })
  const write = (content: string) => admin.call('POST', '/v3/articles', { title: '换电池', kind: 'handbook', content })
  const inMarkup = (url: string) => url.replaceAll('&', '&amp;')
  const bare = (url: string) => url.replace(/[?].*/, '')
  const stored = (id: unknown) =>
    server.store.text({ text: 'select content from articles where id = $1', values: [id] })
  const read = async (who: Caller, content: unknown) => {
    const [, src = ''] = /<img[^>]* src="([^"]*)"/.exec(String(content)) ?? []
    const url = src.replaceAll('&amp;', '&')
    return (await server.app.inject({ url, headers: { cookie: who.cookie } })).headers['content-type']
  }

  it('is stored without a signature, and signed for whoever reads the record or the list', async () => {
    const { url } = await upload()
    const { json } = await write(
      `<p>一</p><img alt="a" src="${inMarkup(url)}"><img src="https://elsewhere.example.com/pixel.png"><img src='${bare(url)}?x'>`,
    )
    expect(json.err_msg).toBe('')
    const id = json.data['id']
    expect(await stored(id)).toBe(`<p>一</p><img alt="a" src="${bare(url)}" /><img src="${bare(url)}" />`)
    for (const who of [admin, reader]) {
      const detail = (await who.call('GET', `/v3/articles/${Number(id)}`)).json.data['content']
      const list = (await who.call('GET', '/v3/articles?columns=content&sort=-id')).json.data.list[0]!['content']
      for (const content of [detail, list]) {
        expect(String(content).match(/src="\/files\/o\/[^"]+[?]expires=\d+&amp;signature=[\w-]+"/g)).toHaveLength(2)
        expect(await read(who, content)).toBe('image/png')
      }
      expect(await read(who === admin ? reader : admin, detail)).toMatch(/json/)
    }
  })

  it('stays what it is when the text is written back as it was read, beside another', async () => {
    const first = await upload()
    const { data } = (await write(`<img src="${inMarkup(first.url)}">`)).json
    const second = await upload()
    const { json } = await admin.call('PUT', `/v3/articles/${Number(data['id'])}`, {
      version: data['version'],
      content: `${String(data['content'])}<img src="${inMarkup(second.url)}">`,
    })
    expect(json.err_msg).toBe('')
    expect(await stored(data['id'])).toBe(`<img src="${bare(first.url)}" /><img src="${bare(second.url)}" />`)
  })

  it.each([
    ['that nobody has uploaded', async () => '/files/o/none.png'],
    ['that another has uploaded', async () => (await upload(reader, 'ticket.pictures')).url],
    [
      'that another record has',
      async () => {
        const { url } = await upload()
        await write(`<img src="${inMarkup(url)}">`)
        return url
      },
    ],
    [
      'that is a document',
      async () => {
        const bytes = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
        return (await uploaded(admin, 'contract.attachments', { bytes, name: '合同.pdf' })).url
      },
    ],
  ])('%s is refused', async (_, address) => {
    const { status, json } = await write(`<img src="${inMarkup(await address())}">`)
    expect([status, json.data.fields?.map(({ field }) => field)]).toEqual([422, ['content']])
  })

  it('is removed a day after the text has let it go, and not before', async () => {
    const files = { files: folderBlobs(path.join(folder, 'files')), folder: path.join(folder, 'files', 'incoming') }
    const runner = runnerOn(server.store, server.model, files)
    const query = (text: string) => server.store.query({ text, values: [] })
    await runner.look()
    const sweepAfterADay = async () => {
      await query(`update files set updated_at = updated_at - interval '25 hours'`)
      await query(`update jobs set next_at = date_trunc('second', now()) where name = 'file_clean_up'`)
      await runner.go()
    }
    const { url } = await upload()
    const { data } = (await write(`<img src="${inMarkup(url)}">`)).json
    const isThere = async () =>
      (await server.store.text({ text: 'select count(*) from files where url = $1', values: [bare(url)] })) === '1'
    await sweepAfterADay()
    await sweepAfterADay()
    expect(await isThere()).toBe(true)
    await admin.call('PUT', `/v3/articles/${Number(data['id'])}`, {
      version: data['version'],
      content: '<p>无</p>',
    })
    await sweepAfterADay()
    expect(await isThere()).toBe(true)
    await sweepAfterADay()
    expect(await isThere()).toBe(false)
  })
})
