/** What makes a Word document look as the PDF does on paper: rooms, frames, what stays together, what is filled. */
import { describe, expect, test } from 'vitest'
import type { Paper } from '#domain/paper.ts'
import { layOut } from '#layout/lay-out.ts'
import { printWord } from '#printing/word/print-word.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { EXAMINATION_PAPERS, GOLDEN_PAPERS, PASSAGE_PAPERS } from '../golden/papers/golden-papers.ts'
import { filesOf } from './read-document.ts'

const PAPERS: Readonly<Record<string, Paper>> = { ...GOLDEN_PAPERS, ...PASSAGE_PAPERS, ...EXAMINATION_PAPERS }

async function documentOf(name: string, part: 'paper' | 'key' = 'paper', template?: string) {
  const paper = PAPERS[name]!
  const look = (template === undefined ? undefined : findTemplate(template)) ?? templateFor(paper.configuration)
  const files = filesOf(await printWord(layOut(paper, look, { part, pageSize: 'a4' })))
  return {
    body: files.get('word/document.xml')!,
    styles: files.get('word/styles.xml')!,
    settings: files.get('word/settings.xml')!,
  }
}

const paragraphsOf = (body: string): readonly string[] => body.match(/<w:p>.*?<\/w:p>/gs) ?? []
const styledAs = (body: string, style: string): readonly string[] =>
  paragraphsOf(body).filter((paragraph) => paragraph.includes(`<w:pStyle w:val="${style}"/>`))
const textOf = (xml: string): string =>
  [...xml.matchAll(/<w:t[ >][^<]*/g)].map(([text]) => text.replace(/.*>/, '')).join('')

describe('room to write', () => {
  test('is rows as high as handwriting, each with its line, which stay with their question', async () => {
    const { body } = await documentOf('english-science')
    const rooms = body.match(/<w:tbl>(?:(?!<w:tbl>).)*?<w:pStyle w:val="AnswerLine"\/>.*?<\/w:tbl>/gs)!
    expect(rooms.length).toBeGreaterThan(2)
    const rows = rooms.flatMap((room) => room.split('<w:tr>').slice(1))
    for (const row of rows) {
      expect(row).toContain('<w:trHeight w:val="454" w:hRule="exact"/>')
      expect(row).toMatch(/<w:bottom w:val="single"/)
    }
    const before = body.slice(0, body.indexOf(rooms[0]))
    expect(before.slice(before.lastIndexOf('<w:p>'))).toContain('<w:keepNext/>')
  })
  test('is tabs with a leader in columns', async () => {
    const { body } = await documentOf('english-science', 'paper', 'hong-kong-secondary-english')
    const rows = styledAs(body, 'AnswerLine').filter((row) => row.includes('w:leader="underscore"'))
    expect(rows.length).toBeGreaterThan(3)
  })
  test('of many rows breaks between pages, but never one or two rows from the others', async () => {
    const { body } = await documentOf('chinese-language')
    const rooms = body.match(/<w:tbl>(?:(?!<w:tbl>).)*?<w:pStyle w:val="AnswerLine"\/>.*?<\/w:tbl>/gs)!
    const long = rooms.map((room) => room.split('<w:tr>').slice(1)).find((rows) => rows.length > 8)!
    const stays = long.map((row) => row.includes('<w:keepNext/>'))
    expect(stays.slice(0, 3)).toEqual([true, true, false])
    expect(stays.slice(-4)).toEqual([false, true, true, false])
  })
})

describe('a question with parts', () => {
  test('is kept whole where it fills no more than three quarters of a page', async () => {
    const { body } = await documentOf('hkdse-paper-1')
    const all = paragraphsOf(body)
    const parts = all.flatMap((paragraph, index) =>
      paragraph.includes('<w:pStyle w:val="Part"/>') ? [all[index - 1]!.includes('<w:keepNext/>')] : [],
    )
    // Most parts stay with what stands above them; long questions break between theirs.
    expect(parts.filter(Boolean).length).toBeGreaterThan(parts.length / 2)
    expect(parts).toContain(false)
  })
})

describe('a heading', () => {
  test('is of the first rank, since none of the second stands above all sections', async () => {
    const { body, styles } = await documentOf('english-science')
    const headings = [...body.matchAll(/<w:pStyle w:val="(\w*Heading\w*)"/g)].map(([, style]) => style)
    expect(headings[0]).toBe('InstructionHeading')
    for (const heading of new Set(headings))
      expect(styles).toMatch(new RegExp(`w:styleId="${heading}"(?:(?!</w:style>).)*<w:outlineLvl w:val="0"/>`))
  })
  test('goes along to the next page in LibreOffice, which takes no chain along that ends at a table', async () => {
    const { body } = await documentOf('english-science')
    expect(body).toMatch(
      /<w:pStyle w:val="SectionText"\/>(?:(?!<w:p>).)*<w:p>(?:(?!<w:p>).)*"Question"(?:(?!<w:p>).)*<w:p><w:pPr><w:pStyle w:val="Sliver"\/><w:keepNext\/>(?:(?!<w:p>).)*<w:tbl>/,
    )
  })
  test('stands in the section of the numbered lines that it stays with, and is not counted', async () => {
    const { body } = await documentOf('english-reading')
    const numbered = body.split('</w:sectPr>').find((section) => section.includes('<w:lnNumType '))!
    const [heading] = styledAs(numbered, 'Heading1')
    expect(textOf(heading!)).toContain('Reading and Data')
    expect(heading).toContain('<w:suppressLineNumbers/>')
    for (const passage of styledAs(numbered, 'Passage')) expect(passage).not.toContain('<w:suppressLineNumbers/>')
  })
})

