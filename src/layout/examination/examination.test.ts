/** What an HKDSE paper holds, by its structure or without one. */
import { describe, expect, test } from 'vitest'
import { drawnStructure, structureOf } from '#curriculum/structures.ts'
import { defaultInstructions, printedIn } from '#messages/printed/printed.ts'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import type { MarkingRow, Question, QuestionPart } from '#domain/question.ts'
import { parseRichText, plainText } from '#domain/rich-text.ts'
import type { StructureId } from '#domain/structure.ts'
import { hkdsePaper1 } from '#templates/hkdse-paper-1.ts'
import { hkdsePaper2 } from '#templates/hkdse-paper-2.ts'
import { layOut } from '../lay-out.ts'
import type { LaidOutKey, LaidOutPaper, QuestionBlock } from '../laid-out.ts'

const base = (marks: number, slot?: number) => ({
  id: asId<'Question'>(`q${slot ?? 'x'}`),
  stem: parseRichText('Find $x$.'),
  explanation: [],
  marks,
  minutes: 2,
  difficulty: 'medium' as const,
  topic: 'T',
  ...(slot === undefined ? {} : { slot }),
  provenance: { origin: { kind: 'family', family: 'f', seed: 's' }, proof: 'proved' } as const,
})
const short = (marks: number, slot?: number, markingScheme: readonly MarkingRow[] = []): Question => ({
  ...base(marks, slot),
  type: 'short_answer',
  key: parseRichText('$x = 7$'),
  markingScheme,
})
const choice = (slot?: number, marks = 1): Question => ({
  ...base(marks, slot),
  type: 'multiple_choice',
  options: [parseRichText('1'), parseRichText('2'), parseRichText('3'), parseRichText('4')],
  keyIndex: 2,
  explanation: parseRichText('Since $1 + 2 = 3$.'),
})
const part = (label: string, marks: number): QuestionPart => ({
  label,
  stem: parseRichText(`Part ${label}`),
  marks,
  key: marks === 0 ? [] : parseRichText(`key ${label}`),
  markingScheme: [],
})
const long = (slot: number | undefined, first: QuestionPart, ...others: QuestionPart[]): Question => ({
  ...base(
    [first, ...others].reduce((sum, { marks }) => sum + marks, 0),
    slot,
  ),
  type: 'long_question',
  parts: [first, ...others],
})

/** What the answer sheet at the end of a paper says: the rows of its questions with their letters. */
function sheetOf(laidOut: LaidOutPaper) {
  const block = laidOut.blocks.at(-1)
  if (block?.kind !== 'answerSheet') throw new Error('expected an answer sheet')
  return block.pages.flatMap(({ marks }) => {
    const bubbles = marks.filter((mark) => mark.kind === 'bubble')
    return marks
      .filter((mark) => mark.kind === 'text')
      .filter(({ align }) => align === 'end')
      .map(({ x, y, text }) => {
        const row = bubbles.filter((one) => Math.abs(one.y - y) < 2 && one.x > x && one.x < x + 30)
        return { number: text, letters: row.map(({ letter }) => letter).join(''), x }
      })
  })
}

function paperOf(
  questions: readonly Question[],
  structure?: StructureId,
  change: Partial<Paper['configuration']> = {},
): Paper {
  const title = structure === undefined ? 'My test' : structureOf(structure).title.en
  return {
    id: asId('p'),
    code: 'CODE',
    title,
    language: 'en',
    generationMode: 'concept_based',
    templateId: hkdsePaper1.id,
    sourceDocuments: [],
    topics: [],
    passages: [],
    notices: [],
    status: 'completed',
    seed: 's',
    revision: 1,
    createdAt: '',
    updatedAt: '',
    questions,
    configuration: {
      title,
      language: 'en',
      difficulty: 'medium',
      questionTypes: ['short_answer'],
      totalQuestions: questions.length,
      questionsPerTopic: 1,
      timeLimit: 135,
      instructions: defaultInstructions(135, printedIn('en')),
      includeAnswerKey: true,
      paperFormat: 'hkdse_paper1',
      ...change,
    },
    ...(structure === undefined ? {} : { structure: drawnStructure(structureOf(structure)) }),
  }
}
const whole = (id: StructureId): Paper =>
  paperOf(
    structureOf(id).sections.flatMap(({ slots }) =>
      slots.map(({ number, marks }) => (id.startsWith('hkdse-paper-1') ? short(marks, number) : choice(number))),
    ),
    id,
  )

