/** A constant of the schemas that nothing reads decides nothing: the code has a number of its own then. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectModel } from '../http/support/server.ts'

const root = path.resolve(import.meta.dirname, '../..')
const model = await projectModel()

/** Of what is not built yet: the call that comes with a reader. */
const WAITING: Readonly<Record<string, string>> = {
  throttle_ms: 'agency_pay',
}

/** Taken from the generated constants, or asked of the model in force. */
const read = new Set(
  readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('generated'))
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'))
    .flatMap((text) => [
      ...[...text.matchAll(/import \{([^}]*)\} from '[^']*generated\/constants\.ts'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim().split(' ')[0]!),
      ),
      ...(/\bconstants\b/.test(text) ? [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name) : []),
    ]),
)

it.each(Object.keys(model.app.constants))('%s has a reader, or waits for one', (name) => {
  const call = WAITING[name]
  if (call === undefined) expect(read).toContain(name)
  else expect([read.has(name), model.calls[call]?.pending]).toEqual([false, true])
})

it('none is waited for that is not there', () => {
  expect(Object.keys(WAITING).filter((name) => !(name in model.app.constants))).toEqual([])
})
