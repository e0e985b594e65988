/**
 * What we compare the first list's script with: the shortest react-admin program that shows a list, with its own REST
 * provider.
 */
import simpleRest from 'ra-data-simple-rest'
import { createRoot } from 'react-dom/client'
import { Admin, DataTable, List, Resource } from 'react-admin'

const Records = () => (
  <List>
    <DataTable>
      <DataTable.Col source="name" />
    </DataTable>
  </List>
)

createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={simpleRest('/api')}>
    <Resource name="records" list={Records} />
  </Admin>,
)
