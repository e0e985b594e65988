import type { MistakeCase } from '../mistakes.test.ts'
import { entity, reference, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'records that need each other, or themselves',
    documents: {
      'entities/shop.json': entity({ store_id: reference('store') }, { required: ['store_id'] }),
      'entities/store.json': entity(
        { shop_id: reference('shop'), name: text(), parent_id: reference('store') },
        { required: ['shop_id'] },
      ),
      'entities/tree.json': entity({ parent_id: reference('tree') }, { required: ['parent_id'] }),
      'entities/twig.json': entity({ name: text(), of: reference('twig') }),
    },
    mistakes: [
      'entities/shop.json:10:22 shop needs a record of store, and store one of shop: neither can be made first',
      'entities/store.json:10:22 store needs a record of shop, and shop one of store: neither can be made first',
      'entities/tree.json:10:22 tree needs a record of tree, and tree one of tree: neither can be made first',
    ],
  },
  {
    name: 'records that follow each other, and fields that lie within each other',
    documents: {
      'entities/shop.json': entity({
        home_id: reference('home'),
        store_id: reference('store', { 'x-within': 'home_id', 'x-follows': true }),
      }),
      'entities/store.json': entity({
        home_id: reference('home', { 'x-within': 'shop_id' }),
        shop_id: reference('shop', { 'x-within': 'home_id', 'x-follows': true }),
      }),
      'entities/home.json': entity(
        { home_id: { type: 'integer' }, shop_id: reference('shop') },
        { 'x-key': 'home_id' },
      ),
      'entities/room.json': undefined,
    },
    mistakes: [
      'entities/shop.json:24:20 shop follows store, which follows it in turn',
      'entities/store.json:15:19 "home_id" lies within a field that lies within it in turn',
      'entities/store.json:24:19 "shop_id" lies within a field that lies within it in turn',
      'entities/store.json:25:20 store follows shop, which follows it in turn',
    ],
  },
]
