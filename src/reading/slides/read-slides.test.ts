import { describe, expect, test } from 'vitest'
import {
  body,
  boxXml,
  buildPptx,
  filled,
  paragraph,
  run,
  slidePart,
  textBox,
  title,
  type PresentationSource,
  type SlideSource,
} from '#test/reading/pptx-files.ts'
import { READING_LIMITS, type Block } from '../document.ts'
import { readSlides } from './read-slides.ts'

const LEAF = 'A leaf takes in carbon dioxide through its stomata.'
const read = (source: PresentationSource) => readSlides(buildPptx(source), 'a.pptx', READING_LIMITS)

async function documentOf(source: PresentationSource) {
  const answer = await read(source)
  if (!answer.ok) throw new Error(`Cannot read the fixture: ${answer.error.code}`)
  return answer.value
}
/** `page: kind level text`, with each span in brackets behind. */
const shown = (blocks: readonly Block[]): string[] =>
  blocks.map((block) =>
    [
      `${block.page}: ${block.kind}${block.level ?? ''}`,
      block.text,
      ...block.spans.map((span) => `[${span.kind}: ${block.text.slice(span.start, span.end)}]`),
    ].join(' | '),
  )
const blocksOf = async (...slides: readonly SlideSource[]): Promise<string[]> =>
  shown((await documentOf({ slides })).blocks)
const onOne = (shapes: string, more: Omit<SlideSource, 'shapes'> = {}): Promise<string[]> =>
  blocksOf({ shapes, ...more })

