/** Questions with their options, parts and rooms, each kept together on its page. */
import type { AnswerBlock, AnswerSpace, PartBlock, QuestionBlock } from '#layout/laid-out.ts'
import { kept, type Block, type KeptBlock } from './blocks.ts'
import { figureBlocks, figureRoom } from './figures.ts'
import { hangingPhrase } from './hanging.ts'
import { besideWords, isBeside } from './judged.ts'
import { isKeptWhole } from './heights.ts'
import { matchingBlocks } from './matching.ts'
import { optionBlocks } from './options.ts'
import { EDGE, mayBreak, roomOf } from './rooms.ts'
import type { Sheet } from './sheet.ts'

/** In a column of `width`. `last`: before the end line, which must not stand alone on a page. */
export function questionBlocks(question: QuestionBlock, width: number, last: boolean, sheet: Sheet): KeptBlock[] {
  const head = [...stem(question, width, sheet), ...figureBlocks(question.figure, figureRoom(width, sheet), sheet)]
  const { answer } = question
  if (answer.kind === 'parts') {
    const isWhole = isKeptWhole(question, width, sheet)
    const parts = answer.parts.map((part) => partBlocks(part, width, sheet))
    const opening = parts[0] === undefined ? [] : joined(head, parts[0])
    return [...opening, ...parts.slice(1)].flatMap((group, index, all) =>
      isWhole
        ? kept([...group.asked, ...group.room], last || index < all.length - 1)
        : keptGroup(group, last && index === all.length - 1),
    )
  }
  if (answer.kind === 'space')
    return keptGroup({ asked: head, ...roomGroup(answer, sheet.measures.numberWidth, width, sheet) }, last)
  return kept([...head, ...answerBlocks(answer, width, sheet)], last)
}

/** What is asked, which stays with the beginning of its room; `leads`: with what follows it altogether. */
type Group = {
  readonly asked: readonly Block[]
  readonly room: readonly Block[]
  /** Where it may break between its blocks: how many of them stand together at either end. */
  readonly edge?: number
  readonly leads?: true
}

const joined = (head: readonly Block[], first: Group): Group[] => [{ ...first, asked: [...head, ...first.asked] }]

const roomGroup = (space: AnswerSpace, left: number, width: number, sheet: Sheet): Pick<Group, 'room' | 'edge'> => ({
  room: roomOf(space, left, width, sheet),
  // The rows of a table say it themselves.
  ...((space.shape === 'manuscript' || width < sheet.measures.textWidth) && mayBreak(space) ? { edge: EDGE } : {}),
})

/** Of rows that may go over to the next page, neither the first nor the last three stand alone there. */
function keptGroup({ asked, room, edge, leads }: Group, last: boolean): KeptBlock[] {
  if (edge === undefined) return kept([...asked, ...room], last || leads === true)
  const [opening, middle, closing] = [room.slice(0, edge), room.slice(edge, -edge), room.slice(-edge)]
  return [...kept([...asked, ...opening]), ...middle.flatMap((block) => kept([block])), ...kept(closing, last)]
}

function stem(question: QuestionBlock, width: number, sheet: Sheet): Block[] {
  const { stem: phrase, marks, answer } = question
  if (answer.kind !== 'choice') return words(question, marks, width, sheet)
  const choices = answer.choices.join('  /  ')
  const after = marks === undefined ? choices : `${marks}    ${choices}`
  return isBeside(phrase, after, width, sheet)
    ? [besideWords(words(question, undefined, width, sheet), after, width, sheet)]
    : words(question, after, width, sheet)
}

/** With `after` at the end of the last line. */
function words(question: QuestionBlock, after: string | undefined, width: number, sheet: Sheet): Block[] {
  const { numberWidth } = sheet.measures
  const { number, stem: phrase, answer } = question
  return hangingPhrase(
    phrase,
    {
      style: answer.kind === 'inside' ? 'Cloze' : 'Question',
      further: 'QuestionText',
      indent: { left: numberWidth, hanging: numberWidth },
      label: { text: number, level: 'question' },
      ...(after === undefined ? {} : { after }),
      width,
      // Blanks that are written in take a word in handwriting.
      manner: { blank: answer.kind === 'inside' ? 17 : 14 },
    },
    sheet,
  )
}

function answerBlocks(answer: Exclude<AnswerBlock, { kind: 'parts' | 'space' }>, width: number, sheet: Sheet): Block[] {
  switch (answer.kind) {
    case 'options':
      return optionBlocks(answer, width, sheet)
    case 'matching':
      return matchingBlocks(answer, width, sheet)
    case 'choice':
      return []
    case 'inside':
      return []
  }
}

/** A part of a part stands one column further in; the first one behind the letter of the part that it opens. */
function partBlocks(part: PartBlock, width: number, sheet: Sheet): Group {
  const { numberWidth } = sheet.measures
  const { outer, label, depth, marks, space } = part
  const left = (depth === undefined ? 2 : 3) * numberWidth
  const asked = hangingPhrase(
    part.stem,
    {
      style: 'Part',
      further: 'QuestionText',
      indent: { left, hanging: outer === undefined ? numberWidth : 2 * numberWidth },
      ...(label === '' && outer === undefined
        ? {}
        : {
            label: { text: outer ?? label, level: outer === undefined && depth !== undefined ? 'inner' : 'part' },
          }),
      ...(outer === undefined ? {} : { inner: label }),
      ...(marks === undefined ? {} : { after: marks }),
      width,
    },
    sheet,
  )
  const figure = figureBlocks(part.figure, figureRoom(width, sheet), sheet)
  return space === undefined
    ? { asked: [...asked, ...figure], room: [], leads: true }
    : { asked: [...asked, ...figure], ...roomGroup(space, left, width, sheet) }
}
