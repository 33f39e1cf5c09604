/** Which folder of src/ may import what. ARCHITECTURE.md explains it, the lint rule in lint/layers.ts enforces it. */

export type Layer = {
  /** Other folders of src/. */
  readonly folders: readonly string[]
  /** Packages from npm. */
  readonly packages: readonly string[]
  /** Modules of Node: all, or those named. */
  readonly node: 'all' | readonly string[]
  /** What stands on what inside the folder, from the ground up; where it is left out, everything inside is free. */
  readonly levels?: readonly Level[]
}

/**
 * A level inside a layer: code in its folders imports from the levels below and from its own folder, never from another
 * folder of the same level. Styles and pictures are free.
 */
export type Level = {
  readonly name: string
  /** Paths inside the layer ('papers', 'papers/generation': the longest counts); '.' are the files in no folder. */
  readonly folders: readonly string[]
  /** Fewer packages than the layer may import. */
  readonly packages?: readonly string[]
}

/** In the order in which a paper passes through the house. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  domain: { folders: [], packages: ['zod', 'pure-rand', '@noble/hashes'], node: [] },
  curriculum: { folders: ['domain'], packages: [], node: [] },
  messages: { folders: ['domain'], packages: [], node: [] },
  templates: { folders: ['domain'], packages: [], node: [] },
  lexicon: { folders: [], packages: [], node: [] },
  families: { folders: ['domain', 'curriculum'], packages: [], node: [] },
  platform: {
    folders: [],
    packages: ['jieba-wasm', 'opencc-js', 'pdfjs-dist', 'wink-eng-lite-web-model', 'wink-nlp'],
    node: ['node:zlib'],
  },
  reading: {
    folders: ['domain', 'lexicon', 'platform'],
    packages: ['@noble/hashes', 'iconv-lite', 'opencc-js', 'pdfjs-dist', 'saxes', 'tesseract.js-core'],
    node: [],
  },
  questions: {
    folders: ['domain', 'curriculum', 'lexicon', 'families', 'platform', 'reading'],
    packages: ['zod'],
    node: [],
  },
  layout: { folders: ['domain', 'curriculum', 'messages', 'templates'], packages: ['@noble/hashes', 'uqr'], node: [] },
  printing: {
    folders: ['domain', 'layout'],
    packages: [
      '@mathjax/mathjax-mhchem-font-extension',
      '@mathjax/src',
      '@myriaddreamin/typst-ts-node-compiler',
      '@resvg/resvg-js',
      'docx',
      'fflate',
      'node-tikzjax',
      'subset-font',
      'tar-stream',
    ],
    node: 'all',
  },
  sandbox: { folders: ['domain', 'reading', 'questions', 'printing'], packages: ['zod'], node: 'all' },
  formats: { folders: ['domain', 'messages', 'layout'], packages: ['@scure/base', 'fflate'], node: [] },
  contract: { folders: ['domain', 'formats'], packages: ['zod'], node: [] },
  server: {
    folders: [
      'domain',
      'curriculum',
      'messages',
      'templates',
      'reading',
      'questions',
      'layout',
      'printing',
      'sandbox',
      'formats',
      'contract',
    ],
    packages: [
      '@ai-sdk/anthropic',
      '@ai-sdk/google',
      '@ai-sdk/openai',
      '@ai-sdk/openai-compatible',
      '@hono/node-server',
      'ai',
      'stripe',
      'aws4fetch',
      'better-auth',
      'busboy',
      'hono',
      'kysely',
      'nodemailer',
      'pg',
      'pg-boss',
      'pino',
      'prom-client',
      'saxes',
      'tar-stream',
      'yazl',
      'zod',
    ],
    node: 'all',
    levels: [
      { name: 'foundation: configuration, log, ids, failpoints', folders: ['foundation'] },
      { name: 'the database', folders: ['database'] },
      { name: 'what is told, what is kept and how one asks', folders: ['events', 'http', 'storage'] },
      { name: 'jobs, plans and the providers outside', folders: ['ai', 'jobs', 'plans', 'stripe'] },
      { name: 'accounts', folders: ['authentication'] },
      { name: 'what matters work with', folders: ['service'] },
      {
        name: 'matters',
        folders: ['bin', 'catalogue', 'documents', 'generations', 'papers/stored', 'payment', 'render', 'system'],
      },
      { name: 'how papers are made', folders: ['papers/generation'] },
      { name: 'matters that make papers', folders: ['llm', 'papers'] },
      { name: 'the account, which shows all of them', folders: ['account'] },
      { name: 'what stands around them', folders: ['backup', 'housekeeping', 'pages'] },
      { name: 'the commands of the operator', folders: ['operating'] },
      { name: 'wiring: the endpoints, the running service, the start', folders: ['.'] },
    ],
  },
  web: {
    folders: [
      'domain',
      'curriculum',
      'messages',
      'templates',
      'platform',
      'reading',
      'questions',
      'layout',
      'formats',
      'contract',
    ],
    packages: [
      '@base-ui/react',
      '@fontsource-variable/inter',
      '@fontsource-variable/noto-serif-hk',
      '@fontsource-variable/noto-serif-sc',
      '@fontsource-variable/stix-two-text',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-virtual',
      '@xyflow/react',
      'katex',
      'lucide-react',
      'pdfjs-dist',
      'react',
      'react-dom',
      'sonner',
    ],
    node: [],
    levels: [
      // Knows no router, no server and no texts.
      {
        name: 'building blocks',
        folders: ['ui'],
        packages: ['@base-ui/react', '@tanstack/react-virtual', 'lucide-react', 'react', 'sonner'],
      },
      { name: 'the floor: language, texts, addresses, what the browser keeps', folders: ['floor'] },
      { name: 'the client of the service', folders: ['api'] },
      { name: 'the session', folders: ['sign-in'] },
      {
        name: 'parts that screens share',
        folders: [
          'made-paper',
          'paper',
          'paper-files',
          'pdf-viewer',
          'plans',
          'presets',
          'public-floor',
          'sharing',
          'topics',
          'trust',
        ],
      },
      { name: 'parts made of such parts', folders: ['flow', 'navigation'] },
      {
        name: 'screens',
        folders: ['account', 'arrival', 'dashboard', 'hkdse', 'landing', 'pricing', 'quiz', 'wizard'],
      },
      { name: 'shells, which mount the screens', folders: ['public', 'shell'] },
      { name: 'the start', folders: ['.'] },
    ],
  },
  cli: {
    folders: [
      'domain',
      'curriculum',
      'families',
      'messages',
      'templates',
      'reading',
      'questions',
      'layout',
      'printing',
      'sandbox',
      'formats',
      'server',
    ],
    packages: ['zod'],
    node: 'all',
  },
}

/**
 * What tests beside the code may import on top of their folder's layer; word-extractor reads .doc files a second way,
 * yauzl zip files and the archives that we write.
 */
export const TEST_PACKAGES = ['vitest', 'fast-check', 'word-extractor', 'yauzl'] as const
