/**
 * The runtime configuration, `/config.json`: where the calls go, and what a deployment says about itself. Checked once;
 * what is absent has a default.
 */
import type { Runtime } from '../../model/runtime.ts'
import { asAddress, asLabel, asObject, asText } from './given.ts'

export interface RuntimeConfig extends Omit<Runtime, 'brands'> {
  /** As they were given; read where a brand is chosen. */
  readonly brands: readonly unknown[]
  /** When the page was loaded, by the server's clock; null: it did not say. */
  readonly loaded_at: number | null
}

export const DEFAULT_CONFIG: RuntimeConfig = {
  hosts: { main: '', passport: '/passport', file: '/files' },
  brand: null,
  brands: [],
  company: { zh: '', en: '' },
  links: { privacy: '', terms: '', icp: '', service: '' },
  maps_key: '',
  downloads: { windows: '', macos: '', android: '', ios: '' },
  private_deployment: false,
  hotline: '',
  copyright_start: new Date().getFullYear(),
  desktop_version: '',
  demo: null,
  loaded_at: null,
}

/** A server that does not answer must not keep the console from starting. */
const PATIENCE_MS = 8_000

/** `known`: what the browser keeps of it, for times without a network. */
export async function loadConfig(
  address = '/config.json',
  known: () => string | null = () => null,
): Promise<RuntimeConfig> {
  const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  )
  const json: unknown = answer?.ok
    ? await answer.json().catch(() => undefined)
    : answer === undefined && parsed(known())
  const loadedAt = Date.parse(answer?.headers.get('date') ?? '')
  return { ...checkConfig(json), loaded_at: Number.isNaN(loadedAt) ? null : loadedAt }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

export function checkConfig(json: unknown): RuntimeConfig {
  const given = asObject(json)
  const demo = asObject(given['demo'])
  const name = asText(demo['name'])
  const { copyright_start: start, brands } = given
  return {
    hosts: mapValues(DEFAULT_CONFIG.hosts, given['hosts'], asAddress),
    brand: asText(given['brand']) || null,
    brands: Array.isArray(brands) ? brands : [],
    company: asLabel(given['company']) ?? DEFAULT_CONFIG.company,
    links: {
      ...mapValues(DEFAULT_CONFIG.links, given['links'], asAddress),
      icp: asText(asObject(given['links'])['icp']),
    },
    maps_key: asText(given['maps_key']),
    downloads: mapValues(DEFAULT_CONFIG.downloads, given['downloads'], asAddress),
    private_deployment: given['private_deployment'] === true,
    hotline: asText(given['hotline']),
    copyright_start: typeof start === 'number' && Number.isInteger(start) ? start : DEFAULT_CONFIG.copyright_start,
    desktop_version: asText(given['desktop_version']),
    demo: name === '' ? null : { name, pass: asText(demo['pass']) },
    loaded_at: null,
  }
}

/** Each known key read from what was given; where nothing usable was, the default. */
function mapValues<T extends Readonly<Record<string, string>>>(
  defaults: T,
  given: unknown,
  read: (value: unknown) => string | undefined,
): T {
  const source = asObject(given)
  return Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => [key, (key in source ? read(source[key]) : undefined) ?? value]),
  ) as T
}
