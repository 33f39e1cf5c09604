/** What pdf.js needs of a browser: its modules, in the form for older browsers too, and where its data lies. */

/**
 * The parser, which leaves itself in a global, and the module that calls it. For a worker that does nothing but read:
 * pdf.js changes its globals.
 */
export async function importPdfjs(): Promise<typeof import('pdfjs-dist')> {
  const scope = globalThis as { pdfjsWorker?: unknown; window?: unknown }
  // Where there is no window, the parser takes the worker that it is loaded in for its own, and answers what is sent to
  // ours.
  scope.window = scope
  try {
    // pdf.js ships no types for the module of its worker, nor for its minified forms.
    const [parser, pdfjs] = await Promise.all([
      // @ts-expect-error
      import('pdfjs-dist/legacy/build/pdf.worker.min.mjs'),
      // @ts-expect-error
      import('pdfjs-dist/legacy/build/pdf.min.mjs'),
    ])
    scope.pdfjsWorker ??= parser
    version = (pdfjs as typeof import('pdfjs-dist')).version
    return pdfjs as typeof import('pdfjs-dist')
  } finally {
    delete scope.window
  }
}

let version = ''

type DataOptions = {
  readonly cMapUrl: string
  readonly standardFontDataUrl: string
  readonly wasmUrl: string
  readonly useWorkerFetch: boolean
}

/**
 * Where pdf.js, once imported, finds its maps of CJK codes, its standard fonts and its decoders: vite.config.ts puts
 * them beside the scripts. The parser fetches them by itself, since in a worker the other half cannot.
 */
export function pdfjsData(): DataOptions {
  const { href } = (globalThis as unknown as { location: { href: string } }).location
  const at = (folder: string): string => new URL(`pdfjs-${version}/${folder}/`, href).href
  return { cMapUrl: at('cmaps'), standardFontDataUrl: at('standard_fonts'), wasmUrl: at('wasm'), useWorkerFetch: true }
}
