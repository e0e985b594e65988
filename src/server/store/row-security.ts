/**
 * Row-level security (`RLS=1`, PostgreSQL only): a second lock behind the statement builder's. A statement that says
 * for which company it is (`Statement.client`) runs as a role whose policies show and take that company's rows alone,
 * whatever its text forgot. The server's own work (log-in, sessions, jobs, tables) runs as the owner of the tables,
 * whom policies do not bind; `tests/sql/tenant-condition.test.ts` lists it.
 */
import { ident } from '../../kinds/sql-text.ts'
import type { Table } from '../../kinds/table.ts'
import { TENANT } from '../../model/tenant.ts'
import { codeOf, StartError } from './failures.ts'
import { plain } from './statements.ts'
import type { Statement, Store } from './store.ts'
import type { Leased } from './transactions.ts'

export const ROLE = 'console_tenant'
const POLICY = 'tenant'
/** Whose rows are meant, for the time being. */
const SETTING = 'console.client_id'

/** Who a connection stands for; undefined: nobody can say. */
export interface Standing {
  client: number | null | undefined
}

/**
 * Ends, takes back or begins what settings belong to; may itself be run whoever the connection stands for, unless
 * something else comes with it.
 */
const BOUNDARY = /^\s*(?:begin|commit|rollback|savepoint|release)\b[^;]*;?\s*$/i
/** Null: for the server itself. */
export const standFor = (client: number | null): Statement & { readonly values: unknown[] } => ({
  name: 'stand_for',
  text: `select set_config('role', $1, false), set_config('${SETTING}', $2, false)`,
  values: client === null ? ['none', ''] : [ROLE, String(client)],
})

/** The connection, standing for the company of each statement. */
export function guarded(connection: Leased, standing: Standing): Leased {
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: whoever is asked for next must not be stood for before this one is answered. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
  const as = <T>(client: number | null, work: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      if (standing.client !== client) {
        standing.client = undefined
        await connection.query(standFor(client))
        standing.client = client
      }
      try {
        return await work()
      } catch (error) {
        standing.client = undefined
        throw error
      }
    })
  const run = <T>(statement: Statement, work: () => Promise<T>): Promise<T> =>
    BOUNDARY.test(statement.text)
      ? inTurn(() =>
          work().finally(() => {
            standing.client = undefined
          }),
        )
      : as(statement.client ?? null, work)
  return {
    query: (statement) => run(statement, () => connection.query(statement)),
    text: (statement) => run(statement, () => connection.text(statement)),
    patiently: (statement) => run(statement, () => connection.patiently(statement)),
    copyOut: (sql) => as(null, () => connection.copyOut(sql)),
    copyIn: (sql, rows) => as(null, () => connection.copyIn(sql, rows)),
  }
}

/**
 * Makes the role and what it may do: all that the server does for a company, with the rows of that company. What stands
 * is left alone: changing a table's policy stops whoever reads it.
 */
export async function guardRows(store: Store, tables: readonly Table[]): Promise<void> {
  if (!store.guardsRows) return
  await makeRole(store)
  await store.script(
    `grant usage on schema public to ${ROLE}; grant usage, select on all sequences in schema public to ${ROLE}`,
  )
  for (const name of await unguarded(store, tables))
    await store.script(guards(tables.find((table) => table.name === name)!))
}

/** Tables whose policy or grant is missing. */
export async function unguarded(store: Store, tables: readonly Table[]): Promise<readonly string[]> {
  const reached = tables.filter((table) => hasCompany(table) || table.internal !== true)
  const { rows } = await store.query({
    text: `select c.relname as name from pg_class c left join pg_roles r on r.rolname = $3
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname = any($1)
        and (r.oid is null or not has_table_privilege(r.oid, c.oid, 'delete')
          or c.relname = any($2) and (not c.relrowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = $4)))
      order by 1`,
    values: [reached.map(({ name }) => name), reached.filter(hasCompany).map(({ name }) => name), ROLE, POLICY],
  })
  return rows.map(({ name }) => String(name))
}

const hasCompany = ({ columns }: Table): boolean => columns.some(({ name }) => name === TENANT)
const OWN = `${TENANT} = nullif(current_setting('${SETTING}', true), '')::bigint`

function guards(table: Table): string {
  const name = ident(table.name)
  const policy = `alter table ${name} enable row level security; drop policy if exists ${POLICY} on ${name}; create policy ${POLICY} on ${name} to ${ROLE} using (${OWN}) with check (${OWN})`
  return [...(hasCompany(table) ? [policy] : []), `grant select, insert, update, delete on ${name} to ${ROLE}`].join(
    '; ',
  )
}

/** A role belongs to all databases of a server: another process may be making it as well. */
const MAKE_ROLE = `do $$ begin
  if not exists (select from pg_roles where rolname = '${ROLE}') then
    begin create role ${ROLE} nologin; exception when duplicate_object or unique_violation then null; end;
  end if;
  -- Since 16 whoever makes a role may give it, and yet not take it.
  if not pg_has_role(current_user, '${ROLE}', case when current_setting('server_version_num')::integer < 160000 then 'member' else 'set' end) then
    execute format('grant ${ROLE} to %I', current_user);
  end if;
end $$`

const REFUSED = {
  zh: `启用 RLS=1 需要数据库角色 ${ROLE}：请由管理员执行 CREATE ROLE ${ROLE} NOLOGIN，并将其授予 DATABASE_URL 中的用户。`,
  en: `RLS=1 needs the database role ${ROLE}: have an administrator run CREATE ROLE ${ROLE} NOLOGIN and grant it to the user of DATABASE_URL.`,
}

async function makeRole(store: Store): Promise<void> {
  await store.query(plain(MAKE_ROLE)).catch((error: unknown) => {
    throw codeOf(error) === '42501' ? new StartError(REFUSED, { cause: error }) : error
  })
}
