/** The store of files that the settings name: a folder, or one that speaks S3. */
import path from 'node:path'
import type { Config } from '../config.ts'
import { folderBlobs } from './folder.ts'
import type { Blobs } from './blobs.ts'

type Settings = Pick<
  Config,
  'dataDir' | 'filesDir' | `s3${'Endpoint' | 'Bucket' | 'Region' | 'AccessKey' | 'SecretKey'}`
>

export interface Files {
  readonly files: Blobs
  /** Where files come in, on this machine, whatever store they go to. */
  readonly folder: string
}

export async function openFiles(settings: Settings): Promise<Files> {
  const root = path.resolve(settings.filesDir || path.join(settings.dataDir, 'files'))
  const folder = path.join(root, 'incoming')
  if (settings.s3Endpoint === '') return { files: folderBlobs(root), folder }
  // Whoever keeps files in a folder need not load it.
  const { s3Blobs } = await import('./s3.ts')
  return {
    files: s3Blobs({
      endpoint: settings.s3Endpoint,
      bucket: settings.s3Bucket,
      region: settings.s3Region,
      accessKey: settings.s3AccessKey,
      secretKey: settings.s3SecretKey,
    }),
    folder,
  }
}
