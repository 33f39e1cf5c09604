/** Blobs as files: written beside their place, flushed, then renamed, so that a power cut leaves no half object. */
import { createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BlobStore } from './blobs.ts'
import { flushFolder } from './flush-folder.ts'

/** What a process that was killed was writing ends in this; it goes when its key is removed. */
const PART = '.part'

export function openDiskBlobs(root: string): BlobStore {
  const base = resolve(root)
  const fileOf = (key: string): string => {
    const file = resolve(base, key)
    if (!file.startsWith(base + sep)) throw new Error(`Cannot store under the key ${key}: it leaves the store`)
    return file
  }
  return {
    async put(key, body) {
      const file = fileOf(key)
      const part = `${file}${PART}`
      await mkdir(dirname(file), { recursive: true })
      try {
        await pipeline(body, createWriteStream(part, { flush: true }))
        await rename(part, file)
        await flushFolder(dirname(file))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async get(key) {
      const file = await open(fileOf(key)).catch(absent)
      return file?.createReadStream()
    },
    async remove(key) {
      const file = fileOf(key)
      await Promise.all([file, `${file}${PART}`].map((path) => rm(path, { force: true })))
    },
    list: () => keysIn(base),
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}

async function* keysIn(base: string): AsyncIterable<string> {
  for await (const key of filesBelow(base)) if (!key.endsWith(PART)) yield key
}

async function* filesBelow(base: string): AsyncIterable<string> {
  const folder = await opendir(base, { recursive: true }).catch(absent)
  if (folder === undefined) return
  for await (const entry of folder)
    if (entry.isFile()) yield relative(base, join(entry.parentPath, entry.name)).split(sep).join('/')
}
