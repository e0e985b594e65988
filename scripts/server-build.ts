/** How a program of the server is built for Node: by the console's own tool, packages left where they are. */
import type { InlineConfig } from 'vite'

/** `input`: file by the name it gets. Packages are found from `outDir` upwards, so it stands within the project. */
export const serverBuild = (input: Readonly<Record<string, string>>, outDir: string): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  build: { ssr: true, outDir, target: 'node20', emptyOutDir: true, minify: false, rollupOptions: { input: { ...input } } },
})
