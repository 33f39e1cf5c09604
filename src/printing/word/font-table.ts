/** What the fonts of a document are like, for a computer that lacks one: it takes another with serifs, for the same script. */
import { escapeXml } from '#domain/xml-text.ts'

/** `charset`: as Windows counts them; `panose`: the classes of a design; `other`: the name in its own script. */
type Font = {
  readonly name: string
  readonly other?: string
  readonly panose: string
  readonly charset: string
  readonly family: 'roman' | 'modern'
  readonly pitch: 'variable' | 'fixed'
}

/** By the documentation of Microsoft's typography. */
const FONTS: readonly Font[] = [
  { name: 'Times New Roman', panose: '02020603050405020304', charset: '00', family: 'roman', pitch: 'variable' },
  {
    name: 'PMingLiU',
    other: '新細明體',
    panose: '02020500000000000000',
    charset: '88',
    family: 'roman',
    pitch: 'variable',
  },
  { name: 'SimSun', other: '宋体', panose: '02010600030101010101', charset: '86', family: 'roman', pitch: 'variable' },
  { name: 'Cambria Math', panose: '02040503050406030204', charset: '00', family: 'roman', pitch: 'variable' },
  { name: 'Courier New', panose: '02070309020205020404', charset: '00', family: 'modern', pitch: 'fixed' },
]

export const FONT_TABLE = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${FONTS.map(fontOf).join('')}</w:fonts>`

function fontOf({ name, other, panose, charset, family, pitch }: Font): string {
  const property = (element: string, value: string): string => `<w:${element} w:val="${escapeXml(value)}"/>`
  return `<w:font w:name="${escapeXml(name)}">${other === undefined ? '' : property('altName', other)}${property('panose1', panose)}${property('charset', charset)}${property('family', family)}${property('pitch', pitch)}</w:font>`
}
