/** Quotations that an AI invents never pass, whatever they are made from; those that stand in the document do. */
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import { questionsOfPaper } from './sample-papers.ts'
import type { Question } from '#domain/question.ts'
import { literalText, parseRichText, plainText } from '#domain/rich-text.ts'
import { seededRandom } from '#domain/random.ts'
import { checkQuotation } from '#questions/from-ai/proof/quotations/check-quotation.ts'
import { findQuotation } from '#questions/from-ai/proof/quotations/find-quotation.ts'
import { READING_LIMITS } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { copiesOf, inventionsOf, sentencesOf, type Invented } from './invented.ts'

const all: DocumentWithTopics[] = []
/** One of each chapter, as plain text. */
const chapters = (): DocumentWithTopics[] => all.filter(({ document }) => document.fileType === 'txt')

beforeAll(async () => {
  for (const name of readdirSync('samples').filter((each) => /\.(?:txt|pdf|docx)$/.test(each))) {
    const read = await readDocument(new Uint8Array(readFileSync(`samples/${name}`)), name, READING_LIMITS)
    if (!read.ok) throw new Error(`${name} cannot be read`)
    all.push({ document: read.value, found: extractTopics(read.value) })
  }
})

const asking = (quote: string, documentId: DocumentWithTopics['document']['id']): Question => ({
  id: asId<'Question'>('q'),
  stem: literalText('Explain this.'),
  explanation: [],
  marks: 1,
  minutes: 1,
  difficulty: 'easy',
  topic: 't',
  type: 'short_answer',
  key: literalText('x'),
  markingScheme: [],
  provenance: { origin: { kind: 'ai', model: 'm' }, proof: 'unchecked', source: { documentId, quote } },
})

test('of more than 200 invented quotations none passes', () => {
  const random = seededRandom('invented')
  const invented: (Invented & { readonly id: DocumentWithTopics['document']['id'] })[] = []
  for (const { document } of chapters()) {
    const sentences = random.shuffle(sentencesOf(document)).slice(0, 9)
    for (const [index, sentence] of sentences.entries())
      for (const one of inventionsOf(sentence, sentences[(index + 1) % sentences.length]!, document, random))
        invented.push({ ...one, id: document.id })
    const elsewhere = chapters()
      .filter((other) => other.document !== document)
      .flatMap((other) => sentencesOf(other.document))
    for (const quote of random.shuffle(elsewhere).slice(0, 8))
      invented.push({ how: 'another document', quote, id: document.id })
  }
  const passed = invented.filter(({ quote, id }) => checkQuotation(asking(quote, id), all).kind !== 'refuted')
  console.log(`${invented.length} invented quotations, ${passed.length} passed`)
  expect(invented.length).toBeGreaterThan(200)
  expect(new Set(invented.map(({ how }) => how)).size).toBeGreaterThan(6)
  expect(passed).toEqual([])
})

test('sentences that stand in a document are found, however they were copied', () => {
  const random = seededRandom('copied')
  const lost: string[] = []
  let count = 0
  for (const { document } of all) {
    for (const sentence of random.shuffle(sentencesOf(document)).slice(0, 6)) {
      for (const copy of [
        ...copiesOf(sentence, random),
        ...(document.language === 'en' ? [] : [toSimplified(sentence)]),
      ]) {
        count += 1
        if (findQuotation(copy, document) === undefined) lost.push(copy)
      }
    }
  }
  expect(count).toBeGreaterThan(300)
  expect(lost).toEqual([])
})

test('questions of the sample papers are not refuted by their own documents, and all by another', () => {
  let counts = { confirmed: 0, undecided: 0 }
  const wrong: string[] = []
  let swapped = 0
  for (const question of readdirSync('samples/papers').flatMap((name) => questionsOfPaper(`samples/papers/${name}`))) {
    const { source } = question.provenance
    const own = all.find(({ document }) => document.id === source?.documentId)
    if (source === undefined || own === undefined) continue
    const verdict = checkQuotation(question, [own])
    if (verdict.kind === 'refuted') wrong.push(`${verdict.why}: ${source.quote}`)
    else counts = { ...counts, [verdict.kind]: counts[verdict.kind] + 1 }
    const other = chapters().find(({ document }) => document.name.split('.')[0] !== own.document.name.split('.')[0])!
    swapped += 1
    if (
      checkQuotation(question, [{ ...other, document: { ...other.document, id: own.document.id } }]).kind !== 'refuted'
    )
      wrong.push(`not refuted by ${other.document.name}: ${source.quote}`)
  }
  console.log('sample papers:', counts)
  expect(swapped).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})