const printed = (paper: Paper, template = hkdsePaper1): LaidOutPaper =>
  layOut(paper, template, { part: 'paper', pageSize: 'a4' })
const key = (paper: Paper, template = hkdsePaper1): LaidOutKey =>
  layOut(paper, template, { part: 'key', pageSize: 'a4' })
const sections = (laidOut: LaidOutPaper) => laidOut.blocks.filter((block) => block.kind === 'section')
const questions = (laidOut: LaidOutPaper): QuestionBlock[] => sections(laidOut).flatMap((section) => section.questions)
const head = (laidOut: LaidOutPaper | LaidOutKey) => laidOut.blocks.find((block) => block.kind === 'examinationHead')!
const rubric = (laidOut: LaidOutPaper): string[] => head(laidOut).cover!.rubric.lines.map(({ text }) => plainText(text))

test.each([
  {
    id: 'hkdse-paper-1',
    headings: ['SECTION A(1) (35 marks)', 'SECTION A(2) (35 marks)', 'SECTION B (35 marks)'],
    opens: [true, undefined, true],
  },
  { id: 'hkdse-paper-1-mock', headings: ['SECTION A (35 marks)', 'SECTION B (35 marks)'], opens: [true, true] },
  { id: 'hkdse-paper-2', headings: ['SECTION A (30 marks)', 'SECTION B (15 marks)'], opens: [true, true] },
  { id: 'hkdse-paper-2-mock', headings: ['SECTION A (45 marks)'], opens: [true] },
] as const)('$id has the sections of its structure, Section B on a new page', ({ id, headings, opens }) => {
  const laidOut = printed(whole(id), id.startsWith('hkdse-paper-1') ? hkdsePaper1 : hkdsePaper2)
  expect(sections(laidOut).map(({ heading }) => `${heading.title} ${heading.summary}`)).toEqual(headings)
  expect(sections(laidOut).map(({ opensPage }) => opensPage)).toEqual(opens)
  expect(questions(laidOut).map(({ number }) => number)).toEqual(questions(laidOut).map((_, index) => `${index + 1}.`))
})

