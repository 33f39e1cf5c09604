/** What a format cannot hold is told question by question, and what is left out is not in the file. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#domain/language.ts'
import { LOSS_CHOICES, weightOf, type LossChoice } from '#domain/loss.ts'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import { EXPORT_PARTS, type ExportPart } from '#domain/paper-part.ts'
import type { Question } from '#domain/question.ts'
import { parseRichText } from '#domain/rich-text.ts'
import type { Carriage, FormatEntry } from '#formats/format.ts'
import { FORMAT_IDS, FORMATS } from '#formats/formats.ts'
import { carriedQuestions, hasChoice, lossesOf, paperLossesOf } from '#formats/losses.ts'
import { messagesIn } from '#messages/messages.ts'
import { wordLoss, wordPaperLoss } from '#messages/word-losses.ts'
import { getTemplate } from '#templates/templates.ts'
import { GOLDEN_PAPERS } from '../golden/papers/golden-papers.ts'
import { randomPapers } from './random-papers.ts'
import { templateOf } from './write-as.ts'

const entryThat = (carriage: Carriage): FormatEntry => ({ ...FORMATS.pdf, parts: ['paper', 'both'], carriage })
const base = {
  stem: parseRichText('What is it?'),
  explanation: [],
  marks: 1,
  minutes: 1,
  difficulty: 'easy',
  topic: '',
  provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' },
} as const
const choice = (changed: Partial<Question> = {}, options = ['a', 'b']): Question =>
  ({
    ...base,
    id: asId<'Question'>('q'),
    type: 'multiple_choice',
    options: options.map(parseRichText),
    keyIndex: 0,
    ...changed,
  }) as Question
const essay: Question = {
  ...base,
  id: asId<'Question'>('q'),
  type: 'essay',
  markingGuide: [{ text: parseRichText('1M'), marks: 1 }],
}
const paperOf = (...questions: readonly Question[]): Paper => ({ ...GOLDEN_PAPERS['english-science']!, questions })
const ask = (carriage: Carriage, paper: Paper, chosen: LossChoice = 'convert', part: ExportPart = 'both') => {
  const asked = { template: templateOf(paper), part, choice: chosen }
  return {
    losses: lossesOf(entryThat(carriage), paper, asked),
    carried: carriedQuestions(entryThat(carriage), paper, asked),
  }
}
const figure = { figure: { svg: '<svg/>', alt: 'a cell' } }
const maths = { stem: parseRichText('Find $x^2$.') }

describe('each loss names the questions that it meets, by their printed numbers', () => {
  test.each([
    { name: 'a type', carriage: { types: { essay: 'left_out' } }, lost: essay, left: true },
    { name: 'another type', carriage: { types: { essay: 'short_answer' } }, lost: essay },
    { name: 'figures', carriage: { figures: 'described' }, lost: choice(figure) },
    { name: 'figures that leave out', carriage: { figures: 'left_out' }, lost: choice(figure), left: true },
    { name: 'formulas', carriage: { formulas: 'line' }, lost: choice(maths) },
    { name: 'passages', carriage: { passages: 'repeated' }, lost: choice({ passageId: asId<'Passage'>('p') }) },
    {
      name: 'a long stem',
      carriage: { most: { stem: 20 } },
      lost: choice({ stem: parseRichText('x'.repeat(21)) }),
      left: true,
    },
    {
      name: 'a figure in words',
      carriage: { figures: 'described', most: { stem: 20 } },
      lost: choice(figure),
      left: true,
    },
    { name: 'a long option', carriage: { most: { option: 3 } }, lost: choice({}, ['a', 'bcde']), left: true },
    { name: 'many options', carriage: { most: { options: 2 } }, lost: choice({}, ['a', 'b', 'c']) },
  ] as const satisfies readonly { name: string; carriage: Carriage; lost: Question; left?: boolean }[])(
    '$name',
    ({ carriage, lost, ...others }) => {
      const paper = paperOf(choice(), lost)
      const told = ask(carriage, paper)
      expect(told.losses.map(({ questions }) => questions)).toEqual([['2']])
      const isLeft = 'left' in others
      expect(told.carried).toEqual(isLeft ? [paper.questions[0]] : paper.questions)
      expect(hasChoice(told.losses)).toBe(!isLeft)
      expect(ask(carriage, paper, 'leave_out').carried).toEqual([paper.questions[0]])
    },
  )

  test('what is not asked differently stays, whatever is chosen', () => {
    const paper = paperOf(choice({ stem: parseRichText('A **bold** word'), explanation: maths.stem }), essay)
    const { losses, carried } = ask(
      { styles: 'dropped', marks: 'dropped', schemes: 'dropped', explanations: 'dropped' },
      paper,
      'leave_out',
    )
    expect(losses.map(({ kind, questions }) => [kind, ...questions])).toEqual([
      ['styles', '1'],
      ['marks', '1', '2'],
      ['schemes', '2'],
      ['explanations', '1'],
    ])
    expect(carried).toEqual(paper.questions)
    expect(hasChoice(losses)).toBe(false)
  })

  test('accepted answers that a platform does not take are told, question by question', () => {
    const blank = (...accepted: readonly string[]): Question =>
      ({
        ...base,
        id: asId<'Question'>('q'),
        type: 'fill_blank',
        stem: parseRichText('A ____ b'),
        keys: [accepted.map(parseRichText)],
      }) as unknown as Question
    const paper = paperOf(blank('one'), choice(), blank('one', 'two'))
    const told = (format: 'google-forms' | 'ms-forms', language: (typeof INTERFACE_LANGUAGES)[number]) =>
      lossesOf(FORMATS[format], paper, { template: templateOf(paper), part: 'both', choice: 'leave_out' })
        .filter(({ kind }) => kind === 'answers')
        .map((loss) => wordLoss(loss, FORMATS[format].name[language], 'leave_out', messagesIn(language)))
    expect(told('google-forms', 'en')).toEqual([
      '2 questions have blanks, whose accepted answers Google Forms cannot be told: mark them yourself; all accepted answers stand in the feedback (Questions 2–3).',
    ])
    expect(told('ms-forms', 'en')).toEqual([
      '1 question has several accepted answers to a blank, of which Microsoft Forms takes one: only the first goes over; add the others there (Question 3).',
    ])
    expect(told('google-forms', 'zh-TW')).toEqual([
      '有2題填充題，Google表單不能預設可接受的答案，請自行評分，所有可接受的答案會放在意見回饋內（第2–3題）。',
    ])
    expect(told('ms-forms', 'zh-CN')).toEqual([
      '有1道题的空接受多个答案，Microsoft Forms只能容纳一个，只会保留第一个，请在导入后补上其他答案（第3题）。',
    ])
  })

  test('a question paper loses no explanation and no marking scheme', () => {
    const paper = paperOf(choice({ explanation: maths.stem }), essay)
    expect(
      ask({ schemes: 'dropped', explanations: 'dropped', formulas: 'line' }, paper, 'convert', 'paper').losses,
    ).toEqual([])
  })

  test('questions beyond the most are left out, counted without those that are left out before', () => {
    const paper = paperOf(choice(figure), choice(), choice(), choice())
    const { losses, carried } = ask({ figures: 'left_out', most: { questions: 2 } }, paper)
    expect(losses.map(({ kind, questions }) => [kind, ...questions])).toEqual([
      ['questions_many', '4'],
      ['figures', '1'],
    ])
    expect(carried).toEqual(paper.questions.slice(1, 3))
  })
})

test('of a random paper every question is carried, or told to be left out', () => {
  fc.assert(
    fc.property(
      randomPapers,
      fc.constantFrom(...Object.values(FORMATS)),
      fc.constantFrom(...LOSS_CHOICES),
      fc.constantFrom(...EXPORT_PARTS),
      (paper, entry, chosen, part) => {
        const asked = { template: templateOf(paper), part, choice: chosen }
        const losses = lossesOf(entry, paper, asked)
        const out = losses.filter(
          (loss) => weightOf(loss) === 'left_out' || (weightOf(loss) === 'changed' && chosen === 'leave_out'),
        )
        const numbers = out.flatMap(({ questions }) => questions)
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(carriedQuestions(entry, paper, asked)).toHaveLength(paper.questions.length - numbers.length)
      },
    ),
  )
})

describe('the sentences', () => {
  const paper = paperOf(choice(figure), choice(), choice(figure), choice(figure), essay)
  const { losses } = ask({ figures: 'described', types: { essay: 'left_out' } }, paper)
  test('say what is lost and what is done', () => {
    const worded = (chosen: LossChoice, language: (typeof INTERFACE_LANGUAGES)[number]) =>
      losses.map((loss) => wordLoss(loss, 'Kahoot', chosen, messagesIn(language)))
    expect(worded('convert', 'en')).toEqual([
      '1 essay question cannot go into Kahoot: it is left out (Question 5).',
      '3 questions have figures that Kahoot cannot show: their descriptions stand instead (Questions 1 and 3–4).',
    ])
    expect(worded('leave_out', 'en')[1]).toBe(
      '3 questions have figures that Kahoot cannot show: they are left out (Questions 1 and 3–4).',
    )
    expect(worded('convert', 'zh-TW')).toEqual([
      '有1題論述題不能放進Kahoot，不會包括在檔案內（第5題）。',
      '有3題附有圖，Kahoot不能顯示，改以文字說明代替（第1、3–4題）。',
    ])
    expect(worded('convert', 'zh-CN')[1]).toBe('有3道题附有图，Kahoot不能显示，改用文字说明代替（第1、3–4题）。')
  })
})

describe('what is lost of the paper as a whole', () => {
  const practical = getTemplate('science-practical-worksheet')
  const quick = getTemplate('quick-quiz')
  const holdsRecord = new Set(['pdf', 'docx', 'html', 'md', 'txt', 'json'])
  test.each(FORMAT_IDS)('%s tells of the page of a practical where it has none', (format) => {
    const [part] = FORMATS[format].parts
    const told = paperLossesOf(FORMATS[format], { template: practical, part })
    expect(told.includes('record')).toBe(!holdsRecord.has(format))
    expect(paperLossesOf(FORMATS[format], { template: quick, part })).not.toContain('record')
  })
  test('JSON without answers is told to be no whole paper', () => {
    expect(paperLossesOf(FORMATS.json, { template: quick, part: 'paper' })).toEqual(['answers'])
    expect(paperLossesOf(FORMATS.json, { template: quick, part: 'both' })).toEqual([])
    expect(wordPaperLoss('answers', 'JSON', messagesIn('en'))).toBe(
      'JSON of the question paper alone has no answers: it cannot be read in again as the whole paper, which a file of both parts can.',
    )
    expect(wordPaperLoss('record', 'Kahoot', messagesIn('zh-TW'))).toBe(
      'Kahoot沒有實驗記錄頁，該頁不會包括在檔案內，請另外印發。',
    )
  })
})
