/** Files in a bucket of a store that speaks S3. */
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { request as overHttp, type IncomingMessage } from 'node:http'
import { request as overTls } from 'node:https'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Client } from 'minio'
import type { Blobs } from './blobs.ts'

export interface S3Settings {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

export function s3Blobs({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): Blobs {
  const { hostname, port, protocol } = new URL(endpoint)
  const client = new Client({
    endPoint: hostname,
    ...(port !== '' && { port: Number(port) }),
    useSSL: protocol === 'https:',
    region,
    accessKey,
    secretKey,
    pathStyle: true,
  })
  return {
    bucket,
    region,
    reach: async () => {
      if (!(await client.bucketExists(bucket))) throw new Error(`there is no bucket "${bucket}"`)
    },
    placeOf: null,
    putFile: async (name, path, size) => {
      await send(await client.presignedPutObject(bucket, name, LEAVE_SECONDS), path, size)
      await rm(path, { force: true })
    },
    putBytes: async (name, bytes) => {
      await client.putObject(bucket, name, bytes, bytes.length)
    },
    open: (name, span) =>
      (span === undefined
        ? client.getObject(bucket, name)
        : client.getPartialObject(bucket, name, span.start, span.end - span.start + 1)
      ).catch((error: unknown) => {
        if ((error as { code?: string }).code === 'NoSuchKey') return null
        throw error
      }),
    remove: (name) => client.removeObject(bucket, name),
    namesBefore: async (time, after, many) => {
      const { objects, isTruncated } = await client.listObjectsQuery(bucket, '', after, {
        Delimiter: '',
        MaxKeys: many,
      })
      return {
        names: objects.flatMap(({ name, lastModified }) =>
          name !== undefined && lastModified !== undefined && lastModified < time ? name : [],
        ),
        next: isTruncated ? (objects.at(-1)?.name ?? null) : null,
      }
    },
  }
}

/** In which a file must be on its way. */
const LEAVE_SECONDS = 300

/** As it is read, a piece at a time: the client would hold all of it, and of each that is sent at the same time. */
async function send(address: string, path: string, size: number): Promise<void> {
  const asking = (address.startsWith('https:') ? overTls : overHttp)(address, {
    method: 'PUT',
    headers: { 'content-length': size },
  })
  const answered = once(asking, 'response') as Promise<[IncomingMessage]>
  const sent = pipeline(createReadStream(path), asking)
  // A store that refuses says so before all of it is there, and may read no more of it.
  const [answer] = await Promise.race([answered, sent.then(() => answered)])
  const said = await text(answer)
  if (answer.statusCode !== 200) {
    asking.destroy()
    throw new Error(`the store answered ${answer.statusCode} ${/<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? ''}`.trim())
  }
  await sent
}
