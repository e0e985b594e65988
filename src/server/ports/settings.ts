/** All settings of a server: the engine's, the product's, and those of each port. */
import { type Environment, readConfig } from '../config.ts'
import type { Product } from '../product.ts'
import { enginePorts } from './table.ts'

export const readSettings = (
  environment: Environment,
  { settings, ports }: Pick<Product, 'settings' | 'ports'>,
): ReturnType<typeof readConfig> => readConfig(environment, settings, { ...enginePorts, ...ports })