describe('Paper 1', () => {
  test('says what is answered of a section of which not all are', () => {
    const laidOut = printed(whole('hkdse-paper-1-mock'))
    expect(sections(laidOut).map(({ heading }) => heading.instruction)).toEqual([
      'Answer ALL questions in this section and write your answers in the spaces provided.',
      'Answer any THREE questions in this section and write your answers in the spaces provided.',
    ])
    expect(rubric(laidOut)[2]).toContain('any THREE questions in Section B')
  })
  test('a section of fewer questions than are to be answered asks for all', () => {
    const laidOut = printed(paperOf([short(3, 1), short(12, 15), short(11, 16)], 'hkdse-paper-1-mock'))
    expect(sections(laidOut)[1]!.heading).toMatchObject({
      summary: '(23 marks)',
      instruction: expect.stringContaining('ALL'),
    })
  })
  test.each([
    [1, 3],
    [2, 4],
    [4, 8],
    [12, 24],
  ])('a question of %i marks has %i lines', (marks, lines) => {
    expect(questions(printed(paperOf([short(marks)])))[0]).toMatchObject({
      marks: `(${marks} ${marks === 1 ? 'mark' : 'marks'})`,
      answer: { kind: 'space', shape: 'lines', lines },
    })
  })
  test('parts of parts stand under the letter of their part, and a lead-in has neither marks nor room', () => {
    const block = questions(
      printed(
        paperOf([
          long(
            undefined,
            part('(a)', 2),
            part('(b)', 0),
            part('(b)(i)', 1),
            part('(b)(ii)', 3),
            part('(c)(i)', 1),
            part('(c)(ii)', 1),
          ),
        ]),
      ),
    )[0]!
    expect(block.marks).toBeUndefined()
    if (block.answer.kind !== 'parts') throw new Error('expected parts')
    expect(
      block.answer.parts.map(({ outer, label, depth, marks, space }) => ({
        outer,
        label,
        depth,
        marks,
        lines: space?.lines,
      })),
    ).toEqual([
      { outer: undefined, label: '(a)', depth: undefined, marks: '(2 marks)', lines: 4 },
      { outer: undefined, label: '(b)', depth: undefined, marks: undefined, lines: undefined },
      { outer: undefined, label: '(i)', depth: 1, marks: '(1 mark)', lines: 3 },
      { outer: undefined, label: '(ii)', depth: 1, marks: '(3 marks)', lines: 6 },
      { outer: '(c)', label: '(i)', depth: 1, marks: '(1 mark)', lines: 3 },
      { outer: undefined, label: '(ii)', depth: 1, marks: '(1 mark)', lines: 3 },
    ])
  })
  test('figures without words of their own are numbered through the paper', () => {
    const figure = { svg: '<svg/>', alt: 'a triangle' }
    const blocks = questions(
      printed(
        paperOf(
          [
            { ...short(3, 1), figure },
            { ...short(3, 2), figure: { ...figure, caption: 'The net' } },
            long(15, { ...part('(a)', 2), figure }),
          ],
          'hkdse-paper-1',
        ),
      ),
    )
    expect(blocks[0]!.figure?.caption).toBe('Figure 1')
    expect(blocks[1]!.figure?.caption).toBe('The net')
    expect(blocks[2]!.answer).toMatchObject({ parts: [{ figure: { caption: 'Figure 3' } }] })
  })
  test.each([
    ['In the figure, $AB=AC$. Refer to the figure.', 'In Figure 1, AB=AC. Refer to Figure 1.', 'Figure 1'],
    ['The figure shows a cone.', 'Figure 1 shows a cone.', 'Figure 1'],
    ['圖中，$AB=AC$。', '圖1中，AB=AC。', 'Figure 1'],
    [
      '圖中所示為一圓錐。在圖中引入一直角坐標系。棒形圖中的頻數',
      '圖1所示為一圓錐。在圖1中引入一直角坐標系。棒形圖中的頻數',
      'Figure 1',
    ],
    ['The pie chart below shows the distribution.', 'The pie chart below shows the distribution.', undefined],
    ['下面的圓形圖顯示其分佈。', '下面的圓形圖顯示其分佈。', undefined],
  ])('%s names its figure', (stem, shown, caption) => {
    const block = questions(
      printed(
        paperOf(
          [{ ...short(3, 1), stem: parseRichText(stem), figure: { svg: '<svg/>', alt: 'a shape' } }],
          'hkdse-paper-1',
        ),
      ),
    )[0]!
    expect(plainText(block.stem.text)).toBe(shown)
    expect(block.figure?.caption).toBe(caption)
  })
  test('a part speaks of the figure of its question by the same number', () => {
    const figure = { svg: '<svg/>', alt: 'a triangle' }
    const block = questions(
      printed(
        paperOf(
          [{ ...long(15, { ...part('(a)', 2), stem: parseRichText('Join the points in the figure.') }), figure }],
          'hkdse-paper-1',
        ),
      ),
    )[0]!
    expect(block.answer).toMatchObject({
      parts: [{ stem: { text: [{ kind: 'text', text: 'Join the points in Figure 1.' }] } }],
    })
  })
  test('the cover names the examination unless the teacher does, and asks for two numbers', () => {
    expect(head(printed(whole('hkdse-paper-1')))).toMatchObject({
      examination: 'HKDSE Mock Examination',
      titles: ['MATHEMATICS', 'Compulsory Part', 'PAPER 1'],
      booklet: 'Question-Answer Book',
      lines: [
        'Form of the public examination',
        'Time allowed: 135 minutes (2¼ hours)',
        'This paper must be answered in English',
      ],
    })
    expect(head(printed(whole('hkdse-paper-1-mock'))).lines[0]).toBe('School mock form')
    expect(head(printed(whole('hkdse-paper-2-mock'), hkdsePaper2)).lines[0]).toBe('School mock form')
    expect(head(printed(whole('hkdse-paper-2'), hkdsePaper2)).lines[0]).toBe('Form of the public examination')
    expect(head(printed(paperOf([short(3)]))).examination).toBe('My test')
    expect(head(printed(paperOf([short(3)]))).lines[0]).toMatch(/^Time allowed/)
    expect(head(printed(paperOf([short(3)]))).cover).toMatchObject({
      boxes: [
        { label: 'Candidate Number', cells: 8 },
        { label: 'Seat Number', cells: 4 },
      ],
      markers: { numbers: ['1'] },
    })
  })
  test('the rubric ends in the teacher’s own lines, and repeats no default', () => {
    const lines = rubric(
      printed(
        paperOf([short(3)], undefined, {
          instructions: `${defaultInstructions(135, printedIn('en'))}\n- Use a pen.\nAnswer ALL questions in Section A and any THREE questions in Section B`,
        }),
      ),
    )
    expect(lines).toHaveLength(6)
    expect(lines.at(-1)).toBe('Use a pen.')
  })
  test('a paper without questions says so', () => {
    expect(printed(paperOf([])).blocks.map(({ kind }) => kind)).toEqual(['examinationHead', 'remark', 'end'])
    expect(key(paperOf([])).blocks.map(({ kind }) => kind)).toEqual(['examinationHead', 'remark'])
  })
})

