/**
 * The server as the development server runs it, in one module: what is loaded anew when its code is saved. Everything
 * that has to be of one piece stands here, since a class that was loaded twice is two.
 */
import product from '#product/product.ts'
import { createApp } from '../../src/server/app.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { createFollower } from './follow.ts'

export const side = { product, createApp, compiledChecks, openStore, createFollower }
export type Side = typeof side
