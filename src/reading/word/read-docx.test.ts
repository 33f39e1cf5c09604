import { describe, expect, test } from 'vitest'
import { READING_LIMITS, type Block } from '../document.ts'
import { buildDocx } from '#test/reading/docx-files.ts'
import { readDocx } from './read-docx.ts'

const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (inner: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inner.startsWith('<') ? inner : run(inner)}</w:p>`
const BODY =
  'Plants, algae and some bacteria make their own food from light, water and carbon dioxide; animals and fungi cannot.'

const STYLES = `<w:styles>
  <w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/></w:style>
  <w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/><w:basedOn w:val="a"/><w:rPr><w:b/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="2"><w:name w:val="heading 2"/><w:basedOn w:val="a"/></w:style>
  <w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="My Section"/><w:basedOn w:val="2"/></w:style>
  <w:style w:type="paragraph" w:styleId="Outlined"><w:name w:val="Lesson"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>
  <w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style>
  <w:style w:type="paragraph" w:styleId="toc1"><w:name w:val="toc 1"/></w:style>
  <w:style w:type="paragraph" w:styleId="cap"><w:name w:val="caption"/></w:style>
  <w:style w:type="paragraph" w:styleId="TocTitle"><w:name w:val="TOC Heading"/><w:basedOn w:val="1"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr></w:style>
  <w:style w:type="character" w:styleId="Hidden"><w:name w:val="For teachers"/><w:rPr><w:vanish/></w:rPr></w:style>
  <w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>
</w:styles>`
const NUMBERING = `<w:numbering>
  <w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val=""/></w:lvl></w:abstractNum>
  <w:abstractNum w:abstractNumId="1">
    <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1"/></w:lvl>
    <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1.%2"/></w:lvl>
  </w:abstractNum>
  <w:abstractNum w:abstractNumId="2"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="taiwaneseCountingThousand"/><w:lvlText w:val="第%1章"/></w:lvl></w:abstractNum>
  <w:abstractNum w:abstractNumId="3"><w:styleLink w:val="Own"/><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>
  <w:abstractNum w:abstractNumId="4"><w:numStyleLink w:val="Own"/></w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="2"/></w:num>
  <w:num w:numId="4"><w:abstractNumId w:val="2"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num><w:num w:numId="5"><w:abstractNumId w:val="4"/></w:num>
</w:numbering>`
const styled = (id: string): string => `<w:pStyle w:val="${id}"/>`
const numbered = (list: number, level = 0): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`

async function blocksOf(body: string, parts: Readonly<Record<string, string>> = {}): Promise<readonly Block[]> {
  const read = await readDocx(
    buildDocx(body, { 'styles.xml': STYLES, 'numbering.xml': NUMBERING, ...parts }),
    'a.docx',
    READING_LIMITS,
  )
  if (!read.ok) throw new Error(`Cannot read the fixture: ${read.error.code}`)
  return read.value.blocks
}
/** `kind level text`, with each span in brackets behind. */
const shown = (blocks: readonly Block[]): string[] =>
  blocks.map((block) =>
    [
      `${block.kind}${block.level ?? ''}`,
      block.text,
      ...block.spans.map((span) => `[${span.kind}: ${block.text.slice(span.start, span.end)}]`),
    ].join(' | '),
  )

