/**
 * A field that a person fills in to be told of something promises it. Either code reads the field, or devices take it
 * (`x-sent`), or its help says that nothing is sent, in both languages: made from the documents, so that the next such
 * field is asked too.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Entity } from '../../src/model/model.ts'
import { fieldNamesOf, settingKeysOf } from '../../src/model/settings-keys.ts'
import { projectModel } from '../http/support/server.ts'

const PROMISES = /提醒|通知|告警|报警/
const NOTHING = { zh: /不发送/, en: /no .+ is sent/ } as const

const root = path.resolve(import.meta.dirname, '../../src')
const model = await projectModel()
const code = [
  'apartment/jobs',
  'apartment/operations',
  'apartment/webhooks',
  'apartment/reports',
  'apartment/commands',
  'apartment/domain',
  'server',
]
  .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'))
  .join('\n')

/** Fields of the settings that devices must take. */
const sentOf = (entity: Entity): readonly string[] =>
  fieldNamesOf(settingKeysOf(entity).filter(({ name }) => entity.sent?.settings.includes(name)))

const promising = Object.values(model.entities)
  .filter(({ access }) => access.create !== null || access.update !== null)
  .flatMap((entity) =>
    entity.fields
      .filter(({ write, computed, derived, label }) => {
        const isAsked = write !== 'never' && computed === null && derived === null
        return isAsked && PROMISES.test(label.zh)
      })
      .map((field) => [`${entity.name}.${field.name}`, field, sentOf(entity)] as const),
  )

test.each(promising)('%s is read, or says that nothing comes of it', (_, { name, help }, sent) => {
  const isRead = sent.includes(name) || new RegExp(`\\b${name}\\b`).test(code)
  const isSaid = NOTHING.zh.test(help?.zh ?? '') && NOTHING.en.test(help?.en ?? '')
  expect([isRead, isSaid]).not.toEqual([false, false])
})

test('some field promises something', () => expect(promising.length).toBeGreaterThan(5))
