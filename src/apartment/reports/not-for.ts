import type { AppError } from '../../errors/app-error.ts'
import { invalid } from '../operations/devices/refused.ts'

/** The device is not of the kind that reports such a thing. */
export const notFor = (zh: string, en: string): AppError => invalid('sn', { zh, en })
