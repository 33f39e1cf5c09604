/**
 * Papers, questions and rich text drawn at random: all that the domain allows. What a paper is written to is asked to
 * hold them: JSON, and every format of `src/formats`.
 */
import fc from 'fast-check'
import { DIFFICULTIES, LEVELS } from '#domain/difficulty.ts'
import { asId } from '#domain/ids.ts'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import {
  GENERATION_MODES,
  PAPER_FORMATS,
  PAPER_STATUSES,
  type Paper,
  type PaperConfiguration,
  type PaperNotice,
} from '#domain/paper.ts'
import { inGroups, passagesInUse, type Passage } from '#domain/passage.ts'
import {
  PROOFS,
  QUESTION_TYPES,
  UNDRAWN_KINDS,
  type BlankKey,
  type Citation,
  type Figure,
  type MarkingRow,
  type Provenance,
  type Question,
  type QuestionPart,
  type QuestionType,
  type Source,
} from '#domain/question.ts'
import { formatRichText, normalRichText, plainText, type Inline, type RichText } from '#domain/rich-text.ts'
import { STRUCTURE_IDS } from '#domain/structure.ts'

type Several<Item> = readonly [Item, ...Item[]]

/** Formulas that MathJax knows. */
const FORMULAS = ['x^2', '\\frac{a}{b}', '\\sqrt{2}', 'a<b', '\\angle ABC=90^\\circ', '\\text{area}=\\pi r^2']
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><rect x="1" y="1" width="38" height="18" fill="none" stroke="black"/></svg>'

export const randomWords = fc.string({
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
    // What markup, formulas of spreadsheets and formats of platforms take for theirs.
    '<',
    '>',
    '&',
    '=',
    '+',
    '-',
    '@',
    '#',
    '|',
    '`',
    '~',
    '^',
    '%',
    ';',
    "'",
    '1',
  ),
  minLength: 1,
  maxLength: 12,
})
const name = randomWords.filter((text) => text.trim() !== '')
const leaf: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 4, arbitrary: randomWords.map((text): Inline => ({ kind: 'text', text })) },
  fc.constantFrom<Inline>(...FORMULAS.map((tex, index): Inline => ({ kind: 'math', tex, display: index % 3 === 1 })), {
    kind: 'break',
  }),
)
const inline: fc.Arbitrary<Inline> = fc.oneof(
  leaf,
  fc.array(leaf, { minLength: 1, maxLength: 3 }).map((content): Inline => ({ kind: 'strong', content })),
  fc.array(leaf, { minLength: 1, maxLength: 3 }).map((content): Inline => ({ kind: 'emphasis', content })),
)
/** What cannot be seen is no text of a question. */
const visible = (text: RichText): boolean =>
  text.some((part) => part.kind !== 'break' && !(part.kind === 'text' && part.text.trim() === ''))
const randomText: fc.Arbitrary<RichText> = fc
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
  .tuple(fc.record({ svg: fc.constant(SVG), alt: randomWords }), optional('caption', randomWords))
  .map(([own, caption]) => ({ ...own, ...caption }))
