// Generated from schemas/entities by `npm run generate`; edit the source instead.
import type { RegistryEntry } from '../../model/console-entity.ts'

export const registry: Readonly<Record<string, RegistryEntry>> = {
  devices: { key: "device_id", definition: () => import("./resources/devices.ts"), form: () => import("./forms/devices.ts") },
  homes: { key: "home_id", definition: () => import("./resources/homes.ts"), form: () => import("./forms/homes.ts") },
  leases: { key: "lease_id", definition: () => import("./resources/leases.ts"), form: () => import("./forms/leases.ts") },
  messages: { key: "id", definition: () => import("./resources/messages.ts"), form: () => import("./forms/messages.ts") },
  roles: { key: "id", definition: () => import("./resources/roles.ts"), form: () => import("./forms/roles.ts") },
  rooms: { key: "room_id", definition: () => import("./resources/rooms.ts"), form: () => import("./forms/rooms.ts") },
  staff: { key: "staff_id", definition: () => import("./resources/staff.ts"), form: () => import("./forms/staff.ts") },
  stores: { key: "id", definition: () => import("./resources/stores.ts"), form: () => import("./forms/stores.ts") },
  tenants: { key: "tenant_id", definition: () => import("./resources/tenants.ts"), form: () => import("./forms/tenants.ts") },
  tickets: { key: "ticket_id", definition: () => import("./resources/tickets.ts"), form: () => import("./forms/tickets.ts") },
}
