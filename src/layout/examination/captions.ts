/** Numbers the figures of a paper: "Figure 1", "Figure 2" under each that has no words of its own. */
import type { Figure } from '#domain/question.ts'
import type { PaperBlock, QuestionBlock } from '../laid-out.ts'

type SectionBlock = Extract<PaperBlock, { kind: 'section' }>

/** `word`: the caption of a figure by its place, from 1. */
export function captioned(sections: readonly SectionBlock[], word: (place: number) => string): SectionBlock[] {
  let place = 0
  const caption = (figure: Figure): Figure => {
    place += 1
    return figure.caption === undefined ? { ...figure, caption: word(place) } : figure
  }
  const question = (block: QuestionBlock): QuestionBlock => {
    const figured = block.figure === undefined ? block : { ...block, figure: caption(block.figure) }
    if (figured.answer.kind !== 'parts') return figured
    return { ...figured, answer: { ...figured.answer, parts: figured.answer.parts.map((part) => (part.figure === undefined ? part : { ...part, figure: caption(part.figure) })) } }
  }
  return sections.map((section) => ({ ...section, questions: section.questions.map(question) }))
}
