/**
 * The setting WEBHOOK_SECRETS: of each webhook and company the secret that its sender signs with. Who has one is open
 * to messages; two of the same may hold side by side while the sender changes from one to the other.
 */
export type WebhookSecrets = ReadonlyMap<string, readonly Buffer[]>

export const placeOf = (webhook: string, client: number): string => `${webhook}/${client}`

const LEAST = 24

export function webhookSecrets(value: string): WebhookSecrets {
  const secrets = new Map<string, Buffer[]>()
  const owners = new Map<string, string>()
  for (const part of value.split(',').filter((one) => one.trim() !== '')) {
    const [, place, text] =
      /^\s*([a-z][a-z0-9_]*\/[1-9]\d{0,14})=(?:whsec_)?([A-Za-z0-9+/]+={0,2})\s*$/.exec(part) ?? []
    const secret = Buffer.from(text ?? '', 'base64')
    if (place === undefined || secret.length < LEAST)
      throw new Error(`must be such as payment/1=whsec_…, with at least ${LEAST} bytes in base64, and commas between`)
    const owner = owners.get(secret.toString('base64'))
    if (owner !== undefined && owner !== place)
      throw new Error(
        `must not give ${owner} and ${place} the same secret: messages of one would be taken for the other's`,
      )
    owners.set(secret.toString('base64'), place)
    secrets.set(place, [...(secrets.get(place) ?? []), secret])
  }
  return secrets
}
