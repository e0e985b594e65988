/** A face photo by its number: its person's, to whom may see that person; a new one, to whoever has uploaded it. */
import type { Operation } from '../../../server/calls/operation.ts'

export const faceFile: Operation<'face_file'> = async (work, { face_file_id: id }) => {
  const { url } = await work.file(id, { entity: 'access_person', field: 'face_photo' })
  return { url }
}
