/** The product's console: the engine's, with what this product adds to it. The one place where the two are joined. */
import { start } from '../console/main.tsx'
import { product } from './console-product.ts'

void start(product)
