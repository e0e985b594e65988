/** The product's own places on the pages of its records, by the names that `x-detail` gives them. */
import { lazy } from 'react'
import type { Slots } from '../../console/screens/detail/slots.ts'

export const slots: Slots = {
  device_map: lazy(() => import('./map/DeviceMap.tsx')),
  home_board: lazy(() => import('./board/HomeBoard.tsx')),
  lock_settings: lazy(() => import('./devices/LockSettings.tsx')),
  meter_use: lazy(() => import('./energy/MeterUse.tsx')),
  meters_to_read: lazy(() => import('./reading/MetersToRead.tsx')),
  room_tenancy: lazy(() => import('./tenancy/Tenancy.tsx')),
  share_explained: lazy(() => import('./energy/ShareExplained.tsx')),
  usage_explained: lazy(() => import('./energy/UsageExplained.tsx')),
}
