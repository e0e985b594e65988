/** The bridge of the desktop build (docs/configuration.md): what it says of itself before the page loads. */
import type { Runtime } from '../../../model/runtime.ts'
import { asObject, asText } from '../../transport/given.ts'

export interface Desktop {
  readonly version: string
  readonly platform: keyof Runtime['downloads']
}

export function desktop(page: object = window): Desktop | null {
  const said = asObject((page as { consoleDesktop?: unknown }).consoleDesktop)
  const version = asText(said['version'])
  return version === '' ? null : { version, platform: said['platform'] === 'macos' ? 'macos' : 'windows' }
}
