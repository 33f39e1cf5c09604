/** TeX in WebAssembly: its program, its memory with LaTeX and TikZ loaded, and the only files that it can see. */
import { readFile, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'

export type TexEngine = {
  readonly program: WebAssembly.Module
  /** What lies in TeX's memory once LaTeX and TikZ are loaded. */
  readonly format: Uint8Array
  /** Packages and font metrics by their names. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** About a second, and 150 MB. */
export async function loadTex(): Promise<TexEngine> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('node-tikzjax/package.json')), 'tex')
  const read = async (name: string): Promise<Uint8Array> => gunzipSync(await readFile(join(folder, name)))
  const [program, format, archive, metrics] = await Promise.all([read('tex.wasm.gz').then((bytes) => WebAssembly.compile(bytes as Uint8Array<ArrayBuffer>)), read('core.dump.gz'), read('tex_files.tar.gz'), readMetrics()])
  return { program, format, files: new Map([...filesOfTar(archive), ...metrics]) }
}

async function readMetrics(): Promise<(readonly [string, Uint8Array])[]> {
  const folder = new URL('./metrics/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tfm'))
  return Promise.all(names.map(async (name) => [name, await readFile(new URL(name, folder))] as const))
}

const BLOCK = 512

/** Of the archive of the package itself: short names, plain files. */
function* filesOfTar(archive: Uint8Array): Generator<readonly [string, Uint8Array]> {
  const text = (from: number, length: number): string => Buffer.from(archive.buffer, archive.byteOffset + from, length).toString('latin1').replace(/\0.*$/s, '')
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const size = Number.parseInt(text(at + 124, 12), 8)
    const name = text(at, 100)
    if (!name.endsWith('/')) yield [name.slice(name.lastIndexOf('/') + 1), archive.subarray(at + BLOCK, at + BLOCK + size)]
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
}
