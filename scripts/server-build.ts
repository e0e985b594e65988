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
 * The model stays a file, where `src/server/generated-source.ts` finds it from a built program as it does among the
 * sources.
 */
const modelBeside = (outDir: string): Plugin => ({
  name: 'model-beside',
  writeBundle() {
    cpSync('src/generated/model.json', path.join(outDir, '../generated/model.json'))
  },
})