describe('a slide', () => {
  test('has its title as a heading, bullets as list items and its number as the page', async () => {
    expect(
      await blocksOf({ shapes: title('Leaves') + body(LEAF, 'It lets out oxygen.') }, { shapes: title('Roots') }),
    ).toEqual([
      '1: heading1 | Leaves',
      `1: list_item | ${LEAF}`,
      '1: list_item | It lets out oxygen.',
      '2: heading1 | Roots',
    ])
  })

  test.each([
    { of: 'the paragraph itself', properties: '<a:pPr><a:buNone/></a:pPr>', kind: 'paragraph' },
    { of: 'the master, for a lower level', properties: '<a:pPr lvl="1"/>', kind: 'paragraph' },
    {
      of: 'the paragraph, against the master',
      properties: '<a:pPr lvl="1"><a:buAutoNum type="arabicPeriod"/></a:pPr>',
      kind: 'list_item',
    },
    { of: 'a level of which nothing is said', properties: '<a:pPr lvl="7"/>', kind: 'list_item' },
  ])('has a bullet or none by $of', async ({ properties, kind }) => {
    expect(await onOne(title('Leaves') + filled('', paragraph(LEAF, properties), 1))).toContain(`1: ${kind} | ${LEAF}`)
  })

  test('keeps bold and italic words, scripts, and lines that the author broke', async () => {
    const words = `${run('The ')}${run('stoma', 'b="1"')}${run(' is a ')}${run('pore', 'i="1"')}${run(' for CO')}${run('2', 'baseline="-25000"')}<a:br/>${run('and water.')}`
    expect(await onOne(title('Leaves') + textBox(500, 2000, paragraph(words)))).toEqual([
      '1: heading1 | Leaves',
      '1: paragraph | The stoma is a pore for CO₂ and water. | [bold: stoma] | [italic: pore]',
    ])
  })

  test('has equations as LaTeX', async () => {
    const formula =
      '<m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath>'
    const inner = `<a14:m>${formula}</a14:m>`
    const alternative = `<mc:AlternateContent><mc:Choice Requires="a14">${textBox(500, 2000, paragraph(run('The quotient is ') + inner + run('.')))}${textBox(500, 3000, paragraph(`<a14:m><m:oMathPara>${formula}</m:oMathPara></a14:m>`))}</mc:Choice><mc:Fallback>${textBox(500, 2000, 'lost')}</mc:Fallback></mc:AlternateContent>`
    expect(await onOne(title('Ratios') + alternative)).toEqual([
      '1: heading1 | Ratios',
      '1: paragraph | The quotient is \\frac{a}{b}. | [math: \\frac{a}{b}]',
      '1: formula | \\frac{a}{b} | [math: \\frac{a}{b}]',
    ])
  })

  test('has a table by cells and rows', async () => {
    const cell = (text: string): string => `<a:tc><a:txBody>${paragraph(text)}</a:txBody></a:tc>`
    const table = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="T"/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="2000000"/><a:ext cx="9000000" cy="900000"/></p:xfrm><a:graphic><a:graphicData><a:tbl><a:tr>${cell('Gas')}${cell('Share')}</a:tr><a:tr>${cell('Oxygen')}<a:tc><a:txBody><a:p/></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
    expect(await onOne(title('Air') + table)).toEqual(['1: heading1 | Air', '1: table | Gas\tShare\nOxygen\t'])
  })

  test('has SmartArt in the order in which it is shown', async () => {
    const point = (id: string, text: string): string =>
      `<dgm:pt modelId="${id}"><dgm:t>${paragraph(text)}</dgm:t></dgm:pt>`
    const connection = (from: string, to: string, order: number): string =>
      `<dgm:cxn srcId="${from}" destId="${to}" srcOrd="${order}"/>`
    const data = `<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dgm:ptLst><dgm:pt modelId="0" type="doc"/>${point('3', 'Rain')}${point('1', 'Evaporation')}${point('2', 'by the heat of the sun')}</dgm:ptLst><dgm:cxnLst>${connection('0', '3', 1)}${connection('0', '1', 0)}${connection('1', '2', 0)}${connection('2', '0', 0)}<dgm:cxn type="presOf" srcId="3" destId="1"/></dgm:cxnLst></dgm:dataModel>`
    const frame = `<p:graphicFrame><a:graphic><a:graphicData><dgm:relIds r:dm="rId9"/></a:graphicData></a:graphic></p:graphicFrame>`
    const document = await documentOf({
      slides: [
        {
          shapes: title('Water') + frame,
          related: [{ id: 'rId9', type: 'diagramData', target: '../diagrams/data1.xml' }],
        },
      ],
      parts: { 'ppt/diagrams/data1.xml': data },
    })
    expect(shown(document.blocks).slice(1)).toEqual([
      '1: list_item | Evaporation',
      '1: list_item | by the heat of the sun',
      '1: list_item | Rain',
    ])
  })

  test('has the notes of the speaker behind it, and nothing else of their page', async () => {
    const notes =
      filled('sldImg', '') +
      filled('body', paragraph('Show the leaf under a microscope.'), 1) +
      filled('sldNum', paragraph('7'), 5)
    expect(await blocksOf({ shapes: title('Leaves'), notes }, { shapes: title('Roots') })).toEqual([
      '1: heading1 | Leaves',
      '1: paragraph | Show the leaf under a microscope.',
      '2: heading1 | Roots',
    ])
  })

  test.each([
    {
      name: 'footers, dates and numbers',
      shapes: ['ftr', 'dt', 'sldNum'].map((type) => filled(type, paragraph('S3 Biology'))).join(''),
    },
    {
      name: 'a field with the number of the slide',
      shapes: textBox(0, 6000, '<a:p><a:fld type="slidenum"><a:t>3</a:t></a:fld></a:p>'),
    },
    {
      name: 'prompts that no one filled in',
      shapes: filled('', paragraph('Click to add text'), 1) + filled('body', paragraph('按一下以新增文字'), 2),
    },
    { name: 'what is not shown', shapes: textBox(0, 2000, 'An old remark').replace('id="2"', 'id="2" hidden="1"') },
  ])('does not hold $name', async ({ shapes }) => {
    expect(await onOne(title('Leaves') + shapes)).toEqual(['1: heading1 | Leaves'])
  })

  test.each([
    { described: 'The parts of a flower, cut in half', kept: ['1: caption | The parts of a flower, cut in half'] },
    { described: '花的縱切面圖', kept: ['1: caption | 花的縱切面圖'] },
    { described: 'A picture containing grass&#10;&#10;Description automatically generated', kept: [] },
    { described: 'leaf-final 2.png', kept: [] },
    { described: 'Picture 3', kept: [] },
    { described: '', kept: [] },
  ])('says of a picture what its author said: $described', async ({ described, kept }) => {
    const picture = `<p:pic><p:nvPicPr><p:cNvPr id="3" name="Picture 2" descr="${described}"/></p:nvPicPr><p:spPr>${boxXml(0, 2000)}</p:spPr></p:pic>`
    expect(await onOne(title('The parts of a flower') + picture)).toEqual([
      '1: heading1 | The parts of a flower',
      ...kept,
    ])
  })
})

