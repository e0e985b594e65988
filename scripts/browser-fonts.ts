/**
 * A Chinese font for the browser that tests and pictures use, since a bare Linux has none and shows boxes. It comes
 * through npm (`@embedpdf/fonts-sc`: Noto Sans under the OFL, in a form that fontconfig takes; web fonts in WOFF2 are
 * not taken).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const CACHE = path.resolve('node_modules/.cache/browser-fonts')

const config = (fonts: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${fonts}</dir>
  <cachedir>${CACHE}</cachedir>
</fontconfig>
`

/**
 * What a browser's environment needs to find the font beside the system's own; other systems bring Chinese fonts
 * themselves.
 */
export function fontEnvironment(): Readonly<Record<string, string>> {
  if (process.platform !== 'linux') return {}
  const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '../fonts')
  const file = path.join(CACHE, 'fonts.conf')
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(file, config(fonts))
  return { FONTCONFIG_FILE: file }
}
