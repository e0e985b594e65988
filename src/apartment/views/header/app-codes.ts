/**
 * What the app's QR codes hold: the installers of the configuration; without any, this console itself, which a phone
 * can show.
 */
import type { Setting } from '../../../console/shell/brand-context.ts'

export interface AppCode {
  readonly key: 'android' | 'ios' | 'web'
  /** A whole address: a phone knows nothing of this site. */
  readonly address: string
}

export function appCodes({ downloads }: Pick<Setting['config'], 'downloads'>, origin: string): readonly AppCode[] {
  const given = (['android', 'ios'] as const)
    .filter((key) => downloads[key] !== '')
    .map((key) => ({ key, address: new URL(downloads[key], origin).href }))
  return given.length > 0 ? given : [{ key: 'web', address: origin }]
}
