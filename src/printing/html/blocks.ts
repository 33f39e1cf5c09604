/** Every block of a laid-out paper or key. */
import type { AnswerSheet, KeyBlock, LaidOut, PaperBlock } from '#layout/laid-out.ts'
import { element, type Content } from './element.ts'
import { answerSheetOf } from './answer-sheet.ts'
import { examinationHeadOf, schemeSectionOf } from './examination.ts'
import { headerOf, instructionsOf } from './head.ts'
import { keySectionOf, noticesOf } from './key.ts'
import { sectionOf } from './questions.ts'
import { recordOf } from './record.ts'
import { plain, type Words } from './words.ts'

/** Sections that run down columns run together. */
export function blocksOf({ blocks, look, code }: LaidOut, words: Words): Content {
  const written: Content[] = []
  let columns: Content[] = []
  const endColumns = (): void => {
    if (columns.length > 0) written.push(element('div', { class: 'in-columns' }, columns))
    columns = []
  }
  for (const block of blocks) {
    const content = block.kind === 'answerSheet' ? answerSheetOf(block, code) : blockOf(block, look.header, words)
    if (block.kind === 'section' && block.flow === 'columns') columns.push(content)
    else {
      endColumns()
      written.push(content)
    }
  }
  endColumns()
  return written
}

function blockOf(
  block: Exclude<PaperBlock | KeyBlock, AnswerSheet>,
  style: LaidOut['look']['header'],
  words: Words,
): Content {
  switch (block.kind) {
    case 'header':
      return headerOf(block, style, words)
    case 'examinationHead':
      return examinationHeadOf(block, words)
    case 'instructions':
      return instructionsOf(block, words)
    case 'section':
      return sectionOf(block, words)
    case 'record':
      return recordOf(block, words)
    case 'notices':
      return noticesOf(block)
    case 'keySection':
      return keySectionOf(block, words)
    case 'schemeSection':
      return schemeSectionOf(block, words)
    case 'remark':
      return element('p', { class: 'remark' }, plain(block.text))
    case 'end':
      return element('p', { class: 'end' }, element('strong', {}, plain(block.text)))
  }
}
