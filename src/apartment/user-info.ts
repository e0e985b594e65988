/** What the console is told about the account logged in, beyond what every console asks (spec §3). */
import type { OwnStatement, StatementText } from '../server/calls/statements.ts'
import type { OwnUserInfo, Product } from '../server/product.ts'

/** The account itself, its company, its homes, and the stores that it may choose from. */
export const USER_INFO: OwnStatement = {
  name: 'user info',
  text: (text) => {
    const [staff, client] = [text.company('staff'), text.company('client')]
    const told = {
      type: staff.column('type'),
      needCheckSwitch: client.column('need_check_switch'),
      client: object({
        tags: `array_to_json(coalesce(${client.column('tags')}, '{}'))`,
        is_mogoroom_auth: client.column('is_mogoroom_auth'),
        is_hzzf: client.column('is_hzzf'),
        enable_sms_recharge: client.column('enable_sms_recharge'),
      }),
      homes: homesOf(text, staff.key),
      branches: branches(text),
    }
    return `select ${object(told)} as told from ${staff.from}, ${client.from} where ${staff.where} and ${client.where} and ${staff.key} = ${text.value(0)}`
  },
}

const object = (values: Readonly<Record<string, string>>): string =>
  `json_build_object(${Object.entries(values)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})`

const list = (key: string, name: string): string =>
  `coalesce(json_agg(json_build_object('id', ${key}, 'name', ${name}) order by ${key}), '[]')`

function homesOf({ company, links }: StatementText, staff: string): string {
  const [homes, assigned] = [company('home'), links('staff', 'home_ids')]
  return `(select ${list(homes.key, homes.column('name'))} from ${homes.from}, ${assigned.from} where ${homes.where} and ${assigned.where} and ${assigned.owner} = ${staff} and ${assigned.item} = ${homes.key})`
}

function branches({ scoped }: StatementText): string {
  const stores = scoped('store')
  return `(select ${list(stores.key, stores.column('name'))} from ${stores.from} where ${stores.where})`
}

export const userInfo: Product['userInfo'] = async ({ ask, actor }) => {
  const [row] = await ask(USER_INFO, actor.staff_id)
  return row!['told'] as OwnUserInfo
}
