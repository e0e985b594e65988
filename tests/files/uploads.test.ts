/** What is uploaded, by a token and as a form: taken whole, or refused with nothing left behind. */
import { createHash } from 'node:crypto'
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { entry, type ErrorKey } from '../../src/errors/app-error.ts'
import { createFolders, describeOne } from '../support/stores.ts'
import { giveLeave, signerOf } from '../../src/server/files/signing.ts'
import { addAccount } from '../http/support/accounts.ts'
import { caller, loggedIn, startServer, type Caller, type TestServer } from '../http/support/server.ts'
import {
  archive,
  below,
  formOf,
  grain,
  moving,
  picture,
  send,
  sheetBomb,
  type Sent,
  tokenFor,
  type Token,
  UPLOAD,
  vast,
  withChunk,
} from './support.ts'

describeOne('An upload', (open) => {
  const newFolder = createFolders()
  let server: TestServer
  let folder: string
  let admin: Caller
  let engineer: Caller
  let elsewhere: Caller
  beforeAll(async () => {
    folder = await newFolder()
    server = await startServer(open, { DATA_DIR: folder, REQUEST_SECONDS: '1', UPLOAD_SECONDS: '4' })
    await addAccount(server, 'engineer', ['ticket_base'])
    ;[admin, engineer, elsewhere] = await Promise.all([
      loggedIn(server.app),
      loggedIn(server.app, 'engineer'),
      loggedIn(server.app, 'admin@2'),
    ])
  }, 120_000)

  const rows = async () =>
    (
      await server.store.query({
        text: 'select name, url, type, size, staff_id, token from files order by id',
        values: [],
      })
    ).rows
  const left = async () => ({ rows: (await rows()).length, files: await below(path.join(folder, 'files')) })
  const forTicket = () => tokenFor(engineer, 'ticket.pictures')

  it('is a file with a row, a thumbnail and an address', async () => {
    const { status, json } = await send(engineer, await forTicket(), { bytes: await picture('jpeg'), name: '现场.jpg' })
    expect({ status, err: json.err_msg }).toEqual({ status: 200, err: '' })
    expect(json.data).toMatchObject({ name: '现场.jpg', type: 'image/jpeg' })
    const { files } = await left()
    const [name] = /[^/]+[.]jpg/.exec(String(json.data['url'])) ?? []
    expect(files).toEqual(expect.arrayContaining([name, `${name}.thumbnail`]))
    for (const [url, call] of [
      ['POST', '/v3/upload_create'],
      ['GET', '/files/v1/open/files'],
    ] as const) {
      const answer =
        url === 'POST'
          ? await engineer.call(url, call, { name })
          : await engineer.call(url, `${call}?file_name=${name}`)
      expect(answer.json.data['url']).toBe(json.data['url'])
      const other =
        url === 'POST' ? await admin.call(url, call, { name }) : await admin.call(url, `${call}?file_name=${name}`)
      expect(other.status).toBe(404)
    }
  })

  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
  ] as const)('of a %s forgets where it was taken, and stays the way it is turned', async (format, type) => {
    const PLACE = /GPS|2026:01|Canon|杭州|<x:xmpmeta/
    const taken = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#357' } })
      .withMetadata({ orientation: 6, density: 300 })
      .withExifMerge({
        IFD0: { Make: 'Canon', ImageDescription: 'GPS' },
        IFD2: { DateTimeOriginal: '2026:01:02 03:04:05' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '30/1 15/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '120/1 10/1 0/1',
        },
      })
      .toFormat(format)
      .toBuffer()
    const sent = format === 'png' ? withChunk(taken, 'tEXt', Buffer.from('Location\0杭州')) : taken
    expect(sent.toString()).toMatch(PLACE)
    const { json } = await send(engineer, await forTicket(), { bytes: sent, name: `a.${format}` })
    expect(json.err_msg).toBe('')
    const { url } = json.data as unknown as { url: string }
    const { rawPayload: kept } = await server.app.inject({ url, headers: { cookie: engineer.cookie } })
    expect(kept.toString()).not.toMatch(PLACE)
    const { exif, orientation, width, height } = await sharp(kept).metadata()
    expect([exif?.includes('Canon') ?? false, orientation, width, height]).toEqual([false, 6, 300, 200])
    expect((await sharp(kept).raw().toBuffer()).equals(await sharp(sent).raw().toBuffer())).toBe(true)
    const small = await server.app.inject({ url: `${url}&size=small`, headers: { cookie: engineer.cookie } })
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 133, height: 200 })
    const { rows: found } = await server.store.query({
      text: 'select digest, size from files where url = $1',
      values: [url.replace(/[?].*/, '')],
    })
    expect(found).toEqual([{ digest: createHash('sha256').update(kept).digest('hex'), size: kept.length }])
    expect(json.data).toMatchObject({ type, size: kept.length })
  })

  it('is taken though its bytes happen to begin like a tag', async () => {
    const bytes = Buffer.concat([Buffer.from('Comment\0<svg \x02\x19'), Buffer.from([0xe3, 0x00, 0x3e])])
    const { status } = await send(engineer, await forTicket(), {
      bytes: withChunk(await picture(), 'tEXt', bytes),
      name: 'a.png',
    })
    expect(status).toBe(200)
  })

  it('is called by the ending of what it is', async () => {
    const { json } = await send(engineer, await forTicket(), { bytes: await picture('jpeg'), name: '截图.png' })
    expect(json.data).toMatchObject({ name: '截图.png.jpg', type: 'image/jpeg' })
  })

  interface Refused {
    readonly what: string
    readonly key: ErrorKey
    readonly file: () => Sent | null | Promise<Sent | null>
    readonly token?: () => Promise<Token>
    /** What stands in the text. */
    readonly says?: string
  }
  const png = async (name = 'a.png'): Promise<Sent> => ({ bytes: await picture(), name })
  const text = (content: string, name: string): Sent => ({ bytes: Buffer.from(content), name })
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const REFUSED: readonly Refused[] = [
    { what: 'no file at all', key: 'upload_missing', file: () => null },
    { what: 'an empty one', key: 'upload_missing', file: () => text('', 'a.png') },
    {
      what: 'text that is called a picture',
      key: 'upload_type',
      file: () => text('hello', 'a.png'),
      says: 'png/jpg格式的图片',
    },
    { what: 'a drawing with a script', key: 'upload_type', file: () => text(SVG, 'a.svg') },
    { what: 'a drawing that is called a picture', key: 'upload_type', file: () => text(SVG, 'a.png') },
    {
      what: 'a page that is called a picture',
      key: 'upload_type',
      file: () => text('<html><script>1</script>', 'a.jpg'),
    },
    {
      what: 'a document where pictures are asked for',
      key: 'upload_type',
      file: () => text('%PDF-1.4\n%%EOF', 'a.pdf'),
    },
    {
      what: 'an archive that unpacks to much more',
      key: 'upload_type',
      file: () => ({ bytes: archive(), name: 'a.png' }),
    },
    {
      what: 'a picture that is an archive as well',
      key: 'upload_mixed',
      file: async () => ({ bytes: Buffer.concat([await picture(), archive()]), name: 'a.png' }),
    },
    {
      what: 'a picture that is a page as well',
      key: 'upload_mixed',
      file: async () => ({ bytes: Buffer.concat([await picture('jpeg'), Buffer.from(SVG)]), name: 'a.jpg' }),
    },
    {
      what: 'a picture that ends in what a page shows, and runs when it cannot',
      key: 'upload_mixed',
      file: async () => ({
        bytes: Buffer.concat([await picture(), Buffer.from('<img src=x onerror=alert(1)>')]),
        name: 'a.png',
      }),
    },
    {
      what: 'half a picture',
      key: 'upload_broken',
      file: async () => ({ bytes: (await grain(400)).subarray(0, 20_000), name: 'a.jpg' }),
    },
    {
      what: 'a picture of too many pixels',
      key: 'upload_pixels',
      file: async () => ({ bytes: await vast(), name: 'a.png' }),
    },
    {
      what: 'more bytes than the field takes',
      key: 'upload_size',
      file: () => ({ bytes: Buffer.alloc(40 << 20), name: 'a.png' }),
      says: '文件最大支持4 MB',
    },
    {
      what: 'a few bytes more than the field takes',
      key: 'upload_size',
      file: async () => ({ bytes: Buffer.concat([await picture(), Buffer.alloc(4 << 20)]), name: 'a.png' }),
    },
    ...(['gif', 'webp'] as const).map((format): Refused => ({
      what: `a picture that moves (${format})`,
      key: 'upload_type',
      file: async () => ({ bytes: await moving(format), name: 'a.png' }),
    })),
    {
      what: 'a picture that moves (png)',
      key: 'upload_type',
      file: async () => ({
        bytes: withChunk(await picture(), 'acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
        name: 'a.png',
      }),
    },
    {
      what: 'a sheet that unpacks to much more',
      key: 'upload_type',
      file: () => ({ bytes: sheetBomb(), name: '合同.pdf' }),
      token: () => tokenFor(engineer),
    },
    {
      what: 'a page in what a picture says of itself',
      key: 'upload_mixed',
      file: async () => ({
        bytes: withChunk(await picture(), 'tEXt', Buffer.from(`Comment\0<script>alert(1)</script>`)),
        name: 'a.png',
      }),
    },
    { what: 'no name', key: 'invalid', file: () => png('') },
    { what: 'a name that hides its end', key: 'invalid', file: () => png('a\u2066.png\u2069.exe.png') },
    { what: 'a name with what is not seen', key: 'invalid', file: () => png('a\u200b\u0000.png') },
    { what: 'a path in its name', key: 'invalid', file: () => png('../../etc/a.png') },
    { what: 'another path in its name', key: 'invalid', file: () => png('C:\\temp\\a.png') },
    { what: 'a name that turns around', key: 'invalid', file: () => png('a\u202egnp.exe') },
    { what: 'a name without an end', key: 'invalid', file: () => png(`${'长'.repeat(201)}.png`) },
    {
      what: 'no token',
      key: 'upload_token_wrong',
      file: png,
      token: () => Promise.resolve({} as Token),
    },
    {
      what: 'a token that says more than was said',
      key: 'upload_token_wrong',
      file: png,
      token: async () => {
        const token = await forTicket()
        const policy = JSON.parse(Buffer.from(token.policy, 'base64').toString()) as object
        return { ...token, policy: Buffer.from(JSON.stringify({ ...policy, bytes: 1e12 })).toString('base64') }
      },
    },
    {
      what: 'the policy of one token and the secret of another',
      key: 'upload_token_wrong',
      file: png,
      token: async () => ({ ...(await forTicket()), SecurityToken: (await forTicket()).SecurityToken }),
    },
    {
      what: 'a token of another account',
      key: 'upload_token_wrong',
      file: png,
      token: () => tokenFor(admin, 'ticket.pictures'),
    },
    {
      what: 'a token of another company',
      key: 'upload_token_wrong',
      file: png,
      token: () => tokenFor(elsewhere, 'ticket.pictures'),
    },
    {
      what: 'a token that was used',
      key: 'upload_token_used',
      file: png,
      token: async () => {
        const token = await forTicket()
        expect((await send(engineer, token, await png())).status).toBe(200)
        return token
      },
    },
  ]
  describe.each(REFUSED)('with $what', ({ key, file, token = forTicket, says }) => {
    it(`is refused as ${key}, and leaves nothing`, async () => {
      const sent = await file()
      const allowed = await token()
      const before = await left()
      const { status, json } = await send(engineer, allowed, sent)
      expect({ code: json.err_code, status }).toEqual({ code: entry(key).code, status: entry(key).status })
      if (says !== undefined) expect(json.err_msg).toContain(says)
      expect(await left()).toEqual(before)
    })
  })

  it('is refused with a token that is too old', async () => {
    const token = await forTicket()
    const signer = await signerOf(server.store)
    const policy = JSON.parse(Buffer.from(token.policy, 'base64').toString()) as { expires: number; staff_id: number }
    const given = (expires: number) => {
      const leave = giveLeave(signer, {
        client_id: 1,
        staff_id: policy.staff_id,
        types: ['image/png'],
        bytes: 1e6,
        purpose: 'ticket.pictures',
        expires,
      })
      return { policy: leave.policy, signature: leave.signature, SecurityToken: leave.token }
    }
    const parts = ['bucket', 'region', 'AccessKeyId', 'signature', 'policy', 'SecurityToken'] as const
    const { json } = await engineer.call('GET', '/v3/upload_token')
    expect(parts.map((part) => [part, String(json.data[part] ?? '') !== ''])).toEqual(parts.map((part) => [part, true]))
    expect(Math.round((policy.expires - Date.now()) / 60_000)).toBe(14)
    expect((await send(engineer, given(Date.now() + 60_000), await png())).status).toBe(200)
    expect((await send(engineer, given(Date.now() - 1), await png())).json.err_code).toBe(
      entry('upload_token_wrong').code,
    )
  })

  it('goes through once where it is sent twice at once', async () => {
    const token = await forTicket()
    const before = await left()
    const answers = await Promise.all([1, 2, 3].map(async () => send(engineer, token, await png())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const after = await left()
    expect([after.rows, after.files.length]).toEqual([before.rows + 1, before.files.length + 2])
  })

  it.each([
    ['ticket.title', 'no such field'],
    ['ticket.note', 'no field of files'],
    ['merchant.papers', 'not theirs to write'],
    ['constructor.name', 'no entity'],
  ])('has no token for %s: %s', async (purpose) => {
    const { status, json } = await engineer.call('GET', `/v3/upload_token/${purpose}`)
    expect([status, json.err_code]).toEqual([400, entry('bad_value').code])
  })

  it('has no token, and is not taken, without a log-in', async () => {
    const nobody = caller(server.app, '10.9.9.9')
    expect((await nobody.call('GET', '/v3/upload_token')).status).toBe(401)
    expect((await send(nobody, await forTicket(), await png())).status).toBe(401)
  })

  describe.each([
    {
      call: 'ali_pay_upload_photo',
      url: '/files/v3/ali_pay/upload_photo',
      answers: 'image_id',
      rights: ['finance_base'],
      without: () => engineer,
    },
    {
      call: 'meter_photo_create',
      url: '/files/v1/inner/meter_photos',
      answers: 'pic_name',
      rights: ['device_base'],
      without: () => engineer,
    },
    // What a company has booked is its every account's.
    {
      call: 'face_file_create',
      url: '/files/v1/inner/face_files',
      answers: 'face_file_id',
      rights: [],
      without: () => elsewhere,
    },
  ])('by $call', ({ call, url, answers, rights, without }) => {
    let theirs: Caller
    beforeAll(async () => {
      await addAccount(server, call, rights)
      theirs = await loggedIn(server.app, call)
    })
    const photo = async (who: Caller, file: Sent | null) => {
      const { status, json } = await who.call('POST', url, undefined, await formOf({}, file))
      return { status, code: json.err_code, data: json.data }
    }
    it.each<{ what: string; key: ErrorKey; file: () => Sent | null | Promise<Sent | null>; who?: () => Caller }>([
      { what: 'an account without the right', key: 'forbidden', file: png, who: without },
      { what: 'nobody', key: 'unauthorized', file: png, who: () => caller(server.app, '10.9.9.9') },
      { what: 'no file', key: 'upload_missing', file: () => null },
      { what: 'a document called a picture', key: 'upload_type', file: () => text('%PDF-1.4\n%%EOF', 'a.png') },
      {
        what: 'more bytes than it takes',
        key: 'upload_size',
        file: () => ({ bytes: Buffer.alloc((4 << 20) + 1), name: 'a.png' }),
      },
      {
        what: 'half a picture',
        key: 'upload_broken',
        file: async () => ({ bytes: (await grain(400)).subarray(0, 20_000), name: 'a.jpg' }),
      },
    ])('with $what is refused as $key, and leaves nothing', async ({ key, file, who = () => theirs }) => {
      const sent = await file()
      const before = await left()
      const { status, code } = await photo(who(), sent)
      expect({ status, code }).toEqual({ status: entry(key).status, code: entry(key).code })
      expect(await left()).toEqual(before)
    })
    it('is taken from an account with no other right, and answers what it is called by', async () => {
      const before = await left()
      const { status, data } = await photo(theirs, await png())
      expect([status, data]).toEqual([200, { [answers]: expect.stringMatching(/^[\w-]{36}[.]png$/) }])
      const name = String(data[answers])
      const after = await left()
      expect(after.rows).toBe(before.rows + 1)
      expect(after.files.filter((one) => !before.files.includes(one))).toEqual([name, `${name}.thumbnail`])
    })
  })

  it('is no way to send a form to any other call', async () => {
    const { payload, headers } = await formOf({ name: 'x' }, await png())
    const { status, json } = await admin.call('POST', '/v3/stores', undefined, {
      payload,
      headers: { ...headers, 'accept-language': 'en' },
    })
    expect([status, json.err_msg]).toEqual([
      415,
      `The Content-Type of the request must be application/json; it was ${headers['content-type']}`,
    ])
  })

  it.each([
    ['application/json', 'application/json'],
    ['text/plain', 'text/plain'],
    ['application/octet-stream', 'application/octet-stream'],
    // Made by hand, where the library should have said how its parts are told apart.
    ['multipart/form-data', 'multipart/form-data'],
    ['multipart/mixed; boundary=x', 'multipart/mixed; boundary=x'],
  ])('with the header %s is told what was expected and what came', async (type, came) => {
    const before = await left()
    const { payload } = await formOf(await forTicket(), await png())
    const { status, json } = await engineer.call('POST', UPLOAD, undefined, {
      payload,
      headers: { 'content-type': type, 'accept-language': 'zh' },
    })
    expect([status, json.err_code, json.err_msg]).toEqual([
      415,
      4150,
      `请求的 Content-Type 应为 multipart/form-data; boundary=…，收到的是 ${came}`,
    ])
    expect(await left()).toEqual(before)
  })

  it('without a header that says what it is is told that it is missing', async () => {
    const { payload } = await formOf(await forTicket(), await png())
    const { status, json } = await engineer.call('POST', UPLOAD, undefined, {
      payload,
      headers: { 'accept-language': 'zh' },
    })
    expect([status, json.err_msg]).toEqual([415, '请求缺少 Content-Type，应为 multipart/form-data; boundary=…'])
  })

  describe('on a connection', () => {
    /** What is answered to what is sent on a socket, until the server hangs up. */
    const answerTo = async (write: (write: (bytes: Buffer | string) => void) => void): Promise<string> => {
      if (server.app.server.address() === null) await server.app.listen({ port: 0, host: '127.0.0.1' })
      const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
      const heard: Buffer[] = []
      socket.on('data', (bytes) => heard.push(bytes))
      socket.on('error', () => undefined)
      write((bytes) => socket.write(bytes))
      await once(socket, 'close')
      return Buffer.concat(heard).toString()
    }
    const request = async (length: (whole: number) => number, part: (whole: Buffer) => Buffer) => {
      const { payload, headers } = await formOf(await forTicket(), await png())
      return [
        `POST ${UPLOAD} HTTP/1.1\r\nhost: a\r\ncookie: ${engineer.cookie}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${length(payload.length)}\r\n\r\n`,
        part(payload),
      ] as const
    }
    it.each([
      ['that stalls', 408, (n: number) => n, (all: Buffer) => all.subarray(0, 400)],
      ['that stalls within the file', 408, (n: number) => n, (all: Buffer) => all.subarray(0, -200)],
      ['that says it is longer than it is', 408, (n: number) => n + 1_000, (all: Buffer) => all],
      ['that says it is shorter than it is', 400, (n: number) => n - 300, (all: Buffer) => all],
    ])('%s is refused, and leaves nothing', async (_, status, length, part) => {
      const before = await left()
      const [head, body] = await request(length, part)
      const answer = await answerTo((write) => {
        write(head)
        write(body)
      })
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      await expect.poll(left).toEqual(before)
    })
    /** In so many pieces, one after the other with a pause between. */
    const slowly = async (pieces: number): Promise<{ readonly answer: string; readonly seconds: number }> => {
      const [head, body] = await request(
        (n) => n,
        (all) => all,
      )
      const begun = performance.now()
      let more: NodeJS.Timeout
      const answer = await answerTo((write) => {
        write(head.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
        let sent = 0
        more = setInterval(() => {
          write(body.subarray((body.length * sent) / pieces, (body.length * (sent + 1)) / pieces))
          if (++sent === pieces) clearInterval(more)
        }, 150)
      }).finally(() => clearInterval(more))
      return { answer, seconds: (performance.now() - begun) / 1_000 }
    }
    it('that comes slowly, but always on, is taken', { timeout: 20_000 }, async () => {
      const before = await left()
      const { answer, seconds } = await slowly(16)
      expect(answer).toMatch(/^HTTP\/1.1 200 /)
      expect(seconds).toBeGreaterThan(2)
      expect((await left()).rows).toBe(before.rows + 1)
    })
    it('that comes so slowly that it never ends is refused, and leaves nothing', { timeout: 20_000 }, async () => {
      const before = await left()
      const { answer, seconds } = await slowly(1_000)
      expect(answer).toMatch(/^HTTP\/1.1 408 /)
      expect(seconds).toBeGreaterThan(3)
      expect(seconds).toBeLessThan(10)
      await expect.poll(left).toEqual(before)
    })
    it('that is hung up leaves nothing', async () => {
      const before = await left()
      const [head, body] = await request(
        (n) => n,
        (all) => all.subarray(0, -100),
      )
      const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
      socket.write(head)
      socket.write(body)
      await expect.poll(async () => (await left()).files.length).toBe(before.files.length + 1)
      socket.destroy()
      await expect.poll(left).toEqual(before)
    })
  })
})
