/**
 * Measures how copies, overlapping texts and strangers are told apart. Run: `node test/bench/near-duplicates.bench.ts`;
 * wants the measuring documents.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { READING_LIMITS } from '#reading/document.ts'
import { compareSignatures, type Likeness } from '#reading/near-duplicates/compare-signatures.ts'
import { signatureOf, type Signature } from '#reading/near-duplicates/signature.ts'
import { readDocument } from '#reading/read-document.ts'
import { DOCUMENTS, haveDocuments, readGold } from './gold.ts'

/** `text` names what is the same text in whatever format. */
type Text = { readonly name: string; readonly text: string; readonly paragraphs: readonly string[] }
type Signed = Text & { readonly signature: Signature }
type Pair = { readonly a: Text; readonly b: Text; readonly likeness: Likeness }

async function measure(): Promise<void> {
  const files = (await readAll()).map(sign)
  const [copies, apart] = partition(pairsOf(files), ({ a, b }) => a.text === b.text)
  // Pieces of a few pages meet the most strangers; they are cut from one format of each text.
  const originals = files.filter((file, index) => files.findIndex((other) => other.text === file.text) === index)
  const pieces = originals.flatMap(cutPieces).map(sign)
  const strangers = [...apart, ...pairsOf(pieces).filter(({ a, b }) => a.text !== b.text)].filter(
    ({ a, b }) => !SHARING.has(a.text) || !SHARING.has(b.text),
  )
  const chapters = originals.filter(({ signature }) => signature.shingles > 1500)
  report('formats of one text', copies, 'same')
  for (const count of [2, 4, 8])
    report(`a text among ${count} put together`, concatenations(chapters, count), 'overlapping')
  report(
    'halves that share a half',
    originals.filter(({ paragraphs }) => paragraphs.length > 30).map(sharedHalf),
    'overlapping',
  )
  report(
    'one paragraph in ten rewritten',
    originals.filter(({ paragraphs }) => paragraphs.length > 30).map(rewritten),
    'overlapping',
  )
  report('strangers', strangers, 'different')
}

/** Two regulations of one university, which repeat three sentences word for word. */
const SHARING = new Set(['poi-o_kurs', 'poi-ob_is'])

async function readAll(): Promise<Text[]> {
  const names = readdirSync(DOCUMENTS).filter((name) => /\.(?:pdf|docx?|txt)$/.test(name))
  const read = await Promise.all(
    names.map(async (name) => {
      const document = await readDocument(new Uint8Array(readFileSync(DOCUMENTS + name)), name, READING_LIMITS)
      const text = name.startsWith('drcd-reader') ? 'drcd-reader' : name.replace(/\.\w+$/, '')
      return document.ok ? [{ name, text, paragraphs: document.value.blocks.map((block) => block.text) }] : []
    }),
  )
  const gold = readdirSync(`${DOCUMENTS}gold`)
    .filter((name) => name.endsWith('.html'))
    .map((file): Text => {
      const { name, paragraphs } = readGold(file.replace('.html', ''))
      return { name: file, text: name, paragraphs }
    })
  return [...read.flat(), ...gold]
}

const sign = (text: Text): Signed => ({ ...text, signature: signatureOf(text.paragraphs) })
const compare = (a: Text, b: Text): Pair => ({
  a,
  b,
  likeness: compareSignatures(signatureOf(a.paragraphs), signatureOf(b.paragraphs)),
})
const pairsOf = (texts: readonly Signed[]): Pair[] =>
  texts.flatMap((a, index) =>
    texts.slice(index + 1).map((b) => ({ a, b, likeness: compareSignatures(a.signature, b.signature) })),
  )

const PIECE = 8_000

function cutPieces({ name, text, paragraphs }: Text): Text[] {
  const pieces: string[][] = [[]]
  for (const paragraph of paragraphs) {
    pieces.at(-1)!.push(paragraph)
    if (pieces.at(-1)!.join('').length > PIECE) pieces.push([])
  }
  return pieces
    .filter((piece) => piece.join('').length > PIECE / 2)
    .slice(0, 8)
    .map((piece, index) => ({ name: `${name}/${index}`, text, paragraphs: piece }))
}

const concatenations = (chapters: readonly Text[], count: number): Pair[] =>
  chapters.map((chapter, index) =>
    compare(chapter, joined(Array.from({ length: count }, (_, step) => chapters[(index + step) % chapters.length]!))),
  )

const joined = (texts: readonly Text[]): Text => ({
  name: texts.map(({ name }) => name).join('+'),
  text: 'joined',
  paragraphs: texts.flatMap(({ paragraphs }) => paragraphs),
})

function sharedHalf({ name, text, paragraphs }: Text): Pair {
  const third = Math.ceil(paragraphs.length / 3)
  return compare(
    { name: `${name} beginning`, text, paragraphs: paragraphs.slice(0, 2 * third) },
    { name: `${name} end`, text, paragraphs: paragraphs.slice(third) },
  )
}

const rewritten = (text: Text): Pair =>
  compare(text, {
    ...text,
    name: `${text.name} rewritten`,
    paragraphs: text.paragraphs.map((paragraph, index) =>
      index % 10 === 3 ? [...paragraph].toReversed().join('') : paragraph,
    ),
  })

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}

function report(name: string, pairs: readonly Pair[], wanted: Likeness['kind']): void {
  const range = (pick: (likeness: Likeness) => number): string => {
    const numbers = pairs.map(({ likeness }) => pick(likeness)).toSorted((a, b) => a - b)
    return `${numbers[0]!.toFixed(3)} / ${numbers[numbers.length >> 1]!.toFixed(3)} / ${numbers.at(-1)!.toFixed(3)}`
  }
  const wrong = pairs.filter(({ likeness }) => likeness.kind !== wanted)
  console.log(
    `${name.padEnd(34)} ${String(pairs.length).padStart(6)} pairs, Jaccard ${range(({ jaccard }) => jaccard)}, containment ${range(({ containment }) => containment)}: ${wanted} ${pairs.length - wrong.length}`,
  )
  for (const { a, b, likeness } of wrong.slice(0, 12))
    console.log(
      `    ${likeness.kind}: ${a.name} | ${b.name.slice(0, 90)} (Jaccard ${likeness.jaccard.toFixed(3)}, containment ${likeness.containment.toFixed(2)})`,
    )
}

if (haveDocuments()) await measure()
else console.log('Nothing is measured: the measuring documents are missing.')
