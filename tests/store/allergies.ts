/** A clinic that calls its allergies something else later: both of its models, and rows that name them everywhere. */
import { expect } from 'vitest'
import { tablesOf, type Table } from '../../src/kinds/tables.ts'
import { buildModel } from '../../src/model/build.ts'
import { readDocuments } from '../../src/model/load.ts'
import { entity, type Docs } from '../story/clinic.ts'

const many = (to: string) => ({ type: 'array', items: { type: 'integer' }, 'x-reference': to })
const allergy = {
  'substance!': 'text 50',
  'patient_id!': '-> patient',
  parent_id: '-> allergy',
  tag_ids: { ...many('tag'), 'x-on-delete': 'restrict_last' },
  since: 'date',
  state: 'text 10',
}
const ends = { 'x-ends': [{ when: { state: 'over' }, records: ['reaction.about'] }] }
export const before: Docs = {
  'entities/patient.json': entity({ 'name!': 'text 50', allergy_ids: many('allergy') }),
  'entities/tag.json': entity({ 'name!': 'text 50' }),
  'entities/allergy.json': entity(allergy, { 'x-unique': [['substance', 'patient_id']], ...ends }),
  'entities/reaction.json': entity(
    { 'allergy_id!': '-> allergy', about: 'number', note: 'text' },
    { 'x-internal': true },
  ),
}
/** Another name for the entity, its key, and the fields that refer to it. */
export const after: Docs = {
  'entities/patient.json': entity({
    'name!': 'text 50',
    intolerance_ids: { ...many('intolerance'), 'x-renamed-from': 'allergy_ids' },
  }),
  'entities/tag.json': before['entities/tag.json']!,
  'entities/intolerance.json': entity(
    { ...allergy, parent_id: '-> intolerance', severe: 'yes' },
    {
      'x-renamed-from': 'allergy',
      'x-unique': [['substance', 'patient_id']],
      'x-ends': [{ when: { state: 'over' }, records: ['reaction.about'] }],
    },
  ),
  'entities/reaction.json': entity(
    {
      'intolerance_id!': { type: 'integer', 'x-reference': 'intolerance', 'x-renamed-from': 'allergy_id' },
      about: 'number',
      note: 'text',
    },
    { 'x-internal': true },
  ),
}
const { 'x-renamed-from': _, ...intolerance } = after['entities/intolerance.json']!
export const unsaid: Docs = { ...after, 'entities/intolerance.json': intolerance }

/** What a list is filtered by, as a view keeps it. */
export const filters = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
const kept = (values: Readonly<Record<string, unknown>>) => JSON.stringify(filters(values))

const SKELETON = 'scripts/new-product/skeleton/schemas'

/** The tables of such documents, beside what every console has. */
export async function clinics(): Promise<(docs: Docs) => readonly Table[]> {
  const own = (await readDocuments(SKELETON)).map(({ file, text }) => ({ file, text: text.replaceAll('{name}', 'x') }))
  const common = [...(await readDocuments('schemas')).filter(({ file }) => file.startsWith('system/')), ...own]
  const known = new Map<Docs, readonly Table[]>()
  return (docs) => {
    const before = known.get(docs)
    if (before !== undefined) return before
    const written = Object.entries(docs).map(([file, doc]) => ({ file, text: JSON.stringify(doc) }))
    const built = buildModel([...common, ...written])
    if (built.model === undefined) expect.unreachable(JSON.stringify(built.mistakes))
    const tables = tablesOf(built.model)
    known.set(docs, tables)
    return tables
  }
}

export const FILL = `
  INSERT INTO clients (client_id, name) VALUES (1, 'clinic');
  INSERT INTO patients (client_id, name) VALUES (1, 'Ada'), (1, 'Eva');
  INSERT INTO tags (client_id, name) VALUES (1, 'food');
  INSERT INTO allergies (client_id, substance, patient_id, parent_id, since)
    VALUES (1, 'nuts', 1, NULL, '2026-01-01'), (1, 'cashews', 1, 1, NULL);
  INSERT INTO allergies_tag_ids (client_id, owner_id, item_id) VALUES (1, 1, 1);
  INSERT INTO patients_allergy_ids (client_id, owner_id, item_id) VALUES (1, 2, 2);
  INSERT INTO reactions (client_id, allergy_id, about, note) VALUES (1, 1, 1, 'rash');
  INSERT INTO roles (client_id, name, permissions) VALUES (1, 'nurse', '{allergy_base,tag_base}');
  INSERT INTO staff (client_id, name, account, phone, password, role_id)
    VALUES (1, 'Nia', 'nia', '13800000000', '$argon2id$x', 1);
  INSERT INTO operation_logs (client_id, action, resource, record_id) VALUES (1, 'create', 'allergy', 1), (1, 'create', 'tag', 1);
  INSERT INTO files (client_id, name, url, resource, record_id) VALUES (1, 'a.png', '/v3/files/a.png', 'allergy', 1);
  INSERT INTO saved_views (client_id, staff_id, list, name)
    VALUES (1, 1, 'allergies', 'mine'), (1, 1, 'allergies.2', 'two'), (1, 1, 'tags', 'tags');
  INSERT INTO saved_views (client_id, staff_id, list, name, filters) VALUES
    (1, 1, 'roles', 'who may', '${kept({ permissions: ['tag_base', 'allergy_base'], q: 'allergy_base' })}'),
    (1, 1, 'operation_logs', 'what became of them', '${kept({ resource: 'allergy' })}'),
    (1, 1, 'allergies', 'called so', '${kept({ substance: 'allergy' })}');
  INSERT INTO messages (client_id, title, type, content, permission, resource)
    VALUES (1, 't', 1, 'c', 'allergy_base', 'allergy');
  INSERT INTO import_runs (client_id, staff_id, entity, state, beat_at, progress) VALUES (1, 1, 'allergy', 'done', now(), '{}')`