describe('headings of a .docx', () => {
  test.each([
    {
      title: 'by built-in styles',
      body: p('Cells', styled('1')) + p('Membranes', styled('2')),
      expected: ['heading1 | Cells | [bold: Cells]', 'heading2 | Membranes'],
    },
    {
      title: 'by a style built on a heading',
      body: p('Cells', styled('1')) + p('Membranes', styled('Mine')),
      expected: ['heading1 | Cells | [bold: Cells]', 'heading2 | Membranes'],
    },
    {
      title: 'by the outline level of a style',
      body: p('Lesson one', styled('Outlined')),
      expected: ['heading1 | Lesson one'],
    },
    {
      title: 'by an outline level of their own',
      body: p('Cells', '<w:outlineLvl w:val="2"/>'),
      expected: ['heading1 | Cells'],
    },
    {
      title: 'a title stands over them',
      body: p('Biology', styled('T')) + p('Membranes', styled('2')),
      expected: ['heading1 | Biology', 'heading2 | Membranes'],
    },
    {
      title: 'an outline level that says body text is none',
      body: p('Cells', styled('1')) + p(BODY, `${styled('2')}<w:outlineLvl w:val="9"/>`),
      expected: ['heading1 | Cells | [bold: Cells]', `paragraph | ${BODY}`],
    },
    {
      title: 'numbers that Word computes',
      body:
        p('Cells', styled('2') + numbered(2)) +
        p('Walls', styled('2') + numbered(2, 1)) +
        p('Pores', styled('2') + numbered(2, 1)) +
        p('Life', styled('2') + numbered(2)),
      expected: ['heading1 | 1 Cells', 'heading1 | 1.1 Walls', 'heading1 | 1.2 Pores', 'heading1 | 2 Life'],
    },
    {
      title: 'Chinese numbers that Word computes',
      body: p('細胞', styled('2') + numbered(3)) + p('生命', styled('2') + numbered(3)),
      expected: ['heading1 | 第一章 細胞', 'heading1 | 第二章 生命'],
    },
    {
      title: 'numbers that begin anew',
      body:
        p('細胞', styled('2') + numbered(3)) +
        p('生命', styled('2') + numbered(4)) +
        p('遺傳', styled('2') + numbered(4)),
      expected: ['heading1 | 第一章 細胞', 'heading1 | 第一章 生命', 'heading1 | 第二章 遺傳'],
    },
    {
      title: 'numbers of the list of a style',
      body: p('Cells', styled('2') + numbered(5)) + p('Life', styled('2') + numbered(5)),
      expected: ['heading1 | 1. Cells', 'heading1 | 2. Life'],
    },
    {
      title: 'the title of contents, made from a heading, is none',
      body: p('目錄', styled('TocTitle')) + p('Cells 3', styled('toc1')) + p('Cells', styled('2')),
      expected: ['heading1 | Cells'],
    },
    {
      title: 'without styles, lines that a list numbers as chapters',
      body: p('細胞', numbered(3)) + p(BODY) + p('生命', numbered(3)) + p(BODY),
      expected: ['heading1 | 第一章 細胞', `paragraph | ${BODY}`, 'heading1 | 第二章 生命', `paragraph | ${BODY}`],
    },
    {
      title: 'without styles, lines that a list numbers, each over its text',
      body: p('Cells', numbered(5)) + p(BODY) + p('Life', numbered(5)) + p(BODY),
      expected: ['heading1 | 1. Cells', `paragraph | ${BODY}`, 'heading1 | 2. Life', `paragraph | ${BODY}`],
    },
    {
      title: 'numbered steps are none',
      body: p('Cut a thin slice', numbered(5)) + p('Put it on glass', numbered(5)) + p(BODY),
      expected: ['list_item | Cut a thin slice', 'list_item | Put it on glass', `paragraph | ${BODY}`],
    },
    {
      title: 'bold numbered lines under a style',
      body: p('Cells', styled('2')) + p(BODY) + p(run('1. Walls', '<w:b/>')) + p(BODY) + p('Life', styled('2')),
      expected: [
        'heading1 | Cells',
        `paragraph | ${BODY}`,
        'heading2 | 1. Walls | [bold: 1. Walls]',
        `paragraph | ${BODY}`,
        'heading1 | Life',
      ],
    },
    {
      title: 'a bold line without a number, under a style, is none',
      body: p('Cells', styled('2')) + p(BODY) + p(run('Remember', '<w:b/>')) + p(BODY) + p('Life', styled('2')),
      expected: [
        'heading1 | Cells',
        `paragraph | ${BODY}`,
        'paragraph | Remember | [bold: Remember]',
        `paragraph | ${BODY}`,
        'heading1 | Life',
      ],
    },
    {
      title: 'a bold line that a break parts from its text',
      body: p(
        `${run('Cells', '<w:b/>')}<w:r><w:br/></w:r>${run(BODY)}<w:r><w:br/></w:r>${run('Life', '<w:b/>')}<w:r><w:br/></w:r>${run(BODY)}`,
      ),
      expected: [
        'heading1 | Cells | [bold: Cells]',
        `paragraph | ${BODY}`,
        'heading1 | Life | [bold: Life]',
        `paragraph | ${BODY}`,
      ],
    },
    {
      title: 'a question to the reader between paragraphs is none',
      body: p(run('細胞', '<w:b/>')) + p(BODY) + p('想一想：細胞有多大？') + p(BODY),
      expected: [
        'heading1 | 細胞 | [bold: 細胞]',
        `paragraph | ${BODY}`,
        'paragraph | 想一想：細胞有多大？',
        `paragraph | ${BODY}`,
      ],
    },
    {
      title: 'a plain line over text stands under bold ones',
      body:
        p(run('Energy', '<w:b/>')) +
        p(BODY) +
        p(run('Wind', '<w:i/>')) +
        p(BODY) +
        p(run('Saving', '<w:b/>')) +
        p(BODY),
      expected: [
        'heading1 | Energy | [bold: Energy]',
        `paragraph | ${BODY}`,
        'heading2 | Wind | [italic: Wind]',
        `paragraph | ${BODY}`,
        'heading1 | Saving | [bold: Saving]',
        `paragraph | ${BODY}`,
      ],
    },
    {
      title: 'lines to be filled in are none',
      body: p(run('Name: __________', '<w:b/>')) + p(run('Cells', '<w:b/>')) + p(BODY),
      expected: [
        'paragraph | Name: __________ | [bold: Name: __________]',
        'heading1 | Cells | [bold: Cells]',
        `paragraph | ${BODY}`,
      ],
    },
    {
      title: 'contents do not repeat them',
      body: p('Cells 3', styled('toc1')) + p('Cells', styled('2')),
      expected: ['heading1 | Cells'],
    },
    {
      title: 'the title of contents goes with them',
      body: p('Contents', styled('2')) + p('Cells 3', styled('toc1')) + p('Cells', styled('2')),
      expected: ['heading1 | Cells'],
    },
    {
      title: 'contents made by a field do not repeat them',
      body:
        p(
          '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC \\o</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>' +
            run('Cells 3'),
        ) +
        p(run('Life 9') + '<w:r><w:fldChar w:fldCharType="end"/></w:r>') +
        p('Cells', styled('2')),
      expected: ['heading1 | Cells'],
    },
  ])('$title', async ({ body, expected }) => {
    expect(shown(await blocksOf(body))).toEqual(expected)
  })

  test('without styles, a bold line over body text is one, and numbering gives its level', async () => {
    const blocks = await blocksOf(
      p(run('Chapter 2 Nutrition', '<w:b/><w:sz w:val="36"/>')) +
        p(BODY) +
        p(run('2.1 Plants', '<w:b/>')) +
        p(BODY) +
        p(run('2.2 Animals', '<w:b/>')) +
        p(BODY),
    )
    expect(blocks.filter((block) => block.kind === 'heading').map((block) => `${block.level} ${block.text}`)).toEqual([
      '1 Chapter 2 Nutrition',
      '2 2.1 Plants',
      '2 2.2 Animals',
    ])
  })

  test('a title alone does not make a file styled', async () => {
    const blocks = await blocksOf(
      p('Biology', styled('T')) + p(run('Nutrition', '<w:b/>')) + p(BODY) + p(run('Digestion', '<w:b/>')) + p(BODY),
    )
    expect(blocks.filter((block) => block.kind === 'heading').map((block) => `${block.level} ${block.text}`)).toEqual([
      '1 Biology',
      '2 Nutrition',
      '2 Digestion',
    ])
  })

  test('without styles, larger text is one, and the larger stands higher', async () => {
    const blocks = await blocksOf(
      p(run('Nutrition', '<w:sz w:val="36"/>')) +
        p(BODY) +
        p(run('Digestion', '<w:sz w:val="28"/>')) +
        p(BODY) +
        p(run('Respiration', '<w:sz w:val="36"/>')) +
        p(BODY),
    )
    expect(blocks.map((block) => `${block.kind}${block.level ?? ''}`)).toEqual([
      'heading1',
      'paragraph',
      'heading2',
      'paragraph',
      'heading1',
      'paragraph',
    ])
  })
})

