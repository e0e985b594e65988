/**
 * Tells Vite which generated files have changed. The one who writes them knows it at once and for sure;
 * a watcher of the folder learns it later, and not of every file that is replaced twice within moments.
 */
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { Written } from '../../generators/watch.ts'

export interface GeneratedFiles {
  readonly plugin: Plugin
  tell(written: Pick<Written, 'changed' | 'removed'>): void
}

export function createGeneratedFiles(root: string): GeneratedFiles {
  let vite: ViteDevServer | null = null
  const emit = (event: 'change' | 'unlink') => (file: string) => vite?.watcher.emit(event, path.join(root, file))
  return {
    plugin: {
      name: 'generated-files',
      config: () => ({ server: { watch: { ignored: ['**/src/generated/**', '**/docs/**'] } } }),
      configureServer(server) {
        vite = server
      },
      // One that no module imports (an entity came, or went) is no reason to reload the page: menu and registry tell of
      // it.
      hotUpdate: ({ file, modules }) =>
        file.includes('/src/generated/') ? modules.filter(({ importers }) => importers.size > 0) : undefined,
    },
    tell({ changed, removed }) {
      changed.forEach(emit('change'))
      removed.forEach(emit('unlink'))
    },
  }
}