describe('the marking scheme', () => {
  const row = (text: string, marks: number, remark?: string): MarkingRow => ({
    text: parseRichText(text),
    marks,
    ...(remark === undefined ? {} : { remark }),
  })
  const byHand = { origin: { kind: 'teacher' }, proof: 'unchecked' } as const
  const schemeOf = (...rows: MarkingRow[]) => {
    const block = key(paperOf([{ ...short(3, 1, rows), provenance: byHand }])).blocks.find(
      ({ kind }) => kind === 'schemeSection',
    )
    if (block?.kind !== 'schemeSection') throw new Error('expected a scheme')
    return block.questions[0]!
  }
  test.each([
    { remark: '1M', marks: 1, shown: '1M', note: undefined },
    { remark: '1M+1A', marks: 2, shown: '1M+1A', note: undefined },
    { remark: '1M for substitution', marks: 1, shown: '1M', note: 'for substitution' },
    { remark: '1A r.t. 0.462', marks: 1, shown: '1A', note: 'r.t. 0.462' },
    { remark: 'A, f.t.', marks: 1, shown: '1A', note: 'f.t.' },
    { remark: 'M', marks: 2, shown: '2M', note: undefined },
    { remark: '1', marks: 1, shown: '1', note: undefined },
    { remark: 'Answer only: 0', marks: 1, shown: '1', note: 'Answer only: 0' },
    { remark: undefined, marks: 2, shown: '2', note: undefined },
    { remark: '2.5 is not accepted', marks: 2, shown: '2', note: '2.5 is not accepted' },
    { remark: undefined, marks: 0, shown: undefined, note: undefined },
  ])('a row of $marks with the remark "$remark" shows $shown', ({ remark, marks, shown, note }) => {
    const [step] = schemeOf(row('$x = 7$', marks, remark)).parts[0].rows
    expect(step!.marks).toBe(shown)
    expect(step!.remark === undefined ? undefined : plainText(step!.remark.text)).toBe(note)
  })
  test('says the key of a question of the teacher’s where no row does, and what the part carries', () => {
    expect(schemeOf(row('$x - 7 = 0$', 3, '1M+2A')).parts[0]).toMatchObject({
      rows: [{ marks: '1M+2A' }, { phrase: { text: parseRichText('$x = 7$') } }],
      total: '(3)',
    })
    expect(schemeOf(row('so $x = 7$', 3)).parts[0].rows).toHaveLength(1)
    expect(schemeOf().parts[0].rows).toMatchObject([{ marks: '3' }])
  })
  test('of a family ends in its key, which need not be said again', () => {
    const block = key(paperOf([short(3, 1, [row('so the claim is agreed', 3, '3A')])])).blocks.find(
      ({ kind }) => kind === 'schemeSection',
    )
    expect(block?.kind === 'schemeSection' && block.questions[0]!.parts[0].rows).toHaveLength(1)
  })
  test('gives the letter of a lead-in to its first part', () => {
    const block = key(
      paperOf([long(15, part('(a)', 2), part('(b)', 0), part('(b)(i)', 1), part('(b)(ii)', 1))], 'hkdse-paper-1'),
    ).blocks.find(({ kind }) => kind === 'schemeSection')
    expect(block?.kind === 'schemeSection' && block.questions[0]!.parts.map(({ label }) => label)).toEqual([
      '(a)',
      '(b) (i)',
      '(ii)',
    ])
  })
  test('says once what is proved of all, else beside each question, and nothing of how the paper was made', () => {
    const proved = key(paperOf([short(3, 1), short(3, 2)]))
    expect(JSON.stringify(proved).match(/Proved: /g)).toHaveLength(1)
    expect(JSON.stringify(proved)).toContain('every final answer was worked out by exact calculation. The worked steps')
    const mixed = key(
      paperOf([short(3, 1), { ...short(3, 2), provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' } }]),
    )
    expect(JSON.stringify(mixed)).toContain('Read this')
    expect(JSON.stringify(mixed)).not.toContain('every final answer')
  })
})

describe('Paper 2', () => {
  const laidOut = printed(whole('hkdse-paper-2'), hkdsePaper2)
  test('has options A to D, and says the marks once', () => {
    expect(questions(laidOut)[0]).toMatchObject({
      answer: { options: [{ label: 'A.' }, { label: 'B.' }, { label: 'C.' }, { label: 'D.' }] },
    })
    expect(questions(laidOut)[0]!.marks).toBeUndefined()
    expect(sections(laidOut)[0]!.heading.instruction).toBe(
      'Choose the best answer for each question. Each question carries 1 mark.',
    )
  })
  test('ends in a sheet of bubbles in five columns', () => {
    expect(laidOut.blocks.slice(-2).map(({ kind }) => kind)).toEqual(['end', 'answerSheet'])
    const rows = sheetOf(laidOut)
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 45 }, (_, index) => `${index + 1}`))
    expect(new Set(rows.map(({ letters }) => letters))).toEqual(new Set(['ABCD']))
    expect(new Set(rows.map(({ x }) => x)).size).toBe(5)
  })
  test('does not say that questions carry equal marks where they do not', () => {
    const lines = rubric(printed(paperOf([choice(), choice(undefined, 2)]), hkdsePaper2))
    expect(lines).not.toContain('All questions carry equal marks.')
    expect(rubric(laidOut)).toContain('All questions carry equal marks.')
    expect(
      questions(printed(paperOf([choice(), choice(undefined, 2)]), hkdsePaper2)).map(({ marks }) => marks),
    ).toEqual(['(1 mark)', '(2 marks)'])
  })
  test('its key has a table, a tick at the right option and the reason', () => {
    const [first] = key(whole('hkdse-paper-2'), hkdsePaper2).blocks.filter(({ kind }) => kind === 'keySection')
    if (first?.kind !== 'keySection') throw new Error('expected keys')
    expect(first.summary).toHaveLength(30)
    expect(first.summary[0]).toEqual({ number: '1', answer: 'C' })
    expect(first.entries[0]).toMatchObject({
      answers: [
        { options: [{ label: 'A.' }, { label: 'B.' }, { label: 'C.', tick: 'correct answer' }, { label: 'D.' }] },
      ],
      explanation: { label: 'Why this is right' },
    })
    expect(first.entries[0]!.answers[0]!.options!.filter(({ tick }) => tick !== undefined)).toHaveLength(1)
  })
  test('a selection of other types keeps its types apart, and only letters have bubbles', () => {
    const mixed = printed(paperOf([short(4), choice(), choice()]), hkdsePaper2)
    expect(sections(mixed).map(({ heading }) => `${heading.title} ${heading.summary}`)).toEqual([
      'SECTION A (2 marks)',
      'SECTION B (4 marks)',
    ])
    expect(sheetOf(mixed).map(({ number, letters }) => number + letters)).toEqual(['1ABCD', '2ABCD'])
  })
})
