/** The store that the configuration names: S3, or the local disk. */
import { join } from 'node:path'
import type { Configuration } from '../foundation/configuration.ts'
import type { BlobStore } from './blobs.ts'
import { openDiskBlobs } from './disk-blobs.ts'
import { openS3Blobs } from './s3-blobs.ts'

export const openBlobStore = ({ s3 }: Pick<Configuration, 's3'>, dataDirectory: string): BlobStore =>
  s3 === undefined ? openDiskBlobs(join(dataDirectory, 'blobs')) : openS3Blobs(s3)
