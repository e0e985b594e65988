/** Servers in small, which do nothing but send commands and settle them: several may share one database. */
import { apartment } from '../../../src/apartment/product.ts'
import type { Command } from '../../../src/server/commands/command.ts'
import type { CommandCenter } from '../../../src/server/commands/command-center.ts'
import type { DeviceLink } from '../../../src/server/commands/link.ts'
import { compiledChecks } from '../../../src/server/compiled-checks.ts'
import { systemContexts } from '../../../src/server/operations/system-context.ts'
import type { Product } from '../../../src/server/product.ts'
import { commandCenter } from '../../../src/server/routes/command-center.ts'
import { fixedSource } from '../../../src/server/source.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { testConfig } from '../../http/support/server.ts'
import { SETTINGS, type FleetServer } from './fleet.ts'

type Types = NonNullable<Product['commands']>['types']
type Named = { readonly [Type in keyof Types]?: Command }

/** The product, in which some of its types of commands are others. */
export const withCommands = (named: Named): Product => ({
  ...apartment,
  commands: { ...apartment.commands!, types: { ...apartment.commands!.types, ...named } },
})

/** Counts how often the effect of each command was written to the records, by what settles it. */
export async function effectsCounted(store: Store) {
  await store.script('create table effects (task bigint not null)')
  if (store.guardsRows) await store.script('grant all on effects to console_tenant')
  return {
    count: async (tasks: readonly number[]): Promise<void> => {
      await store.query({ text: 'insert into effects (task) select unnest($1::bigint[])', values: [tasks] })
    },
    times: async (): Promise<ReadonlyMap<number, number>> => {
      const { rows } = await store.query({
        text: 'select task, count(*)::int as times from effects group by task',
        values: [],
      })
      return new Map(rows.map(({ task, times }) => [Number(task), Number(times)]))
    },
  }
}

interface Parts {
  readonly store: Store
  readonly product: Product
  readonly link: DeviceLink
}

export function centersOf({ model }: Pick<FleetServer, 'model'>): (parts: Parts) => CommandCenter {
  const source = fixedSource({ model, validators: compiledChecks(model) })
  return ({ store, product, link }) =>
    commandCenter({
      store,
      source,
      product,
      config: testConfig(SETTINGS),
      asSystem: systemContexts({ store, rules: product, fileHost: '/files' }, source),
      written: () => undefined,
      log: { warn: () => undefined, info: () => undefined } as never,
      ports: { devices: link } as never,
    })
}
