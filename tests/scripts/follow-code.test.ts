/** The server's code as `npm run dev` follows it, on a project of three files. */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from 'vite'
import { beforeEach, expect, it, vi } from 'vitest'
import { followCode } from '../../scripts/dev/code.ts'

const SIDE = `import { word } from '../../src/word.ts'
import { number } from '../../src/generated/number.ts'
export const side = { text: word + number }`

let folder: string
/** What was loaded, and why what was not could not be, in order. */
let told: string[]
let settled: () => Promise<void>

/** As an editor saves: all at once. */
async function save(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, `${file}.saving`), text)
  await rename(path.join(folder, `${file}.saving`), path.join(folder, file))
}
const word = (text: string) => save('src/word.ts', `export const word = '${text}'`)
const number = (value: number) => save('src/generated/number.ts', `export const number = ${value}`)
const hears = (...texts: readonly unknown[]) => vi.waitFor(() => expect(told).toEqual(texts), 20_000)

beforeEach(async () => {
  ;[folder, told, settled] = [await mkdtemp(path.join(tmpdir(), 'console-code-')), [], () => Promise.resolve()]
  await Promise.all([save('scripts/dev/side.ts', SIDE), word('one'), number(1)])
  const vite = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1' },
    plugins: [
      followCode(folder, {
        settled: () => settled(),
        onFirst: () => undefined,
        onLoaded: async (side) => void told.push((side as unknown as { text: string }).text),
        onFailure: (error) => told.push((error as Error).message),
      }),
    ],
  })
  await vite.listen()
  return async () => {
    await vite.close()
    await rm(folder, { recursive: true, force: true })
  }
})

it('is loaded each time that it is saved; what is broken is told by its name until it is mended', async () => {
  await word('two')
  await hears('two1')
  await save('src/word.ts', 'export const word = ')
  const broken = expect.stringContaining('src/word.ts') as unknown
  await hears('two1', broken)
  await word('two')
  await hears('two1', broken, 'two1')
  await word('three')
  await hears('two1', broken, 'two1', 'three1')
})

it('is loaded once for what a saved schema writes file by file', async () => {
  await word('two')
  await hears('two1')
  let written = (): void => undefined
  const [asked, asking] = [vi.fn(), new Promise<void>((resolve) => (written = resolve))]
  settled = () => {
    asked()
    return asking
  }
  await word('three')
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await number(2)
  settled = () => Promise.resolve()
  written()
  await hears('two1', 'three2')
  await word('four')
  await hears('two1', 'three2', 'four2')
})
