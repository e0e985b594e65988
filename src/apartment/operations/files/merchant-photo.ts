/** A photo of a merchant's papers, before the merchant is registered. */
import type { Operation } from '../../../server/calls/operation.ts'
import { nameOfUpload } from './name.ts'

export const merchantPhoto: Operation<'ali_pay_upload_photo'> = (_, { file }) =>
  Promise.resolve({ image_id: nameOfUpload(file) })
