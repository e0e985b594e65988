import { useProduct } from '../../product.ts'

/** ms between two looks at records that change by themselves, while they are in sight; false: one is enough. */
export function useAgain(plural: string): number | false {
  const { restless = [] } = useProduct()
  return restless.includes(plural) && AGAIN_MS
}
const AGAIN_MS = 3000
