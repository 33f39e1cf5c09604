/** What sets the templates apart, in the tree that every printer prints and on the page. */
import { describe, expect, test } from 'vitest'
import type { Paper } from '#domain/paper.ts'
import type { Template } from '#domain/template.ts'
import { layOut } from '#layout/lay-out.ts'
import type { PaperBlock, QuestionBlock } from '#layout/laid-out.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import type { PrintWarning } from '#printing/pdf/print-warning.ts'
import { hongKongPrimaryMathematics } from '#templates/hong-kong-primary-mathematics.ts'
import { hongKongSecondaryEnglish } from '#templates/hong-kong-secondary-english.ts'
import { quickQuiz } from '#templates/quick-quiz.ts'
import { sciencePracticalWorksheet } from '#templates/science-practical-worksheet.ts'
import { TEMPLATES } from '#templates/templates.ts'
import { traditionalChineseLanguage } from '#templates/traditional-chinese-language.ts'
import { chineseHistory } from './papers/chinese-history.ts'
import { englishScience } from './papers/english-science.ts'
import { mathematics } from './papers/mathematics.ts'
import { readPdf } from './read-pdf.ts'

const blocksOf = (paper: Paper, template: Template): readonly PaperBlock[] =>
  layOut(paper, template, { part: 'paper', pageSize: 'a4' }).blocks
const sectionsOf = (paper: Paper, template: Template) =>
  blocksOf(paper, template).filter((block) => block.kind === 'section')
const questionsOf = (paper: Paper, template: Template): readonly QuestionBlock[] =>
  sectionsOf(paper, template).flatMap(({ questions }) => questions)
const textOf = async (paper: Paper, template: Template): Promise<string[]> => [
  ...(await readPdf(await printPdf(layOut(paper, template, { part: 'paper', pageSize: 'a4' })))).pages,
]

test.each([
  {
    template: quickQuiz,
    flows: ['page', 'page', 'page', 'page', 'page', 'page', 'page'],
    headings: ['Section A: ', 'Section G: '],
    last: '16.',
  },
  {
    template: hongKongPrimaryMathematics,
    flows: ['pairs', 'pairs', 'page', 'page', 'page', 'page', 'page'],
    headings: ['I. ', 'VII. '],
    last: '16.',
  },
  {
    template: hongKongSecondaryEnglish,
    flows: ['columns', 'columns', 'columns', 'columns', 'columns', 'page', 'page'],
    headings: ['Part I: ', 'Part VII: '],
    last: '16.',
  },
  {
    template: sciencePracticalWorksheet,
    flows: ['page', 'page', 'page', 'page', 'page', 'page', 'page'],
    headings: ['Section A: ', 'Section G: '],
    last: 'XVI.',
  },
])('$template.id sets its sections and numbers in its own way', ({ template, flows, headings, last }) => {
  const sections = sectionsOf(englishScience, template)
  expect(sections.map(({ flow }) => flow)).toEqual(flows)
  expect(sections[0]!.heading.title).toBe(`${headings[0]}Multiple Choice Questions`)
  expect(sections.at(-1)!.heading.title).toBe(`${headings[1]}Long Questions`)
  expect(questionsOf(englishScience, template).at(-1)!.number).toBe(last)
})

test('a Chinese paper counts its sections 一、二、三', () => {
  expect(sectionsOf(chineseHistory, traditionalChineseLanguage).map(({ heading }) => heading.title)).toEqual([
    '一、多項選擇題',
    '二、是非題',
    '三、填充題',
    '四、配對題',
    '五、短答題',
    '六、論述題',
  ])
})

