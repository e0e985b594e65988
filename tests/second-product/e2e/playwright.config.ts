/** Walks the second product, which `scripts/second-product.ts` has made, built and started. */
import { walks } from '../../../e2e/base.ts'

export default walks({
  testDir: '.',
  outputDir: '../../../test-results/second-product',
  workers: 1,
  use: { baseURL: process.env['SECOND_URL'] },
})
