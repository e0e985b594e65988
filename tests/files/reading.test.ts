/** Whose a file is: who may put it into a record, and who may read it by an address. */
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import { entry } from '../../src/errors/app-error.ts'
import { signedAddress, signerOf } from '../../src/server/files/signing.ts'
import { addAccount, type Added } from '../http/support/accounts.ts'
import { loggedIn, startServer, type Caller, type Data, type TestServer } from '../http/support/server.ts'
import { TICKET } from '../http/support/world.ts'
import { createFolders, describeStores } from '../support/stores.ts'
import { below, formOf, picture, uploaded, type UploadedFile } from './support.ts'

describeStores('A file of a record', (open) => {
  const newFolder = createFolders()
  let server: TestServer
  let folder: string
  let added: Added
  let engineer: Caller
  let colleague: Caller
  let otherStore: Caller
  let guest: Caller
  let elsewhere: Caller
  beforeAll(async () => {
    folder = await newFolder()
    server = await startServer(open, { DATA_DIR: folder })
    added = await addAccount(server, 'engineer', ['ticket_base'])
    await addAccount(server, 'colleague', ['ticket_base'])
    await addAccount(server, 'other_store', ['ticket_base'], { type: 1, stores: [2] })
    ;[engineer, colleague, otherStore, guest, elsewhere] = (await Promise.all(
      ['engineer', 'colleague', 'other_store', 'guest', 'admin@2'].map((name) => loggedIn(server.app, name)),
    )) as [Caller, Caller, Caller, Caller, Caller]
  }, 120_000)

  const upload = async (who: Caller, name = '现场.png'): Promise<UploadedFile> =>
    uploaded(who, 'ticket.pictures', { bytes: await picture(), name })
  const make = async (who: Caller, pictures: readonly unknown[]) =>
    who.call('POST', '/v3/tickets', { ...TICKET, pictures })
  const picturesOf = (data: Data): readonly UploadedFile[] => data['pictures'] as unknown as readonly UploadedFile[]
  const stored = async (id: unknown) =>
    (await server.store.query({ text: 'select pictures from tickets where ticket_id = $1', values: [id] })).rows[0]?.[
      'pictures'
    ] as readonly UploadedFile[]

  it('is stored without an address that opens it, and read with one', async () => {
    const bytes = await picture('jpeg')
    const file = await uploaded(engineer, 'ticket.pictures', { bytes, name: '现场 1.jpg' })
    const { json } = await make(engineer, [{ ...file, name: '别的名字.jpg', size: 1 }])
    expect(json.err_msg).toBe('')
    const { ticket_id: id } = json.data as unknown as { ticket_id: number }
    const plain = file.url.split('?')[0]!
    expect(await stored(id)).toEqual([{ name: '现场 1.jpg', url: plain, size: bytes.length, type: 'image/jpeg' }])
    const list = (await colleague.call('GET', '/v3/tickets?sort=-ticket_id&limit=1')).json.data.list[0]!
    const one = (await colleague.call('GET', `/v3/tickets/${id}`)).json.data
    for (const [{ url } = { url: '' }] of [picturesOf(list), picturesOf(one)]) {
      expect(url).toMatch(new RegExp(`^${plain.replaceAll('.', '[.]')}[?]expires=\\d+&signature=[\\w-]{43}$`))
      const answer = await server.app.inject({ url, headers: { cookie: colleague.cookie } })
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.equals(bytes)).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(bytes.length),
        'x-content-type-options': 'nosniff',
        'content-disposition': "inline; filename*=UTF-8''%E7%8E%B0%E5%9C%BA%201.jpg",
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(answer.headers['cache-control']).toMatch(/^private, max-age=\d+$/)
      const small = await server.app.inject({ url: `${url}&size=small`, headers: { cookie: colleague.cookie } })
      expect(small.headers['content-type']).toBe('image/webp')
      const part = await server.app.inject({ url, headers: { cookie: colleague.cookie, range: 'bytes=2-5' } })
      expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 2-5/${bytes.length}`])
      expect(part.rawPayload.equals(bytes.subarray(2, 6))).toBe(true)
    }
  })

  it('keeps its name and its address when the record is written back as it was read', async () => {
    const { data } = (await make(engineer, [await upload(engineer)])).json
    const before = await stored(data['ticket_id'])
    const { json } = await colleague.call('PUT', `/v3/tickets/${Number(data['ticket_id'])}`, {
      version: data['version'],
      pictures: [...picturesOf(data), await upload(colleague, '第二张.png')],
    })
    expect(json.err_msg).toBe('')
    expect((await stored(data['ticket_id'])).map(({ name }) => name)).toEqual(['现场.png', '第二张.png'])
    expect((await stored(data['ticket_id']))[0]).toEqual(before[0])
  })

  describe('by an address', () => {
    let url: string
    let name: string
    let ticket: number
    beforeAll(async () => {
      const { data } = (await make(engineer, [await upload(engineer)])).json
      ;[{ url } = { url: '' }] = picturesOf(data)
      name = /[^/?]+[.]png/.exec(url)![0]
      ticket = Number(data['ticket_id'])
    })
    const get = (who: Caller | null, address: string): Promise<LightMyRequestResponse> =>
      server.app.inject({ url: address, headers: who ? { cookie: who.cookie } : {} })

    it.each([
      ['nobody', (): Caller | null => null, 401],
      ['a colleague who was given none', () => colleague, 403],
      ['an account of another store', () => otherStore, 403],
      ['another company', () => elsewhere, 403],
    ] as const)('is not read by %s', async (_, who, status) => {
      expect((await get(who(), url)).statusCode).toBe(status)
    })

    it.each([
      ['another name', (u: string) => u.replace(/o\/./, (c) => `o/${c.endsWith('a') ? 'b' : 'a'}`)],
      ['a later end', (u: string) => u.replace(/expires=(\d+)/, (_, n: string) => `expires=${Number(n) + 60}`)],
      ['another signature', (u: string) => u.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A'))],
      ['two signatures', (u: string) => `${u}&signature=x`],
      ['no signature', (u: string) => u.replace(/&signature.*/, '')],
      ['the thumbnail by its own name', (u: string) => u.replace('.png', '.png.thumbnail')],
    ])('is not read with %s', async (_, altered) => {
      const answer = await get(engineer, altered(url))
      expect([answer.statusCode, answer.json<{ err_code: number }>().err_code]).toEqual([
        403,
        entry('file_address').code,
      ])
    })

    it('is not read when its time is over', async () => {
      const signer = await signerOf(server.store)
      const at = (minutes: number) =>
        signedAddress(signer, name, { client_id: 1, staff_id: added.me }, 30, new Date(Date.now() + minutes * 60_000))
      expect((await get(engineer, at(0))).statusCode).toBe(200)
      expect((await get(engineer, at(-61))).statusCode).toBe(403)
    })

    it('is given by its name to whom may read the record, and to nobody else', async () => {
      const asked = async (who: Caller) => (await who.call('GET', `/files/v1/open/files?file_name=${name}`)).status
      expect(await Promise.all([engineer, colleague, otherStore, guest, elsewhere].map(asked))).toEqual([
        200, 200, 404, 404, 404,
      ])
      expect((await colleague.call('GET', `/v3/tickets/${ticket}`)).status).toBe(200)
    })
  })

  const refused = async (who: Caller, file: UploadedFile) => {
    const { status, json } = await make(who, [file])
    return [status, json.data?.fields?.map(({ field }) => field)]
  }
  const NO = [422, ['pictures']]
  it('is not put into a record by whoever has not uploaded it, nor into two', async () => {
    const file = await upload(engineer)
    expect(await refused(colleague, file)).toEqual(NO)
    expect(await refused(engineer, { ...file, url: file.url.replace(/o\/./, 'o/x') })).toEqual(NO)
    expect((await make(engineer, [file])).status).toBe(200)
    expect(await refused(engineer, file)).toEqual(NO)
    const racing = await upload(engineer)
    const answers = await Promise.all([1, 2, 3].map(() => make(engineer, [racing])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  it('of a face is apart: read by its number, by whom may see its person', async () => {
    const admin = await loggedIn(server.app)
    const form = await formOf({}, { bytes: await picture('jpeg'), name: '人脸.jpg' })
    const { json } = await admin.call('POST', '/files/v1/inner/face_files', undefined, form)
    const id = String(json.data['face_file_id'])
    const read = async (who: Caller) => (await who.call('GET', `/files/v1/inner/face_files/${id}`)).status
    expect([await read(admin), await read(engineer), await read(elsewhere)]).toEqual([200, 404, 403])
    const [ticket] = [await upload(admin)]
    await make(admin, [ticket])
    const of = /[^/?]+[.]png/.exec(ticket.url)![0]
    expect((await admin.call('GET', `/files/v1/inner/face_files/${of}`)).status).toBe(404)
    for (const url of ['/files/v1/inner/face_files', '/files/v3/ali_pay/upload_photo', '/files/v1/inner/files']) {
      const { status, json: answer } = await admin.call('POST', url, { file: [ticket] })
      expect([status, answer.err_code]).toEqual([415, entry('unsupported_media').code])
    }
  })

  it('is not put into a field that takes no such file', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
    const admin = await loggedIn(server.app)
    const file = await uploaded(admin, 'contract.attachments', { bytes: pdf, name: '合同.pdf' })
    // Whatever is said of it.
    expect(await refused(admin, { ...file, type: 'image/png' })).toEqual(NO)
    const { url } = file
    const answer = await server.app.inject({ url, headers: { cookie: admin.cookie } })
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/)
  })

  it('is put into the field alone that it was uploaded for, if that was one of records', async () => {
    const admin = await loggedIn(server.app)
    const forA = async (purpose?: string) => uploaded(admin, purpose, { bytes: await picture(), name: 'a.png' })
    for (const purpose of ['contract.attachments', 'access_person.face_photo']) {
      const { status, json } = await make(admin, [await forA(purpose)])
      const message = '文件是为其他字段上传的，请在此处重新上传'
      expect([status, json.data.fields]).toEqual([422, [{ field: 'pictures', message }]])
    }
    for (const purpose of [undefined, 'ticket.pictures', 'face_create.face_photo'])
      expect((await make(admin, [await forA(purpose)])).status).toBe(200)
  })

  it('is not kept where its record is refused', async () => {
    const file = await upload(engineer)
    expect((await engineer.call('POST', '/v3/tickets', { ...TICKET, home_id: 3_000, pictures: [file] })).status).toBe(
      422,
    )
    expect((await make(engineer, [file])).status).toBe(200)
    expect((await below(path.join(folder, 'files', 'incoming'))).length).toBe(0)
  })
})
