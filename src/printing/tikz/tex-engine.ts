/** TeX in WebAssembly: its program, its memory with LaTeX and TikZ loaded, and the only files that it can see. */
import { readFile, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'

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
  const [program, format, files, metrics] = await Promise.all([
    read('tex.wasm.gz').then((bytes) => WebAssembly.compile(bytes as Uint8Array<ArrayBuffer>)),
    read('core.dump.gz'),
    read('tex_files.tar.gz').then(filesOfTar),
    readMetrics(),
  ])
  return { program, format, files: new Map([...files, ...metrics]) }
}

async function readMetrics(): Promise<(readonly [string, Uint8Array])[]> {
  const folder = new URL('./metrics/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tfm'))
  return Promise.all(names.map(async (name) => [name, await readFile(new URL(name, folder))] as const))
}

/** The plain files by their names without folders. */
async function filesOfTar(archive: Uint8Array): Promise<(readonly [string, Uint8Array])[]> {
  const files: (readonly [string, Uint8Array])[] = []
  for await (const entry of Readable.from([archive]).pipe(extract())) {
    const content = await buffer(entry)
    if (entry.header.type === 'file') files.push([basename(entry.header.name), content])
  }
  return files
}
