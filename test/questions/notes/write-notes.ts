/** A page of notes as teachers send it: its .txt as a Word file or a PDF, with headings, tables, bullets and numbers. */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx'
import { join, resolve } from 'node:path'

type Part =
  | { readonly kind: 'heading' | 'bullet' | 'number' | 'line'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

/** Lines that begin a part of the page are its headings; tabs part the cells of a table. */
function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let rows: string[][] = []
  const close = (): void => {
    if (rows.length > 0) parts.push({ kind: 'table', rows })
    rows = []
  }
  for (const line of text.split('\n')) {
    if (line.includes('\t')) {
      rows.push(line.split('\t'))
      continue
    }
    close()
    if (line.trim() === '') continue
    const isHeading = /^(?:[A-G]\. |[一二三四五六七]、)/u.test(line)
    if (/^[•◎-] ?/u.test(line)) parts.push({ kind: 'bullet', text: line.replace(/^[•◎-] ?/u, '') })
    else if (/^\d\. /.test(line)) parts.push({ kind: 'number', text: line.slice(3) })
    else parts.push({ kind: isHeading ? 'heading' : 'line', text: line })
  }
  close()
  return parts
}

export async function notesAsWord(text: string): Promise<Uint8Array> {
  const children = partsOf(text).map((part) => {
    switch (part.kind) {
      case 'heading':
        return new Paragraph({ heading: HeadingLevel.HEADING_2, text: part.text })
      case 'bullet':
        return new Paragraph({ bullet: { level: 0 }, text: part.text })
      case 'number':
        return new Paragraph({ numbering: { reference: 'steps', level: 0 }, text: part.text })
      case 'line':
        return new Paragraph({ text: part.text })
      case 'table':
        return new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: part.rows.map(
            (cells) =>
              new TableRow({ children: cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] })) }),
          ),
        })
    }
  })
  const numbering = {
    config: [
      {
        reference: 'steps',
        levels: [{ level: 0, format: 'decimal' as const, text: '%1.', alignment: 'left' as const }],
      },
    ],
  }
  return new Uint8Array(await Packer.toArrayBuffer(new Document({ numbering, sections: [{ children }] })))
}

const FONTS = resolve('node_modules/@expo-google-fonts/noto-serif-hk')

export function notesAsPdf(text: string): Uint8Array {
  const compiler = NodeCompiler.create({
    fontArgs: [{ fontPaths: [join(FONTS, '400Regular'), join(FONTS, '700Bold')] }],
  })
  const said = (words: string): string => `#${JSON.stringify(words)};`
  const body = partsOf(text).map((part) => {
    switch (part.kind) {
      case 'heading':
        return `#heading(level: 2, ${JSON.stringify(part.text)})`
      case 'bullet':
        return `- ${said(part.text)}`
      case 'number':
        return `+ ${said(part.text)}`
      case 'line':
        return `#par[${said(part.text)}]`
      case 'table':
        return `#table(columns: ${part.rows[0]?.length ?? 1}, ${part.rows
          .flat()
          .map((cell) => `[${said(cell)}]`)
          .join(', ')})`
    }
  })
  const compiled = compiler.compile({
    mainFileContent: `#set text(font: ("Libertinus Serif", "Noto Serif HK"), size: 12pt)\n#set page(paper: "a4")\n${body.join('\n\n')}`,
  })
  if (!compiled.result)
    throw new Error(`Cannot typeset the notes: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`)
  return new Uint8Array(compiler.pdf(compiled.result, { creationTimestamp: 0 }))
}
