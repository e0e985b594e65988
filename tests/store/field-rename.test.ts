/** A field that gets another name: what people keep of lists follows it, with its column and not before. */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Table } from '../../src/kinds/tables.ts'
import { planOf, tablesIn } from '../../src/server/store/differ/apply-tables.ts'
import { bringTables, type Brought } from '../../src/server/store/migrations/bring.ts'
import { readMigration, writeMigration, type Migration } from '../../src/server/store/migrations/migration.ts'
import { plannedSql } from '../../src/server/store/migrations/planned.ts'
import type { Store } from '../../src/server/store/store.ts'
import { entity, type Docs } from '../story/clinic.ts'
import { describeEvery } from '../support/stores.ts'
import { clinics, filters } from './allergies.ts'

const label = (text: string) => ({ zh: text, en: text })
const report = (dimensions: readonly unknown[], filter: string, sort: string) => ({
  'x-label': label('Visits by patient'),
  entity: 'visit',
  path: '/visits-by-patient',
  permission: 'visit_base',
  period: { field: filter },
  dimensions,
  measures: [{ name: 'count', how: 'count', label: label('Count') }],
  filters: [sort],
  sort,
})

const before: Docs = {
  'entities/patient.json': entity({ 'name!': 'text 50', city: 'text 50', born: 'date' }),
  'entities/visit.json': entity(
    { 'patient_id!': '-> patient', begun_at: 'moment', note: 'text' },
    { 'x-list': { filters: ['patient_id.city', 'note'] } },
  ),
  'reports/visits_by_patient.json': report(
    ['patient_id', { name: 'city_then', path: 'patient_id.city' }],
    'begun_at',
    'patient_id',
  ),
}
const renamed = (type: Readonly<Record<string, unknown>>, was: string) => ({ ...type, 'x-renamed-from': was })
const after: Docs = {
  'entities/patient.json': entity({
    'name!': 'text 50',
    town: renamed({ type: 'string', maxLength: 50 }, 'city'),
    born_on: renamed({ type: 'string', format: 'date' }, 'born'),
  }),
  'entities/visit.json': entity(
    {
      'person_id!': renamed({ type: 'integer', 'x-reference': 'patient' }, 'patient_id'),
      started_at: renamed({ type: 'string', format: 'date-time' }, 'begun_at'),
      remark: renamed({ type: 'string', maxLength: 200 }, 'note'),
      note_to: 'text',
    },
    { 'x-list': { filters: ['person_id.town', 'remark'] } },
  ),
  'reports/visits_by_patient.json': report(
    ['person_id', { name: 'city_then', path: 'person_id.town' }],
    'started_at',
    'person_id',
  ),
}
const NAMES = 'patients: city → town, patients: born → born_on'

const json = (value: unknown) => JSON.stringify(value).replaceAll("'", "''")
const columns = (...names: readonly string[]) => names.map((name) => ({ name, shown: name !== 'name' }))
const view = (list: string, kept: { readonly filters?: object; readonly sorting?: string; readonly layout?: object }) =>
  `INSERT INTO saved_views (client_id, staff_id, list, name, filters, sorting, layout) VALUES
    (1, 1, '${list}', '${list}', ${kept.filters ? `'${json(filters(kept.filters as Record<string, unknown>))}'` : 'NULL'},
     ${kept.sorting ? `'${kept.sorting}'` : 'NULL'}, ${kept.layout ? `'${json(kept.layout)}'` : 'NULL'});`
const query = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))
const sent = (values: Readonly<Record<string, string>>) =>
  `INSERT INTO scheduled_reports (client_id, staff_id, name, report, recipients, query)
    VALUES (1, 1, 'weekly', 'visits_by_patient', 'a@example.com', '${json(query(values))}');`

const FILL = `
  INSERT INTO clients (client_id, name) VALUES (1, 'clinic');
  INSERT INTO patients (client_id, name, city, born) VALUES (1, 'Ada', 'Ulm', '1990-01-01');
  INSERT INTO visits (client_id, patient_id, note) VALUES (1, 1, 'cough');
  INSERT INTO roles (client_id, name, permissions) VALUES (1, 'nurse', '{}');
  INSERT INTO staff (client_id, name, account, phone, password, role_id)
    VALUES (1, 'Nia', 'nia', '13800000000', '$argon2id$x', 1);
  ${view('patients', {
    filters: { city: 'city', born_from: '1990-01-01', born_null: 'false', q: 'born' },
    sorting: '-born',
    layout: columns('name', 'city', 'born'),
  })}
  ${view('visits.1', {
    filters: { 'patient_id.city_like': 'Ulm', patient_id: [1], note_to: 'x', note_like: 'cough' },
    sorting: 'patient_id',
    layout: columns('patient_id', 'note'),
  })}
  ${view('visits_by_patient', {
    filters: { group: 'patient_id,city_then', patient_id: 1, begun_at_from: '2026-01-01', period: 'this_month' },
    sorting: '-patient_id',
    layout: columns('city_then', 'patient_id', 'count'),
  })}
  ${view('roles', { filters: { city: 'Ulm' }, sorting: 'born', layout: columns('note') })}
  ${sent({ group: 'city_then,patient_id', sort: '-patient_id', columns: 'patient_id,count', begun_at_to: '2026-01-31', q: 'patient_id' })}`