describe('a presentation', () => {
  test('is read in the order of its list, not of the names of its parts', async () => {
    const slides = [{ shapes: title('Last') }, { shapes: title('First') }, { shapes: title('Never shown') }]
    expect(shown((await documentOf({ slides, order: [1, 0] })).blocks)).toEqual([
      '1: heading1 | First',
      '2: heading1 | Last',
    ])
  })

  test('has its title over its parts, and these over their slides', async () => {
    const document = await documentOf({
      slides: [
        {
          shapes: filled('ctrTitle', paragraph('Plants')) + filled('subTitle', paragraph('Secondary 3'), 1),
          layout: 'title',
        },
        { shapes: title('How plants feed'), layout: 'section' },
        { shapes: title('Leaves') + body(LEAF) },
      ],
    })
    expect(shown(document.blocks)).toEqual([
      '1: heading1 | Plants',
      '1: paragraph | Secondary 3',
      '2: heading2 | How plants feed',
      '3: heading3 | Leaves',
      `3: list_item | ${LEAF}`,
    ])
    expect(document).toMatchObject({
      fileType: 'pptx',
      pageCount: 3,
      title: 'Plants',
      language: 'en',
      outline: [
        { title: 'Plants', level: 1, page: 1, block: 0 },
        { title: 'How plants feed', level: 2, page: 2, block: 2 },
        { title: 'Leaves', level: 3, page: 3, block: 3 },
      ],
    })
  })

  test('has slides with nothing but a title over those that follow', async () => {
    const bare = (name: string): SlideSource => ({ shapes: title(name) })
    const full = (name: string): SlideSource => ({ shapes: title(name) + body(LEAF) })
    const drawn: SlideSource = { shapes: title('A leaf, drawn') + '<p:sp><p:spPr/></p:sp>' }
    const { outline } = await documentOf({
      slides: [bare('Plants'), bare('Organs'), full('Leaves'), drawn, full('Roots'), bare('Questions?')],
    })
    expect(outline.map((entry) => `${entry.level} ${entry.title}`)).toEqual([
      '1 Plants',
      '2 Organs',
      '3 Leaves',
      '3 A leaf, drawn',
      '3 Roots',
      '3 Questions?',
    ])
  })

  test('has the names of its sections as headings, but for those that a program gave', async () => {
    const section = (name: string, ...ids: readonly number[]): string =>
      `<p14:section name="${name}"><p14:sldIdLst>${ids.map((id) => `<p14:sldId id="${id}"/>`).join('')}</p14:sldIdLst></p14:section>`
    const document = await documentOf({
      slides: ['Plants', 'Leaves', 'Roots', 'Flowers'].map((name, index) => ({
        shapes: title(name),
        hidden: index === 1,
      })),
      extensions: `<p:extLst><p:ext><p14:sectionLst>${section('Default Section', 256)}${section('Organs', 257, 258)}${section('Flowers', 259)}</p14:sectionLst></p:ext></p:extLst>`,
    })
    expect(shown(document.blocks)).toEqual([
      '1: heading2 | Plants',
      '3: heading1 | Organs',
      '3: heading2 | Roots',
      '4: heading1 | Flowers',
    ])
  })

  test.each([
    { titles: ['Photosynthesis', 'Photosynthesis'], headings: ['Photosynthesis'] },
    { titles: ['Photosynthesis (1)', 'Photosynthesis (2)', 'Roots'], headings: ['Photosynthesis', 'Roots'] },
    {
      titles: ['Photosynthesis', 'Photosynthesis (cont’d)', 'Photosynthesis – continued'],
      headings: ['Photosynthesis'],
    },
    { titles: ['光合作用', '光合作用（續）', '光合作用（三）'], headings: ['光合作用'] },
    { titles: ['World War (1)', 'Roots'], headings: ['World War (1)', 'Roots'] },
    { titles: ['Iron(II)', 'Iron(III)'], headings: ['Iron(II)', 'Iron(III)'] },
    { titles: ['Leaves', 'Roots', 'Leaves'], headings: ['Leaves', 'Roots', 'Leaves'] },
  ])('has one heading for $titles', async ({ titles, headings }) => {
    const { outline } = await documentOf({ slides: titles.map((text) => ({ shapes: title(text) })) })
    expect(outline.map((entry) => entry.title)).toEqual(headings)
  })

  test('takes a large short line over a slide without a title as its title', async () => {
    const large = (text: string): string => textBox(500, 300, paragraph(run(text, 'sz="3200"')))
    expect(
      await blocksOf({ shapes: large('Leaves') + textBox(500, 2000, LEAF) }, { shapes: textBox(500, 300, LEAF) }),
    ).toEqual(['1: heading1 | Leaves', `1: paragraph | ${LEAF}`, `2: paragraph | ${LEAF}`])
  })

  test('drops what someone typed as a footer on most slides', async () => {
    const footer = (number: number): string =>
      textBox(0, 6500, 'Setpaper School') + textBox(8000, 6500, `${number} / 3`)
    const blocks = await blocksOf(
      ...['Leaves', 'Roots', 'Flowers'].map((name, index) => ({ shapes: title(name) + footer(index + 1) })),
    )
    expect(blocks).toEqual(['1: heading1 | Leaves', '2: heading1 | Roots', '3: heading1 | Flowers'])
  })

  test('tells which hidden slides it left out, and counts them', async () => {
    const { blocks, warnings, pageCount } = await documentOf({
      slides: [{ shapes: title('Leaves') }, { shapes: title('Answers'), hidden: true }, { shapes: title('Roots') }],
    })
    expect(shown(blocks)).toEqual(['1: heading1 | Leaves', '3: heading1 | Roots'])
    expect({ warnings, pageCount }).toEqual({ warnings: [{ code: 'hidden_slides', pages: [2] }], pageCount: 3 })
  })

  test('tells of equations of the old editor', async () => {
    const object =
      '<p:graphicFrame><a:graphic><a:graphicData><mc:AlternateContent><mc:Choice Requires="v"><p:oleObj progId="Equation.3"/></mc:Choice></mc:AlternateContent></a:graphicData></a:graphic></p:graphicFrame>'
    const { warnings } = await documentOf({
      slides: [{ shapes: title('Leaves') }, { shapes: title('Roots') + object }],
    })
    expect(warnings).toEqual([{ code: 'formulas_lost', pages: [2] }])
  })

  test.each([
    { given: 'Plants and light', title: 'Plants and light' },
    { given: 'PowerPoint Presentation', title: 'Leaves' },
    { given: 'PowerPoint 簡報', title: 'Leaves' },
    { given: '', title: 'Leaves' },
  ])('called “$given” by its file has the title $title', async ({ given, title: expected }) => {
    const core = `<c:coreProperties xmlns:c="x" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${given}</dc:title></c:coreProperties>`
    const document = await documentOf({ slides: [{ shapes: title('Leaves') }], parts: { 'docProps/core.xml': core } })
    expect(document.title).toBe(expected)
  })
})

