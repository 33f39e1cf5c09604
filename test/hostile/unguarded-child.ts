/**
 * Reads one file as a program would that guards against nothing: the library's usual calls, one after another, no
 * limits. Ends with status 0, also when the library refuses the file.
 */
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import WordExtractor from 'word-extractor'

const path = process.argv[2]!
const bytes = readFileSync(path)

/** A refusal that can be caught harms nobody; what ends the process, or never ends, is what defeats it. */
try {
  switch (extname(path)) {
    case '.pdf':
      await readPdf()
      break
    case '.docx':
    case '.doc':
      await readWord()
      break
    default:
      readText(bytes.toString('utf8'))
  }
} catch (fault) {
  console.log(`refused: ${fault instanceof Error ? fault.message.slice(0, 100) : String(fault).slice(0, 100)}`)
}

async function readPdf(): Promise<void> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  await document.getOutline()
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    // What every reader of headings and pictures also asks for.
    await page.getOperatorList()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  readText(texts.join('\n'))
}

async function readWord(): Promise<void> {
  const document = await new WordExtractor().extract(bytes)
  readText(document.getBody({ filterUnicode: false }))
}

/** What is done with any text to find its terms. */
function readText(text: string): void {
  const document = winkNLP(model).readDoc(text)
  console.log(`read: ${document.sentences().length()} sentences, ${document.tokens().length()} tokens`)
}