describe('True / False', () => {
  test('stands beside a statement of two lines, in a cell', async () => {
    const { body } = await documentOf('english-science')
    const [table] = body.match(/<w:tbl>(?:(?!<w:tbl>).)*?In a series circuit.*?<\/w:tbl>/s)!
    const [words, choices] = styledAs(table, 'Question')
    expect(textOf(words!)).not.toContain('True')
    expect(textOf(choices!).replaceAll('\u00A0', ' ')).toBe('True  /  False')
  })
  test('stands in the line of a shorter one', async () => {
    const { body } = await documentOf('english-science')
    const short = styledAs(body, 'Question').find((question) => textOf(question).includes('Plants respire'))!
    expect(textOf(short)).toContain('True')
  })
})

describe('a frame', () => {
  test('of instructions is a cell, since Word would frame its lines apart', async () => {
    const { body } = await documentOf('english-science')
    const [, framed] = /<w:tbl>(?:(?!<w:tbl>).)*?<w:pStyle w:val="InstructionHeading"\/>(.*?)<\/w:tbl>/s.exec(body)!
    expect(framed!.match(/<w:pStyle w:val="Instruction"\/>/g)!.length).toBeGreaterThan(2)
    expect(body).not.toMatch(/<w:pStyle w:val="Instruction"\/>[^/]*<w:pBdr>/)
  })
  test('of names and marks is one table', async () => {
    const { body } = await documentOf('english-science', 'paper', 'science-practical-worksheet')
    const [table] = body.match(/<w:tbl>.*?<\/w:tbl>/s)!
    expect(textOf(table)).toMatch(/Name:.*Group:/)
    expect(table).toContain('<w:vMerge')
    expect(new Set(table.split('<w:tr>').slice(1).map(widthOfRow)).size).toBe(1)
  })
})
/** Of its cells together, in twips. */
const widthOfRow = (row: string): number =>
  [...row.matchAll(/<w:tcW [^>]*w:w="(\d+)/g)].reduce((sum, [, width]) => sum + Number(width), 0)

describe('lines of Chinese', () => {
  test('are filled but for what no line breaks in', async () => {
    const { body, settings } = await documentOf('chinese-history')
    const questions = [...styledAs(body, 'Question'), ...styledAs(body, 'Cloze')]
    const blanks = questions.filter((question) => question.includes('______'))
    expect(blanks.length).toBeGreaterThan(1)
    for (const question of blanks) expect(question).toContain('<w:jc w:val="left"/>')
    expect(questions.some((question) => !question.includes('<w:jc '))).toBe(true)
    // Nor is the line before a question's marks drawn apart, where they stand on one of their own.
    expect(settings).toContain('<w:doNotExpandShiftReturn/>')
  })
  test('of a passage begin two signs further in', async () => {
    const passages = styledAs((await documentOf('chinese-reading')).body, 'Passage')
    expect(passages.length).toBeGreaterThan(2)
    for (const passage of passages) expect(passage).toContain('w:firstLine="440"')
  })
})

describe('a passage', () => {
  test('is not torn from its questions, nor in two', async () => {
    const passages = styledAs((await documentOf('english-reading')).body, 'Passage')
    expect(passages.length).toBeGreaterThan(3)
    for (const passage of passages) expect(passage).toContain('<w:keepNext/>')
  })
  test('in a table has columns as wide as their words', async () => {
    const { body } = await documentOf('english-reading')
    const table = body.match(/<w:tbl>.*?<\/w:tbl>/gs)!.find((one) => one.includes('Rainfall'))!
    const widths = [...table.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width))
    expect(widths[3]).toBeGreaterThan(1.5 * widths[0]!)
  })
})

describe('pairs', () => {
  test('have no line between them, and one that is left over takes the width of the page', async () => {
    const { body } = await documentOf('english-science', 'paper', 'hong-kong-primary-mathematics')
    const sections = body.match(/<w:sectPr>.*?<\/w:sectPr>/gs)!
    const paired = sections.filter((section) => section.includes('w:num="2"'))
    expect(paired.length).toBeGreaterThan(0)
    for (const section of paired) expect(section).not.toMatch(/w:sep="(?:true|1)"/)
  })
})

describe('the key', () => {
  test('has its answers in one colour, equations with them', async () => {
    const { body } = await documentOf('hkdse-paper-2', 'key')
    const ticked = styledAs(body, 'KeyOption').filter((option) => option.includes('\u2713'))
    const equations = ticked.filter((option) => option.includes('<m:oMath>'))
    expect(equations.length).toBeGreaterThan(10)
    for (const option of equations) {
      const runs = option.match(/<m:r>.*?<\/m:r>/gs)!
      for (const run of runs) expect(run).toContain('<w:color w:val="9B1C1C"/>')
    }
    // The letter looks as the end of its paragraph does.
    for (const option of ticked) expect(option).toMatch(/<w:rPr><w:rStyle w:val="Answer"\/><\/w:rPr><\/w:pPr>/)
  })
  test('has regular rows in its marking schemes, in the colour of answers', async () => {
    const { body, styles } = await documentOf('english-science', 'key')
    expect(body).toContain('<w:rStyle w:val="MarkingPoint"/>')
    const [look] = /w:styleId="MarkingPoint".*?<\/w:style>/s.exec(styles)!
    expect(look).toContain('<w:color w:val="9B1C1C"/>')
    expect(look).not.toMatch(/<w:b\/>/)
  })
  test('has remarks on the level of their marks', async () => {
    const { body, styles } = await documentOf('hkdse-paper-1', 'key')
    expect(styledAs(body, 'Remark').length).toBeGreaterThan(5)
    expect(styles).toMatch(/w:styleId="Remark".*?<w:spacing w:after="0" w:before="0"/s)
  })
})
