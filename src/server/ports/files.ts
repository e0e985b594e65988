/** Where the bytes of files are: a folder, or a store that speaks S3. */
import path from 'node:path'
import type { Blobs, Files } from '../files/blobs.ts'
import { folderBlobs, KEPT } from '../files/folder.ts'
import type { Config } from '../config.ts'
import type { Opened, Port } from './port.ts'

const inFolder = (config: Config): Blobs => folderBlobs(rootOf(config))

async function inS3(config: Config): Promise<Blobs> {
  // Not loaded where files are kept in a folder.
  const { s3Blobs } = await import('../files/s3.ts')
  return s3Blobs({
    endpoint: config.s3Endpoint,
    bucket: config.s3Bucket,
    region: config.s3Region,
    accessKey: config.s3AccessKey,
    secretKey: config.s3SecretKey,
  })
}

const isS3 = ({ s3Endpoint }: Config): boolean => s3Endpoint !== ''

export const files: Port<Blobs> = {
  // For a large file over a slow connection to its store.
  seconds: 300,
  choose: (_, config) => (isS3(config) ? 's3' : 'folder'),
  adapters: {
    folder: { simulated: false, open: (_, { config }) => opened(inFolder(config)) },
    s3: { simulated: false, open: async (_, { config }) => opened(await inS3(config)) },
  },
}

/** Opened without a server: for backups of data at rest. */
export const openFiles = async (config: Config): Promise<Files> =>
  filesIn(isS3(config) ? await inS3(config) : inFolder(config), config)

const opened = (blobs: Blobs): Opened<Blobs> => ({ contract: blobs, check: () => blobs.reach() })

type Settings = Pick<Config, 'dataDir' | 'filesDir'>
const rootOf = ({ filesDir, dataDir }: Settings): string => path.resolve(filesDir || path.join(dataDir, 'files'))

/** What has been uploaded, where it is kept in a folder. */
export const keptIn = (settings: Settings): string => path.join(rootOf(settings), KEPT)

/** With where they come in, on this machine, whatever store they go to. */
export const filesIn = (blobs: Blobs, settings: Settings): Files => ({
  files: blobs,
  folder: path.join(rootOf(settings), 'incoming'),
})
