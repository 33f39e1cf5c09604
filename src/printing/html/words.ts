/** Text, formulas, and what stands beside them: marks, numbers. */
import type { Labelled, Phrase } from '#layout/laid-out.ts'
import type { Inline, RichText } from '#domain/rich-text.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { element, LANGUAGE_TAGS, type Content } from './element.ts'
import { shownText } from './shown-text.ts'

/** What the words of a paper are written with. */
export type Words = {
  /** Of the paper. */
  readonly language: PaperLanguage
  /** MathML, or its LaTeX where that cannot be set. */
  readonly formula: (tex: string, display: boolean) => Content
  /** What stands for a blank, where it is filled in on the screen. */
  readonly blank?: () => Content
  /** In em of a line: over the whole page, or in half of it. */
  readonly lineWidth: number
}

/** A label or a sentence of the layout. */
export const plain = (text: string): string => shownText(text)

/** Its language is named where it is not the paper's. */
export function phrase({ text, language }: Phrase, words: Words): Content {
  const lines = writeLines(text, words)
  return language === words.language ? lines : element('span', { lang: LANGUAGE_TAGS[language] }, lines)
}

/** The colon after a label. */
export const colonOf = ({ language }: Words): string => (language === 'en' ? ': ' : '：')

/** Names and the like beside each other. */
export const joined = (parts: readonly string[], { language }: Words): string =>
  parts.map(plain).join(language === 'en' ? ' · ' : '\u3000')

/** Marks stand at the right end of the last line, or of the next where there is no room. */
export const marksOf = (marks: string | undefined): Content =>
  marks === undefined ? undefined : [' ', element('span', { class: 'marks' }, plain(marks))]

/** A label and what hangs behind it: lines of text, on whose first the label stands, however high a formula makes it. */
export const labelled = (label: string, ...content: readonly Content[]): Content =>
  element('div', { class: 'words' }, labelOf(label), content)

/** With a space in it, so that label and words are two in copied text too. */
export const labelOf = (label: string, name = 'label'): Content => element('span', { class: name }, `${plain(label)} `)

/** Labels of their own stand before the items, so that "(ii)" and "B." are there in copied text too. */
export const labelledList = (items: readonly Labelled[], words: Words, name: string): Content =>
  element(
    'ol',
    { class: name, role: 'list' },
    items.map((item) => element('li', {}, labelled(item.label, phrase(item.phrase, words)))),
  )

/** Numbered statements begin below one another, their lines behind the number. */
function writeLines(text: RichText, words: Words): Content {
  const opens = (index: number): boolean => text[index - 1]?.kind === 'break' && isStatement(text[index])
  const first = text.findIndex((_inline, index) => opens(index))
  if (first < 0) return writeRich(text, words)
  const lines: Content[] = [writeRich(text.slice(0, first - 1), words)]
  let at = first
  while (at < text.length && opens(at)) {
    const next = text.findIndex(({ kind }, index) => index > at && kind === 'break')
    const end = next < 0 ? text.length : next
    lines.push(element('span', { class: 'statement' }, writeRich(text.slice(at, end), words)))
    at = end + 1
  }
  return [...lines, writeRich(text.slice(at), words)]
}

const STATEMENT = /^(?:(?:I|II|III|IV)\.|\([1-9]\)) /
const isStatement = (inline: Inline | undefined): boolean => inline?.kind === 'text' && STATEMENT.test(inline.text)

/** A formula and the stop or bracket after it stand on one line, where a browser would break between them. */
function writeRich(text: RichText, words: Words): Content {
  const stopAt = (index: number): string => {
    const [before, inline] = [text[index - 1], text[index]]
    return before?.kind === 'math' && !before.display && inline?.kind === 'text'
      ? (STOP.exec(shownText(inline.text))?.[0] ?? '')
      : ''
  }
  return text.map((inline, index) => {
    const stop = stopAt(index + 1)
    if (stop !== '') return element('span', { class: 'whole' }, writeInline(inline, words), stop)
    return inline.kind === 'text' ? shownText(inline.text).slice(stopAt(index).length) : writeInline(inline, words)
  })
}

const STOP = /^[.,;:!?)\]’”%。，；：！？）」』、]+/u

function writeInline(inline: Inline, words: Words): Content {
  switch (inline.kind) {
    case 'text':
      return shownText(inline.text)
    case 'math':
      return words.formula(inline.tex, inline.display)
    case 'strong':
      return element('strong', {}, writeRich(inline.content, words))
    case 'emphasis':
      return element('em', {}, writeRich(inline.content, words))
    // Underscores, so that a gap is still a gap in copied text and for a screen reader.
    case 'blank':
      return words.blank?.() ?? element('span', { class: 'blank' }, BLANK)
    case 'break':
      return element('br')
  }
}

const BLANK = '_'.repeat(14)
