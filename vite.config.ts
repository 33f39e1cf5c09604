/**
 * Builds the web (src/web) in one command: what browsers load into out/web, and what renders the public pages when the
 * server starts into out/pages.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const BUILT = resolve(import.meta.dirname, 'out/web')
const WEB = resolve(import.meta.dirname, 'src/web')

/** React alone; icons, each of which is a file of its own in its package. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//
const ICONS = /\/node_modules\/lucide-react\//
const PUBLIC_PAGE = ['public/entry.ts']
/** And its texts, which are loaded beside it. */
const DEMO = ['landing/hydrate-demo.tsx', '../messages/public/en.ts']
const APPLICATION = ['index.html', 'main.tsx']

/**
 * What is loaded together is one file: eighty small ones were more bytes, and each a question to the server. `both` is
 * what the application and the public pages load at once, `pieces` what the demo loads besides, `shell` the rest of what
 * every screen of the application loads.
 */
const loadedTogether: Rolldown.CodeSplittingNameFunction = (id, chunking) => {
  const roots = new Set([id])
  for (const importer of roots) for (const next of chunking.getModuleInfo(importer)?.importers ?? []) roots.add(next)
  const isOf = (entries: readonly string[]): boolean => entries.some((entry) => roots.has(resolve(WEB, entry)))
  // Its own file, which the manifest names.
  if (!isOf(APPLICATION) || APPLICATION.some((entry) => id.startsWith(resolve(WEB, entry)))) return null
  return isOf(PUBLIC_PAGE) ? 'both' : isOf(DEMO) ? 'pieces' : 'shell'
}

/** In bytes. The best compression of the demo's dictionaries takes half a minute and saves 5 % more. */
const LARGE = 1_000_000

/** Keeps each text beside itself as br and gz: the server sends what the browser takes. */
const compressed: Plugin = {
  name: 'compressed',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle() {
    const assets = join(BUILT, 'assets')
    for (const name of readdirSync(assets).filter((file) => /\.(?:js|mjs|css|svg|json|wasm)$/.test(file))) {
      const bytes = readFileSync(join(assets, name))
      writeFileSync(
        join(assets, `${name}.br`),
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 9 : 11 } }),
      )
      writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes))
    }
  },
}

const PDFJS = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))

/**
 * What pdf.js asks for by name while it shows a PDF (src/web/pdf-viewer/open-pdf.ts): a folder a version, since the
 * names stay.
 */
const pdfjsData: Plugin = {
  name: 'pdfjs-data',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const { version } = JSON.parse(readFileSync(join(PDFJS, 'package.json'), 'utf8')) as { readonly version: string }
    for (const folder of ['cmaps', 'standard_fonts', 'wasm', 'iccs']) {
      // What would run scripts of a PDF is left out.
      for (const file of readdirSync(join(PDFJS, folder)).filter((name) => !name.startsWith('quickjs')))
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdfjs-${version}/${folder}/${file}`,
          source: readFileSync(join(PDFJS, folder, file)),
        })
    }
  },
}

/**
 * zod tries at the start whether it may make code of strings: the policy of the pages forbids it, and the browser would
 * tell of a violation. It reads this setting before any module of ours could make it.
 */
const zodWithoutEval: Plugin = {
  name: 'zod-without-eval',
  transform: {
    filter: { id: /zod\/v4\/core\/core\.js$/ },
    handler(code) {
      const settings = '__zod_globalConfig = {}'
      if (!code.includes(settings)) this.error(`Cannot set zod to work without eval: it has no "${settings}" any more`)
      return code.replace(settings, '__zod_globalConfig = { jitless: true }')
    },
  },
}

/**
 * Of a route the web needs the address, the media type of a file, and its types, which are gone by now; without the
 * shapes zod stays out of what is loaded first. A shape that the web should come to import is not there, and the build
 * says so.
 */
const contractWithoutShapes: Plugin = {
  name: 'contract-without-shapes',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\/src\/contract\/[\w-]+\.ts$/ },
    async handler(id) {
      const values = (await import(id)) as Readonly<Record<string, unknown>>
      return Object.entries(values)
        .flatMap(([name, value]) =>
          isShape(value) || typeof value === 'function'
            ? []
            : [
                `export const ${name} = ${JSON.stringify(isRoute(value) ? { method: value.method, path: value.path, answer: typeof value.answer === 'string' ? value.answer : undefined } : value)}`,
              ],
        )
        .join('\n')
    },
  },
}

const isShape = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ('_zod' in value ||
    Object.values(value).some(
      (inner) => typeof inner === 'object' && inner !== null && '_zod' in inner && !isRoute(value),
    ))
const isRoute = (
  value: unknown,
): value is { readonly method: string; readonly path: string; readonly answer?: unknown } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

export default defineConfig({
  root: WEB,
  // The folder of that name holds sources.
  publicDir: false,
  plugins: [react(), tailwindcss(), contractWithoutShapes, zodWithoutEval, pdfjsData, compressed],
  // Both of the environments below, one after the other.
  builder: {},
  // The demo's worker loads what a language and a type of file need when they are met.
  worker: { format: 'es' },
  build: {
    emptyOutDir: true,
    // A font or picture inside the style sheet would need data: in the content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        outDir: BUILT,
        target: 'baseline-widely-available',
        // The server names the files of the public pages by it, and test/e2e/bundle.test.ts follows its imports.
        manifest: true,
        rolldownOptions: {
          // The last for its pictures, which the renderer names and does not write.
          input: ['index.html', 'public/entry.ts', 'landing/sheets.ts'].map((file) => resolve(WEB, file)),
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: REACT },
                { name: loadedTogether, tags: ['$initial'] },
                { name: 'pieces', test: ICONS, minShareCount: 2 },
              ],
            },
          },
        },
        // The PDF viewer and the question families, which are loaded when they are wanted: the families only where the
        // service cannot be reached.
        chunkSizeWarningLimit: 1200,
      },
    },
    pages: {
      consumer: 'server',
      // The server has no React: all that renders the pages is in the one file.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: resolve(import.meta.dirname, 'out/pages'),
        ssr: true,
        emitAssets: false,
        rolldownOptions: { input: resolve(WEB, 'public/render.tsx'), output: { entryFileNames: 'render.js' } },
      },
    },
  },
})
