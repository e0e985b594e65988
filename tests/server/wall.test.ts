/** The engine's server, model, kinds and generators know kinds and system documents: no word of the product. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { productWords } from '../support/product-words.ts'

interface Allowed {
  readonly identifiers: RegExp
  readonly files: RegExp
  readonly why: string
}

/** What means something else here. */
const ALLOWED: readonly Allowed[] = [
  {
    identifiers: /^(get|open|on)?[Ss]tore(On|Options)?$/,
    files: /^(src\/server|scripts)\//,
    why: 'the database, and what keeps it',
  },
  { identifiers: /^RaStore$/, files: /^scripts\/bench\//, why: 'where react-admin keeps choices in the browser' },
  {
    identifiers: /^(tenants?|TENANT|tenant(Of|Column|Key)|console_tenant)$/,
    files: /^(src\/(server|model|kinds)|generators|scripts\/dev\/page)\//,
    why: 'a company among those that share the tables, as the field says it',
  },
  {
    identifiers: /^(lock(s|Folder|As|_timeout)?|LOCK|TABLES_LOCK|readLock|pg_(try_)?advisory_(xact_)?lock(_shared)?)$/,
    files:
      /^(src\/server\/(store|auth|sql\/holding|operations\/(write\/(guard|statements)|import|limited))|scripts\/(stamp|bootstrap))/,
    why: 'what one process or transaction takes from the others, and a file of npm',
  },
  {
    identifiers: /^(locks?|Lock(Doc)?|lockNow)$/,
    files: /^src\/(model|server\/operations\/write)\//,
    why: 'what `x-locked` says of a record',
  },
  {
    identifiers: /^([Rr]oom|hasRoom|makeRoom)$/,
    files: /^src\/(model\/rules\/bounds|kinds\/cell|server\/(store|operations\/export))/,
    why: 'space on a disk, in a file, on the screen',
  },
  { identifiers: /^lease(ForBulk)?$/, files: /^src\/server\/store\//, why: 'a connection for a while' },
  {
    identifiers: /^(readableH|h)ighWaterMark$/,
    files: /^src\/server\/(store|operations\/export)\//,
    why: "a stream's, as Node calls it",
  },
  {
    identifiers: /^(lock|LockFile|screen_lock_\w+)$/,
    files: /^(scripts\/new-product|src\/model\/system-needs)\.ts$/,
    why: 'a file of npm, and the lock of the screen',
  },
  {
    identifiers: /^(home|Home|HomePage)$/,
    files: /^scripts\/(new-product\/skeleton\/|walk\.ts|bench\/(commands|console))/,
    why: 'the first page, which every console has at /home',
  },
  { identifiers: /^electric$/, files: /^src\/server\/store\//, why: 'whoever makes the embedded database' },
  {
    identifiers: /^(media|enumerate)Devices$/,
    files: /string\/ScanButton\.tsx$/,
    why: 'cameras, as browsers call them',
  },
  { identifiers: /^device$/, files: /plugins\/api-document\.ts$/, why: 'the screen, as HTML calls it' },
  {
    identifiers: /^([Dd]evices?|DEVICES|DeviceLink|[Dd]eviceSettings(Name)?|[Dd]eviceFeatures?)$/,
    files:
      /^(scripts\/bench\/|generators\/emit\/functions|src\/(server\/(commands\/|ports\/|reports\/|webhooks\/|watch\/metrics|calls\/(operation|settings-receivers)|jobs\/(asked|job|settings)|operations\/write\/settings-changed|routes\/command-center|app|config|product)|model\/(system-needs|model|rules\/sent)))/,
    why: 'what a command is sent to, whatever it is that a product has',
  },
  {
    identifiers: /^(last_month|on_year)$/,
    files: /^src\/(model\/(model|conventions\/grouped)|values\/periods)\.ts$/,
    why: 'periods of reports, and what they are compared with',
  },
  {
    identifiers:
      /^(devices?|DEVICE_PATH|OfDevice|DeviceAsking|allowedDevice|(with)?[Dd]eviceAddress(es)?|device(Text|SecondsLeft))$/,
    files:
      /^(src\/server\/(commands\/command-center|files\/(signing|device-addresses)|routes\/(file|watched))|generators\/unwritten)\.ts$/,
    why: 'who reads a file that a command tells of',
  },
  { identifiers: /^Home$/, files: /DayCalendar\.tsx$/, why: 'the key' },
  {
    identifiers: /^(id|bank)_card$/,
    files: /^src\/(model\/model|values\/(doubts|mask)|server\/sql\/masks)\.ts$/,
    why: 'rules of personal data, with their masks',
  },
  {
    identifiers:
      /^(sms|SmsPort|SmsMessage|SmsSent|SMS_(OUTBOX|URL|KEY)|sms(Outbox|Url|Key)|loginBySms|(login_by|send_login|send_verify)_sms|sms_(codes|requests|code_wrong|too_often)|code_hash)$/,
    files: /^src\/(model\/system-needs|server\/(app|config|auth|messages\/sms|ports\/|routes\/calls))/,
    why: 'a way to an account: codes that log in are sent by a port; what messages cost is the product’s',
  },
]

const root = path.resolve(import.meta.dirname, '../..')
const ENGINE = ['src/server', 'src/model', 'src/kinds', 'src/values', 'src/errors', 'generators']
const sources = [...ENGINE, 'scripts'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|m?js|css)$/.test(file))
    .map((file) => path.posix.join(folder, file)),
)
const found = sources.flatMap((file) =>
  productWords(readFileSync(path.join(root, file), 'utf8')).map((one) => ({ ...one, file })),
)
const covers = ({ identifiers, files }: Allowed, { identifier, file }: (typeof found)[number]): boolean =>
  identifiers.test(identifier) && files.test(file)

it('no source of the engine names the product', () => {
  expect(sources.length).toBeGreaterThan(350)
  const named = found.filter((one) => !ALLOWED.some((allowed) => covers(allowed, one)))
  expect(named.map(({ file, word, line }) => `${file}: ${word}: ${line}`)).toEqual([])
})

it.each(ALLOWED)('something is still allowed for: $why', (allowed) => {
  expect(found.some((one) => covers(allowed, one))).toBe(true)
})

it.each([
  "'sms_left'",
  'is_hzzf',
  "entity: 'electric_usage'",
  'staff_home_ids',
  "zh: '智能公寓'",
  "/** A gateway's devices. */",
])('%s would be found', (text) => {
  expect(productWords(text)).not.toEqual([])
})

/** What a file of the engine may not import: told by the linter, as it stands. */
describe('the linter', () => {
  const linter = new ESLint({ cwd: root })
  it.each(ENGINE)('lets %s import nothing of the product', async (folder) => {
    const up = '../'.repeat(folder.split('/').length)
    const text = `import { operations } from '${up}src/apartment/operations.ts'\n\nexport const all = operations\n`
    const [result] = await linter.lintText(text, { filePath: path.join(root, folder, 'new.ts') })
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('import-x/no-restricted-paths')
  })
})
