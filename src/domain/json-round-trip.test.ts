import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatQuestion } from './format-question.ts'
import { DIFFICULTIES, LEVELS } from './difficulty.ts'
import { asId } from './ids.ts'
import { PAPER_LANGUAGES } from './language.ts'
import { normaliseQuestion } from './normalise-question.ts'
import {
  GENERATION_MODES,
  PAPER_FORMATS,
  PAPER_STATUSES,
  type Paper,
  type PaperConfiguration,
  type PaperNotice,
} from './paper.ts'
import { STRUCTURE_IDS } from './structure.ts'
import { formatPaper, parsePaper } from './paper-json.ts'
import {
  PROOFS,
  QUESTION_TYPES,
  UNDRAWN_KINDS,
  type Figure,
  questionFault,
  type BlankKey,
  type Citation,
  type MarkingRow,
  type Provenance,
  type Question,
  type QuestionPart,
  type QuestionType,
  type Source,
} from './question.ts'
import { normalRichText, type Inline, type RichText } from './rich-text.ts'

type Several<Item> = readonly [Item, ...Item[]]

const words = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    '5',
    '中',
    ' ',
    '.',
    '*',
    '$',
    '_',
    '\\',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '"',
    ',',
    ':',
  ),
  minLength: 1,
  maxLength: 12,
})
const name = words.filter((text) => text.trim() !== '')
const leaf: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 4, arbitrary: words.map((text): Inline => ({ kind: 'text', text })) },
  fc.constantFrom<Inline>(
    { kind: 'math', tex: 'x^2', display: false },
    { kind: 'math', tex: '\\frac{a}{b}', display: true },
    { kind: 'break' },
  ),
)
const inline: fc.Arbitrary<Inline> = fc.oneof(
  leaf,
  fc.array(leaf, { minLength: 1, maxLength: 3 }).map((content): Inline => ({ kind: 'strong', content })),
  fc.array(leaf, { minLength: 1, maxLength: 3 }).map((content): Inline => ({ kind: 'emphasis', content })),
)
/** What cannot be seen is no text of a question. */
const visible = (text: RichText): boolean =>
  text.some((part) => part.kind !== 'break' && !(part.kind === 'text' && part.text.trim() === ''))
const richText: fc.Arbitrary<RichText> = fc
  .array(inline, { minLength: 1, maxLength: 4 })
  .map(normalRichText)
  .filter(visible)
const several = <Item>(item: fc.Arbitrary<Item>, most = 4): fc.Arbitrary<Several<Item>> =>
  fc.tuple(item, fc.array(item, { maxLength: most - 1 })).map(([first, others]) => [first, ...others])

