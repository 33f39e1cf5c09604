import { describe, expect, test } from 'vitest'
import { READING_LIMITS } from '../document.ts'
import { buildDocx } from '#test/reading/docx-files.ts'
import { readDocx } from './read-docx.ts'

const p = (inner: string): string => `<w:p>${inner.startsWith('<') ? inner : `<w:r><w:t>${inner}</w:t></w:r>`}</w:p>`
const DRAWING =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"'
const picture = `<w:r><w:drawing><a:blip ${DRAWING} r:embed="rId5"/></w:drawing></w:r>`
const read = (body: string, parts: Readonly<Record<string, string>> = {}) =>
  readDocx(buildDocx(body, parts), 'a.docx', READING_LIMITS)

describe('a .docx of pictures', () => {
  test.each([
    { name: 'and nothing else', body: p(picture) },
    { name: 'of an older Word', body: p('<w:r><w:pict><v:shape><v:imagedata r:id="rId5"/></v:shape></w:pict></w:r>') },
    { name: 'with a page number', body: p(picture) + p('- 1 -') },
    { name: 'in a table', body: `<w:tbl><w:tr><w:tc>${p(picture)}</w:tc></w:tr></w:tbl>` },
  ])('$name is a scan', async ({ body }) => {
    expect(await read(body)).toEqual({ ok: false, error: { code: 'scan', found: 'docx' } })
  })

  test('and text is a text', async () => {
    expect(await read(p(picture) + p('All cells have a membrane around them.'))).toMatchObject({
      ok: true,
      value: { blocks: [{ text: 'All cells have a membrane around them.' }] },
    })
  })

  test('without any is empty', async () => {
    expect(await read(p('<w:r/>'))).toEqual({ ok: false, error: { code: 'no_text' } })
  })
})

describe('SmartArt', () => {
  const node = (text: string): string => `<dgm:pt><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`
  const parts = {
    '_rels/document.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId7" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/diagramData" Target="diagrams/data1.xml"/></Relationships>',
    'diagrams/data1.xml': `<dgm:dataModel ${DRAWING}><dgm:ptLst>${node('Evaporation')}<dgm:pt type="pres"/>${node('Condensation')}</dgm:ptLst></dgm:dataModel>`,
  }
  const smartArt = (relationship: string): string =>
    p(
      `<w:r><w:t>The water cycle has these steps.</w:t></w:r><w:r><w:drawing><dgm:relIds ${DRAWING} r:dm="${relationship}"/></w:drawing></w:r>`,
    )

  test('gives its texts, in their order', async () => {
    const document = await read(smartArt('rId7'), parts)
    expect(document.ok && document.value.blocks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'paragraph: The water cycle has these steps.',
      'boxed: Evaporation',
      'boxed: Condensation',
    ])
  })

  test('that is missing costs nothing else', async () => {
    const document = await read(smartArt('rId8'), parts)
    expect(document.ok && document.value.blocks).toHaveLength(1)
  })
})

test('files inserted in a document are told of', async () => {
  const document = await read(`${p('All cells have a membrane.')}<w:altChunk r:id="rId9"/>`)
  expect(document.ok && document.value.warnings).toEqual([{ code: 'parts_not_read', pages: [] }])
})

test('what converters leave of formulas and anchors is dropped', async () => {
  const document = await read(
    p('Lines of Descent {#eip-698}') + p('The weight w size 12{w} {} points down.') + p('{#eip-12}'),
  )
  expect(document.ok && document.value.blocks.map(({ text }) => text)).toEqual([
    'Lines of Descent',
    'The weight w points down.',
  ])
})
