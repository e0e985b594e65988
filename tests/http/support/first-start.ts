/** A database as the first start of a server without a demo leaves it, but for the password, which tests know. */
import { apartment } from '../../../src/apartment/product.ts'
import { hashPassword } from '../../../src/server/auth/passwords.ts'
import { prepareData } from '../../../src/server/prepare-data.ts'
import type { Prepared } from '../../support/stores.ts'
import { projectModel, testConfig } from './server.ts'
import { PASSWORD } from './world.ts'

export const ACCOUNT = { name: 'admin', pass: PASSWORD }

export const FIRST_START: Prepared = {
  name: 'first start',
  fill: async (store) => {
    await prepareData(store, await projectModel(), testConfig({ DEMO: 'off' }), apartment)
    await store.query({ text: 'update staff set password = $1', values: [await hashPassword(PASSWORD)] })
  },
}
