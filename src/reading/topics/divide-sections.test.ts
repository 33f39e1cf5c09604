import { describe, expect, test } from 'vitest'
import { divideSections } from './divide-sections.ts'
import { sampleDocument } from '#test/reading/sample-document.ts'

const body = 'This paragraph stands for a page of a chapter, with enough words to be a section of its own. '.repeat(4)
const names = (text: string): string[] => divideSections(sampleDocument('en', text)).map(({ name }) => name)

describe('divideSections', () => {
  test.each([
    {
      name: 'the sections of a single chapter',
      text: `# Cells\n${['One', 'Two', 'Three', 'Four'].map((title) => `## ${title}\n${body}`).join('\n')}`,
      topics: ['One', 'Two', 'Three', 'Four'],
    },
    {
      name: 'the chapters of a long document',
      topics: ['A', 'B', 'C', 'D', 'E'],
      text: ['A', 'B', 'C', 'D', 'E']
        .map(
          (chapter) =>
            `# ${chapter}\n${[1, 2, 3, 4].map((section) => `## ${chapter}-part ${section}\n${body}`).join('\n')}`,
        )
        .join('\n'),
    },
    {
      name: 'a chapter without sections beside chapters with them',
      text: `# A\n## A one\n${body}\n## A two\n${body}\n# B\n${body}`,
      topics: ['A one', 'A two', 'B'],
    },
    {
      name: 'numbered sections that a reader put on one level',
      text: `# 1 Traces\n${body}\n# 1.1 Trees\n${body}\n# 1.2 Loops\n${body}\n# 2 Nesting\n${body}\n# 3 Speed\n${body}\n# 4 Tests\n${body}`,
      topics: ['Traces', 'Nesting', 'Speed', 'Tests'],
    },
    {
      name: 'exercises below a section, left out with all below them',
      text: `# A\n${body}\n# B\n${body}\n# Exercises\n${body}\n## Hard ones\n${body}\n# C\n${body}\n# D\n${body}`,
      topics: ['A', 'B', 'C', 'D'],
    },
    {
      name: 'the numbered sections behind a list of terms, which belongs to the first',
      text: `# KEY TERMS\n${body}\n${['1. Sole Traders', '2. Partners', '3. Companies'].map((title) => `## ${title}\n${body}`).join('\n')}`,
      topics: ['Sole Traders', 'Partners', 'Companies'],
    },
    {
      name: 'sections of one name, told apart by their chapters',
      text: `# Iron\n## Uses\n${body}\n## Ores\n${body}\n# Gold\n## Uses\n${body}\n## Coins\n${body}`,
      topics: ['Iron: Uses', 'Ores', 'Gold: Uses', 'Coins'],
    },
    {
      name: 'the three sections of a chapter, whatever stands below them',
      text: ['A', 'B', 'C']
        .map((section) => `# ${section}\n${[1, 2, 3].map((part) => `## ${section}-part ${part}\n${body}`).join('\n')}`)
        .join('\n'),
      topics: ['A', 'B', 'C'],
    },
    {
      name: 'the chapters of a book in three parts',
      topics: ['A-one', 'A-two', 'B-one', 'B-two', 'C-one', 'C-two'],
      text: ['A', 'B', 'C']
        .map(
          (part) =>
            `# ${part}\n${['one', 'two'].map((chapter) => `## ${part}-${chapter}\n${body.repeat(60)}`).join('\n')}`,
        )
        .join('\n'),
    },
    {
      name: 'what stands beside sections of questions, however deep',
      text: `## Worksheet 4\n### Roots\n${body}\n# A. Multiple choice\n${body}\n# B. Fill in the blanks\n${body}\n### Stems\n${body}\n### Leaves\n${body}`,
      topics: ['Roots', 'Stems', 'Leaves'],
    },
    { name: 'nothing from a single heading', text: `# Title\n${body}`, topics: [] },
  ])('gives $name', ({ text, topics }) => {
    expect(names(text)).toEqual(topics)
  })

  test('a section with hardly any text goes to the one before it', () => {
    const sections = divideSections(
      sampleDocument('en', `# A\n${body}\n# B\nShort.\n# C\n${body}\n# D\n${body}\n# E\n${body}`),
    )
    expect(sections.map(({ name }) => name)).toEqual(['A', 'C', 'D', 'E'])
    expect(sections[0]!.subheadings).toEqual(['B'])
    expect(sections[0]!.blocks).toEqual([0, 1, 2, 3])
  })

  test('more headings of one level than a teacher looks over are joined with their neighbours, the shortest first', () => {
    const titles = Array.from({ length: 15 }, (_, index) => `S${index + 1}`)
    const text = titles.map((title, index) => `# ${title}\n${body.repeat(index < 4 ? 1 : 3)}`).join('\n')
    const sections = divideSections(sampleDocument('en', text))
    expect(sections.map(({ name }) => name)).toEqual([
      'S1',
      'S5',
      'S6',
      'S7',
      'S8',
      'S9',
      'S10',
      'S11',
      'S12',
      'S13',
      'S14',
      'S15',
    ])
    expect(sections[0]!.subheadings).toEqual(['S1', 'S2', 'S3', 'S4'])
    expect(sections.flatMap(({ blocks }) => blocks)).toEqual(Array.from({ length: 30 }, (_, index) => index))
  })

  test('three and more joined headings are named by the longest, two by both where they are short', () => {
    const text = Array.from(
      { length: 36 },
      (_, index) =>
        `# 第${index + 1}樣\n${'細胞是生命的基本單位，所有生物都由細胞組成，細胞膜控制物質進出細胞。'.repeat(6)}`,
    ).join('\n')
    const sections = divideSections(sampleDocument('zh-TW', text))
    expect(sections).toHaveLength(12)
    for (const { name, subheadings } of sections)
      expect(name).toBe(subheadings.length === 2 ? subheadings.join('和') : subheadings[0])
    expect(sections.some(({ subheadings }) => subheadings.length > 2)).toBe(true)
  })

  test('an introduction belongs to the section after it, names on a title page to none', () => {
    const [first] = divideSections(
      sampleDocument(
        'en',
        `# Book\nA. Author\n## Introduction\n${body}\n## A\n${body}\n## B\n${body}\n## C\n${body}\n## D\n${body}`,
      ),
    )
    expect(first!.blocks).toEqual([3, 4, 5])
  })

  test('bookmarks that name only pages are placed at their words, or at the top of the page', () => {
    const document = sampleDocument('en', `${body}\nAlpha\n${body}\n${body}\n${body}\n${body}`, { linesPerPage: 3 })
    const outline = [
      { title: 'Alpha', level: 1, page: 1 },
      { title: 'Beta', level: 1, page: 2 },
    ]
    const sections = divideSections({ ...document, outline })
    expect(sections.map(({ name, blocks }) => [name, blocks])).toEqual([
      ['Alpha', [0, 1, 2]],
      ['Beta', [3, 4, 5]],
    ])
  })
})
