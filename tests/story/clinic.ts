/** A clinic as its author would write it: twenty entities in small documents, and how they change over a year. */

type Doc = Readonly<Record<string, unknown>>
export type Docs = Readonly<Record<string, Doc>>

const label = (name: string) => ({ zh: name.replaceAll('_', ' '), en: name.replaceAll('_', ' ') })
const field = (name: string, rest: Doc): Doc => ({ 'x-label': label(name), ...rest })

/**
 * `name!` is required; `text 20` a text of twenty, `-> ward` a reference, `date`, `number`, `money`, `yes`, `moment`,
 * `kind`.
 */
export function entity(said: Readonly<Record<string, string | Doc>>, rest: Doc = {}): Doc {
  const names = Object.keys(said)
  const properties = names.map((name) => {
    const [bare, what] = [name.replace('!', ''), said[name]!]
    return [bare, typeof what === 'string' ? field(bare, typed(what)) : field(bare, what)]
  })
  return {
    $schema: '../meta/entity.schema.json',
    'x-label': label('record'),
    type: 'object',
    required: names.filter((name) => name.endsWith('!')).map((name) => name.slice(0, -1)),
    properties: Object.fromEntries(properties) as unknown,
    ...rest,
  }
}

function typed(what: string): Doc {
  const [word = '', value = ''] = what.split(' ')
  if (word === '->') return { type: 'integer', 'x-reference': value }
  if (word === 'text') return { type: 'string', maxLength: Number(value || 200) }
  return TYPES[word]!
}

const TYPES: Readonly<Record<string, Doc>> = {
  number: { type: 'integer' },
  money: { $ref: '../system/kinds/decimal.json', 'x-scale': 2 },
  yes: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time' },
  kind: { $ref: '../enums/visit_kind.json' },
}

export const visitKind = (codes: readonly number[]): Doc => ({
  $schema: '../meta/enum.schema.json',
  'x-label': label('kind of visit'),
  type: 'integer',
  oneOf: codes.map((code) => ({ const: code, title: `kind_${code}`, 'x-label': label(`kind ${code}`) })),
})

export const clinic: Docs = {
  'enums/visit_kind.json': visitKind([1, 2, 3]),
  'entities/department.json': entity({ 'name!': 'text 50', floor: 'number' }),
  'entities/ward.json': entity({ 'name!': 'text 50', 'department_id!': '-> department' }),
  'entities/bed.json': entity({ 'number!': 'text 10', 'ward_id!': '-> ward', by_window: 'yes' }),
  'entities/doctor.json': entity({ 'name!': 'text 80', department_id: '-> department', phone: 'text 30' }),
  'entities/nurse.json': entity({ 'name!': 'text 80', ward_id: '-> ward' }),
  'entities/patient.json': entity({
    'name!': 'text 80',
    birth: 'text 10',
    street: 'text 80',
    city: 'text 80',
    insurer: 'text 80',
    policy_number: 'text 30',
  }),
  'entities/visit.json': entity({
    'patient_id!': '-> patient',
    doctor_id: '-> doctor',
    begun_at: 'moment',
    kind: 'kind',
    note: 'text',
  }),
  'entities/diagnosis.json': entity({ 'code!': 'text 10', 'visit_id!': '-> visit' }, { 'x-plural': 'diagnoses' }),
  'entities/allergy.json': entity({ 'substance!': 'text 50', 'patient_id!': '-> patient', since: 'date' }),
  'entities/drug.json': entity({ 'name!': 'text 40', price: 'money', stock: 'number' }),
  'entities/vaccine.json': entity({ 'name!': 'text 40', price: 'money', stock: 'number' }),
  'entities/prescription.json': entity({ 'visit_id!': '-> visit', 'drug_id!': '-> drug', doses: 'number' }),
  'entities/lab_test.json': entity({ 'name!': 'text 40', price: 'money' }),
  'entities/lab_result.json': entity({ 'lab_test_id!': '-> lab_test', 'visit_id!': '-> visit', value: 'money' }),
  'entities/operation.json': entity({ 'patient_id!': '-> patient', 'doctor_id!': '-> doctor', on_day: 'date' }),
  'entities/invoice.json': entity({ 'visit_id!': '-> visit', total: 'money', paid: 'money', sequence: 'number' }),
  'entities/supplier.json': entity({ 'name!': 'text 50', phone: 'text 30' }),
  'entities/delivery.json': entity({ 'supplier_id!': '-> supplier', 'drug_id!': '-> drug', arrived_on: 'date' }),
  'entities/equipment.json': entity({ 'name!': 'text 50', ward_id: '-> ward' }, { 'x-plural': 'equipment' }),
  'entities/shift.json': entity({ 'nurse_id!': '-> nurse', on_day: 'date', hours: 'number' }),
}

