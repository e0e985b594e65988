/** All that this product's console has beyond its schemas: views, header, log-in, icons; each loaded when it opens. */
import { lazy } from 'react'
import brands from '../../schemas/app/brands.json'
import type { ConsoleProduct } from '../console/product.ts'

export const product: ConsoleProduct = {
  brands: brands.brands,
  views: { home: lazy(() => import('./views/home/HomePage.tsx')) },
  slots: {},
  windows: {},
  icons: {},
  facts: {},
  header: { figures: [], tools: [], always: [] },
  logins: [],
  searched: [],
  topics: {},
}
