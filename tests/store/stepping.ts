/** A store whose scripts are told of statement by statement: a migration can be killed between any two of them. */
import type { Store } from '../../src/server/store/store.ts'

export function stepping(store: Store, told: (statement: number) => Promise<void> | void): Store {
  let statement = 0
  const script = async (sql: string): Promise<void> => {
    for (const one of singly(sql)) {
      await store.script(one)
      await told((statement += 1))
    }
  }
  return new Proxy(store, {
    get: (target, name: keyof Store) => {
      if (name === 'script') return script
      const own = target[name]
      return typeof own === 'function' ? (own as (...given: unknown[]) => unknown).bind(target) : own
    },
  })
}

/** What stands between `$$` is one statement, whatever is in it. */
function singly(sql: string): readonly string[] {
  const found: string[] = []
  let open = ''
  for (const part of sql.split(/(?<=;)[ \t]*(?:\n|$)/)) {
    open += `${part}\n`
    if ((open.match(/\$\w*\$/g) ?? []).length % 2 === 1) continue
    if (open.replace(/^\s*--.*$/gm, '').trim() !== '') found.push(open)
    open = ''
  }
  return open.trim() === '' ? found : [...found, open]
}