export type Row = Readonly<Record<string, unknown>>
export type Data = Readonly<Record<string, readonly Row[]>>

/** One version: what the documents become, what a person writes into the file, and what the data must be then. */
export interface Version {
  readonly name: string
  readonly docs: (docs: Docs) => Docs
  /** What the plan says before it is decided. */
  readonly says: string
  /** Left out: the file as it was written is right. Else its SQL, or what stands at its end. */
  readonly hand?: { readonly sql: string; readonly first?: boolean }
  readonly data: (data: Data) => Data
}

export const over =
  (name: string, said: Readonly<Record<string, string | Doc | null>>, rest: Doc = {}) =>
  (docs: Docs): Docs => {
    const file = `entities/${name}.json`
    const old = docs[file]!
    const gone = Object.keys(said).filter((one) => said[one] === null)
    const kept = entity(
      Object.fromEntries(Object.entries(said).filter(([, what]) => what !== null)) as Record<string, string>,
    )
    const properties = { ...(old['properties'] as Doc), ...(kept['properties'] as Doc) }
    const required = [...(old['required'] as string[]), ...(kept['required'] as string[])]
    return {
      ...docs,
      [file]: {
        ...old,
        ...rest,
        properties: Object.fromEntries(Object.entries(properties).filter(([one]) => !gone.includes(one))),
        required: [...new Set(required)].filter((one) => !gone.includes(one)),
      },
    }
  }

