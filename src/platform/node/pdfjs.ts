/** What pdf.js needs of Node: its modules, where its data lies, and a faster way to unpack. */
import { InflateAtOnce } from './inflate-at-once.ts'

/**
 * The parser, which leaves itself in a global, and the module that calls it. Changes globals of the process, which is
 * one for reading only.
 */
export async function importPdfjs(): Promise<typeof import('pdfjs-dist')> {
  Object.defineProperty(globalThis, 'DecompressionStream', { value: InflateAtOnce, writable: true, configurable: true })
  const scope = globalThis as { pdfjsWorker?: unknown }
  // @ts-expect-error pdf.js ships no types for the module of its worker.
  scope.pdfjsWorker ??= await import('pdfjs-dist/build/pdf.worker.min.mjs')
  // @ts-expect-error nor for its minified form, which loads faster and is the same as `pdfjs-dist`.
  return (await import('pdfjs-dist/build/pdf.min.mjs')) as typeof import('pdfjs-dist')
}

type DataOptions = {
  readonly cMapUrl: string
  readonly standardFontDataUrl: string
  readonly wasmUrl: string
  readonly useWorkerFetch: boolean
}

/** Where pdf.js finds its maps of CJK codes, its standard fonts and its decoders: folders on disk. */
export function pdfjsData(): DataOptions {
  const root = new URL('.', import.meta.resolve('pdfjs-dist/package.json'))
  const path = root.protocol === 'file:' ? process.getBuiltinModule('node:url').fileURLToPath(root) : root.href
  return {
    cMapUrl: `${path}cmaps/`,
    standardFontDataUrl: `${path}standard_fonts/`,
    wasmUrl: `${path}wasm/`,
    useWorkerFetch: false,
  }
}
