/** Typst as it is embedded in this process: fonts, an empty workspace, renewal against its leaks. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** Files by name; `main.typ`, which must be there, is compiled. */
export type TypstFiles = Readonly<Record<string, string>>
/** `end`: the value of the metadata that the document labels `<end>`. */
export type Compiled = { readonly ok: true; readonly bytes: Uint8Array; readonly end: unknown } | { readonly ok: false; readonly message: string }

/** Compiles to PDF/UA-1. The same files give the same bytes. What Typst refuses comes back as its message; nothing is read from the disk but fonts. */
export function compileTypst(files: TypstFiles): Compiled {
  const current = freshCompiler()
  try {
    for (const [name, content] of Object.entries(files)) current.mapShadow(join(WORKSPACE, name), Buffer.from(content, 'utf8'))
    const result = current.compile({ mainFilePath: join(WORKSPACE, 'main.typ') })
    const error = result.takeError()
    if (error !== null) return { ok: false, message: current.fetchDiagnostics(error).map((diagnostic: { message: string }) => diagnostic.message).join('\n') }
    const document = result.result!
    const [end] = current.query(document, { selector: '<end>', field: 'value' }) as unknown[]
    return { ok: true, bytes: new Uint8Array(current.pdf(document, { pdfStandard: 'ua-1' })), end }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  } finally {
    // One paper must not be seen by the next.
    current.resetShadow()
  }
}

/** It does not exist, so that there is nothing in it to read, and no place to look for packages. */
const WORKSPACE = '/setpaper-workspace'

/** A compile leaks about 1.4 MB (measured); a new compiler gives most of it back. The pool also ends the process after a while. */
const COMPILES_PER_COMPILER = 50
let compiler: NodeCompiler | undefined
let compiles = 0

function freshCompiler(): NodeCompiler {
  if (compiler === undefined || compiles >= COMPILES_PER_COMPILER) {
    compiler?.evictCache(0)
    compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths: FONT_FOLDERS }] })
    compiles = 0
  }
  compiles += 1
  return compiler
}

/** Both packages hold many weights; naming the two folders keeps the others from being read. */
const FONT_FOLDERS = [import.meta.resolve('@expo-google-fonts/noto-serif-hk/package.json'), import.meta.resolve('@expo-google-fonts/noto-serif-sc/package.json')].flatMap((manifest) => {
  const folder = dirname(fileURLToPath(manifest))
  return [join(folder, '400Regular'), join(folder, '700Bold')]
})