describe('text of a .docx', () => {
  test.each([
    {
      title: 'runs are joined, and bold and italic are spans',
      body: p(
        run('The ') + run('nuc', '<w:b/>') + run('leus', '<w:b/>') + run(' holds ') + run('DNA', '<w:i/>') + run('.'),
      ),
      expected: ['paragraph | The nucleus holds DNA. | [bold: nucleus] | [italic: DNA]'],
    },
    {
      title: 'bold comes from a character style',
      body: p(run('The ') + run('nucleus', '<w:rStyle w:val="Strong"/>')),
      expected: ['paragraph | The nucleus | [bold: nucleus]'],
    },
    {
      title: 'bold that is switched off is none',
      body: p(run('The ') + run('nucleus', '<w:b w:val="0"/>')),
      expected: ['paragraph | The nucleus'],
    },
    {
      title: 'raised and lowered characters',
      body: p(
        run('10') +
          run('−', '<w:vertAlign w:val="superscript"/>') +
          run('3', '<w:vertAlign w:val="superscript"/>') +
          run(' m of CO') +
          run('2', '<w:vertAlign w:val="subscript"/>'),
      ),
      expected: ['paragraph | 10⁻³ m of CO₂'],
    },
    {
      title: 'tracked changes: what is deleted is gone, what is inserted stays',
      body: p(
        `${run('The ')}<w:del><w:r><w:delText>old </w:delText></w:r></w:del><w:ins>${run('new ')}</w:ins>${run('cell')}`,
      ),
      expected: ['paragraph | The new cell'],
    },
    {
      title: 'tracked changes: paragraphs whose parting was deleted are one',
      body: p(run('Cells '), '<w:rPr><w:del/></w:rPr>') + p('live.'),
      expected: ['paragraph | Cells live.'],
    },
    {
      title: 'a link keeps its text',
      body: p(`${run('See ')}<w:hyperlink r:id="x">${run('the museum')}</w:hyperlink>${run('.')}`),
      expected: ['paragraph | See the museum.'],
    },
    {
      title: 'hidden text is left out',
      body: p(run('Seen') + run(' unseen', '<w:vanish/>')),
      expected: ['paragraph | Seen'],
    },
    {
      title: 'the number of a page is left out',
      body: p(
        `${run('On page')}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('7')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ),
      expected: ['paragraph | On page'],
    },
    {
      title: 'the number of a page in a simple field is left out',
      body: p(`${run('On page')}<w:fldSimple w:instr=" PAGE ">${run('7')}</w:fldSimple>`),
      expected: ['paragraph | On page'],
    },
    {
      title: 'text hidden by a style is left out',
      body: p(run('Seen') + run(' unseen', '<w:rStyle w:val="Hidden"/>')),
      expected: ['paragraph | Seen'],
    },
    {
      title: 'a field of a form in which nothing was written',
      body: p(
        `${run('Name:')}<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run(' Click here.')}</w:sdtContent></w:sdt>`,
      ),
      expected: ['paragraph | Name:'],
    },
    {
      title: 'a field of a form in which something was written',
      body: p(`${run('Class:')}<w:sdt><w:sdtPr/><w:sdtContent>${run(' 4A')}</w:sdtContent></w:sdt>`),
      expected: ['paragraph | Class: 4A'],
    },
    {
      title: 'characters moved off the line',
      body: p(run('x') + run('2', '<w:position w:val="6"/>') + run(' y') + run('1', '<w:position w:val="-6"/>')),
      expected: ['paragraph | x² y₁'],
    },
    {
      title: 'a reading that an older Word put over its character',
      body: p(
        `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>EQ \\o\\ad(\\s\\up 9(ㄕㄥ),生)</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>${run('命')}`,
      ),
      expected: ['paragraph | 生命'],
    },
    {
      title: 'letters of the Symbol font by their private codes',
      body: p(run('angle ') + run('\uf071', '<w:rFonts w:ascii="Symbol"/>')),
      expected: ['paragraph | angle θ'],
    },
    {
      title: 'pictures of the Wingdings font are dropped',
      body: p(run('\uf028', '<w:rFonts w:ascii="Wingdings"/>') + run('Call us')),
      expected: ['paragraph | Call us'],
    },
    {
      title: 'signs of the Symbol font',
      body: p(`${run('angle ')}<w:r><w:sym w:font="Symbol" w:char="F071"/></w:r>`),
      expected: ['paragraph | angle θ'],
    },
    {
      title: 'readings over characters are left out',
      body: p(
        '<w:r><w:ruby><w:rt><w:r><w:t>ㄕㄥ</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>生</w:t></w:r></w:rubyBase></w:ruby></w:r>' +
          run('命'),
      ),
      expected: ['paragraph | 生命'],
    },
    {
      title: 'a broken line goes on',
      body: p(`${run('a long')}<w:r><w:br/></w:r>${run('line')}`),
      expected: ['paragraph | a long line'],
    },
    {
      title: 'a finished sentence before a broken line ends the paragraph',
      body: p(`${run('One.')}<w:r><w:br/></w:r>${run('Two.')}`),
      expected: ['paragraph | One.', 'paragraph | Two.'],
    },
    {
      title: 'a page break leaves no trace',
      body: p(`${run('細胞')}<w:r><w:lastRenderedPageBreak/><w:br w:type="page"/></w:r>${run('生物')}`),
      expected: ['paragraph | 細胞生物'],
    },
    {
      title: 'list items',
      body: p('Root', numbered(1)) + p('Stem', numbered(1)),
      expected: ['list_item | Root', 'list_item | Stem'],
    },
    { title: 'a caption', body: p('Figure 1 A cell', styled('cap')), expected: ['caption | Figure 1 A cell'] },
    {
      title: 'a footnote follows its paragraph',
      body: p(`${run('Cells')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' live.')}`) + p('Next.'),
      expected: ['paragraph | Cells live.', 'footnote | Found by Hooke.', 'paragraph | Next.'],
    },
    {
      title: 'a text box follows its paragraph, once',
      body: p(
        `${run('Cells live.')}<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx><w:txbxContent>${p('Did you know?')}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${p('Did you know?')}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
      expected: ['paragraph | Cells live.', 'boxed | Did you know?'],
    },
  ])('$title', async ({ body, expected }) => {
    expect(
      shown(
        await blocksOf(body, {
          'footnotes.xml': `<w:footnotes><w:footnote w:type="separator" w:id="0">${p('---')}</w:footnote><w:footnote w:id="2">${p('Found by Hooke.')}</w:footnote></w:footnotes>`,
        }),
      ),
    ).toEqual(expected)
  })

  const cell = (...paragraphs: string[]): string => `<w:tc>${paragraphs.join('')}</w:tc>`
  test.each([
    {
      title: 'a table has tabs and new lines',
      body: `<w:tbl><w:tr>${cell(p('Gas'))}${cell(p('Share'))}</w:tr><w:tr>${cell(p('Oxygen'))}${cell(p('21'), p('%'))}</w:tr></w:tbl>`,
      expected: ['table | Gas\tShare\nOxygen\t21 %'],
    },
    {
      title: 'one cell around a text is a box',
      body: `${p(BODY)}<w:tbl><w:tr>${cell(p('Take care.'))}</w:tr></w:tbl>`,
      expected: [`paragraph | ${BODY}`, 'boxed | Take care.'],
    },
    {
      title: 'one cell around the whole text is none',
      body: `<w:tbl><w:tr>${cell(p(run('Roots', '<w:b/>')), p(BODY))}</w:tr></w:tbl>`,
      expected: ['heading1 | Roots | [bold: Roots]', `paragraph | ${BODY}`],
    },
    {
      title: 'a table that lays out prose is that prose',
      body: `<w:tbl><w:tr>${cell(p(BODY), p(BODY))}${cell(p(BODY), p(BODY))}</w:tr></w:tbl>`,
      expected: [BODY, BODY, BODY, BODY].map((text) => `paragraph | ${text}`),
    },
    {
      title: 'titles beside long texts lay out prose',
      body: `<w:tbl><w:tr>${cell(p(run('Roots', '<w:b/>')))}${cell(p(BODY), p(BODY))}</w:tr><w:tr>${cell(p(run('Stems', '<w:b/>')))}${cell(p(BODY), p(BODY))}</w:tr></w:tbl>`,
      expected: [
        'heading1 | Roots | [bold: Roots]',
        `paragraph | ${BODY}`,
        `paragraph | ${BODY}`,
        'heading1 | Stems | [bold: Stems]',
        `paragraph | ${BODY}`,
        `paragraph | ${BODY}`,
      ],
    },
    {
      title: 'deleted rows are gone',
      body: `<w:tbl><w:tr>${cell(p('a'))}${cell(p('b'))}</w:tr><w:tr><w:trPr><w:del/></w:trPr>${cell(p('c'))}${cell(p('d'))}</w:tr></w:tbl>`,
      expected: ['table | a\tb'],
    },
  ])('$title', async ({ body, expected }) => {
    expect(shown(await blocksOf(body))).toEqual(expected)
  })
})

