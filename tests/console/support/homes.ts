/** Homes and stores as the server gives them. */
export const STORES = [
  { id: 1, name: '城西店' },
  { id: 2, name: '滨江店' },
].map((store) => ({ ...store, version: 1 }))

export function home(id: number, values: object = {}) {
  return {
    home_id: id,
    name: `幸福里${id}栋`,
    store_id: 1,
    home_type: 1,
    home_lease_type: 2,
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    community: '幸福里',
    address: null,
    door_number: null,
    alias: null,
    rooms_count: 4,
    devices_count: 3,
    pool_type: 1,
    pool_area_type: 1,
    note: null,
    version: 1,
    created_at: '2026-01-02T01:00:00.000Z',
    updated_at: '2026-01-02T01:00:00.000Z',
    _labels: { store_id: '城西店' },
    ...values,
  }
}

export const listOf = (rows: readonly object[], count = rows.length) => ({
  list: rows,
  count,
  count_kind: 'exact',
  next: null,
})
