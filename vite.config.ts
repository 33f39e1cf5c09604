/** Builds the web application (src/web) into out/web, which the server serves. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const BUILT = resolve(import.meta.dirname, 'out/web')

/** Keeps each text beside itself as br and gz: the server sends what the browser takes. */
const compressed: Plugin = {
  name: 'compressed',
  writeBundle() {
    const assets = join(BUILT, 'assets')
    for (const name of readdirSync(assets).filter((file) => /\.(?:js|mjs|css|svg|json)$/.test(file))) {
      const bytes = readFileSync(join(assets, name))
      writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes))
      writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes))
    }
  },
}

export default defineConfig({
  root: resolve(import.meta.dirname, 'src/web'),
  plugins: [react(), tailwindcss(), compressed],
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // test/e2e/bundle.test.ts follows the imports in it.
    manifest: true,
    // A font or picture inside the style sheet would need data: in the content security policy.
    assetsInlineLimit: 0,
  },
})