describe('formulas of a .docx', () => {
  const formula =
    '<m:oMath><m:r><m:t>E=m</m:t></m:r><m:sSup><m:e><m:r><m:t>c</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>'
  test('stand in the text as LaTeX', async () => {
    expect(shown(await blocksOf(p(`${run('Energy is ')}${formula}${run(' here.')}`)))).toEqual([
      'paragraph | Energy is E=mc^{2} here. | [math: E=mc^{2}]',
    ])
  })
  test('alone in a paragraph are a block', async () => {
    expect(shown(await blocksOf(p(`<m:oMathPara>${formula}</m:oMathPara>`)))).toEqual([
      'formula | E=mc^{2} | [math: E=mc^{2}]',
    ])
  })
  test('alone with their number are a block too', async () => {
    expect(shown(await blocksOf(p(`${formula}${run(' (12)')}`)))).toEqual([
      'formula | E=mc^{2} (12) | [math: E=mc^{2}]',
    ])
  })
  test('displayed one under another are one block', async () => {
    expect(shown(await blocksOf(p(`<m:oMathPara>${formula}${formula}</m:oMathPara>`)))).toEqual([
      'formula | E=mc^{2} E=mc^{2} | [math: E=mc^{2}] | [math: E=mc^{2}]',
    ])
  })
  const field = (code: string): string =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
  test('written by a field are LaTeX too', async () => {
    expect(shown(await blocksOf(p(run('Half is ') + field('EQ \\f(1,2)'))))).toEqual([
      'paragraph | Half is \\frac{1}{2} | [math: \\frac{1}{2}]',
    ])
  })
  test('written by a field that cannot be converted are lost, and the document says so', async () => {
    const read = await readDocx(buildDocx(p(run('Area is ') + field('EQ \\i(0,1,x)'))), 'a.docx', READING_LIMITS)
    expect(read.ok && read.value.warnings).toEqual([{ code: 'formulas_lost', pages: [] }])
  })
  test('that no one could read are left out, and the document says so', async () => {
    const endless = `<m:oMath><m:r><m:t>${'x+'.repeat(3000)}</m:t></m:r></m:oMath>`
    const read = await readDocx(buildDocx(p(`${run('Energy is ')}${endless}`)), 'a.docx', READING_LIMITS)
    expect(read.ok && { texts: read.value.blocks.map((block) => block.text), warnings: read.value.warnings }).toEqual({
      texts: ['Energy is'],
      warnings: [{ code: 'formulas_lost', pages: [] }],
    })
  })
  test('of the old editor are pictures, and the document says that they are lost', async () => {
    const read = await readDocx(
      buildDocx(p(`${run('Energy is ')}<w:r><w:object><o:OLEObject ProgID="Equation.3"/></w:object></w:r>`)),
      'a.docx',
      READING_LIMITS,
    )
    expect(read.ok && read.value.warnings).toEqual([{ code: 'formulas_lost', pages: [] }])
  })
})