test('a wrong key of a sample question is never confirmed', () => {
  const passed: string[] = []
  let count = 0
  const judge = (question: Question, own: DocumentWithTopics): void => {
    count += 1
    if (checkQuotation(question, [own]).kind === 'confirmed')
      passed.push(
        `${plainText(question.stem)} => ${question.type === 'multiple_choice' ? plainText(question.options[question.keyIndex]!) : question.type === 'true_false' ? question.key : question.type === 'fill_blank' ? question.keys.map((key) => plainText(key[0])).join(', ') : ''} [${question.provenance.source!.quote}]`,
      )
  }
  const questions = readdirSync('samples/papers').flatMap((name) => questionsOfPaper(`samples/papers/${name}`))
  for (const question of questions) {
    const own = all.find(({ document }) => document.id === question.provenance.source?.documentId)
    if (own === undefined) continue
    if (question.type === 'multiple_choice')
      for (const keyIndex of question.options.keys())
        if (keyIndex !== question.keyIndex) judge({ ...question, keyIndex }, own)
    if (question.type === 'true_false') judge({ ...question, key: !question.key }, own)
    if (question.type === 'fill_blank')
      for (const other of questions)
        if (
          other.type === 'fill_blank' &&
          other.keys.length === question.keys.length &&
          toSimplified(plainText(other.keys[0][0])) !== toSimplified(plainText(question.keys[0][0]))
        )
          judge({ ...question, keys: other.keys }, own)
  }
  expect(count).toBeGreaterThan(300)
  expect(passed).toEqual([])
})

const place = (quote: string): Question['provenance'] => ({
  origin: { kind: 'ai', model: 'm' },
  proof: 'unchecked',
  source: { documentId: bees().document.id, quote },
})
const bees = (): DocumentWithTopics => chapters().find(({ document }) => document.name.startsWith('honey-bees'))!
const base = {
  id: asId<'Question'>('q'),
  explanation: [],
  marks: 1,
  minutes: 1,
  difficulty: 'easy',
  topic: 't',
} as const

test('a quotation tells page and heading', () => {
  const pdf = all.find(({ document }) => document.name === 'honey-bees.pdf')!
  const sentence = sentencesOf(pdf.document)[3]!
  const found = findQuotation(sentence, pdf.document)!
  expect(pdf.document.blocks.some(({ text, page }) => page === found.page && text.includes(sentence))).toBe(true)
  expect(pdf.document.blocks.some(({ kind, text }) => kind === 'heading' && text === found.heading)).toBe(true)
})

test('true or false: the sentence itself is true, with a number changed or denied false', () => {
  const sentence = 'A worker bee is able to visit 150 flowers on one flight.'
  const document = { ...bees().document, blocks: [{ kind: 'paragraph', text: sentence, spans: [] } as const] }
  const judge = (text: string, key: boolean): string =>
    checkQuotation({ ...base, type: 'true_false', stem: parseRichText(text), key, provenance: place(sentence) }, [
      { ...bees(), document },
    ]).kind
  expect([judge(sentence, true), judge(sentence, false)]).toEqual(['confirmed', 'refuted'])
  const number = sentence.replace(/\d+/, (digits) => String(Number(digits) + 7))
  expect([judge(number, true), judge(number, false)]).toEqual(['refuted', 'confirmed'])
  const denied = sentence.replace(/\b(is|are|can) /, '$1 not ')
  expect([judge(denied, true), judge(denied, false)]).toEqual(['refuted', 'confirmed'])
  expect(judge('Bees like the summer and fly a long way.', false)).toBe('undecided')
})

test.each([
  { ask: 'How long do worker bees live in summer?', key: 'six weeks', kind: 'confirmed' },
  { ask: 'How long do worker bees live in summer?', key: 'five years', kind: 'undecided' },
  { ask: 'How long do queens live?', key: 'five years', kind: 'confirmed' },
  { ask: 'How long do queens live?', key: 'six weeks', kind: 'undecided' },
  { ask: 'How long do drones live?', key: 'five years', kind: 'undecided' },
  { ask: 'How long do worker bees not live in summer?', key: 'six weeks', kind: 'undecided' },
])('short answer: $ask $key', ({ ask, key, kind }) => {
  const sentence = 'Worker bees live six weeks in summer, while queens live five years.'
  const document = { ...bees().document, blocks: [{ kind: 'paragraph', text: sentence, spans: [] } as const] }
  expect(
    checkQuotation(
      {
        ...base,
        type: 'short_answer',
        stem: literalText(ask),
        key: literalText(key),
        markingScheme: [],
        provenance: place(sentence),
      },
      [{ ...bees(), document }],
    ).kind,
  ).toBe(kind)
})

test.each([
  { name: 'the key alone stands there', key: 0, kind: 'confirmed' },
  { name: 'another option stands there instead', key: 1, kind: 'undecided' },
])('multiple choice: $name', ({ key, kind }) => {
  const block = bees().document.blocks.find(({ kind: each, text }) => each === 'paragraph' && text.includes('nectar'))!
  const sentence = sentencesOf(bees().document).find((each) => each.includes('nectar') && block.text !== '')!
  const words = sentence
    .replace(/[.,]/g, '')
    .split(' ')
    .filter((word) => word.length > 3 && word !== 'nectar')
  const question: Question = {
    ...base,
    type: 'multiple_choice',
    stem: literalText(`${words.slice(0, 6).join(' ')} what?`),
    options: [literalText('nectar'), literalText('granite'), literalText('petroleum')],
    keyIndex: key,
    provenance: place(sentence),
  }
  expect(checkQuotation(question, [bees()]).kind).toBe(kind)
})
