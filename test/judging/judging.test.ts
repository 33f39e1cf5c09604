/**
 * The judging tool: what it takes and refuses, what it counts, and that docs/judging.md says what the kept verdicts
 * say.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { Question } from '#domain/question.ts'
import { literalText } from '#domain/rich-text.ts'
import type { ReadDocument } from '#reading/document.ts'
import { judgedQuestion } from './judged-question.ts'
import { keptRounds } from './kept-rounds.ts'
import { computedPart, REPORT, withComputedPart } from './report.ts'
import { judgedQuestion as shape, type JudgedQuestion } from './round.ts'
import { kappa, summarise } from './summarise.ts'
import { surroundings } from './surroundings.ts'
import { formatVerdicts, parseVerdicts, type Verdict } from './verdict.ts'

const about = { title: 'Cells', licence: 'CC BY 4.0', from: 'OpenStax' }
const paragraph = (text: string): ReadDocument['blocks'][number] => ({ kind: 'paragraph', text, spans: [] })
const document: ReadDocument = {
  id: asId('d1'),
  name: 'cells.pdf',
  fileType: 'pdf',
  language: 'en',
  blocks: [paragraph('All life is built of cells. A cell is small. It can be seen.')],
  outline: [],
  warnings: [],
}
const question: Question = {
  type: 'multiple_choice',
  id: asId('q1'),
  stem: literalText('What is small?'),
  options: [literalText('A cell'), literalText('A whale'), literalText('A tree')],
  keyIndex: 0,
  explanation: literalText('See there.'),
  marks: 2,
  minutes: 3,
  difficulty: 'easy',
  topic: 'Cells',
  provenance: {
    origin: { kind: 'document' },
    proof: 'quoted',
    source: { documentId: asId('d1'), page: 1, quote: 'A cell is small.' },
  },
}

function planted(
  number: number,
  type: JudgedQuestion['type'],
  language: JudgedQuestion['language'],
  key = 'A',
): JudgedQuestion {
  return {
    id: `j_${String(number).padStart(12, '0')}`,
    document: about,
    language,
    type,
    level: 'easy',
    marks: 2,
    stem: 'What?',
    key,
    explanation: '',
    sources: [{ quote: 'That.', before: '', after: '' }],
  }
}
const round = [
  planted(1, 'multiple_choice', 'en'),
  planted(2, 'true_false', 'en'),
  planted(3, 'multiple_choice', 'zh-TW', 'B'),
]
const line = (...cells: readonly string[]): string => cells.join('\t')
const GOOD = [
  line(round[0]!.id, 'as_is', '-', '-', '3'),
  line(round[1]!.id, 'small_edit', 'unclear wording', 'say of what'),
  line(round[2]!.id, 'reject', 'wrong_key', 'it is C', '1'),
]

describe('what a reader sees', () => {
  const seen = judgedQuestion(question, document, about)
  test('is question, key and source, in the shape that is kept', () => {
    expect(shape.safeParse(seen).success).toBe(true)
    expect(seen).toMatchObject({
      stem: 'What is small?',
      key: 'A',
      options: ['A cell', 'A whale', 'A tree'],
      sources: [
        { quote: 'A cell is small.', page: 1, before: 'All life is built of cells.', after: 'It can be seen.' },
      ],
    })
  })
  test('has an id that follows from words and source alone', () => {
    expect(judgedQuestion({ ...question, id: asId('q2'), marks: 3 }, document, about).id).toBe(seen.id)
    expect(judgedQuestion({ ...question, stem: literalText('What is tiny?') }, document, about).id).not.toBe(seen.id)
  })
  test('begins and ends with whole sentences where the text is long', () => {
    const long = 'Sentence one is here. '.repeat(60)
    const { before, after } = surroundings('The quotation.', [paragraph(`${long}The quotation. ${long}`)])
    expect(before).toMatch(/^Sentence one is here\. /)
    expect(after).toMatch(/Sentence one is here\.$/)
    expect(before.length).toBeLessThan(460)
  })
  test('is without surroundings where the quotation does not stand in the document', () =>
    expect(surroundings('Elsewhere.', document.blocks)).toEqual({ before: '', after: '' }))
})

describe('verdicts', () => {
  test('that are whole and well formed are read, and written the same way', () => {
    const { verdicts, faults } = parseVerdicts(GOOD.join('\n'), round)
    expect(faults).toEqual([])
    expect(verdicts[1]).toEqual({
      id: round[1]!.id,
      verdict: 'small_edit',
      reason: 'unclear_wording',
      note: 'say of what',
    })
    expect(parseVerdicts(formatVerdicts(verdicts), round)).toEqual({ verdicts, faults: [] })
  })
  test.each([
    { name: 'an unknown id', wrong: line('j_x', 'as_is', '', '', '3'), says: '"j_x" is no question of this round' },
    {
      name: 'an unknown verdict',
      wrong: line(round[0]!.id, 'fine', '', '', '3'),
      says: 'the verdict must be as_is, small_edit or reject, not "fine"',
    },
    {
      name: 'an unknown reason',
      wrong: line(round[0]!.id, 'reject', 'ugly', '', '3'),
      says: 'the reason must be wrong_key, ',
    },
    {
      name: 'a rejection without a reason',
      wrong: line(round[0]!.id, 'reject', '', '', '3'),
      says: 'the reason must be',
    },
    {
      name: 'a reason for a good question',
      wrong: line(round[0]!.id, 'as_is', 'trivial', '', '3'),
      says: 'has no reason',
    },
    {
      name: 'multiple choice without its distractors',
      wrong: line(round[0]!.id, 'as_is', '', ''),
      says: 'needs the number of adequate distractors',
    },
    {
      name: 'four adequate distractors',
      wrong: line(round[0]!.id, 'as_is', '', '', '4'),
      says: 'needs the number of adequate distractors',
    },
    {
      name: 'distractors of a statement',
      wrong: line(round[1]!.id, 'as_is', '', '', '3'),
      says: 'only multiple choice has distractors',
    },
  ])('$name is refused with a sentence', ({ wrong, says }) => {
    const others = GOOD.filter((good) => good.split('\t')[0] !== wrong.split('\t')[0])
    const { faults } = parseVerdicts([wrong, ...others].join('\n'), round)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(says)
  })
  test('on the same question twice, and missing ones, are named', () => {
    expect(parseVerdicts([GOOD[0], ...GOOD].join('\n'), round).faults).toEqual([
      `Line 2: ${round[0]!.id} is judged twice.`,
    ])
    expect(parseVerdicts(GOOD.slice(1).join('\n'), round).faults).toEqual([
      `1 questions are not judged: ${round[0]!.id}.`,
    ])
  })
})

describe('the summary', () => {
  const read = (lines: readonly string[]): readonly Verdict[] => parseVerdicts(lines.join('\n'), round).verdicts
  const other = [
    line(round[0]!.id, 'small_edit', 'grammar', '', '2'),
    line(round[1]!.id, 'small_edit', 'trivial', ''),
    line(round[2]!.id, 'as_is', '', '', '3'),
  ]
  const text = summarise([
    {
      name: 'first',
      questions: round,
      readings: new Map([
        ['ann', read(GOOD)],
        ['bob', read(other)],
      ]),
    },
  ])
  test.each([
    ['a reading by itself', '| first | English | ann | 2 | 50.0 % | 100.0 % | 0.0 % | 0 | 0 | 100.0 % of 1 |'],
    ['the other reading', '| first | Chinese | bob | 1 | 100.0 % | 100.0 % | 0.0 % | 0 | 0 | 100.0 % of 1 |'],
    [
      'the stricter of both',
      '| first | Chinese | stricter of both | 1 | 0.0 % | 0.0 % | 100.0 % | 1 | 0 | 0.0 % of 1 |',
    ],
    ['the mean of both', '| first | English | mean of both | 2 | 25.0 % | 100.0 % | 0.0 % | – | – | 50.0 % |'],
    ['the types', '| first | true false | stricter of both | 1 | 0.0 % | 100.0 % | 0.0 % | 0 | 0 | – |'],
    ['the agreement', '| first | English | ann, bob | 2 | 50.0 % | 0.00 | 100.0 % | 1.00 |'],
    ['the reasons', '| first | wrong key | 0 + 0 | 1 + 0 |'],
    ['the letters', '| first | 2 | 50.0 % | 50.0 % | 0.0 % | 0.0 % |'],
  ])('shows %s', (_, row) => expect(text.split('\n')).toContain(row))
  test('says so where nothing is judged', () =>
    expect(summarise([{ name: 'first', questions: round, readings: new Map() }])).toBe('No verdicts are kept yet.'))
})

test.each([
  // Worked example of Cohen (1960) as textbooks give it: 20 both yes, 15 both no, 5 and 10 apart.
  {
    name: 'a textbook example',
    pairs: [
      ...Array.from({ length: 20 }, () => ['y', 'y'] as const),
      ...Array.from({ length: 5 }, () => ['y', 'n'] as const),
      ...Array.from({ length: 10 }, () => ['n', 'y'] as const),
      ...Array.from({ length: 15 }, () => ['n', 'n'] as const),
    ],
    value: 0.4,
  },
  {
    name: 'full agreement on one verdict',
    pairs: [
      ['y', 'y'],
      ['y', 'y'],
    ] as const,
    value: 1,
  },
  {
    name: 'agreement by chance alone',
    pairs: [
      ['y', 'y'],
      ['y', 'n'],
      ['n', 'y'],
      ['n', 'n'],
    ] as const,
    value: 0,
  },
])('kappa of $name is $value', ({ pairs, value }) => expect(kappa(pairs)).toBeCloseTo(value, 10))

describe('what is kept', () => {
  test('docs/judging.md says what the kept verdicts say (node test/judging/summary.ts --write)', () => {
    const text = readFileSync(REPORT, 'utf8')
    expect(computedPart(text)).toBe(summarise(keptRounds()))
    expect(computedPart(withComputedPart(text, 'Other.'))).toBe('Other.')
  })
  test('no round names a place of a machine, or a document without its licence', () => {
    for (const { questions } of keptRounds()) {
      expect(JSON.stringify(questions)).not.toMatch(/"(?:\/(?:home|tmp|work|Users)\/|[A-Z]:\\)|file:\/\//)
      expect(questions.filter(({ document: { licence } }) => licence === 'not named')).toEqual([])
    }
  })
})
