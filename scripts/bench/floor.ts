/** Builds one of the small programs that we compare ourselves with, by the tool that builds the console. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type InlineConfig } from 'vite'

/** `folder` beside this file; relative addresses, so that it can stand anywhere. */
export async function buildFloor(folder: string): Promise<{ readonly config: InlineConfig; readonly outDir: string }> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'console-floor-'))
  const config = {
    configFile: false as const,
    root: path.join(import.meta.dirname, folder),
    base: './',
    logLevel: 'error' as const,
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  }
  await build(config)
  return { config, outDir }
}
