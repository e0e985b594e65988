/** A plan as `npm run migrate` tells it: each thing once, what only comes along without words of its own. */
import { expect, it } from 'vitest'
import { describeSteps, rowsOf } from '../../scripts/migrate/report.ts'
import { planOf, tablesIn } from '../../src/server/store/differ/apply-tables.ts'
import { describePlan } from '../../src/server/store/differ/plan.ts'
import { bringTables } from '../../src/server/store/migrations/bring.ts'
import { wayOut } from '../../src/server/store/migrations/refusals.ts'
import { clinics } from '../store/allergies.ts'
import { entity } from '../story/clinic.ts'
import { describeOne } from '../support/stores.ts'

const before = {
  'entities/patient.json': entity({ 'name!': 'text 50', age: 'text 10', city: 'text 50', note: 'text' }),
}
const after = {
  'entities/patient.json': entity({
    'name!': 'text 50',
    age: 'number',
    'city!': 'text 50',
    'sex!': 'text 9',
    tel: 'text',
  }),
}

describeOne('a plan', (open) => {
  it('says each thing once', async () => {
    const tablesFrom = await clinics()
    const store = await open()
    await bringTables(store, { tables: tablesFrom(before), migrations: [], mode: 'auto' })
    await store.script(`INSERT INTO clients (client_id, name) VALUES (1, 'clinic');
      INSERT INTO patients (client_id, name, age, note) VALUES (1, 'Ada', 'old', 'x'), (1, 'Eva', '9', NULL)`)
    const told = await store.transaction(async (connection) => {
      const plan = await planOf(connection, tablesIn(store, tablesFrom(after)))
      const steps = plan.steps.filter(({ leftOver }) => leftOver === undefined)
      const rows = await rowsOf(connection, { steps })
      return {
        report: [describeSteps(steps, rows, new Set()), wayOut([], steps).en].join('\n'),
        start: [describePlan({ steps }, 'en'), describePlan({ steps }, 'zh')],
      }
    })
    const lines = told.report.split('\n')
    expect(lines.filter((line) => !line.startsWith('      '))).toEqual([
      'To be accepted by a person',
      '  - Add tel to patients: perhaps note by another name (patients: 2 rows)',
      '  - Check the values of patients.tel',
      '  - Check the values of patients.tel',
      expect.stringMatching(/^ {2}- Index patients_tel_id_index_/),
      'Refused: it would lose data, or rows are in its way',
      '  - Change patients.age from text to integer',
      '  - Require patients.city: 2 rows have none (id 1, 2)',
      '  - Add the required sex to patients: 2 rows would have no value: note, which 1 rows have, is no longer in the schemas. If it is the same by another name, say "x-renamed-from": "note"; if it is new, accept it',
      '  - 6 more changes along with that',
      'What waits for review: npm run migrate shows its SQL, npm run migrate -- --write makes a file of it. Have the file reviewed, commit it, then start again.',
      'Rows without a value: give the field a default, make it optional, or say in a file what they get (npm run migrate -- --write makes one with a place for it).',
      'What is refused: change the schemas, or say in a file of schemas/migrations what becomes of the data.',
    ])
    expect(lines.filter((line) => /add constraint|create index|DROP INDEX|DROP CONSTRAINT/i.test(line))).toHaveLength(9)
    expect(told.start[0]).toContain('\n  - 6 more changes along with that')
    expect(told.start[1]).toContain('\n  - 另有 6 项随之进行')
  })
})