describe('a presentation that cannot be read ends in its fault', () => {
  const one = [{ shapes: title('Leaves') + body(LEAF) }]
  test.each([
    { name: 'a slide that is missing', source: { slides: one, parts: { [slidePart(1)]: '' } }, code: 'damaged' },
    {
      name: 'a slide with broken XML',
      source: { slides: one, parts: { [slidePart(1)]: '<p:sld><p:cSld>' } },
      code: 'damaged',
    },
    { name: 'a slide that its list does not lead to', source: { slides: one, order: [0, 5] }, code: 'damaged' },
    {
      name: 'a list that is no list',
      source: { slides: one, parts: { 'ppt/presentation.xml': '<x/>' } },
      code: 'damaged',
    },
    { name: 'no slides', source: { slides: [] }, code: 'no_text' },
    { name: 'slides without a word', source: { slides: [{ shapes: '' }] }, code: 'no_text' },
    { name: 'only hidden slides', source: { slides: [{ ...one[0]!, hidden: true }] }, code: 'no_text' },
    { name: 'pictures only', source: { slides: [{ shapes: '<p:pic/>' }] }, code: 'scan' },
  ])('$name', async ({ source, code }) => {
    expect(await read(source)).toMatchObject({ ok: false, error: { code } })
  })

  test('but not by the pages that a plan allows in a PDF', async () => {
    const slides = Array.from({ length: 16 }, (_, index) => ({ shapes: title(`Leaf ${index}`) }))
    const answer = await readSlides(buildPptx({ slides }), 'a.pptx', { ...READING_LIMITS, pages: 15 })
    expect(answer.ok).toBe(true)
  })

  test('more slides than can be read', async () => {
    const slides = Array.from({ length: 501 }, () => ({ shapes: '' }))
    expect(await read({ slides })).toEqual({ ok: false, error: { code: 'too_many_pages', limit: 500, found: '501' } })
  })

  test.each([
    { name: 'notes', part: 'ppt/notesSlides/notesSlide1.xml' },
    { name: 'a layout', part: 'ppt/slideLayouts/body.xml' },
    { name: 'a master', part: 'ppt/slideMasters/slideMaster1.xml' },
  ])('but $name that is broken costs nothing else', async ({ part }) => {
    const slides = [{ shapes: title('Leaves') + body(LEAF), notes: filled('body', paragraph('Said.')) }]
    const { blocks } = await documentOf({ slides, parts: { [part]: '<p:x>' } })
    expect(shown(blocks).slice(0, 2)).toEqual(['1: heading1 | Leaves', `1: list_item | ${LEAF}`])
  })

  test('and what lies beyond the limit of characters is cut with a warning', async () => {
    const slides = Array.from({ length: 9 }, (_, index) => ({ shapes: title(`Leaf ${index}`) + body(LEAF) }))
    const answer = await readSlides(buildPptx({ slides }), 'a.pptx', { ...READING_LIMITS, characters: 100 })
    expect(answer.ok && answer.value.warnings).toEqual([{ code: 'truncated', pages: [] }])
  })
})
