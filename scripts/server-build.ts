/** How a program of the server is built for Node: by the console's own tool, packages left where they are. */
import { cpSync } from 'node:fs'
import path from 'node:path'
import type { InlineConfig, Plugin } from 'vite'

/** `input`: file by the name it gets. Packages are found from `outDir` upwards, so it stands within the project. */
export const serverBuild = (input: Readonly<Record<string, string>>, outDir: string): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  plugins: [modelBeside(outDir)],
  build: {
    ssr: true,
    outDir,
    target: 'node20',
    emptyOutDir: true,
    minify: false,
    rollupOptions: { input: { ...input } },
  },
})

/**
 * The model and the description of the calls stay files, where `src/server` finds them from a built program as it does
 * among the sources.
 */
const modelBeside = (outDir: string): Plugin => ({
  name: 'model-beside',
  writeBundle() {
    for (const name of ['model.json', 'openapi.json'])
      cpSync(`src/generated/${name}`, path.join(outDir, '../generated', name))
  },
})
