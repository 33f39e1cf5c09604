/** A sample chapter as a PDF like a textbook's: Typst, headings, page numbers. */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { RichText } from '../../src/domain/rich-text.ts'
import { parseFormula } from '../../src/printing/maths/parse-formula.ts'
import { formatTypst } from '../../src/printing/maths/typst/format-typst.ts'
import type { SampleBlock } from './source.ts'

const FONTS = resolve('node_modules/@expo-google-fonts/noto-serif-hk')

export function writePdf(blocks: readonly SampleBlock[], title: string, language: 'en' | 'zh'): Uint8Array {
  const workspace = mkdtempSync(join(tmpdir(), 'sample-'))
  try {
    const compiler = NodeCompiler.create({
      workspace,
      fontArgs: [{ fontPaths: [join(FONTS, '400Regular'), join(FONTS, '700Bold')] }],
    })
    const compiled = compiler.compile({ mainFileContent: preamble(title, language) + blocks.map(markup).join('\n\n') })
    const document = compiled.result
    if (!document)
      throw new Error(
        `Cannot typeset the sample ${title}: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`,
      )
    return new Uint8Array(compiler.pdf(document, { creationTimestamp: 0 }))
  } finally {
    rmSync(workspace, { recursive: true, force: true })
  }
}

const preamble = (title: string, language: 'en' | 'zh'): string => `
#set document(title: ${quoted(title)})
#set page(paper: "a4", margin: (x: 3cm, y: 3cm), numbering: "1", header: context if counter(page).get().first() > 1 { align(right, text(9pt, ${quoted(title)})) })
#set text(font: ("Libertinus Serif", "Noto Serif HK"), size: ${language === 'zh' ? 13 : 12.5}pt, lang: "${language}"${language === 'zh' ? ', region: "hk"' : ''})
#set par(justify: true, leading: 1em, spacing: 1.6em)
#show heading.where(level: 1): set text(20pt)
#show heading.where(level: 2): set text(15pt)
#show heading.where(level: 3): set text(12.5pt)
#show heading: set block(above: 1.7em, below: 1.1em)
#show heading: set text(hyphenate: false)
`

function markup(block: SampleBlock): string {
  switch (block.kind) {
    case 'heading':
      return `#heading(level: ${block.level}, ${quoted(block.text)})`
    case 'list_item':
      return `- ${runs(block.text)}`
    case 'paragraph':
      return runs(block.text)
  }
}

const runs = (text: RichText): string =>
  text
    .map((inline) => {
      if (inline.kind === 'text') return `#${quoted(inline.text)};`
      if (inline.kind === 'math') return `$${formatTypst(parseFormula(inline.tex, false))}$`
      throw new Error(`Cannot write ${inline.kind} in a sample`)
    })
    .join('')

const quoted = (text: string): string => JSON.stringify(text)
