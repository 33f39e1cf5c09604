/** Reads a ZIP file by yauzl: what a program that is not ours finds in it. */
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** By the name of each file, in their order; a name that leads out of the folder is refused. */
export async function readZip(zip: Uint8Array): Promise<ReadonlyMap<string, Buffer>> {
  const archive = await yauzl.fromBufferPromise(Buffer.from(zip), { strictFileNames: true })
  const files = new Map<string, Buffer>()
  for await (const entry of archive.eachEntry())
    files.set(entry.fileName, await buffer((await archive.openReadStreamPromise(entry)) as Readable))
  return files
}
