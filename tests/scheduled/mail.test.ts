/** Mail by SMTP, to a real server of a test: taken once, refused in words that ports share, and its settings. */
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import { mailOutbox, type Mail } from '../../src/server/messages/mail.ts'
import { smtp } from '../../src/server/messages/smtp.ts'
import { readSettings } from '../../src/server/ports/settings.ts'
import { createWatch, watched } from '../../src/server/ports/watched.ts'
import { pemPath } from '../commands/support/broker.ts'
import { mailbox, partsOf, refusal, type Rules } from './support.ts'

const MAIL: Mail = {
  ...{ key: 'report-1-1-1', to: ['boss@example.com'], subject: '用电报表', text: '附件为报表', files: [] },
  at: new Date('2026-11-26T00:00:00Z'),
}

test('mail is taken by a server; what that says is told apart, and so is how it is', async () => {
  const box = await mailbox()
  const watch = createWatch(() => undefined)
  const mail = watched(
    smtp({ url: box.url, username: '', password: '', from: 'reports@example.com', ca: null }),
    watch,
    30,
  )
  const send = (key: string) =>
    mail.send({
      key,
      to: ['boss@example.com', 'gone@example.com'],
      subject: '用电报表\r\nBcc: all@example.com',
      text: '附件为报表',
      files: [{ name: '用电报表.csv', type: 'text/csv; charset=utf-8', bytes: Buffer.from('房源,用电\n一号,20.50\n') }],
      at: new Date('2026-11-26T00:00:00Z'),
    })
  try {
    await mail.check()
    expect(watch.state()).toMatchObject({ healthy: true })
    expect(await send('report-1-1-1')).toEqual({ refused: [] })
    const [one] = box.taken
    expect(one).toMatchObject({ from: 'reports@example.com', to: ['boss@example.com', 'gone@example.com'] })
    const { header, text, file } = partsOf(one!.source)
    expect([header('Message-ID'), text.trim(), file.toString()]).toEqual([
      '<report-1-1-1@example.com>',
      '附件为报表',
      '房源,用电\n一号,20.50\n',
    ])
    expect(header('Bcc')).toBe('')
    box.says.address = (address) => (address.startsWith('gone') ? refusal(550) : null)
    expect(await send('report-1-1-2')).toEqual({ refused: ['gone@example.com'] })
    box.says.address = () => refusal(550)
    await expect(send('report-1-1-3')).rejects.toThrow('answered 422')
    expect(watch.state()).toMatchObject({ healthy: true })
    box.says.address = () => null
    box.says.mail = () => refusal(451)
    await expect(send('report-1-1-4')).rejects.toThrow('answered 503')
    expect(watch.state()).toMatchObject({ healthy: false, trouble: 'broken' })
  } finally {
    await box.close()
  }
  await expect(send('report-1-1-5')).rejects.toThrow()
  expect(watch.state()).toMatchObject({ healthy: false, trouble: 'unreachable' })
})

/** To a server of these rules, as `console` with this password. */
async function sentTo(rules: Rules, password: string, authority = true) {
  const box = await mailbox(rules)
  const watch = createWatch(() => undefined)
  const settings = { url: box.url, username: password === '' ? '' : 'console', password, from: 'reports@example.com' }
  const ca = authority ? await readFile(pemPath('ca.pem')) : null
  const mail = watched(smtp({ ...settings, ca }), watch, 30)
  const thrown = await mail.send(MAIL).then(
    () => null,
    (error: unknown) => error,
  )
  await box.close()
  return { thrown, taken: box.taken, passwords: box.passwords, trouble: watch.state().trouble }
}

test.each([
  ['once STARTTLS has encrypted the line', { line: 'starttls', password: 'right' }, 'right', 'console'],
  ['over TLS from the start', { line: 'tls', password: 'right' }, 'right', 'console'],
  ['without a log-in over STARTTLS, where the server offers it', { line: 'starttls' }, '', ''],
] as const)('mail goes %s', async (_, rules, password, user) => {
  const { thrown, taken } = await sentTo(rules, password)
  expect(thrown).toBeNull()
  expect(taken).toMatchObject([{ to: ['boss@example.com'], secure: true, user }])
})

test('a wrong password is told as a refusal of the service, and no mail is taken', async () => {
  const { taken, passwords, trouble } = await sentTo({ line: 'starttls', password: 'right' }, 'wrong')
  expect([taken, passwords, trouble]).toEqual([[], ['wrong'], 'refused'])
})

test.each([
  ['a server that has no TLS', { line: 'plain', password: 'right' }, true],
  ['a server whose certificate nobody knows', { line: 'starttls', password: 'right' }, false],
] as const)('a password is not said to %s', async (_, rules, authority) => {
  const { thrown, taken, passwords, trouble } = await sentTo(rules, 'right', authority)
  expect(thrown).not.toBeNull()
  expect([taken, passwords, trouble]).toEqual([[], [], 'untrusted'])
})

test('mails of the outbox go by their age; what else lies in its folder stays', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mails-'))
  const outbox = mailOutbox(folder, 'console@localhost', { warn: () => undefined })
  for (const key of ['old', 'new']) await outbox.send({ ...MAIL, key })
  for (const name of ['old.txt', 'own.eml', 'half.outbox.eml.12.unfinished'])
    await writeFile(path.join(folder, name), 'x')
  const before = new Date('2026-10-01T00:00:00Z')
  for (const name of ['old.outbox.eml', 'old.txt', 'own.eml', 'half.outbox.eml.12.unfinished'])
    await utimes(path.join(folder, name), before, before)
  await outbox.sweep!(new Date('2026-10-02T00:00:00Z'))
  expect((await readdir(folder)).sort()).toEqual(['new.outbox.eml', 'old.txt', 'own.eml'])
  await rm(folder, { recursive: true })
})

test.each([
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be the address of a mail server'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL needs MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b.example', SMTP_USERNAME: 'a' }, 'go together'],
  [{ SMTP_USERNAME: 'a', SMTP_PASSWORD: 'b' }, 'SMTP_URL is missing'],
  [{ SMTP_CA: 'no/such/file' }, 'SMTP_CA must be a file that this server can read'],
  [{ MAIL_FROM: 'Reports <a@b.example>' }, 'MAIL_FROM must be an address'],
])('the settings %o are refused in a sentence', (settings, sentence) => {
  const read = readSettings(settings, apartment)
  expect('mistakes' in read ? read.mistakes.join() : '').toContain(sentence)
})
