/** A face photo by its number: for accounts that may see its person or, while it has none, for its uploader. */
import type { Operation } from '../../../server/calls/operation.ts'

export const faceFile: Operation<'face_file'> = async (work, { face_file_id: id }) => {
  const { url } = await work.file(id, { entity: 'access_person', field: 'face_photo' })
  return { url }
}
