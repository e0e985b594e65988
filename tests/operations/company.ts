/** A company with two stores on a fresh database, and operations called as a route calls them. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { apartment } from '../../src/apartment/product.ts'
import { AppError, type ErrorKey } from '../../src/errors/app-error.ts'
import { teach } from '../../src/kinds/ajv.ts'
import { recordSchemas } from '../../src/kinds/record-schemas.ts'
import { loadModel } from '../../src/model/load.ts'
import type { Entity, Lang } from '../../src/model/model.ts'
import { fieldErrors } from '../../src/server/messages/field-errors.ts'
import { sealerWith } from '../../src/server/commands/secrets.ts'
import type { Context } from '../../src/server/operations/context.ts'
import type { Input } from '../../src/server/operations/operation.ts'
import { recordsOf } from '../../src/server/records/records.ts'
import type { EntityName } from '../../src/server/records/types.ts'
import { operations, type OperationName } from '../../src/server/operations/table.ts'
import { systemScope, type Scope } from '../../src/server/policies/scope.ts'
import type { Store } from '../../src/server/store/store.ts'
import type { Open } from '../support/stores.ts'
import { withTables } from '../support/tables.ts'

const built = await loadModel('schemas')
if ('mistakes' in built) throw new Error('the schemas do not build')
export const { model } = built

const ajv = teach(new Ajv2020({ allErrors: true, strict: false }))
const validators = new Map(
  Object.values(model.entities).map((entity) => {
    const { create, update } = recordSchemas(entity)
    return [entity.name, { create: ajv.compile(create), update: ajv.compile(update) }]
  }),
)

const SEALER = sealerWith(Buffer.alloc(32, 7))

export type Row = Record<string, unknown> & { readonly version: number }
export const NOW = new Date('2026-05-20T04:00:00.000Z')

/** What came of it: the data, or the error's key with its fields. */
export interface Outcome {
  readonly data: unknown
  readonly error: ErrorKey | null
  readonly fields: readonly string[]
  readonly details: AppError | null
}

export class Company {
  readonly store: Store
  readonly scope: Scope
  readonly without: readonly string[]
  readonly lang: Lang

  constructor(store: Store, scope: Scope = systemScope(1), without: readonly string[] = [], lang: Lang = 'zh') {
    this.store = store
    this.scope = scope
    this.without = without
    this.lang = lang
  }

  speaking(lang: Lang): Company {
    return new Company(this.store, this.scope, this.without, lang)
  }

  /** The same company through another's eyes. */
  as(scope: Scope, ...without: readonly string[]): Company {
    return new Company(this.store, scope, without)
  }

  get context(): Context {
    const permissions = new Set(
      model.app.permissions.map(({ key }) => key).filter((key) => !this.without.includes(key)),
    )
    return {
      model,
      rules: apartment,
      store: this.store,
      connection: this.store,
      scope: this.scope,
      lang: this.lang,
      now: NOW,
      address: '10.0.0.9',
      fileHost: 'https://files.example.com/of',
      reach: 'public',
      sealer: () => SEALER,
      requestId: null,
      journal: 'each',
      actor: { staff_id: 1, client_id: this.scope.client_id, role_id: 100, permissions },
      validate: async (entity: Entity, form, body) => {
        const check = validators.get(entity.name)![form]
        if (check(body)) return body as Record<string, unknown>
        throw new AppError('invalid', {}, { fields: fieldErrors(model, entity.fields, { body, errors: check.errors }) })
      },
    }
  }

  try = (operation: OperationName, entity: string, input: Input = {}): Promise<Outcome> =>
    this.outcome(async () => {
      const answer = await operations[operation](this.context, this.context.model.entities[entity]!, input)
      return answer.kind === 'json' ? JSON.parse(answer.text) : answer.kind === 'data' ? answer.data : null
    })

  /** A record that no call of its own makes, as the code of a call makes it. */
  tryMake = (entity: EntityName, body: Record<string, unknown>): Promise<Outcome> =>
    this.outcome(async () => {
      const key = await this.store.transaction((connection) => {
        const within = { ...this.context, connection }
        const hooks = {
          writing: () => within,
          known: () => null,
          held: () => undefined,
          wrote: () => undefined,
          told: (error: AppError) => error,
        }
        return recordsOf(within, hooks)
          .of(entity)
          .create(body as never)
      })
      return this.do('info', entity, { id: String(key) })
    })

  make = async (entity: EntityName, body: Record<string, unknown>): Promise<Row> =>
    expected(await this.tryMake(entity, body)) as Row

  private async outcome(work: () => Promise<unknown>): Promise<Outcome> {
    try {
      return { data: await work(), error: null, fields: [], details: null }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return {
        data: error.data,
        error: error.key,
        fields: (error.data?.fields ?? []).map(({ field }) => field),
        details: error,
      }
    }
  }

  /** As `try`, where an error is not expected. */
  async do<T = Row>(operation: OperationName, entity: string, input: Input = {}): Promise<T> {
    return expected(await this.try(operation, entity, input)) as T
  }

  create = (entity: string, body: Record<string, unknown>): Promise<Row> => this.do('create', entity, { body })

  async list(
    entity: string,
    query: Record<string, string> = {},
  ): Promise<{ list: Row[]; count: number; count_kind: string; next: string | null }> {
    return this.do('list', entity, { query })
  }
}

function expected({ data, details }: Outcome): unknown {
  if (details) throw details
  return data
}

export async function found(open: Open): Promise<Company> {
  const store = await open({}, withTables(model))
  await store.script(`insert into clients (client_id, name) values (1, '一号公司'), (2, '二号公司')`)
  return new Company(store)
}

export const homeIn = (store: Row, name: string) => ({
  name,
  store_id: store['id'],
  home_type: 1,
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
})
