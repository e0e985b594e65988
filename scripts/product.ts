/**
 * Which folder is the product: `imports` of package.json says it, under `#product/*`, and nothing else does. Sources of
 * the commands import it by that name; this is for who needs the folder itself.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const { imports } = JSON.parse(read('package.json')) as { imports: { '#product/*': string } }

/** Relative to the project, such as `src/fleet`. */
export const productFolder = imports['#product/*'].replace(/^\.\//, '').replace(/\/\*$/, '')

interface Brands {
  readonly brands: readonly { readonly name: { readonly zh: string }; readonly colour: string }[]
}

/** The page that the console starts in: the product's script, and until that runs its name, colour and sign. */
export const productPage: Plugin = {
  name: 'product-page',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      const [brand] = (JSON.parse(read('schemas/app/brands.json')) as Brands).brands
      const icon = `data:image/svg+xml,${encodeURIComponent(read(`${productFolder}/icon.svg`).trim())}`
      const facts = { name: brand!.name.zh, colour: brand!.colour, icon, script: `/${productFolder}/console.tsx` }
      return html.replace(/\{product\.(\w+)\}/g, (_, fact: string) => facts[fact as keyof typeof facts])
    },
  },
}
