/**
 * Measures how often the text of a .txt comes out right, over 1,000 cuts of the measuring documents. Run: `node
 * test/bench/encodings.bench.ts [an encoding, to see what fails]`.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import iconv from 'iconv-lite'
import { READING_LIMITS } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { decodeText } from '#reading/text/read-text.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { DOCUMENTS, haveDocuments, readGold } from './gold.ts'

type Sources = { readonly traditional: string; readonly simplified: string; readonly english: string }
type Way = {
  readonly name: string
  readonly encoding: string
  readonly mark: boolean
  readonly of: readonly (keyof Sources)[]
}

const UNICODE_SOURCES = ['traditional', 'simplified', 'english'] as const
const WAYS: readonly Way[] = [
  ...['utf-8', 'utf-16le', 'utf-16be'].flatMap((encoding) =>
    [false, true].map((mark): Way => ({
      name: `${encoding}${mark ? ' with mark' : ''}`,
      encoding,
      mark,
      of: UNICODE_SOURCES,
    })),
  ),
  { name: 'big5-hkscs', encoding: 'big5-hkscs', mark: false, of: ['traditional'] },
  { name: 'gb18030, Traditional', encoding: 'gb18030', mark: false, of: ['traditional'] },
  { name: 'gb18030, Simplified', encoding: 'gb18030', mark: false, of: ['simplified'] },
  { name: 'windows-1252', encoding: 'windows-1252', mark: false, of: ['english'] },
]
const CUTS_A_WAY = 100
/** Characters. */
const SHORTEST = 100
const LONGEST = 5000

async function measure(shown: string | undefined): Promise<void> {
  const sources = await readSources()
  let right = 0
  for (const way of WAYS) {
    const cuts = Array.from({ length: CUTS_A_WAY }, (_, index) => cut(sources, way, index))
    const wrong = cuts.filter(({ text, bytes }) => decodeText(bytes) !== text)
    right += cuts.length - wrong.length
    console.log(`${way.name.padEnd(24)} ${cuts.length - wrong.length} of ${cuts.length}`)
    if (shown !== undefined && way.name.startsWith(shown))
      for (const { text, bytes } of wrong)
        console.log(
          `    ${text.length} characters: ${JSON.stringify(text.slice(0, 60))} came out as ${JSON.stringify(decodeText(bytes).slice(0, 60))}`,
        )
  }
  const all = WAYS.length * CUTS_A_WAY
  console.log(`${'all'.padEnd(24)} ${right} of ${all}: ${((100 * right) / all).toFixed(2)} % (wanted: 99.5 %)`)
}

async function readSources(): Promise<Sources> {
  const names = readdirSync(DOCUMENTS).filter((name) => /^zh-.*\.txt$/.test(name))
  const traditional = [
    ...names.map((name) => readFileSync(DOCUMENTS + name, 'utf8')),
    readFileSync(`${DOCUMENTS}gold/drcd-reader.txt`, 'utf8'),
  ].join('\n')
  const book = await readDocument(
    new Uint8Array(readFileSync(`${DOCUMENTS}lshort-zh-cn.pdf`)),
    'lshort-zh-cn.pdf',
    READING_LIMITS,
  )
  const simplified = [toSimplified(traditional), ...(book.ok ? book.value.blocks.map(({ text }) => text) : [])].join(
    '\n',
  )
  const english = readdirSync(`${DOCUMENTS}gold`)
    .filter((name) => name.startsWith('openstax'))
    .map((name) => readGold(name.replace('.html', '')).paragraphs.join('\n'))
    .join('\n')
  return { traditional, simplified, english }
}

/**
 * The same cuts each time. Of a text for Windows-1252 every cut holds a character that is not ASCII: others are the
 * same bytes in every encoding.
 */
function cut(sources: Sources, { name, encoding, mark, of }: Way, index: number): { text: string; bytes: Uint8Array } {
  const source = sources[of[index % of.length]!]
  for (let attempt = 0; ; attempt++) {
    const random = createHash('sha256').update(`${name} ${index} ${attempt}`).digest()
    const length = SHORTEST + (random.readUInt32LE(0) % (LONGEST - SHORTEST + 1))
    const start = random.readUInt32LE(4) % Math.max(1, source.length - length)
    const taken = source.slice(start, start + length).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
    const bytes = iconv.encode(taken, encoding)
    // What the encoding has no character for is not in the file.
    const text = iconv.decode(bytes, encoding, { stripBOM: false })
    if (encoding !== 'windows-1252' || /[^\0-\x7f]/.test(text))
      return { text, bytes: mark ? iconv.encode(text, encoding, { addBOM: true }) : bytes }
  }
}

if (haveDocuments()) await measure(process.argv[2])
else console.log('Nothing is measured: the measuring documents are missing.')
