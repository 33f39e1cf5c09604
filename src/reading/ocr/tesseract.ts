/**
 * Tesseract as WebAssembly in the calling thread: a grey picture in, its lines out. Nothing is fetched; language data
 * come as bytes.
 */
import type { TesseractApi, TesseractModule } from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js'
import type { GreyPicture } from '../pdf/page-images-drawn.ts'
import type { OcrLanguage } from './recognised-page.ts'

/** A box in pixels from the upper left corner. */
export type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }
export type TesseractSymbol = { readonly text: string; readonly bbox: Box }
/** `confidence` is 0 to 100. */
export type TesseractWord = {
  readonly text: string
  readonly bbox: Box
  readonly confidence: number
  readonly symbols: readonly TesseractSymbol[]
}
export type TesseractLine = {
  /** With the spaces that were seen; words alone do not tell. */
  readonly text: string
  readonly bbox: Box
  readonly baseline: Box
  /** Pixels: `rowHeight` from the foot of descenders to the head of ascenders. */
  readonly rowAttributes: { readonly rowHeight: number; readonly descenders: number; readonly ascenders: number }
  readonly words: readonly TesseractWord[]
}

export type Tesseract = {
  /**
   * The lines of the picture in Tesseract's reading order. `languages` name data that were given. Throws for data that
   * Tesseract cannot use.
   */
  recognise(picture: GreyPicture, languages: readonly OcrLanguage[]): TesseractLine[]
}

/** `data` gives the bytes of a `.traineddata` file when it is first wanted. */
export async function openTesseract(data: (language: OcrLanguage) => Uint8Array): Promise<Tesseract> {
  const { default: load } = await import('tesseract.js-core/tesseract-core-simd-lstm.wasm.js')
  const module = await load({ print: () => undefined, printErr: () => undefined })
  const given = new Set<OcrLanguage>()
  const engines = new Map<string, TesseractApi>()
  const engineFor = (languages: readonly OcrLanguage[]): TesseractApi => {
    const name = languages.join('+')
    const known = engines.get(name)
    if (known) return known
    for (const language of languages) {
      if (!given.has(language)) module.FS.writeFile(`./${language}.traineddata`, data(language))
      given.add(language)
    }
    const engine = startEngine(module, name)
    engines.set(name, engine)
    return engine
  }
  return { recognise: (picture, languages) => recognise(module, engineFor(languages), picture) }
}

/** Only the neural engine is in this build. */
const NEURAL_ENGINE = 1
/** Columns and blocks are looked for; turned pages are not. */
const WHOLE_PAGE = '3'

function startEngine(module: TesseractModule, languages: string): TesseractApi {
  const engine = new module.TessBaseAPI()
  if (engine.Init(null, languages, NEURAL_ENGINE) !== 0)
    throw new Error(`Cannot start recognition with ${languages}: the language data must be those of Tesseract 4 or 5`)
  engine.SetVariable('tessedit_pageseg_mode', WHOLE_PAGE)
  return engine
}

/** Where this build of Tesseract looks for it. */
const PICTURE = '/input'

type Found = {
  readonly blocks: readonly { readonly paragraphs?: readonly { readonly lines: readonly TesseractLine[] }[] }[] | null
}

function recognise(module: TesseractModule, engine: TesseractApi, picture: GreyPicture): TesseractLine[] {
  module.FS.writeFile(PICTURE, asPgm(picture))
  // A picture without a resolution makes Tesseract guess one.
  engine.SetVariable('user_defined_dpi', String(Math.max(70, Math.round(72 * picture.pixelsPerPoint))))
  if (engine.SetImageFile(1, 0) !== 0 || engine.Recognize(null) !== 0) return []
  const { blocks } = JSON.parse(engine.GetJSONText()) as Found
  engine.Clear()
  return (blocks ?? []).flatMap((block) => (block.paragraphs ?? []).flatMap((paragraph) => paragraph.lines))
}

/** The plainest format that Tesseract reads (Netpbm P5). */
function asPgm({ width, height, grey }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const bytes = new Uint8Array(head.length + grey.length)
  bytes.set(head)
  bytes.set(grey, head.length)
  return bytes
}
