/** The parts of a presentation that stand around its slides, as XML, and the words in which shapes are written. */

export const SLIDE_NAMESPACES = [
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main"',
  'xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"',
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
  'xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative"',
].join(' ')

/** `title` has a title in the middle, `body` a title and a body with bullets, `section` is over a part of the talk. */
export const LAYOUT_NAMES = ['title', 'body', 'section'] as const
export type LayoutName = (typeof LAYOUT_NAMES)[number]

export const run = (text: string, properties = ''): string => `<a:r><a:rPr ${properties}/><a:t>${text}</a:t></a:r>`
export const paragraph = (inner: string, properties = ''): string =>
  `<a:p>${properties}${inner.startsWith('<') ? inner : run(inner)}</a:p>`

/** A place of its own, in thousands of units. */
export const boxXml = (x: number, y: number, width = 3000, height = 500): string =>
  `<a:xfrm><a:off x="${x * 1000}" y="${y * 1000}"/><a:ext cx="${width * 1000}" cy="${height * 1000}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`

export const tree = (shapes: string): string =>
  `<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree></p:cSld>`

export function relationships(
  all: readonly { readonly id: string; readonly type: string; readonly target: string }[],
): string {
  const inner = all.map(
    ({ id, type, target }) =>
      `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner.join('')}</Relationships>`
}

const place = (type: string, box: string, prompt: string, style = '', index = ''): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${type}"/><p:cNvSpPr/><p:nvPr><p:ph type="${type}"${index}/></p:nvPr></p:nvSpPr><p:spPr>${box}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle>${style}</a:lstStyle>${paragraph(prompt)}</p:txBody></p:sp>`
const layout = (type: string, shapes: string): string =>
  `<p:sldLayout ${SLIDE_NAMESPACES} type="${type}">${tree(shapes)}</p:sldLayout>`
const LAYOUT_RELATIONSHIPS = relationships([
  { id: 'rId1', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' },
])
const TITLE_PLACE = place('title', boxXml(500, 300, 9000, 1000), 'Click to edit Master title style')

const COLOURS = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  ...[1, 2, 3, 4, 5, 6].map((number) => `accent${number}`),
  'hlink',
  'folHlink',
]
const colour = (name: string): string =>
  `<a:${name}><a:srgbClr val="${name.startsWith('lt') ? 'FFFFFF' : '1F2937'}"/></a:${name}>`
const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
const FONT = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>'
const THEME = `<a:theme ${SLIDE_NAMESPACES} name="Plain"><a:themeElements><a:clrScheme name="Plain">${COLOURS.map(colour).join('')}</a:clrScheme><a:fontScheme name="Plain"><a:majorFont>${FONT}</a:majorFont><a:minorFont>${FONT}</a:minorFont></a:fontScheme><a:fmtScheme name="Plain"><a:fillStyleLst>${FILL.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${`<a:ln w="9525">${FILL}</a:ln>`.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${FILL.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`

/** The parts that every presentation has beside its slides. */
export const LAYOUTS: Readonly<Record<string, string>> = {
  'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${SLIDE_NAMESPACES}>${tree(
    TITLE_PLACE + place('body', boxXml(500, 1500, 9000, 4000), 'Click to edit Master text styles'),
  )}<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst>${LAYOUT_NAMES.map((_, index) => `<p:sldLayoutId id="${2147483649 + index}" r:id="rId${index + 1}"/>`).join('')}</p:sldLayoutIdLst><p:txStyles><p:bodyStyle><a:lvl1pPr><a:buChar char="•"/></a:lvl1pPr><a:lvl2pPr><a:buNone/></a:lvl2pPr></p:bodyStyle></p:txStyles></p:sldMaster>`,
  'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationships([
    ...LAYOUT_NAMES.map((name, index) => ({
      id: `rId${index + 1}`,
      type: 'slideLayout',
      target: `../slideLayouts/${name}.xml`,
    })),
    { id: 'rIdTheme', type: 'theme', target: '../theme/theme1.xml' },
  ]),
  'ppt/theme/theme1.xml': THEME,
  'ppt/slideLayouts/title.xml': layout(
    'title',
    place('ctrTitle', boxXml(500, 2000, 9000, 1000), 'Click to edit Master title style') +
      place(
        'subTitle',
        boxXml(500, 3200, 9000, 800),
        'Click to edit',
        '<a:lvl1pPr><a:buNone/></a:lvl1pPr>',
        ' idx="1"',
      ),
  ),
  'ppt/slideLayouts/body.xml': layout(
    'obj',
    TITLE_PLACE +
      place('obj', boxXml(500, 1500, 4000, 4000), 'Click to edit Master text styles', '', ' idx="1"') +
      place('obj', boxXml(5000, 1500, 4000, 4000), 'Click to edit Master text styles', '', ' idx="2"'),
  ),
  'ppt/slideLayouts/section.xml': layout('secHead', TITLE_PLACE),
  ...Object.fromEntries(LAYOUT_NAMES.map((name) => [`ppt/slideLayouts/_rels/${name}.xml.rels`, LAYOUT_RELATIONSHIPS])),
}

/** The types of all parts, for as many slides. */
export function contentTypes(slides: number): string {
  const type = (part: string, name: string): string =>
    `<Override PartName="/ppt/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.${name}+xml"/>`
  const parts = [
    type('presentation', 'presentationml.presentation.main'),
    type('slideMasters/slideMaster1', 'presentationml.slideMaster'),
    type('theme/theme1', 'theme'),
    ...LAYOUT_NAMES.map((name) => type(`slideLayouts/${name}`, 'presentationml.slideLayout')),
    ...Array.from({ length: slides }, (_, index) => type(`slides/slide${index + 1}`, 'presentationml.slide')),
  ]
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`
}
