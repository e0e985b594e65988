import { AppError } from '../../errors/app-error.ts'

/** The device is not of the kind that reports such a thing. */
export const notFor = (zh: string, en: string): AppError =>
  new AppError('invalid', {}, { fields: [{ field: 'sn', message: { zh, en } }] })
