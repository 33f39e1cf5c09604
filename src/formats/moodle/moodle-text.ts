/** Texts as Moodle reads them: HTML with LaTeX between the marks that its MathJax filter looks for. */
import { escapeXml } from '#domain/xml-text.ts'
import { base64, utf8 } from '@scure/base'
import type { PrintedMessages } from '#messages/printed/printed.ts'
import type { Dialect } from '../platforms/markup.ts'
import { element, lines, type Xml } from '../platforms/xml.ts'

/** Writes a field of a question as HTML, with the pictures that stand in it, and after them what only it has. */
export type WriteField = (
  name: string,
  write: (dialect: Dialect) => Xml,
  own?: { readonly fraction?: number; readonly after?: readonly Xml[] },
) => Xml

export function fieldWriter(messages: PrintedMessages, brace: Brace): WriteField {
  return (name, write, { fraction, after = [] } = {}) => {
    const pictures: string[] = []
    const pictureOf = (svg: string): string => {
      if (!pictures.includes(svg)) pictures.push(svg)
      return `@@PLUGINFILE@@/${fileName(pictures.indexOf(svg))}`
    }
    const { xml } = write({ ...moodleDialect(messages, brace), pictureOf })
    return element(
      name,
      { fraction, format: 'html' },
      lines([
        element('text', {}, xml),
        ...pictures.map((svg, index) =>
          element('file', { name: fileName(index), path: '/', encoding: 'base64' }, base64.encode(utf8.decode(svg))),
        ),
        ...after,
      ]),
    )
  }
}

/** How a text writes `{`, which opens an answer in a question with answers in its text. */
type Brace = '{' | '&#123;'

/** Shows no pictures of its own. */
export function moodleDialect(messages: PrintedMessages, brace: Brace): Dialect {
  const inner = (written: string): Xml => ({ xml: written.replaceAll('{', brace) })
  const text = (run: string): Xml => inner(escapeXml(run).replace(MARKS, (sign) => `<span>${sign}</span>`))
  return {
    messages,
    text,
    // LaTeX that holds marks itself is shown as it is written.
    formula: ({ tex, display }) =>
      HOLDS_MARKS.test(tex) ? text(tex) : inner(escapeXml(display ? `\\[${tex}\\]` : `\\(${tex}\\)`)),
  }
}

const fileName = (index: number): string => `figure-${index + 1}.svg`

/** What opens a formula or the address of a file: in a text an element parts it from what follows, so it opens none. */
const MARKS = /\\|\$(?=\$)|@(?=@)/g
const HOLDS_MARKS = /(?<!\\)(?:\\\\)*\\[()[\]]|\$\$|@@|(?<!\\)(?:\\\\)*\\$/

/** A field of plain words. */
export const plainField = (name: string, words: string): Xml => element(name, {}, element('text', {}, words))
