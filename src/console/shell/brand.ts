/**
 * Which brand is shown: the one the configuration names, else the one that serves this host, else the first. Brands
 * come from the schemas and from the runtime configuration, which may change one by its key or bring another; what is
 * unusable in one is left out.
 */
import type { Label } from '../../model/model.ts'
import { asAddress, asLabel, asObject, asText } from '../transport/given.ts'

export interface Brand {
  readonly key: string
  readonly name: Label
  readonly hosts: readonly string[]
  readonly colour: string
  /** Sign of the brand: a picture's address, else one of the console's icons. */
  readonly logo: string
  readonly icon: string
  /** Below the name on the login page. */
  readonly slogan: Label | null
}

export function chooseBrand(brands: readonly Brand[], host: string, named: string | null): Brand {
  const found = brands.find(({ key }) => key === named) ?? brands.find(({ hosts }) => hosts.includes(host)) ?? brands[0]
  return found ?? FALLBACK
}

/**
 * The configured ones change or follow those of the schemas; for a host that several serve, the configured one stands
 * first.
 */
export function joinBrands(own: readonly unknown[], configured: readonly unknown[]): readonly Brand[] {
  const first = own.map((one) => readBrand(one)).filter((one) => one !== undefined)
  const given = configured
    .map((one) =>
      readBrand(
        one,
        first.find(({ key }) => key === asObject(one)['key']),
      ),
    )
    .filter((one) => one !== undefined)
  const taken = new Set(given.flatMap(({ hosts }) => hosts))
  const left = first
    .filter(({ key }) => given.every((one) => one.key !== key))
    .map((one) => ({ ...one, hosts: one.hosts.filter((host) => !taken.has(host)) }))
  const [standard] = first
  // The default stays the default, changed or not.
  const changed = given.find(({ key }) => key === standard?.key)
  const all = [...left, ...given]
  return changed ? [changed, ...all.filter((one) => one !== changed)] : all
}

const FALLBACK: Brand = {
  key: 'none',
  name: { zh: '管理控制台', en: 'Console' },
  hosts: [],
  colour: '#1f5fbf',
  logo: '',
  icon: 'dashboard',
  slogan: null,
}

function readBrand(value: unknown, base: Brand = FALLBACK): Brand | undefined {
  const given = asObject(value)
  const key = asText(given['key'])
  const name = asLabel(given['name']) ?? base.name
  const colour = asText(given['colour'])
  const hosts = given['hosts']
  if (key === '' || (base === FALLBACK && name === base.name)) return undefined
  return {
    key,
    name,
    hosts: Array.isArray(hosts) ? hosts.filter((host): host is string => typeof host === 'string') : base.hosts,
    colour: /^#[0-9a-fA-F]{6}$/.test(colour) ? colour : base.colour,
    logo: asAddress(given['logo']) ?? base.logo,
    icon: asText(given['icon']) || base.icon,
    slogan: asLabel(given['slogan']) ?? base.slogan,
  }
}
