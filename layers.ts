/** Which folder of src/ may import what. ARCHITECTURE.md explains it, the lint rule in lint/layers.ts enforces it. */

export type Layer = {
  /** Other folders of src/. */
  readonly folders: readonly string[]
  /** Packages from npm. */
  readonly packages: readonly string[]
  /** Modules of Node: all, or those named. */
  readonly node: 'all' | readonly string[]
}

/** In the order in which a paper passes through the house. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  domain: { folders: [], packages: ['zod', 'pure-rand', '@noble/hashes'], node: [] },
  curriculum: { folders: ['domain'], packages: [], node: [] },
  messages: { folders: ['domain'], packages: [], node: [] },
  templates: { folders: ['domain'], packages: [], node: [] },
  families: { folders: ['domain', 'curriculum'], packages: [], node: [] },
  platform: { folders: [], packages: ['jieba-wasm', 'opencc-js', 'pdfjs-dist', 'wink-eng-lite-web-model', 'wink-nlp'], node: ['node:zlib'] },
  reading: { folders: ['domain', 'platform'], packages: ['@noble/hashes', 'iconv-lite', 'opencc-js', 'pdfjs-dist', 'saxes', 'tesseract.js-core'], node: [] },
  questions: { folders: ['domain', 'curriculum', 'families', 'platform', 'reading'], packages: ['zod'], node: [] },
  layout: { folders: ['domain', 'curriculum', 'messages', 'templates'], packages: [], node: [] },
  printing: { folders: ['domain', 'layout'], packages: ['@mathjax/mathjax-mhchem-font-extension', '@mathjax/src', '@myriaddreamin/typst-ts-node-compiler', '@resvg/resvg-js', 'node-tikzjax'], node: 'all' },
  sandbox: { folders: ['domain', 'reading', 'questions', 'printing'], packages: ['zod'], node: 'all' },
  contract: { folders: ['domain'], packages: ['zod'], node: [] },
  server: {
    folders: ['domain', 'curriculum', 'messages', 'templates', 'reading', 'questions', 'layout', 'printing', 'sandbox', 'contract'],
    packages: ['@ai-sdk/anthropic', '@ai-sdk/google', '@ai-sdk/openai', '@ai-sdk/openai-compatible', '@hono/node-server', 'ai', 'stripe', 'aws4fetch', 'better-auth', 'busboy', 'hono', 'kysely', 'nodemailer', 'pg', 'pg-boss', 'pino', 'prom-client', 'saxes', 'zod'],
    node: 'all',
  },
  web: {
    folders: ['domain', 'curriculum', 'messages', 'templates', 'platform', 'reading', 'questions', 'layout', 'contract'],
    packages: ['@base-ui/react', '@fontsource-variable/inter', '@fontsource-variable/noto-serif-hk', '@fontsource-variable/noto-serif-sc', '@fontsource-variable/stix-two-text', '@tanstack/react-query', '@tanstack/react-router', '@tanstack/react-virtual', '@xyflow/react', 'katex', 'lucide-react', 'pdfjs-dist', 'react', 'react-dom', 'sonner'],
    node: [],
  },
  cli: { folders: ['domain', 'curriculum', 'families', 'messages', 'templates', 'reading', 'questions', 'layout', 'printing', 'sandbox', 'server'], packages: ['zod'], node: 'all' },
}

/** What tests beside the code may import on top of their folder's layer; word-extractor reads .doc files a second way, yauzl zip files and the archives that we write. */
export const TEST_PACKAGES = ['vitest', 'fast-check', 'word-extractor', 'yauzl'] as const