describeEvery('a field that is renamed', (open) => {
  let store: Store
  let tablesFrom: (docs: Docs) => readonly Table[]
  const bring = (docs: Docs, migrations: readonly Migration[] = []) =>
    bringTables(store, { tables: tablesFrom(docs), migrations, mode: 'auto' })
  const planned = (docs: Docs) =>
    store.transaction((connection) => planOf(connection, tablesIn(store, tablesFrom(docs))))
  const written = async (docs: Docs) =>
    readMigration('0001_rename.sql', writeMigration('because', plannedSql(await planned(docs), new Set())))
  /** Beside servers at work: in stretches of each table. */
  const gradually = (docs: Docs) =>
    store.transaction(async (connection) => {
      const tables = tablesIn(store, tablesFrom(docs))
      const all = new Set(tables.map(({ name }) => name))
      const sql = plannedSql(await planOf(connection, tables, all), all)
      return readMigration('0001_rename.sql', writeMigration('because', sql))
    })
  const said = ({ left }: Pick<Brought, 'left'>) => left.map(({ text: { en } }) => en)
  const rows = async (sql: string) => (await store.query({ text: sql, values: [] })).rows

  beforeAll(async () => {
    tablesFrom = await clinics()
  })
  beforeEach(async () => {
    store = await open(undefined, {
      name: 'a clinic with views',
      fill: async (to) => {
        await bringTables(to, { tables: tablesFrom(before), migrations: [], mode: 'auto' })
        await to.script(FILL)
      },
    })
  }, 60_000)

  const views = () => rows('SELECT list, filters, sorting, layout FROM saved_views ORDER BY id')
  const reports = () => rows('SELECT query FROM scheduled_reports')
  const followed = async () => {
    expect(await views()).toEqual([
      {
        list: 'patients',
        // What people typed is theirs.
        filters: filters({ town: 'city', born_on_from: '1990-01-01', born_on_null: 'false', q: 'born' }),
        sorting: '-born_on',
        layout: columns('name', 'town', 'born_on'),
      },
      {
        list: 'visits.1',
        // By now another field is called what this one was with an ending.
        filters: filters({ 'person_id.town_like': 'Ulm', person_id: [1], note_to: 'x', remark_like: 'cough' }),
        sorting: 'person_id',
        layout: columns('person_id', 'remark'),
      },
      {
        list: 'visits_by_patient',
        // A dimension with a name of its own keeps it.
        filters: filters({
          group: 'person_id,city_then',
          person_id: 1,
          started_at_from: '2026-01-01',
          period: 'this_month',
        }),
        sorting: '-person_id',
        layout: columns('city_then', 'person_id', 'count'),
      },
      { list: 'roles', filters: filters({ city: 'Ulm' }), sorting: 'born', layout: columns('note') },
    ])
    expect(await reports()).toEqual([
      {
        query: query({
          group: 'city_then,person_id',
          sort: '-person_id',
          columns: 'person_id,count',
          started_at_to: '2026-01-31',
          q: 'patient_id',
        }),
      },
    ])
  }

  it('takes saved views and scheduled reports along once it is meant', async () => {
    const [keptViews, keptReports] = [await views(), await reports()]
    const asked = said(await bring(after))
    expect(asked).toContain('Rename patients.city to town; its data stays')
    expect(asked).toContainEqual(
      expect.stringMatching(`^Update the names of fields in saved_views.filters .*${NAMES}.*: 3 rows$`),
    )
    expect([await views(), await reports()]).toEqual([keptViews, keptReports])
    const migration = await written(after)
    expect(await bring(after, [migration])).toMatchObject({ ran: ['0001_rename.sql'], left: [] })
    expect(await rows('SELECT name, town, born_on::text FROM patients')).toEqual([
      { name: 'Ada', town: 'Ulm', born_on: '1990-01-01' },
    ])
    await followed()
    expect((await planned(after)).steps).toEqual([])
  })

  it('takes along what a server of the version before has kept meanwhile, and what the file knew nothing of', async () => {
    await store.script(`CREATE TABLE kept_views AS SELECT * FROM saved_views; CREATE TABLE kept_reports AS SELECT * FROM scheduled_reports;
      DELETE FROM saved_views; DELETE FROM scheduled_reports`)
    const migration = await written(after)
    await bring(after, [migration])
    await store.script(`INSERT INTO saved_views OVERRIDING SYSTEM VALUE SELECT * FROM kept_views; DROP TABLE kept_views;
      INSERT INTO scheduled_reports OVERRIDING SYSTEM VALUE SELECT * FROM kept_reports; DROP TABLE kept_reports`)
    expect(said(await bring(after, [migration]))).toEqual([])
    await followed()
  })

  it('takes them along where its table is changed beside servers at work', async () => {
    await bring(after, [await gradually(after)])
    expect(await rows('SELECT city, town FROM patients')).toEqual([{ city: 'Ulm', town: 'Ulm' }])
    await followed()
  })

  it('leaves a view alone that has the new name already', async () => {
    await store.script(`UPDATE saved_views SET filters = '${json(filters({ city: 'Ulm', town: 'Bonn' }))}',
      sorting = NULL, layout = '${json(columns('city', 'town'))}' WHERE list = 'patients'`)
    await bring(after, [await written(after)])
    expect((await views())[0]).toMatchObject({
      filters: filters({ city: 'Ulm', town: 'Bonn' }),
      layout: columns('city', 'town'),
    })
    expect((await planned(after)).steps).toEqual([])
  })
})
