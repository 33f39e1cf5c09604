/** Reads a backup from its file as a stream; what is wrong with the file is said in a sentence. */
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { mustBeThere } from '#domain/must-be-there.ts'
import { OperatorFault } from '../foundation/operator-fault.ts'
import { ending, FIRST, FORMAT, LAST, manifest, MOST_JSON_BYTES, type Ending, type Manifest } from './format.ts'
import { openDigest, readTar, TarFault, type TarEntry } from './tar.ts'

/** What to do with the file's parts; each reads the body of its entry to the end. */
export type Take = {
  readonly start: (found: Manifest) => Promise<void>
  readonly entry: (entry: TarEntry) => Promise<void>
}

/**
 * Throws an OperatorFault for a file that is no whole backup, or one of a newer program: what `take` did until then
 * must be undone.
 */
export async function readBackup(file: string, take: Take): Promise<Ending> {
  const digest = openDigest()
  let end: Ending | undefined
  // A fault of the file comes out where the end of the pipeline is read.
  const unzipped = pipeline(createReadStream(file), createGunzip(), () => undefined)
  try {
    let first = true
    for await (const entry of readTar(unzipped, digest, LAST)) {
      if (first) await take.start(await manifestOf(entry))
      else if (entry.name === LAST) end = await jsonOf(entry, ending)
      else await take.entry(entry)
      first = false
    }
    if (end === undefined || end.sha256 !== digest.digest('hex')) throw new TarFault('its checksum differs')
    return end
  } catch (error) {
    throw sentenceOf(error, file)
  } finally {
    unzipped.destroy()
  }
}

/** Reads the whole file and keeps nothing. */
export async function checkBackup(file: string): Promise<{ readonly manifest: Manifest; readonly ending: Ending }> {
  let found: Manifest | undefined
  const end = await readBackup(file, {
    start: async (one) => {
      found = one
    },
    entry: async ({ body }) => {
      for await (const _ of body);
    },
  })
  return { manifest: mustBeThere(found, `${FIRST} of a backup that was read`), ending: end }
}

async function manifestOf(entry: TarEntry): Promise<Manifest> {
  if (entry.name !== FIRST) throw new NoBackup()
  const found = await jsonOf(entry, manifest)
  if (found.format > FORMAT)
    throw new OperatorFault(
      `The backup was written by Setpaper ${found.program}, which is newer than this program. Restore it with that version or a later one.`,
    )
  return found
}

class NoBackup extends Error {}

async function jsonOf<Value>({ name, bytes, body }: TarEntry, shape: z.ZodType<Value>): Promise<Value> {
  if (bytes > MOST_JSON_BYTES) throw new TarFault(`${name} is too large`)
  const parts: Uint8Array[] = []
  for await (const part of body) parts.push(part)
  try {
    return shape.parse(JSON.parse(Buffer.concat(parts).toString('utf8')))
  } catch (error) {
    throw Object.assign(new TarFault(`${name} cannot be understood`), { cause: error })
  }
}

function sentenceOf(error: unknown, file: string): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (error instanceof NoBackup || (code === 'Z_DATA_ERROR' && /incorrect header check/.test(String(error))))
    return new OperatorFault(`${file} is no backup of Setpaper. Name a file that \`setpaper backup\` wrote.`)
  if (error instanceof TarFault)
    return new OperatorFault(`${file} is damaged: ${error.message}. Nothing was changed; use another backup.`)
  if (code.startsWith('Z_'))
    return new OperatorFault(`${file} is damaged: it cannot be unpacked. Nothing was changed; use another backup.`)
  if (code === 'ENOENT') return new OperatorFault(`Cannot read ${file}: there is no such file.`)
  if (code === 'EISDIR') return new OperatorFault(`Cannot read ${file}: it is a folder.`)
  if (code === 'EACCES') return new OperatorFault(`Cannot read ${file}: it is not allowed.`)
  return error
}