const undrawnFigure = fc
  .tuple(
    fc.record({
      latex: randomWords.filter((text) => text.trim() !== ''),
      shows: fc.constantFrom(...UNDRAWN_KINDS),
      alt: randomWords,
    }),
    optional(
      'caption',
      randomWords.filter((text) => text.trim() !== ''),
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
    .tuple(randomWords, randomWords)
    .map(([family, seed]): Provenance => ({ origin: { kind: 'family', family, seed }, proof: 'proved' })),
  fc
    .tuple(randomWords, fc.constantFrom(...PROOFS), optional('source', source))
    .map(([model, proof, found]): Provenance => ({ origin: { kind: 'ai', model }, proof, ...found })),
  optional('source', source).map((found): Provenance => ({
    origin: { kind: 'teacher' },
    proof: 'unchecked',
    ...found,
  })),
)
const row: fc.Arbitrary<MarkingRow> = fc
  .tuple(fc.record({ text: randomText, marks: fc.nat(5) }), optional('remark', randomText.map(formatRichText)))
  .map(([own, remark]) => ({ ...own, ...remark }))
const part: fc.Arbitrary<QuestionPart> = fc
  .tuple(
    fc.record({
      label: fc.constantFrom('(a)', '(b)', ''),
      stem: randomText,
      marks: fc.integer({ min: 1, max: 9 }),
      key: randomText,
      markingScheme: fc.array(row, { maxLength: 2 }),
    }),
    optional('figure', figure),
  )
  .map(([own, drawn]) => ({ ...own, ...drawn }))

const base = fc
  .tuple(
    fc.record({
      id: name.map((id) => asId<'Question'>(id)),
      stem: randomText,
      explanation: fc.oneof(fc.constant([]), randomText),
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

export const randomQuestions: { readonly [Type in QuestionType]: fc.Arbitrary<Question> } = {
  multiple_choice: fc.tuple(base, randomText, several(randomText), fc.nat(1)).map(([own, first, others, keyIndex]) => ({
    ...own,
    type: 'multiple_choice',
    options: [first, ...others] as const,
    keyIndex,
  })),
  true_false: fc.tuple(base, fc.boolean()).map(([own, key]) => ({ ...own, type: 'true_false', key })),
  fill_blank: fc.tuple(base, several(several(randomText, 3))).map(([own, keys]) => ({
    ...own,
    type: 'fill_blank',
    keys: keys satisfies Several<BlankKey>,
    stem: normalRichText([
      ...own.stem,
      ...keys.flatMap((): Inline[] => [{ kind: 'text', text: ' ' }, { kind: 'blank' }]),
    ]),
  })),
  short_answer: fc
    .tuple(base, randomText, fc.array(row, { maxLength: 2 }))
    .map(([own, key, markingScheme]) => ({ ...own, type: 'short_answer', key, markingScheme })),
  essay: fc.tuple(base, several(row)).map(([own, markingGuide]) => ({ ...own, type: 'essay', markingGuide })),
  matching: fc.tuple(base, several(randomText), several(randomText)).map(([own, left, right]) => ({
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

const count = fc.nat(100)
const notice: fc.Arbitrary<PaperNotice> = fc.oneof(
  fc
    .tuple(
      fc.record({ asked: count, given: count }),
      fc.oneof(
        fc.constant({ kind: 'total' } as const),
        fc.record({ kind: fc.constant('topic' as const), topic: randomWords }),
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
    document: randomWords,
    pages: fc.array(count),
    reason: fc.constantFrom('scanned' as const, 'garbage' as const),
  }),
  fc.record({ kind: fc.constant('pages_recognised' as const), document: randomWords, pages: fc.array(count) }),
  fc.record({ kind: fc.constant('same_text' as const), document: randomWords, of: randomWords }),
  fc.record({
    kind: fc.constant('shared_text' as const),
    document: randomWords,
    of: randomWords,
    share: fc.constantFrom(0.25, 1),
  }),
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
const said = randomText.filter((text) => plainText(text).trim() !== '')
const passageBody = fc.oneof(
  fc
    .tuple(fc.record({ kind: fc.constant('text' as const), text: said }), optional('lineNumbers', fc.constant(true)))
    .map(([own, lineNumbers]) => ({ ...own, ...lineNumbers })),
  fc.integer({ min: 1, max: 3 }).chain((columns) => {
    const cells = fc
      .array(fc.oneof(fc.constant([]), randomText), { minLength: columns, maxLength: columns })
      .map((all) => all as [RichText, ...RichText[]])
    return fc.record({ kind: fc.constant('table' as const), heads: cells, rows: several(cells) })
  }),
  fc.record({ kind: fc.constant('figure' as const), figure: figure }),
)
const passage: fc.Arbitrary<Passage> = fc
  .tuple(
    fc.record({ id: fc.stringMatching(/^[\w-]{1,8}$/).map((id) => asId<'Passage'>(id)) }),
    optional('title', said),
    optional('source', said),
    passageBody,
  )
  .map(([own, title, source, body]) => ({ ...own, ...title, ...source, ...body }))

/** Every third question is about none; what no question is about does not stand on a paper. */
function aboutPassages({ questions, passages }: Pick<Paper, 'questions' | 'passages'>) {
  const asked = questions.map((question, index) => {
    const found = index % 3 === 2 ? undefined : passages[index % 2]
    return found === undefined ? question : { ...question, passageId: found.id }
  })
  return { questions: inGroups(asked), passages: passagesInUse(passages, asked) }
}

export const randomPapers: fc.Arbitrary<Paper> = fc
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
      questions: fc.array(fc.oneof(...QUESTION_TYPES.map((type) => randomQuestions[type])), { maxLength: 4 }),
      passages: fc.uniqueArray(passage, { maxLength: 2, selector: ({ id }) => id }),
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
        sections: fc.constantFrom(
          [{ label: 'A', slots: [1, 14] }] as const,
          [
            { label: 'A', slots: [1, 14] },
            { label: 'B', slots: [15, 19], answered: 3 },
          ] as const,
        ),
      }),
    ),
  )
  .map(([own, subject, grade, generation, structure]) => {
    const asked = aboutPassages(own)
    return {
      ...own,
      ...asked,
      ...subject,
      ...grade,
      ...generation,
      ...structure,
      // A paper is drawn against the structure of its own format: each question stands in a slot, in their order.
      ...(structure.structure === undefined
        ? {}
        : {
            configuration: { ...own.configuration, paperFormat: FORMAT_OF[structure.structure.id] },
            questions: asked.questions.map((question, index) => ({ ...question, slot: index + 1 })),
          }),
    }
  })

const FORMAT_OF = {
  'hkdse-paper-1': 'hkdse_paper1',
  'hkdse-paper-1-mock': 'hkdse_paper1',
  'hkdse-paper-2': 'hkdse_paper2',
  'hkdse-paper-2-mock': 'hkdse_paper2',
} as const
