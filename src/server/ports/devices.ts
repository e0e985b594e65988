/** The link to devices: a simulated fleet until a broker is named behind which the real ones are. */
import { hostname } from 'node:os'
import { createFleet } from '../commands/simulated/fleet.ts'
import { together } from '../commands/simulated/together.ts'
import type { DeviceLink, Order } from '../commands/link.ts'
import { pem, secretSetting, setting, text } from '../config.ts'
import type { Opening, Port } from './port.ts'

const settings = {
  /** The broker; empty: devices are simulated. */
  mqttUrl: setting('MQTT_URL', '', brokerAddress),
  mqttVersion: setting('MQTT_VERSION', '5', version),
  mqttUsername: setting('MQTT_USERNAME', '', text),
  mqttPassword: secretSetting('MQTT_PASSWORD', text),
  /** Whose certificate the broker shows, where no public authority knows it; and this server's own. */
  mqttCa: setting('MQTT_CA', '', pem),
  mqttCert: setting('MQTT_CERT', '', pem),
  mqttKey: setting('MQTT_KEY', '', pem),
  /** By which the broker knows this server again; empty: by its host and port. */
  mqttClientId: setting('MQTT_CLIENT_ID', '', text),
  mqttTopics: setting('MQTT_TOPICS', 'devices', topics),
} as const

export const devices: Port<DeviceLink, typeof settings> = {
  settings,
  contradiction: ({ mqttUrl, mqttUsername, mqttPassword, mqttCert, mqttKey }) => {
    if (mqttUrl === '' && [mqttUsername, mqttPassword, mqttCert, mqttKey].some(Boolean))
      return 'MQTT_URL is missing: without a broker the other settings of MQTT mean nothing.'
    if ((mqttCert === null) !== (mqttKey === null)) return 'MQTT_CERT and MQTT_KEY go together: one of them is missing.'
    if (mqttPassword !== '' && mqttUsername === '') return 'MQTT_PASSWORD needs MQTT_USERNAME.'
    const isSecure = mqttUrl.startsWith('mqtts:')
    return mqttCert !== null && !isSecure ? 'MQTT_CERT needs an MQTT_URL that begins with mqtts://.' : null
  },
  seconds: 15,
  choose: ({ mqttUrl }) => (mqttUrl === '' ? 'fleet' : 'mqtt'),
  adapters: {
    fleet: {
      simulated: true,
      open: (_, opening) => {
        const { config, commands } = opening
        const isAway = awayBy(opening)
        const types = Object.entries(commands?.types ?? {})
        const fleet = createFleet({
          seed: config.fleetSeed,
          mood: config.fleet,
          behaviours: Object.fromEntries(types.map(([type, command]) => [type, command?.simulated])),
          ...(isAway && { isAway }),
        })
        return { contract: fleet, check: () => Promise.resolve() }
      },
    },
    mqtt: {
      simulated: false,
      open: async (values, opening) => {
        const { createMqttLink } = await import('../commands/mqtt/link.ts')
        const { mqttUsername, mqttPassword, mqttCa, mqttCert, mqttKey } = values
        const link = await createMqttLink(
          {
            url: values.mqttUrl,
            version: values.mqttVersion,
            clientId: values.mqttClientId || `console-${hostname()}-${opening.config.port}`,
            root: values.mqttTopics,
            ...{ username: mqttUsername, password: mqttPassword, ca: mqttCa, cert: mqttCert, key: mqttKey },
          },
          {
            isAway: awayBy(opening) ?? (() => Promise.resolve(false)),
            now: opening.now,
            warn: (details, words) => opening.log.warn(details, words),
          },
        )
        return { contract: link, check: () => link.check() }
      },
    },
  },
}

/** By what the records say, unless it asks how the device is; undefined: the product says nothing of them. */
function awayBy({ commands, reading }: Opening): ((order: Order) => Promise<boolean>) | undefined {
  const away = commands?.away
  if (away === undefined) return undefined
  const types = Object.entries(commands!.types)
  const asking = new Set(types.filter(([, command]) => command?.asks === true).map(([type]) => type))
  const isAway = eachOf((client: number) =>
    together((addresses: readonly string[]) => away(reading(client), addresses)),
  )
  return async ({ client_id, address, type }) => !asking.has(type) && (await isAway(client_id)(address))
}

/** Made once for each company. */
function eachOf<T>(make: (client: number) => T): (client: number) => T {
  const made = new Map<number, T>()
  return (client) => {
    const known = made.get(client) ?? make(client)
    made.set(client, known)
    return known
  }
}

function brokerAddress(value: string): string {
  if (value !== '' && !/^mqtts?:\/\/[^\s/@]+$/.test(value))
    throw new Error('must be the address of a broker, such as mqtts://broker.example.com:8883')
  return value
}

function version(value: string): 4 | 5 {
  if (value !== '5' && value !== '3.1.1') throw new Error('must be 5 or 3.1.1')
  return value === '5' ? 5 : 4
}

function topics(value: string): string {
  if (!/^[\w-]+(\/[\w-]+)*$/.test(value))
    throw new Error('must be the beginning of topics, such as devices or house/devices')
  return value
}
