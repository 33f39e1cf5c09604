/** Typst as it is embedded in this process: fonts, an empty workspace, renewal against its leaks. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { mustBeThere } from '#domain/must-be-there.ts'

/** Files by name; `main.typ`, which must be there, is compiled. */
export type TypstFiles = Readonly<Record<string, string>>
export type Compiled =
  | { readonly ok: true; readonly document: TypstDocument }
  | { readonly ok: false; readonly message: string }
export type TypstDocument = {
  /** The values of the metadata with this label, in their order. */
  readonly valuesOf: (label: string) => readonly unknown[]
  /** PDF/UA-1, which takes as long as a small paper to set; or why that cannot be written. */
  readonly writePdf: () => WrittenPdf
}
export type WrittenPdf =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly message: string }

/** The same files give the same bytes. What Typst refuses comes back as its message; nothing is read from the disk but fonts. */
export function compileTypst(files: TypstFiles): Compiled {
  const current = readyCompiler()
  try {
    for (const [name, content] of Object.entries(files))
      current.mapShadow(join(WORKSPACE, name), Buffer.from(content, 'utf8'))
    const result = current.compile({ mainFilePath: join(WORKSPACE, 'main.typ') })
    const error = result.takeError()
    if (error !== null)
      return {
        ok: false,
        message: current
          .fetchDiagnostics(error)
          .map((diagnostic: { message: string }) => diagnostic.message)
          .join('\n'),
      }
    const document = mustBeThere(result.result, 'a document where Typst names no error')
    return { ok: true, document: documentOf(current, document) }
  } catch (error) {
    return { ok: false, message: messageOf(error) }
  } finally {
    // One paper must not be seen by the next.
    current.resetShadow()
  }
}

const documentOf = (current: NodeCompiler, document: NodeTypstDocument): TypstDocument => ({
  valuesOf: (label) => current.query(document, { selector: `<${label}>`, field: 'value' }) as unknown[],
  writePdf() {
    try {
      return { ok: true, bytes: new Uint8Array(current.pdf(document, { pdfStandard: 'ua-1' })) }
    } catch (error) {
      return { ok: false, message: messageOf(error) }
    }
  },
})

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** It does not exist, so that there is nothing in it to read, and no place to look for packages. */
const WORKSPACE = '/setpaper-workspace'

let compiler: NodeCompiler | undefined
let compiles = 0

function readyCompiler(): NodeCompiler {
  compiler ??= NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths: FONT_FOLDERS }] })
  compiles += 1
  if (compiles > MOST_COMPILES) forgetOldSheets()
  return compiler
}

/**
 * Gives the memory back of what was set before the last sheets. Typst remembers all that it sets, about 20 MB for a new
 * paper of 45 questions; a paper that is edited and printed again takes a quarter of the time. It takes some
 * milliseconds, so it is best called when a paper has been sent off.
 */
export function forgetOldSheets(): void {
  compiler?.evictCache(KEPT_ROUNDS)
  compiles = 0
}

/** Who does not call `forgetOldSheets` has it called after so many compiles. */
const MOST_COMPILES = 20
/** What was not used for so many calls is forgotten. */
const KEPT_ROUNDS = 4

/** Both packages hold many weights; naming the two folders keeps the others from being read. */
const FONT_FOLDERS = [
  import.meta.resolve('@expo-google-fonts/noto-serif-hk/package.json'),
  import.meta.resolve('@expo-google-fonts/noto-serif-sc/package.json'),
].flatMap((manifest) => {
  const folder = dirname(fileURLToPath(manifest))
  return [join(folder, '400Regular'), join(folder, '700Bold')]
})
