/** Questions with their options, parts and rooms, each kept together on its page. */
import type { AnswerBlock, AnswerSpace, PartBlock, QuestionBlock } from '#layout/laid-out.ts'
import { kept, type Block, type KeptBlock } from './blocks.ts'
import { figureBlocks, figureRoom } from './figures.ts'
import { hangingPhrase } from './hanging.ts'
import { matchingBlocks } from './matching.ts'
import { optionBlocks } from './options.ts'
import { mayBreak, roomOf } from './rooms.ts'
import type { Sheet } from './sheet.ts'

/** In a column of `width`. `last`: before the end line, which must not stand alone on a page. */
export function questionBlocks(question: QuestionBlock, width: number, last: boolean, sheet: Sheet): KeptBlock[] {
  const head = [...stem(question, width, sheet), ...figureBlocks(question.figure, figureRoom(width, sheet), sheet)]
  const { answer } = question
  if (answer.kind === 'parts') {
    const parts = answer.parts.map((part) => partBlocks(part, width, sheet))
    const opening = parts[0] === undefined ? [] : joined(head, parts[0])
    return [...opening, ...parts.slice(1)].flatMap((group, index, all) =>
      keptGroup(group, last && index === all.length - 1),
    )
  }
  if (answer.kind === 'space') return keptGroup({ asked: head, ...roomGroup(answer, width, sheet) }, last)
  return kept([...head, ...answerBlocks(answer, width, sheet)], last)
}

/** What is asked, which stays with the beginning of its room; `leads`: with what follows it altogether. */
type Group = {
  readonly asked: readonly Block[]
  readonly room: readonly Block[]
  readonly breaks: boolean
  readonly leads?: true
}

const joined = (head: readonly Block[], first: Group): Group[] => [{ ...first, asked: [...head, ...first.asked] }]

const roomGroup = (space: AnswerSpace, width: number, sheet: Sheet): Pick<Group, 'room' | 'breaks'> => ({
  room: roomOf(space, sheet.measures.numberWidth, width, sheet),
  breaks: mayBreak(space),
})

/** Of rows that may go over to the next page, neither the first nor the last three stand alone there. */
function keptGroup({ asked, room, breaks, leads }: Group, last: boolean): KeptBlock[] {
  if (!breaks) return kept([...asked, ...room], last || leads === true)
  const [opening, middle, closing] = [room.slice(0, 3), room.slice(3, -3), room.slice(-3)]
  return [...kept([...asked, ...opening]), ...middle.flatMap((block) => kept([block])), ...kept(closing, last)]
}

function stem({ number, stem: phrase, marks, answer }: QuestionBlock, width: number, sheet: Sheet): Block[] {
  const { numberWidth } = sheet.measures
  const choices = answer.kind === 'choice' ? answer.choices.join('  /  ') : undefined
  const after = [marks, choices].filter((part) => part !== undefined).join('\u2003')
  return hangingPhrase(
    phrase,
    {
      style: answer.kind === 'inside' ? 'Cloze' : 'Question',
      further: 'QuestionText',
      indent: { left: numberWidth, hanging: numberWidth },
      label: { text: number, level: 'question' },
      ...(after === '' ? {} : { after }),
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
    ? { asked: [...asked, ...figure], room: [], breaks: false, leads: true }
    : { asked: [...asked, ...figure], room: roomOf(space, left, width, sheet), breaks: mayBreak(space) }
}
