/**
 * One tool builds and serves the console (`dist/console`) and runs the tests. In development the API server stands
 * beside it (env API_PORT); in production the server serves the built files itself.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import type { Plugin } from 'vite'
import { productFolder, productPage } from './scripts/product.ts'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}`
/** What the API server answers; everything else is the console's. */
const SERVED_BY_API = ['/v3', '/v1', '/passport', '/api', '/static', '/files', '/hooks', '/config.json']
const POSTGRES = 'tests/support/postgres.ts'
const CONSOLE = 'tests/console/support/setup.ts'

/** Everything that the list's own script needs at once. */
const ofList = new Set<string>()
const listClosure: Plugin = {
  name: 'list-closure',
  apply: 'build',
  buildEnd() {
    const roots = ['ListScreen.tsx', 'list/first-rows.ts'].map((file) => path.resolve('src/console/screens', file))
    for (const todo = [...roots]; todo.length > 0;) {
      const id = todo.pop()!
      if (ofList.has(id)) continue
      ofList.add(id)
      todo.push(...(this.getModuleInfo(id)?.importedIds ?? []))
    }
  },
}

/** At the root, of which it is in charge; by a name of its own, which stays. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'worker.js',
      source: readFileSync('src/console/offline/worker.js', 'utf8'),
    })
  },
}

export default defineConfig({
  plugins: [react(), productPage, listClosure, worker],
  resolve: {
    alias: {
      // Asked for by the translator (node-polyglot).
      'object.entries': path.resolve('src/console/object-entries.cjs'),
      // Asked for by the export of react-admin's lists.
      'jsonexport/dist/index.js': path.resolve('src/console/no-client-export.js'),
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(SERVED_BY_API.map((address) => [address, { target: api, changeOrigin: false }])),
    // Only what the console is made of: the database folder beside it changes all the time.
    watch: { ignored: ['**/data/**', '**/dist/**', '**/schemas/**'] },
  },
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    // What every first page needs is two files, not sixty: each further one costs a turn on the network. Packages
    // change seldom: theirs stays cached.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'packages', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 1 },
            { name: 'start', tags: ['$initial'] },
            { name: 'list', test: (id) => ofList.has(id) },
          ],
        },
      },
    },
  },
  // The console's screens load late; found while serving, each would reload the page once.
  optimizeDeps: {
    entries: ['index.html', 'src/console/**/*.tsx', 'src/kinds/**/ui.tsx', `${productFolder}/views/**/*.tsx`],
  },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/console/**', 'tests/second-product/**'],
          setupFiles: ['tests/support/time-zone.ts'],
          testTimeout: 30_000,
          // Files share what they import: loading it for each cost a tenth of the time.
          isolate: false,
          hookTimeout: 120_000,
          // PGlite: most files ask it so little that making its code faster costs more than it gains.
          execArgv: ['--liftoff-only'],
          ...(existsSync(POSTGRES) ? { globalSetup: [POSTGRES] } : {}),
        },
      },
      {
        extends: true,
        test: {
          name: 'console',
          environment: 'jsdom',
          // Loading the packages for each file took half of the time; what is ours begins anew (`setup.ts`).
          isolate: false,
          environmentOptions: { jsdom: { url: 'http://console.test/' } },
          include: ['tests/console/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/time-zone.ts', ...(existsSync(CONSOLE) ? [CONSOLE] : [])],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
