/** The runtime configuration, `/config.json`: where the calls go, and what a deployment says about itself. Checked once; what is absent has a default. */
import type { Host, Label } from '../../model/model.ts'

export interface RuntimeConfig {
  /** Base address of each host; empty: where the console itself came from. */
  readonly hosts: Readonly<Record<Host, string>>
  /** Key of the brand to show whatever the host name says. */
  readonly brand: string | null
  readonly company: Label
  readonly links: { readonly privacy: string; readonly terms: string; readonly icp: string }
  readonly hotline: string
  readonly copyright_start: number
  /** Account shown on the login page of a demonstration. */
  readonly demo: { readonly name: string; readonly pass: string } | null
}

export const DEFAULT_CONFIG: RuntimeConfig = {
  hosts: { main: '', passport: '/passport', file: '/files' },
  brand: null,
  company: { zh: '', en: '' },
  links: { privacy: '', terms: '', icp: '' },
  hotline: '',
  copyright_start: 2014,
  demo: null,
}

export async function loadConfig(address = '/config.json'): Promise<RuntimeConfig> {
  const answer = await fetch(address, { cache: 'no-cache' }).catch(() => undefined)
  const json: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined
  return checkConfig(json)
}

export function checkConfig(json: unknown): RuntimeConfig {
  const given = asObject(json)
  const demo = asObject(given['demo'])
  const name = asText(demo['name'])
  const start = given['copyright_start']
  return {
    hosts: mapValues(DEFAULT_CONFIG.hosts, given['hosts'], asAddress),
    brand: asText(given['brand']) || null,
    company: mapValues(DEFAULT_CONFIG.company, given['company'], asText),
    links: mapValues(DEFAULT_CONFIG.links, given['links'], asAddress),
    hotline: asText(given['hotline']),
    copyright_start: typeof start === 'number' ? start : DEFAULT_CONFIG.copyright_start,
    demo: name === '' ? null : { name, pass: asText(demo['pass']) },
  }
}

/** Each known key read from what was given; where nothing usable was, the default. */
function mapValues<K extends string>(defaults: Readonly<Record<K, string>>, given: unknown, read: (value: unknown) => string | undefined): Record<K, string> {
  const source = asObject(given)
  const entries = (Object.keys(defaults) as K[]).map((key) => [key, (key in source ? read(source[key]) : undefined) ?? defaults[key]])
  return Object.fromEntries(entries) as Record<K, string>
}

const asObject = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** `https://host/base` or `/base` without its last slash, or empty; undefined when it is no address. */
function asAddress(value: unknown): string | undefined {
  const text = asText(value).replace(/\/+$/, '')
  return text === '' || /^(https?:\/\/|\/)[^\s]*$/.test(text) ? text : undefined
}
