/** A browser whose camera sees one label, held still. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { findBrowser } from '../../scripts/browser.ts'

const [WIDTH, HEIGHT, CODE] = [1280, 720, 480]
/** Frames after each other; the browser begins anew behind the last. */
const FRAMES = 10

export async function seeing(text: string) {
  const code = await sharp(Buffer.from(renderSVG(text)))
    .resize(CODE)
    .toBuffer()
  const frame = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#c8c8c0' } })
    .composite([{ input: code }])
    .jpeg({ quality: 95 })
    .toBuffer()
  const film = path.join(mkdtempSync(path.join(tmpdir(), 'console-camera-')), 'label.mjpeg')
  writeFileSync(film, Buffer.concat(Array.from({ length: FRAMES }, () => frame)))
  const browser = findBrowser()
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]
  return { ...browser, args: [...browser.args, ...camera] }
}
