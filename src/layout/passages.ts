/** Passages: each stands above the first of its questions, and the key names it there. */
import type { PassageId } from '#domain/ids.ts'
import { itemAt, nonEmpty } from '#domain/must-be-there.ts'
import type { Passage, TextPassage } from '#domain/passage.ts'
import { countBlanks, plainText, type Inline, type RichText } from '#domain/rich-text.ts'
import type { PrintedMessages } from '#messages/printed/printed.ts'
import { figureOf } from './figure.ts'
import type { PassageBlock, PassageContent, PassageName } from './laid-out.ts'
import type { Phrasing } from './phrase.ts'
import type { Numbered } from './sections.ts'

type About = { readonly passageId?: PassageId }
type Context = {
  readonly passages: readonly Passage[]
  readonly messages: PrintedMessages
  readonly phrase: Phrasing
}

/** What stands above the question at `index` of a section, where it is the first about its passage. */
export function passageAbove(
  items: readonly Numbered<About>[],
  index: number,
  context: Context,
): { readonly passage?: PassageBlock } {
  const found = openedAt(items, index, context.passages)
  if (found === undefined) return {}
  const { messages, phrase } = context
  const { passage, numbers } = found
  return {
    passage: {
      instruction: messages.paper.passage.instruction[passage.kind](numbers),
      ...(passage.title === undefined ? {} : { title: phrase(passage.title) }),
      content: contentOf(passage, numbers, context),
      ...(passage.source === undefined ? {} : { source: phrase(passage.source) }),
      questions: numbers.length,
    },
  }
}

/** "Questions 3 to 6", and the title of the passage. */
export function passageNamed(
  items: readonly Numbered<About>[],
  index: number,
  { passages, messages, phrase }: Context,
): { readonly passage?: PassageName } {
  const found = openedAt(items, index, passages)
  if (found === undefined) return {}
  const { passage, numbers } = found
  return {
    passage: {
      label: messages.paper.passage.questions(numbers),
      ...(passage.title === undefined ? {} : { title: phrase(passage.title) }),
    },
  }
}

/** The passage whose questions begin at `index`, and their numbers. */
function openedAt(
  items: readonly Numbered<About>[],
  index: number,
  passages: readonly Passage[],
): { readonly passage: Passage; readonly numbers: readonly string[] } | undefined {
  const { passageId } = itemAt(items, index).question
  if (passageId === undefined || items[index - 1]?.question.passageId === passageId) return undefined
  const passage = passages.find(({ id }) => id === passageId)
  if (passage === undefined) return undefined
  const rest = items.slice(index)
  const end = rest.findIndex(({ question }) => question.passageId !== passageId)
  return {
    passage,
    numbers: rest.slice(0, end === -1 ? rest.length : end).map(({ number }) => number.replace(/\.$/, '')),
  }
}

function contentOf(passage: Passage, numbers: readonly string[], context: Context): PassageContent {
  const { phrase } = context
  switch (passage.kind) {
    case 'text':
      return textContent(passage, numbers, context)
    case 'table':
      return {
        kind: 'table',
        heads: passage.heads.map(phrase),
        rows: passage.rows.map((row) => row.map((cell) => phrase(cell))),
      }
    case 'figure': {
      const { figure } = figureOf(passage.figure, context)
      if (figure === undefined) throw new RangeError('A figure that is there is laid out')
      return { kind: 'figure', figure }
    }
  }
}

const NUMBERED_LINES = 5

function textContent(
  { text, lineNumbers }: TextPassage,
  numbers: readonly string[],
  { phrase }: Context,
): PassageContent {
  const words = countBlanks(text) === numbers.length ? numberBlanks(text, numbers) : text
  return {
    kind: 'text',
    paragraphs: nonEmpty(paragraphsOf(words), 'a paragraph').map((paragraph) => phrase(paragraph)),
    ...(lineNumbers === undefined ? {} : { lineNumbersEvery: NUMBERED_LINES }),
  }
}

/** Each blank of a cloze after the number of its question: "(3) ____". */
function numberBlanks(text: RichText, numbers: readonly string[]): RichText {
  let next = 0
  const number = (inline: Inline): Inline[] => {
    switch (inline.kind) {
      case 'blank':
        next += 1
        return [{ kind: 'text', text: `(${itemAt(numbers, next - 1)}) ` }, inline]
      case 'strong':
      case 'emphasis':
        return [{ ...inline, content: inline.content.flatMap(number) }]
      case 'text':
      case 'math':
      case 'break':
        return [inline]
    }
  }
  return text.flatMap(number)
}

/** An empty line, or several, parts two paragraphs. */
function paragraphsOf(text: RichText): RichText[] {
  const lines: RichText[] = [[]]
  for (const inline of text) {
    if (inline.kind === 'break') lines.push([])
    else lines.push([...(lines.pop() ?? []), inline])
  }
  const paragraphs: RichText[][] = [[]]
  for (const line of lines) {
    if (isEmpty(line)) paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0).map(joined)
}

const isEmpty = (line: RichText): boolean => plainText(line).trim() === ''

const joined = (lines: readonly RichText[]): RichText =>
  lines.flatMap((line, index): RichText => (index === 0 ? line : [{ kind: 'break' }, ...line]))
