/** All that this product's console has beyond its schemas. */
import { lazy } from 'react'
import brands from '../../schemas/app/brands.json'
import type { ConsoleProduct } from '../console/product.ts'
import { icons } from './icons.ts'

export const product: ConsoleProduct = {
  brands: brands.brands,
  views: {
    home: lazy(() => import('./views/home/HomePage.tsx')),
    board: lazy(() => import('./views/board/BoardPage.tsx')),
  },
  slots: {},
  windows: {},
  icons,
  facts: {},
  header: { figures: [], tools: [], always: [] },
  logins: [],
  judgements: { plate_of_energy: () => import('./domain/plates.ts') },
  searched: ['vehicles', 'drivers'],
  topics: {},
}
