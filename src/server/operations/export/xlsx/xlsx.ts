import { AppError } from '../../../../errors/app-error.ts'
import type { Format } from '../format.ts'
// eslint-disable-next-line require-yield
export const xlsx: Format = { ending: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', guarded: false, async* write() { throw new AppError('unavailable') } }
