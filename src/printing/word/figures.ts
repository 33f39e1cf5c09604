/** A figure in the middle of its column, with its caption; what stands in its place where it is not drawn. */
import { AlignmentType } from 'docx'
import type { LaidOutFigure } from '#layout/laid-out.ts'
import { paragraph, RULE, type Block } from './blocks.ts'
import { ownRun } from './lines.ts'
import type { Room } from './pictures.ts'
import type { Sheet } from './sheet.ts'

export function figureBlocks(figure: LaidOutFigure | undefined, room: Room, sheet: Sheet): Block[] {
  if (figure === undefined) return []
  const { numberWidth } = sheet.measures
  const picture = sheet.pictures.figure(figure, { ...room, width: room.width - 2 * numberWidth })
  const shown = picture === undefined ? insteadOf(figure, sheet) : paragraph({ style: 'Figure', children: [picture] })
  const caption = figure.caption
  return [
    shown,
    ...(caption === undefined
      ? []
      : [paragraph({ style: 'Caption', alignment: AlignmentType.CENTER, children: [ownRun(caption, sheet)] })]),
  ]
}

function insteadOf(figure: LaidOutFigure, sheet: Sheet): Block {
  const said = 'said' in figure ? figure.said : ''
  const words = [said, figure.alt].filter((part) => part !== '' && part !== figure.caption).join(': ')
  return paragraph({
    style: 'Figure',
    border: { top: RULE, bottom: RULE, left: RULE, right: RULE },
    children: [ownRun(words === '' ? '–' : words, sheet)],
  })
}

/** On the question paper: half a page high at most. */
export const figureRoom = (width: number, { measures }: Sheet): Room => ({ width, height: measures.textHeight / 2 })
/** On the key: large enough to see what the answer speaks of. */
export const keyFigureRoom = ({ measures }: Sheet): Room => ({
  width: measures.textWidth,
  height: measures.textHeight * 0.15,
})
