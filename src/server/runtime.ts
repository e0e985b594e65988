/**
 * What the console is told at `/config.json`: where the calls go, names, links, keys. Defaults, then the JSON file that
 * CONFIG_FILE names (so that an operator changes a name without a build). Nothing secret may stand here.
 */
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import * as generated from '../generated/constants.ts'
import type { Host, Label } from '../model/model.ts'
import type { Runtime } from '../model/runtime.ts'

const NOBODY: Label = { zh: '', en: '' }
/** Of the schemas; a product need not say any of them. */
const constants = generated as { readonly company?: Label; readonly copyright_since?: number }
const DEFAULTS: Runtime = {
  hosts: { main: '', passport: '/passport', file: '/files' },
  brand: null,
  brands: [],
  company: constants['company'] ?? NOBODY,
  links: { privacy: '', terms: '', icp: '', service: '' },
  maps_key: '',
  downloads: { windows: '', macos: '', android: '', ios: '' },
  private_deployment: false,
  copyright_start: constants['copyright_since'] ?? new Date().getFullYear(),
  hotline: '',
  desktop_version: '',
  demo: null,
}

const text = { type: 'string', maxLength: 500 } as const
const texts = (...names: readonly string[]) =>
  ({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, text])),
  }) as const

const label = { ...texts('zh', 'en'), required: ['zh', 'en'] } as const
/** To the web or on this site; `javascript:` and the like are no address. */
const address = { type: 'string', maxLength: 2_000, pattern: '^(https?://[^\\s\\\\]+|/(?!/)[^\\s\\\\]*|)$' } as const
const addresses = (...names: readonly string[]) =>
  ({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, address])),
  }) as const
const links = addresses('privacy', 'terms', 'service')
const brand = {
  type: 'object',
  additionalProperties: false,
  required: ['key'],
  properties: {
    key: { type: 'string', minLength: 1, maxLength: 50 },
    name: label,
    hosts: { type: 'array', items: { type: 'string', maxLength: 253 } },
    colour: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    logo: address,
    icon: { type: 'string', maxLength: 50 },
    slogan: label,
  },
} as const

/** Where no file is given nobody is asked, and nothing is compiled. */
const checkOfFile = () =>
  new Ajv().compile<Partial<Runtime>>({
    type: 'object',
    additionalProperties: false,
    properties: {
      hosts: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries((['main', 'passport', 'file'] satisfies Host[]).map((host) => [host, address])),
      },
      brand: { type: ['string', 'null'] },
      brands: { type: 'array', maxItems: 100, items: brand },
      company: label,
      // The number of the licence is no address.
      links: { ...links, properties: { ...links.properties, icp: text } },
      maps_key: text,
      downloads: addresses('windows', 'macos', 'android', 'ios'),
      private_deployment: { type: 'boolean' },
      copyright_start: { type: 'integer', minimum: 1990, maximum: 2100 },
      hotline: text,
      desktop_version: text,
    },
  })

export function readRuntime(environment: Readonly<Record<string, string | undefined>>): Runtime {
  const file = environment['CONFIG_FILE']?.trim() ?? ''
  const given = file === '' ? {} : readFile(file)
  return {
    ...DEFAULTS,
    // On an operator's own machines only what the operator says is said.
    ...(given.private_deployment === true && { company: NOBODY }),
    ...given,
    hosts: { ...DEFAULTS.hosts, ...given.hosts },
    links: { ...DEFAULTS.links, ...given.links },
    downloads: { ...DEFAULTS.downloads, ...given.downloads },
  }
}

function readFile(file: string): Partial<Runtime> {
  const json = parse(file)
  const check = checkOfFile()
  if (check(json)) return json
  const [first] = check.errors ?? []
  throw new Error(
    `CONFIG_FILE ${file}: ${first?.instancePath || 'the document'} ${first?.message ?? 'is wrong'}${named(first?.params)}.`,
  )
}

const named = (params: Record<string, unknown> | undefined): string =>
  params !== undefined && 'additionalProperty' in params ? ` ("${String(params['additionalProperty'])}")` : ''

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`CONFIG_FILE ${file} cannot be read as JSON: ${(error as Error).message}.`)
  }
}
