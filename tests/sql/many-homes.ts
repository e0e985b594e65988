/**
 * A company with so many homes that how a list is planned matters: two kinds, and a rare community among common ones.
 */
import type { Store } from '../../src/server/store/store.ts'
import { found } from '../operations/company.ts'
import type { Open } from '../support/stores.ts'

export async function manyHomes(open: Open): Promise<Store> {
  const { store } = await found(open)
  await store.script(`insert into stores (client_id, name) values (1, '城西店');
    insert into homes (client_id, store_id, name, home_type, province, city, district, community)
    select 1, (select min(id) from stores), '房源' || g, 1 + g % 2, '浙江省', '杭州市', '西湖区', case when g % 900 = 1 then '鹮鸂湾' else '翠苑' || g % 97 end from generate_series(1, 20000) g;
    analyze homes`)
  return store
}
