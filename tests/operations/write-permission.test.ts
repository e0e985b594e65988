/** A field that only holders of a permission write (`x-write-permission`): others read it, and leave it as it is. */
import { beforeAll, expect, test } from 'vitest'
import type { Model } from '../../src/model/model.ts'
import { describeStores } from '../support/stores.ts'
import { Company, found, homeIn, model, type Row } from './company.ts'

const KEY = 'org_base'
const { home: written, ...others } = model.entities
const guarded: Model = {
  ...model,
  entities: {
    ...others,
    home: {
      ...written!,
      fields: written!.fields.map((field) => (field.name === 'note' ? { ...field, writePermission: KEY } : field)),
    },
  },
}

class Guarded extends Company {
  override get context() {
    return { ...super.context, model: guarded }
  }
}

describeStores('a field with a permission to write it', (open) => {
  let holder: Guarded
  let reader: Guarded
  let store: Row
  beforeAll(async () => {
    const company = await found(open)
    store = await company.create('store', { name: '城西店' })
    holder = new Guarded(company.store)
    reader = new Guarded(company.store, company.scope, [KEY])
  }, 60_000)

  test('is written by holders, and by nobody else, when a record is made and later', async () => {
    const made = await reader.try('create', 'home', { body: { ...homeIn(store, '一号'), note: '南门进' } })
    expect([made.error, made.fields]).toEqual(['forbidden', ['note']])
    const { home_id } = await holder.create('home', { ...homeIn(store, '二号'), note: '南门进' })
    const id = String(home_id)
    const change = (who: Guarded, version: number, note: string) =>
      who.try('update', 'home', { id, body: { version, note } })
    const refused = await change(reader, 1, '北门进')
    expect([refused.error, refused.fields]).toEqual(['forbidden', ['note']])
    expect(await reader.do('info', 'home', { id })).toMatchObject({ note: '南门进', version: 1 })
    expect((await change(holder, 1, '北门进')).error).toBeNull()
    expect(await reader.do('info', 'home', { id })).toMatchObject({ note: '北门进', version: 2 })
  })

  test('hinders nobody from writing the others', async () => {
    const { home_id } = await holder.create('home', { ...homeIn(store, '三号'), note: '南门进' })
    const id = String(home_id)
    expect((await reader.try('update', 'home', { id, body: { version: 1, name: '四号' } })).error).toBeNull()
    expect(await holder.do('info', 'home', { id })).toMatchObject({ name: '四号', note: '南门进' })
  })
})
