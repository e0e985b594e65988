/** What the menu asks of the client (spec §6, §9), as `user_info` tells it. */
import type { ConsoleProduct } from '../console/product.ts'
import { fact } from '../console/provider/user.ts'

/** Clients that moved to another system carry this tag, and see what still concerns them alone. */
const MIGRATED_TAG = '1000'

export const facts: ConsoleProduct['facts'] = {
  sms_recharge: ({ enable_sms_recharge }) => enable_sms_recharge === true,
  migrated: ({ tags }) => Array.isArray(tags) && tags.map(String).includes(MIGRATED_TAG),
}

export const isMigrated = (held: ReadonlySet<string>): boolean => held.has(fact('migrated'))
