// Generated from schemas/entities by `npm run generate`; edit the source instead.
import type { ErrorObject } from 'ajv'

export interface Validate {
  (value: unknown): boolean
  readonly errors?: readonly ErrorObject[] | null
}

export interface EntityValidators {
  readonly create: Validate
  readonly update: Validate
  readonly row: Validate
}

/** By entity; each is loaded when it is asked for. */
export const validators: Readonly<Record<string, () => Promise<EntityValidators>>> = {
  captcha: () => import("./validators/captcha.js") as Promise<unknown> as Promise<EntityValidators>,
  client: () => import("./validators/client.js") as Promise<unknown> as Promise<EntityValidators>,
  device: () => import("./validators/device.js") as Promise<unknown> as Promise<EntityValidators>,
  home: () => import("./validators/home.js") as Promise<unknown> as Promise<EntityValidators>,
  lease: () => import("./validators/lease.js") as Promise<unknown> as Promise<EntityValidators>,
  login_attempt: () => import("./validators/login_attempt.js") as Promise<unknown> as Promise<EntityValidators>,
  message: () => import("./validators/message.js") as Promise<unknown> as Promise<EntityValidators>,
  reveal_log: () => import("./validators/reveal_log.js") as Promise<unknown> as Promise<EntityValidators>,
  role: () => import("./validators/role.js") as Promise<unknown> as Promise<EntityValidators>,
  room: () => import("./validators/room.js") as Promise<unknown> as Promise<EntityValidators>,
  session: () => import("./validators/session.js") as Promise<unknown> as Promise<EntityValidators>,
  staff: () => import("./validators/staff.js") as Promise<unknown> as Promise<EntityValidators>,
  store: () => import("./validators/store.js") as Promise<unknown> as Promise<EntityValidators>,
  tenant: () => import("./validators/tenant.js") as Promise<unknown> as Promise<EntityValidators>,
  ticket: () => import("./validators/ticket.js") as Promise<unknown> as Promise<EntityValidators>,
}
