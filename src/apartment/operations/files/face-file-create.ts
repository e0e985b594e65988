/** A face photo before it is a person's. */
import type { Operation } from '../../../server/calls/operation.ts'
import { nameOfUpload } from './name.ts'

export const faceFileCreate: Operation<'face_file_create'> = (_, { file }) =>
  Promise.resolve({ face_file_id: nameOfUpload(file) })