describe('rooms', () => {
  test('for a Chinese composition are squares of a manuscript, as many as its marks are worth', () => {
    expect(questionsOf(chineseHistory, traditionalChineseLanguage).at(-1)!.answer).toEqual({
      kind: 'space',
      shape: 'manuscript',
      lines: 13,
      width: 'full',
    })
  })
  test('for an English composition are lines', () => {
    expect(questionsOf(englishScience, hongKongSecondaryEnglish)[14]!.answer).toEqual({
      kind: 'space',
      shape: 'lines',
      lines: 15,
      width: 'full',
    })
  })
  test('for a calculation are squares with a line for the answer', () => {
    const [solve] = questionsOf(mathematics, hongKongPrimaryMathematics).filter(({ answer }) => answer.kind === 'space')
    expect(solve!.answer).toEqual({ kind: 'space', shape: 'squares', lines: 6, width: 'full', answerLine: 'Answer:' })
  })
  // Decision D42.
  test.each(TEMPLATES)('for blanks are the blanks themselves, and no second line, as $id', (template) => {
    const kinds = questionsOf(englishScience, template)
      .slice(9, 11)
      .map(({ answer }) => answer.kind)
    expect(kinds).toEqual(['inside', 'inside'])
  })
})

describe('the head', () => {
  const headerOf = (template: Template) => blocksOf(chineseHistory, template).find((block) => block.kind === 'header')!
  test.each([
    {
      template: hongKongPrimaryMathematics,
      fields: ['姓名', '班別', '班號', '日期'],
      score: { label: '得分', outOf: 30 },
    },
    {
      template: sciencePracticalWorksheet,
      fields: ['姓名', '班別', '班號', '組別', '日期'],
      score: { label: '得分', outOf: 30 },
    },
    { template: traditionalChineseLanguage, fields: ['姓名', '班別', '班號', '日期'], score: undefined },
    { template: quickQuiz, fields: ['姓名', '班別', '學號', '日期'], score: undefined },
  ])('of $template.id asks for $fields', ({ template, fields, score }) => {
    expect(headerOf(template).fields.map(({ label }) => label)).toEqual(fields)
    expect(headerOf(template).score).toEqual(score)
  })
  test('and the instructions ask for the same', () => {
    const instructions = blocksOf(chineseHistory, sciencePracticalWorksheet).find(
      (block) => block.kind === 'instructions',
    )!
    expect(instructions.lines[0]!.text).toEqual([
      { kind: 'text', text: '在適當位置填寫姓名、班別、班號、組別及日期。' },
    ])
  })
})

test('a practical worksheet ends in a page to record the practical', async () => {
  const pages = await textOf(englishScience, sciencePracticalWorksheet)
  for (const words of [
    'Practical Record',
    'Aim of the practical',
    'What we observed or measured',
    'Labelled diagram',
    'Conclusion',
    '--- End of Paper ---',
  ])
    expect(pages.at(-1)).toContain(words)
  expect(pages.at(-1)).not.toContain('Which lamp is brighter')
})

describe('two columns', async () => {
  const pages = await textOf(englishScience, hongKongSecondaryEnglish)
  test('are read one after the other', () => {
    const text = pages.join('\n')
    const places = ['1. ', '5. ', '7. ', '10. ', '12. ', '13. ', '15. ', '16. '].map((number) =>
      text.indexOf(`\n${number}`),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(-1)
  })
  test('begin on the first page, below the head', () => {
    expect(pages[0]).toContain('Part I: Multiple Choice Questions')
  })
})

describe('a school', () => {
  const LOGO = {
    svg: '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>',
    alt: 'Crest',
  }
  const printed = async (template: Template, svg = LOGO.svg) => {
    const warnings: PrintWarning[] = []
    const tree = layOut(englishScience, template, {
      part: 'paper',
      pageSize: 'a4',
      school: { name: 'Harbour School', logo: { ...LOGO, svg } },
    })
    return { ...(await readPdf(await printPdf(tree, (warning) => warnings.push(warning)))), warnings }
  }
  test.each([
    { template: hongKongSecondaryEnglish, shown: true },
    { template: hongKongPrimaryMathematics, shown: true },
    { template: quickQuiz, shown: false },
  ])('stands on $template.id: $shown', async ({ template, shown }) => {
    const { pages, alternatives } = await printed(template)
    expect(pages[0]!.includes('Harbour School')).toBe(shown)
    expect(alternatives.includes(LOGO.alt)).toBe(shown)
  })
  test('whose logo reaches outside is printed with its words', async () => {
    const { pages, warnings } = await printed(
      hongKongSecondaryEnglish,
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    )
    expect(pages[0]).toContain(LOGO.alt)
    expect(warnings).toMatchObject([{ kind: 'figure' }])
  })
})