const optional = <Name extends string, Value>(
  key: Name,
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<{ readonly [K in Name]?: Value }> =>
  fc
    .option(value, { nil: undefined })
    .map((found) => (found === undefined ? {} : { [key]: found }) as { readonly [K in Name]?: Value })

const drawnFigure = fc
  .tuple(
    fc.record({ svg: fc.constant('<svg xmlns="http://www.w3.org/2000/svg"/>'), alt: words }),
    optional('caption', words),
  )
  .map(([own, caption]) => ({ ...own, ...caption }))
const undrawnFigure = fc
  .tuple(
    fc.record({
      latex: words.filter((text) => text.trim() !== ''),
      shows: fc.constantFrom(...UNDRAWN_KINDS),
      alt: words,
    }),
    optional(
      'caption',
      words.filter((text) => text.trim() !== ''),
    ),
    optional('failed', fc.constant(true as const)),
  )
  .map(([own, caption, failed]) => ({ ...own, ...caption, ...failed }))
const figure: fc.Arbitrary<Figure> = fc.oneof(drawnFigure, undrawnFigure)
const citation: fc.Arbitrary<Citation> = fc
  .tuple(
    fc.record({ quote: fc.string() }),
    optional('page', fc.integer({ min: 1, max: 999 })),
    optional('heading', fc.string()),
  )
  .map(([own, page, heading]) => ({ ...own, ...page, ...heading }))
const source: fc.Arbitrary<Source> = fc
  .tuple(
    fc.record({ documentId: name.map((id) => asId<'Document'>(id)) }),
    citation,
    optional('further', fc.array(citation, { minLength: 1, maxLength: 3 })),
  )
  .map(([own, cited, further]) => ({ ...own, ...cited, ...further }))
const provenance: fc.Arbitrary<Provenance> = fc.oneof(
  source.map((found): Provenance => ({ origin: { kind: 'document' }, proof: 'quoted', source: found })),
  fc
    .tuple(words, words)
    .map(([family, seed]): Provenance => ({ origin: { kind: 'family', family, seed }, proof: 'proved' })),
  fc
    .tuple(words, fc.constantFrom(...PROOFS), optional('source', source))
    .map(([model, proof, found]): Provenance => ({ origin: { kind: 'ai', model }, proof, ...found })),
  optional('source', source).map((found): Provenance => ({
    origin: { kind: 'teacher' },
    proof: 'unchecked',
    ...found,
  })),
)
const row: fc.Arbitrary<MarkingRow> = fc
  .tuple(fc.record({ text: richText, marks: fc.nat(5) }), optional('remark', words))
  .map(([own, remark]) => ({ ...own, ...remark }))
const part: fc.Arbitrary<QuestionPart> = fc
  .tuple(
    fc.record({
      label: fc.constantFrom('(a)', '(b)', ''),
      stem: richText,
      marks: fc.integer({ min: 1, max: 9 }),
      key: richText,
      markingScheme: fc.array(row, { maxLength: 2 }),
    }),
    optional('figure', figure),
  )
  .map(([own, drawn]) => ({ ...own, ...drawn }))

const base = fc
  .tuple(
    fc.record({
      id: name.map((id) => asId<'Question'>(id)),
      stem: richText,
      explanation: fc.oneof(fc.constant([]), richText),
      marks: fc.integer({ min: 1, max: 20 }),
      minutes: fc.integer({ min: 1, max: 60 }),
      difficulty: fc.constantFrom(...LEVELS),
      topic: fc.oneof(fc.constant(''), name),
      provenance,
    }),
    optional(
      'topicId',
      name.map((id) => asId<'Topic'>(id)),
    ),
    optional('figure', figure),
    optional('slot', fc.integer({ min: 1, max: 45 })),
  )
  .map(([own, topicId, drawn, slot]) => ({ ...own, ...topicId, ...drawn, ...slot }))

const bodies: { readonly [Type in QuestionType]: fc.Arbitrary<Question> } = {
  multiple_choice: fc.tuple(base, richText, several(richText), fc.nat(1)).map(([own, first, others, keyIndex]) => ({
    ...own,
    type: 'multiple_choice',
    options: [first, ...others] as const,
    keyIndex,
  })),
  true_false: fc.tuple(base, fc.boolean()).map(([own, key]) => ({ ...own, type: 'true_false', key })),
  fill_blank: fc.tuple(base, several(several(richText, 3))).map(([own, keys]) => ({
    ...own,
    type: 'fill_blank',
    keys: keys satisfies Several<BlankKey>,
    stem: normalRichText([
      ...own.stem,
      ...keys.flatMap((): Inline[] => [{ kind: 'text', text: ' ' }, { kind: 'blank' }]),
    ]),
  })),
  short_answer: fc
    .tuple(base, richText, fc.array(row, { maxLength: 2 }))
    .map(([own, key, markingScheme]) => ({ ...own, type: 'short_answer', key, markingScheme })),
  essay: fc.tuple(base, several(row)).map(([own, markingGuide]) => ({ ...own, type: 'essay', markingGuide })),
  matching: fc.tuple(base, several(richText), several(richText)).map(([own, left, right]) => ({
    ...own,
    type: 'matching',
    left,
    right,
    pairs: left.map((_, index) => [left.length - 1 - index, index % right.length] as const),
  })),
  long_question: fc.tuple(base, several(part)).map(([own, parts]) => ({
    ...own,
    type: 'long_question',
    parts,
    marks: parts.reduce((sum, { marks }) => sum + marks, 0),
  })),
}

const fallbackId = asId<'Question'>('fallback')

describe('a question of our own is read back as it was written', () => {
  test.each(QUESTION_TYPES)('%s', (type) => {
    fc.assert(
      fc.property(bodies[type], (question) => {
        expect(questionFault(question)).toBeUndefined()
        const json: unknown = JSON.parse(JSON.stringify(formatQuestion(question)))
        expect(normaliseQuestion(json, { from: { kind: 'own' }, id: fallbackId })).toEqual({
          ok: true,
          value: { question, warnings: [] },
        })
      }),
      { numRuns: 300 },
    )
  })
})

test('nothing from outside keeps a proof, whatever it claims', () => {
  fc.assert(
    fc.property(fc.oneof(...QUESTION_TYPES.map((type) => bodies[type])), (question) => {
      const read = normaliseQuestion(formatQuestion(question), { from: { kind: 'ai', model: 'm' }, id: fallbackId })
      // A key that outside readings find ambiguous is refused; whatever is taken is unchecked.
      if (read.ok)
        expect(read.value.question.provenance).toMatchObject({ origin: { kind: 'ai', model: 'm' }, proof: 'unchecked' })
      else expect(read.error.length).toBeGreaterThan(0)
    }),
  )
})

test('no JSON makes the normaliser throw, and what it takes has no fault', () => {
  const field = fc.oneof(
    fc.jsonValue(),
    words,
    fc.constantFrom('A', 0, true, '[{"left":"a","right":"b"}]', '{"answer":"B"}', ['a', 'b'], [['a', 'b']], [[0, 1]], {
      left: ['a'],
      right: ['b'],
    }),
  )
  const shape = fc.record(
    {
      type: fc.constantFrom(...QUESTION_TYPES),
      question: fc.oneof(words, field),
      options: field,
      correctAnswer: field,
      marks: field,
      matches: field,
      subQuestions: fc.oneof(field, fc.array(fc.record({ question: field, correctAnswer: field, marks: field }))),
      markingScheme: field,
      figure: field,
      source: field,
      origin: field,
      difficulty: field,
      topic: field,
      estimatedTime: field,
    },
    { requiredKeys: ['type', 'question'] },
  )
  fc.assert(
    fc.property(fc.oneof(shape, fc.jsonValue()), fc.constantFrom('own' as const, 'teacher' as const), (input, kind) => {
      const read = normaliseQuestion(input, { from: { kind }, id: fallbackId })
      if (read.ok) expect(questionFault(read.value.question)).toBeUndefined()
      else expect(read.error.length).toBeGreaterThan(0)
    }),
    { numRuns: 3000 },
  )
})

const count = fc.nat(100)
const notice: fc.Arbitrary<PaperNotice> = fc.oneof(
  fc
    .tuple(
      fc.record({ asked: count, given: count }),
      fc.oneof(
        fc.constant({ kind: 'total' } as const),
        fc.record({ kind: fc.constant('topic' as const), topic: words }),
        fc.record({ kind: fc.constant('type' as const), type: fc.constantFrom(...QUESTION_TYPES) }),
        fc.record({ kind: fc.constant('level' as const), level: fc.constantFrom(...LEVELS) }),
      ),
    )
    .map(([counts, cause]): PaperNotice => ({ kind: 'shortfall', shortfall: { ...counts, ...cause } })),
  fc.record({
    kind: fc.constant('language' as const),
    asked: fc.constantFrom(...PAPER_LANGUAGES),
    given: fc.constantFrom(...PAPER_LANGUAGES),
  }),
  fc.record({
    kind: fc.constant('pages_not_read' as const),
    document: words,
    pages: fc.array(count),
    reason: fc.constantFrom('scanned' as const, 'garbage' as const),
  }),
  fc.record({ kind: fc.constant('pages_recognised' as const), document: words, pages: fc.array(count) }),
  fc.record({ kind: fc.constant('same_text' as const), document: words, of: words }),
  fc.record({ kind: fc.constant('shared_text' as const), document: words, of: words, share: fc.constantFrom(0.25, 1) }),
  fc.record({
    kind: fc.constant('ai_incomplete' as const),
    stopped: fc.boolean(),
    made: count,
    filled: count,
    missing: count,
  }),
  fc.record({ kind: fc.constantFrom('ai_batches_failed' as const, 'ai_unchecked' as const), count }),
)
const configuration: fc.Arbitrary<PaperConfiguration> = fc
  .tuple(
    fc.record({
      title: name,
      language: fc.constantFrom(...PAPER_LANGUAGES),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      questionTypes: several(fc.constantFrom(...QUESTION_TYPES)),
      totalQuestions: count,
      questionsPerTopic: count,
      timeLimit: fc.integer({ min: 1, max: 300 }),
      instructions: fc.string(),
      includeAnswerKey: fc.boolean(),
      paperFormat: fc.constantFrom(...PAPER_FORMATS),
    }),
    optional('totalMarks', fc.integer({ min: 50, max: 300 })),
  )
  .map(([own, total]) => ({ ...own, ...total }))
const paper: fc.Arbitrary<Paper> = fc
  .tuple(
    fc.record({
      id: name.map((id) => asId<'Paper'>(id)),
      code: fc.string(),
      title: name,
      language: fc.constantFrom(...PAPER_LANGUAGES),
      generationMode: fc.constantFrom(...GENERATION_MODES),
      configuration,
      templateId: name.map((id) => asId<'Template'>(id)),
      sourceDocuments: fc.uniqueArray(fc.record({ id: name.map((id) => asId<'Document'>(id)), name: fc.string() }), {
        maxLength: 3,
        selector: ({ id }) => id,
      }),
      topics: fc.array(fc.record({ id: name.map((id) => asId<'Topic'>(id)), name: fc.string() }), { maxLength: 3 }),
      questions: fc.array(fc.oneof(...QUESTION_TYPES.map((type) => bodies[type])), { maxLength: 4 }),
      notices: fc.array(notice, { maxLength: 3 }),
      status: fc.constantFrom(...PAPER_STATUSES),
      seed: fc.string(),
      revision: count,
      createdAt: fc.constant('2026-11-20T13:33:21.000Z'),
      updatedAt: fc.constant('2026-11-20T14:00:00Z'),
    }),
    optional('subject', fc.string()),
    optional('grade', fc.string()),
    optional('generation', fc.record({ ms: count, tokens: count, model: fc.string() })),
    optional(
      'structure',
      fc.record({
        id: fc.constantFrom(...STRUCTURE_IDS),
        sections: several(
          fc.oneof(
            fc.constant({ label: 'A', slots: [1, 14] } as const),
            fc.constant({ label: 'B', slots: [15, 19], answered: 3 } as const),
          ),
        ),
      }),
    ),
  )
  .map(([own, subject, grade, generation, structure]) => ({
    ...own,
    ...subject,
    ...grade,
    ...generation,
    ...structure,
  }))

describe('a paper', () => {
  test('of our own is read back as it was written', () => {
    fc.assert(
      fc.property(paper, (own) => {
        expect(parsePaper(JSON.parse(JSON.stringify(formatPaper(own))), { from: { kind: 'own' } })).toEqual({
          ok: true,
          value: own,
        })
      }),
    )
  })

  test('of someone else loses every proof', () => {
    fc.assert(
      fc.property(paper, (own) => {
        const read = parsePaper(formatPaper(own), { from: { kind: 'teacher' } })
        if (read.ok)
          for (const { provenance } of read.value.questions)
            expect(provenance).toMatchObject({ origin: { kind: 'teacher' }, proof: 'unchecked' })
      }),
    )
  })

  const [sample] = fc.sample(
    paper.filter(({ questions }) => questions.length > 0),
    { numRuns: 1, seed: 1 },
  )
  const json = formatPaper(sample!)

  test('that was ready counts as completed', () => {
    expect(parsePaper({ ...json, status: 'ready' }, { from: { kind: 'own' } })).toMatchObject({
      ok: true,
      value: { status: 'completed' },
    })
  })

  test.each([
    { name: 'a number in place of a paper', input: 5, field: '' },
    { name: 'no title', input: { ...json, title: '' }, field: 'title' },
    { name: 'an unknown language', input: { ...json, language: 'fr' }, field: 'language' },
    {
      name: 'a configuration without types',
      input: { ...json, configuration: { ...json.configuration, questionTypes: [] } },
      field: 'configuration.questionTypes',
    },
    { name: 'a date that is none', input: { ...json, createdAt: 'yesterday' }, field: 'createdAt' },
  ])('with $name is refused by the name of the field', ({ input, field }) => {
    const read = parsePaper(input, { from: { kind: 'own' } })
    expect(
      read.ok ? [] : read.error.map((fault) => fault.code === 'field_wrong' && fault.field.startsWith(field)),
    ).toEqual([true])
  })

  test('with a question without text is refused by its number', () => {
    const read = parsePaper(
      { ...json, questions: [...json.questions, { type: 'essay', correctAnswer: 'x' }] },
      { from: { kind: 'own' } },
    )
    expect(read).toEqual({
      ok: false,
      error: [{ code: 'question_wrong', number: json.questions.length + 1, fault: { code: 'text_missing' } }],
    })
  })
})
