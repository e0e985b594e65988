/** How the embedded database is set up: one connection, one machine, many other things in the same memory. */
export const settings: readonly string[] = [
  'work_mem=16MB',
  'maintenance_work_mem=64MB',
  'random_page_cost=1.1',
  'track_counts=on',
  'wal_recycle=off',
  'min_wal_size=32MB',
  'timezone=UTC',
]
