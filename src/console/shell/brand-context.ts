/** Brand and runtime configuration for the shell's parts. */
import { createContext, useContext } from 'react'
import { DEFAULT_CONFIG, type RuntimeConfig } from '../transport/config.ts'
import { chooseBrand, type Brand } from './brand.ts'

export interface Setting {
  readonly brand: Brand
  readonly config: RuntimeConfig
}

export const SettingContext = createContext<Setting>({ brand: chooseBrand([], '', null), config: DEFAULT_CONFIG })
export const useBrand = (): Brand => useContext(SettingContext).brand
export const useRuntimeConfig = (): RuntimeConfig => useContext(SettingContext).config
