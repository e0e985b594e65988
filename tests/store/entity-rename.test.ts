/** An entity that gets another name keeps its rows, and whatever names it follows: on a database of a whole product. */
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { backup } from '../../src/server/store/backup/backup.ts'
import { restore } from '../../src/server/store/backup/restore.ts'
import { planOf, tablesIn } from '../../src/server/store/differ/apply-tables.ts'
import { bringTables, type Brought } from '../../src/server/store/migrations/bring.ts'
import { readMigration, writeMigration, type Migration } from '../../src/server/store/migrations/migration.ts'
import { plannedSql } from '../../src/server/store/migrations/planned.ts'
import type { Store } from '../../src/server/store/store.ts'
import type { Docs } from '../story/clinic.ts'
import type { Table } from '../../src/kinds/tables.ts'
import { createFolders, describeEvery } from '../support/stores.ts'
import { after, before, clinics, FILL, filters, unsaid } from './allergies.ts'

/** Without what would keep another entity from being made in place of the one that went. */
const FORGOTTEN = `DELETE FROM patients_allergy_ids; DELETE FROM reactions;
  UPDATE roles SET permissions = '{tag_base}'; UPDATE messages SET permission = NULL`

describeEvery('an entity that is renamed', (open) => {
  const newFolder = createFolders()
  let store: Store
  let tablesFrom: (docs: Docs) => readonly Table[]
  const bring = (docs: Docs, migrations: readonly Migration[] = []) =>
    bringTables(store, { tables: tablesFrom(docs), migrations, mode: 'auto' })
  const planned = (docs: Docs) =>
    store.transaction((connection) => planOf(connection, tablesIn(store, tablesFrom(docs))))
  const written = async (docs: Docs, name = '0001_rename.sql') =>
    readMigration(name, writeMigration('because', plannedSql(await planned(docs), new Set())))
  const said = ({ left }: Brought) =>
    left.filter(({ needed }) => needed).map(({ text: { en } }) => en.replace(/_check_[\da-f]{8}/, '_check'))
  const rows = async (sql: string) => (await store.query({ text: sql, values: [] })).rows

  const filled = async (to: Store): Promise<void> => {
    await bringTables(to, { tables: tablesFrom(before), migrations: [], mode: 'auto' })
    await to.script(FILL)
  }

  beforeAll(async () => {
    tablesFrom = await clinics()
  })
  beforeEach(async () => {
    store = await open(undefined, { name: 'a clinic with allergies', fill: filled })
  }, 60_000)

  const allKept = async () => {
    expect(
      await rows('SELECT id, substance, patient_id, parent_id, since::text FROM intolerances ORDER BY id'),
    ).toEqual([
      { id: 1, substance: 'nuts', patient_id: 1, parent_id: null, since: '2026-01-01' },
      { id: 2, substance: 'cashews', patient_id: 1, parent_id: 1, since: null },
    ])
    expect(await rows('SELECT owner_id, item_id FROM intolerances_tag_ids')).toEqual([{ owner_id: 1, item_id: 1 }])
    expect(await rows('SELECT owner_id, item_id FROM patients_intolerance_ids')).toEqual([{ owner_id: 2, item_id: 2 }])
    expect(await rows('SELECT intolerance_id, note FROM reactions')).toEqual([{ intolerance_id: 1, note: 'rash' }])
    expect(await rows('SELECT permissions FROM roles')).toEqual([{ permissions: ['intolerance_base', 'tag_base'] }])
    expect(await rows('SELECT resource FROM operation_logs ORDER BY id')).toEqual([
      { resource: 'intolerance' },
      { resource: 'tag' },
    ])
    expect(await rows('SELECT resource FROM files')).toEqual([{ resource: 'intolerance' }])
    expect(await rows('SELECT list, filters FROM saved_views ORDER BY id')).toEqual([
      { list: 'intolerances', filters: null },
      { list: 'intolerances.2', filters: null },
      { list: 'tags', filters: null },
      { list: 'roles', filters: filters({ permissions: ['tag_base', 'intolerance_base'], q: 'allergy_base' }) },
      { list: 'operation_logs', filters: filters({ resource: 'intolerance' }) },
      // What people typed is theirs.
      { list: 'intolerances', filters: filters({ substance: 'allergy' }) },
    ])
    expect(await rows('SELECT permission, resource FROM messages')).toEqual([
      { permission: 'intolerance_base', resource: 'intolerance' },
    ])
    expect(await rows('SELECT entity FROM import_runs')).toEqual([{ entity: 'intolerance' }])
  }

  it('waits for its review, and then is as if it had always been called so', async () => {
    expect(said(await bring(after))).toEqual([
      'Rename table allergies to intolerances; its data stays',
      'Rename table allergies_tag_ids to intolerances_tag_ids; its data stays',
      'Rename table patients_allergy_ids to patients_intolerance_ids; its data stays',
      'Rename references and triggers of intolerances, intolerances_tag_ids, patients_intolerance_ids, reactions to match',
      'Drop the old constraint api_tokens_permissions_check of api_tokens',
      'Update the names in api_tokens.permissions (allergy_base → intolerance_base)',
      'Check the values of api_tokens.permissions',
      'Update the names in files.resource (allergy → intolerance): 1 rows',
      'Update the names in import_runs.entity (allergy → intolerance): 1 rows',
      'Add severe to intolerances',
      'Index intolerances_severe_id_index_9b3df30a on intolerances',
      'Drop the old constraint messages_permission_check of messages',
      'Update the names in messages.permission (allergy_base → intolerance_base): 1 rows',
      'Update the names in messages.resource (allergy → intolerance): 1 rows',
      'Check the values of messages.permission',
      'Update the names in operation_logs.resource (allergy → intolerance): 1 rows',
      'Rename reactions.allergy_id to intolerance_id; its data stays',
      'Drop the old constraint roles_permissions_check of roles',
      'Update the names in roles.permissions (allergy_base → intolerance_base): 1 rows',
      'Check the values of roles.permissions',
      'Update the names in saved_views.list (allergies → intolerances): 3 rows',
      'Update the names in saved_views.filters (allergy → intolerance, allergies → intolerances, allergy_base → intolerance_base): 2 rows',
      'Update the names in settings_changed_places.resource (allergy → intolerance)',
      'Update the names in settings_changed_places.place_type (allergy → intolerance)',
      'Update the names in settings_receivers.resource (allergy → intolerance)',
      'Update the names in settings_runs.resource (allergy → intolerance)',
      'Update the names in settings_runs.place_type (allergy → intolerance)',
      'Update the names in view_defaults.list (allergies → intolerances)',
      'Update the names in webhook_sendings.resource (allergy → intolerance)',
      'Update the names in webhook_targets.resources (allergy → intolerance)',
    ])
    expect(await rows('SELECT count(*) AS n FROM allergies')).toEqual([{ n: 2 }])
    const migration = await written(after)
    expect(await bring(after, [migration])).toMatchObject({ ran: ['0001_rename.sql'], left: [] })
    await allKept()
    expect((await planned(after)).steps).toEqual([])
    // An older server does not begin: neither without the file, nor where it only lacks the table.
    await expect(bring(before)).rejects.toMatchObject({
      text: { en: expect.stringMatching(/is ahead of these schemas/) },
    })
    await expect(bring(before, [migration])).rejects.toMatchObject({
      text: { en: expect.stringMatching(/serves newer schemas, and these would need:[^]*Create table allergies/) },
    })
    await expect(store.script("UPDATE operation_logs SET resource = 'tag'")).rejects.toThrow(/only ever added to/)
    await expect(store.script('DELETE FROM tags')).rejects.toMatchObject({ code: '23503' })
    await store.script("UPDATE intolerances SET state = 'over' WHERE id = 1")
    expect(await rows('SELECT count(*) AS n FROM reactions')).toEqual([{ n: 0 }])
    await store.script("INSERT INTO intolerances (client_id, substance, patient_id) VALUES (1, 'milk', 2)")
    expect(await rows('SELECT max(id) AS id FROM intolerances')).toEqual([{ id: 3 }])
    // Its old name is free, to the last sequence.
    const another = { ...unsaid, 'entities/allergy.json': before['entities/tag.json']! }
    expect(said(await bring(another, [migration]))).toEqual([])
  }, 60_000)

  it('carries its rows over where that is said late, and where a backup is older', async () => {
    const asked = await bring(unsaid)
    expect(said(asked)).toContain(
      'Create table intolerances: allergies, which has 2 rows of nearly the same fields, is no longer in the schemas. If it is the same by another name, say "x-renamed-from": "allergy"; if it is new, accept it',
    )
    const folder = join(await newFolder(), 'backup')
    await backup(store, folder)
    await store.script(FORGOTTEN)
    const accepted = await written(unsaid)
    expect(await bring(unsaid, [accepted])).toMatchObject({ ran: [accepted.name] })
    expect(await rows('SELECT count(*) AS n FROM intolerances')).toEqual([{ n: 0 }])
    await store.script("INSERT INTO roles (client_id, name, permissions) VALUES (1, 'late', '{intolerance_base}')")
    const late = await written(after, '0002_late.sql')
    expect(await bring(after, [accepted, late])).toMatchObject({ ran: ['0002_late.sql'] })
    expect(await rows('SELECT substance FROM intolerances ORDER BY id')).toEqual([
      { substance: 'nuts' },
      { substance: 'cashews' },
    ])
    expect(await rows('SELECT owner_id FROM intolerances_tag_ids')).toEqual([{ owner_id: 1 }])
    expect((await planned(after)).steps.filter(({ needed }) => needed)).toEqual([])
    const other = await open()
    await restore(other, folder, tablesFrom(after))
    store = other
    await allKept()
    expect((await planned(after)).steps).toEqual([])
  }, 60_000)
})
