/** Files in a bucket of a store that speaks S3. */
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
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
      await client.putObject(bucket, name, createReadStream(path), size)
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
