/** What the menu asks of the client (spec §6, §9), as `user_info` tells it. */
import type { ConsoleProduct } from '../console/product.ts'
import { migrated_client_tag } from '../generated/constants.ts'
import { fact } from '../console/provider/user.ts'

export const facts: ConsoleProduct['facts'] = {
  sms_recharge: ({ enable_sms_recharge }) => enable_sms_recharge === true,
  /** Clients that moved to another system carry the tag, and see what still concerns them alone. */
  migrated: ({ tags }) => Array.isArray(tags) && tags.map(String).includes(migrated_client_tag),
}

export const isMigrated = (held: ReadonlySet<string>): boolean => held.has(fact('migrated'))
