/**
 * What the list is compared with: react-admin's own DataTable over the same call, the same records and the same twelve
 * columns.
 */
import { createRoot } from 'react-dom/client'
import { Admin, DataTable, List, Pagination, Resource, type DataProvider, type RaRecord } from 'react-admin'
import { COLUMNS, shown } from './columns.ts'

const unused = () => Promise.reject(new Error('A list reads lists only.'))

const provider: DataProvider = {
  async getList(_, { pagination = { page: 1, perPage: 100 }, sort }) {
    const query = new URLSearchParams({
      offset: String((pagination.page - 1) * pagination.perPage),
      limit: String(pagination.perPage),
      sort: `${sort?.order === 'DESC' ? '-' : ''}${sort?.field}`,
      columns: COLUMNS.join(','),
    })
    const { data } = (await (await fetch(`/v3/${shown.plural}?${query}`)).json()) as {
      data: { list: RaRecord[]; count: number }
    }
    return { data: data.list.map((row) => ({ ...row, id: row[shown.key] })) as never, total: data.count }
  },
  getOne: unused,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
}

const textOf = (name: string) => {
  const field = shown.fields.find((one) => one.name === name)!
  const values = new Map(shown.enums[field.enum ?? '']?.values.map(({ value, label }) => [value, label.zh]))
  return (record: RaRecord): string => {
    const value: unknown = record[name]
    return (
      (record['_labels'] as Record<string, string> | undefined)?.[name] ??
      values.get(value as number) ??
      (value === null || value === undefined ? '-' : String(value))
    )
  }
}

const Records = () => (
  <List
    perPage={100}
    sort={{ field: 'created_at', order: 'DESC' }}
    pagination={<Pagination rowsPerPageOptions={[100, 1000]} />}
  >
    <DataTable>
      {COLUMNS.map((name) => (
        <DataTable.Col
          key={name}
          source={name}
          label={shown.fields.find((one) => one.name === name)!.label.zh}
          render={textOf(name)}
        />
      ))}
    </DataTable>
  </List>
)

createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={provider} disableTelemetry>
    <Resource name={shown.plural} list={Records} />
  </Admin>,
)
