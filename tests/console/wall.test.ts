/** The console's engine knows kinds, calls and system documents: no entity, field or word of the product. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { menu } from '../../schemas/app/menu.json'
import { menu as engineMenu } from '../../schemas/system/app/menu.json'
import { icons } from '../../src/apartment/icons.ts'
import { isIcon } from '../../src/console/shell/icons.tsx'
import { resources, screens } from '../../src/generated/console/menu.ts'
import { productWords } from '../support/product-words.ts'

/** What means something else here. */
const ALLOWED: readonly { readonly identifiers: RegExp; readonly files: RegExp; readonly why: string }[] = [
  {
    identifiers:
      /^(store|store(On|Of|Key)|(Ra|Browser|localStorage|(IDB|create)Object|object)?Store|use(SyncExternal)?Store(Context)?)$/,
    files: /^src\/console\//,
    why: "what the browser keeps; react-admin's and React's own words for it",
  },
  {
    identifiers: /^(locks?|lock_minutes|screen_lock_\w+|(setL|l)ockMinutes|Lock(Gate|Window|WindowProps))$/,
    files: /^src\/console\/(shell|App|main|provider\/(auth-provider|session))/,
    why: 'the lock of the screen',
  },
  { identifiers: /^locks?$/, files: /^src\/console\/(screens|actions)\//, why: 'what `x-locked` says of a record' },
  {
    identifiers: /^(room|ROOM|ROOM_MM|roomFor)$/,
    files: /^src\/console\/(kit|screens|shell|theme|actions|forms)/,
    why: 'space on the screen or on paper',
  },
  {
    identifiers: /^(home|Home|HOME|go_home)$/,
    files: /^src\/console\/(pages|provider\/messages|shell\/(\w+\.tsx|lock|tabs))/,
    why: 'the first page, which every console has at /home',
  },
  {
    identifiers: /^(mediaDevices|enumerateDevices)$/,
    files: /^src\/kinds\/string\/ScanButton\.tsx$/,
    why: 'cameras, as browsers call them',
  },
  { identifiers: /^Home$/, files: /((row-keys|KeysHelp|DayCalendar|TabList)\.tsx?|tree\/step\.ts)$/, why: 'the key' },
  { identifiers: /^(id|bank)_card$/, files: /list\/columns\.tsx$/, why: 'rules of personal data, with their widths' },
]

const root = path.resolve(import.meta.dirname, '../..')
const filesOf = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.posix.join(folder, file))
const sources = [...filesOf('src/console', /\.(tsx?|css)$/), ...filesOf('src/kinds', /\.tsx$/)]

it('no source of the engine names the product', () => {
  expect(sources.length).toBeGreaterThan(200)
  const found = sources.flatMap((file) =>
    productWords(readFileSync(path.join(root, file), 'utf8'))
      .filter(({ identifier }) => !ALLOWED.some((one) => one.identifiers.test(identifier) && one.files.test(file)))
      .map(({ word, line }) => `${file}: ${word}: ${line}`),
  )
  expect(found).toEqual([])
})

it.each(['home_id', 'smsLeft', '/** Rooms of the chosen home. */', "['tickets']", 'electric_usage', 'LockBattery'])(
  '%s would be found',
  (text) => {
    expect(productWords(text)).not.toEqual([])
  },
)

it('every icon of the menu is drawn, by the engine or by the product', () => {
  const named = [
    ...engineMenu,
    ...menu,
    ...resources.filter(({ group }) => group !== ''),
    ...screens.map((one) => one.menu),
  ]
  const missing = named.flatMap((one) => (one && !isIcon(one.icon) && !(one.icon in icons) ? [one.icon] : []))
  expect(missing).toEqual([])
})
