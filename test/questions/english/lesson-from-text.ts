/** Small documents for tests, written as text: a line a block, `# ` opens a heading, `**bold**` a term. */
import { asId } from '#domain/ids.ts'
import { seededRandom } from '#domain/random.ts'
import type { Block, ReadDocument, Span } from '#reading/document.ts'
import type { Term } from '#reading/topics/found-topic.ts'
import { tagEnglish } from '#reading/words/english.ts'
import type { Material } from '#questions/material.ts'
import { prepareLesson, type Lesson } from '#questions/from-documents/english/survey/lesson.ts'
import { stemsOf } from '#questions/from-documents/english/survey/noun-phrases.ts'
import { wordsOf } from '#questions/from-documents/english/survey/words.ts'

export type TermWish = {
  readonly form: string
  readonly confidence?: number
  readonly proper?: boolean
  readonly count?: number
}

/** One topic that holds every block. Terms are those in bold and those wished for. Formulas are written `$x^2$`. */
export function materialFromText(text: string, terms: readonly TermWish[] = []): Material {
  const blocks = text
    .trim()
    .split('\n')
    .map((line) => blockOf(line.trim()))
  const bold = blocks.flatMap((block) =>
    block.spans.filter((span) => span.kind === 'bold').map((span) => block.text.slice(span.start, span.end)),
  )
  const wishes = new Map<string, Term>()
  for (const wish of [...terms, ...bold.map((form) => ({ form: form.toLowerCase(), confidence: 0.6 }))]) {
    const term = termOf(wish, blocks)
    if (!wishes.has(term.key)) wishes.set(term.key, term)
  }
  const document: ReadDocument = {
    id: asId<'Document'>('doc_test'),
    name: 'test.pdf',
    fileType: 'pdf',
    pageCount: 1,
    language: 'en',
    blocks,
    outline: [],
    warnings: [],
  }
  const topic = {
    id: asId<'Topic'>('topic_test'),
    name: 'Test',
    description: '',
    subtopics: [],
    difficulty: 'medium' as const,
    confidence: 0.8,
    category: 'General',
    pages: [1],
  }
  return {
    document,
    found: { topics: [{ topic, blocks: blocks.map((_, index) => index) }], terms: [...wishes.values()] },
    random: seededRandom('test'),
  }
}

export const lessonFromText = (text: string, terms: readonly TermWish[] = []): Lesson =>
  prepareLesson(materialFromText(text, terms))

function blockOf(line: string): Block {
  const heading = /^(#+) (.*)$/.exec(line)
  if (heading) return { kind: 'heading', text: heading[2]!, spans: [], page: 1, level: heading[1]!.length }
  const spans: Span[] = []
  let text = ''
  for (const part of line.split(/(\*\*[^*]+\*\*|\$[^$]+\$)/)) {
    const marked = /^(?:\*\*(.+)\*\*|\$(.+)\$)$/.exec(part)
    const inner = marked?.[1] ?? marked?.[2] ?? part
    if (marked)
      spans.push({
        start: text.length,
        end: text.length + inner.length,
        kind: marked[1] === undefined ? 'math' : 'bold',
      })
    text += inner
  }
  return { kind: 'paragraph', text, spans, page: 1 }
}

function termOf({ form, confidence = 0.5, proper = false, count }: TermWish, blocks: readonly Block[]): Term {
  const key = stemsOf(tagEnglish(form).flatMap(wordsOf))
  const holding = blocks.flatMap((block, index) =>
    block.text.toLowerCase().includes(form.toLowerCase()) ? [index] : [],
  )
  return { key, form, confidence, count: count ?? Math.max(1, holding.length), blocks: holding, proper, bold: false }
}
