/**
 * Builds the limited children that read and make into out/children: a file each and what they share, instead of some
 * hundred sources to find and to strip of their types at every start.
 */
import { resolve } from 'node:path'
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node24',
    outDir: resolve(import.meta.dirname, 'out/children'),
    emptyOutDir: true,
    rolldownOptions: {
      input: ['reading/reading-child.ts', 'making/making-child.ts'].map((file) =>
        resolve(import.meta.dirname, 'src/sandbox', file),
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
