/** Which brand is shown: the one the configuration names, else the one that serves this host, else the first. */
import type { Brand } from '../../model/model.ts'

export function chooseBrand(brands: readonly Brand[], host: string, named: string | null): Brand {
  const found = brands.find(({ key }) => key === named) ?? brands.find(({ hosts }) => hosts.includes(host)) ?? brands[0]
  return found ?? FALLBACK
}

const FALLBACK: Brand = { key: 'none', name: { zh: '管理控制台', en: 'Console' }, hosts: [], colour: '#1f5fbf' }