const without = (row: Row, ...names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
const each =
  (table: string, change: (row: Row) => Row) =>
  (data: Data): Data => ({ ...data, [table]: data[table]!.map(change) })

export const versions: readonly Version[] = [
  {
    name: 'a field is renamed',
    docs: over('patient', { name: null, 'full_name!': { type: 'string', maxLength: 80, 'x-renamed-from': 'name' } }),
    says: 'Rename patients.name to full_name',
    data: each('patients', (row) => ({ ...without(row, 'name'), full_name: row['name'] })),
  },
  {
    name: 'an entity is renamed',
    docs: ({ 'entities/allergy.json': allergy, ...docs }) => ({
      ...docs,
      'entities/intolerance.json': { ...allergy, 'x-renamed-from': 'allergy' },
    }),
    says: 'Rename table allergies to intolerances; its data stays',
    data: ({ allergies, ...data }) => ({ ...data, intolerances: allergies! }),
  },
  {
    name: 'texts, integers and decimals widen',
    docs: (docs) =>
      over('invoice', { sequence: { type: 'integer', maximum: 9_000_000_000 } })(
        over('drug', {
          'name!': 'text 400',
          price: { $ref: '../system/kinds/decimal.json', 'x-scale': 4 },
        })(docs),
      ),
    says: 'Widen invoices.sequence from integer to bigint',
    data: (data) => data,
  },
  {
    name: 'a field is split in two',
    docs: over('doctor', { name: null, given_name: 'text 80', family_name: 'text 80' }),
    says: 'If it is the same by another name',
    hand: { sql: "UPDATE doctors SET given_name = split_part(name, ' ', 1), family_name = split_part(name, ' ', 2);" },
    data: each('doctors', (row) => {
      const [given_name, family_name] = String(row['name']).split(' ')
      return { ...without(row, 'name'), given_name, family_name }
    }),
  },
  {
    name: 'an entity is split in two',
    docs: (docs) => ({
      ...over('patient', { insurer: null, policy_number: null })(docs),
      'entities/policy.json': entity({ 'patient_id!': '-> patient', insurer: 'text 80', policy_number: 'text 30' }),
    }),
    says: 'Create table policies',
    hand: {
      sql: 'INSERT INTO policies (client_id, patient_id, insurer, policy_number) SELECT client_id, id, insurer, policy_number FROM patients ORDER BY id;',
    },
    data: (data) => ({
      ...each('patients', (row) => without(row, 'insurer', 'policy_number'))(data),
      policies: data['patients']!.map(({ id, insurer, policy_number }) => ({
        id,
        patient_id: id,
        insurer,
        policy_number,
      })),
    }),
  },
  {
    name: 'two fields are merged',
    docs: over('patient', { street: null, city: null, address: 'text 200' }),
    says: 'Add address to patients',
    hand: { sql: "UPDATE patients SET address = concat_ws(', ', street, city);" },
    data: each('patients', (row) => ({
      ...without(row, 'street', 'city'),
      address: `${String(row['street'])}, ${String(row['city'])}`,
    })),
  },
  {
    name: 'two entities are merged',
    docs: (docs) => {
      const { 'entities/vaccine.json': _, ...rest } = over('drug', {
        'is_vaccine!': { type: 'boolean', default: false },
      })(docs)
      return rest
    },
    says: 'Add is_vaccine to drugs',
    hand: {
      sql: 'INSERT INTO drugs (client_id, name, price, stock, is_vaccine) SELECT client_id, name, price, stock, true FROM vaccines ORDER BY id;',
    },
    data: ({ vaccines, ...data }) => ({
      ...data,
      drugs: [
        ...data['drugs']!.map((row) => ({ ...row, is_vaccine: false })),
        ...vaccines!.map((row, at) => ({ ...row, id: data['drugs']!.length + at + 1, is_vaccine: true })),
      ],
    }),
  },
  {
    name: 'a code goes, an optional field is required',
    docs: (docs) => over('visit', { 'note!': 'text' })({ ...docs, 'enums/visit_kind.json': visitKind([1, 2]) }),
    says: 'Check the values of visits.kind: 1 rows do not comply (id 3)',
    hand: {
      sql: "UPDATE visits SET kind = 2 WHERE kind = 3;\nUPDATE visits SET note = 'none' WHERE note IS NULL;",
      first: true,
    },
    data: each('visits', (row) => ({
      ...row,
      kind: row['kind'] === 3 ? 2 : row['kind'],
      note: row['note'] ?? 'none',
    })),
  },
  {
    name: 'a reference becomes many, a text a day',
    docs: (docs) => ({
      ...over('patient', { birth: null, born_on: 'date' })(over('visit', { doctor_id: null })(docs)),
      'entities/attendance.json': entity(
        { 'visit_id!': '-> visit', 'doctor_id!': '-> doctor' },
        { 'x-unique': [['visit_id', 'doctor_id']] },
      ),
    }),
    says: 'Add born_on to patients',
    hand: {
      sql: 'UPDATE patients SET born_on = birth::date;\nINSERT INTO attendances (client_id, visit_id, doctor_id) SELECT client_id, id, doctor_id FROM visits WHERE doctor_id IS NOT NULL ORDER BY id;',
    },
    data: (data) => ({
      ...each('visits', (row) => without(row, 'doctor_id'))(
        each('patients', (row) => ({ ...without(row, 'birth'), born_on: row['birth'] }))(data),
      ),
      attendances: data['visits']!.map(({ id, doctor_id }) => ({ id, visit_id: id, doctor_id })),
    }),
  },
  {
    name: 'a new unique and a new rule',
    docs: (docs) =>
      over(
        'supplier',
        {},
        { 'x-unique': [['phone']] },
      )(
        over(
          'invoice',
          {},
          {
            'x-checks': [
              {
                name: 'paid_at_most_total',
                field: 'paid',
                expr: { le: ['$paid', '$total'] },
                message: { zh: '实付不能超过总额', en: 'No more can be paid than the total' },
              },
            ],
          },
        )(docs),
      ),
    says: 'invoices: 1 rows (id 3) break the new rule paid_at_most_total',
    hand: {
      sql: "UPDATE invoices SET paid = total WHERE paid > total;\nUPDATE suppliers SET phone = phone || '-' || id WHERE id > 1;",
      first: true,
    },
    data: (data) =>
      each('suppliers', (row) =>
        Number(row['id']) > 1 ? { ...row, phone: `${String(row['phone'])}-${String(row['id'])}` } : row,
      )(
        each('invoices', (row) => (Number(row['paid']) > Number(row['total']) ? { ...row, paid: row['total'] } : row))(
          data,
        ),
      ),
  },
]
