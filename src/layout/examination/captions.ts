/**
 * Numbers the figures of a paper: "Figure 1", "Figure 2" under each that has no words of its own, and "In Figure 1" in
 * the question that speaks of it.
 */
import type { PaperLanguage } from '#domain/language.ts'
import { mapText, plainText } from '#domain/rich-text.ts'
import { examinationMessagesIn } from '#messages/examination/examination-messages.ts'
import type { LaidOutFigure, PaperBlock, PartBlock, Phrase, QuestionBlock } from '../laid-out.ts'

type SectionBlock = Extract<PaperBlock, { kind: 'section' }>

/** Captions in the `language` of the paper. A figure that its question calls "the pie chart below" needs no number. */
export function captioned(sections: readonly SectionBlock[], language: PaperLanguage): SectionBlock[] {
  let place = 0
  const number = <Block extends { readonly stem: Phrase; readonly figure?: LaidOutFigure }>(
    block: Block,
  ): { block: Block; place?: number } => {
    const { figure } = block
    if (figure === undefined || pointsBelow(block.stem)) return { block }
    place += 1
    if (figure.caption !== undefined) return { block }
    return {
      block: {
        ...block,
        stem: numbered(block.stem, place),
        figure: { ...figure, caption: examinationMessagesIn(language).figure(place) },
      },
      place,
    }
  }
  const question = (whole: QuestionBlock): QuestionBlock => {
    const { block, place: ofQuestion } = number(whole)
    if (block.answer.kind !== 'parts') return block
    const part = (asked: PartBlock): PartBlock =>
      asked.figure !== undefined || ofQuestion === undefined
        ? number(asked).block
        : { ...asked, stem: numbered(asked.stem, ofQuestion) }
    return { ...block, answer: { ...block.answer, parts: block.answer.parts.map(part) } }
  }
  return sections.map((section) => ({ ...section, questions: section.questions.map(question) }))
}

const pointsBelow = ({ text }: Phrase): boolean =>
  /\b(?:chart|diagram|graph|histogram|table|polygon|curve) below\b|^(?:下[面圖图]|以下)/u.test(plainText(text))

/** "In the figure" names the figure by its number, in the language of the words. */
function numbered(phrase: Phrase, place: number): Phrase {
  const name = examinationMessagesIn(phrase.language).figure(place)
  const change = (run: string): string =>
    run
      .replace(/\b[Tt]he figure\b/g, name)
      .replace(/(?<![^\P{Script=Han}在如])[圖图]中(?=所示|[顯显]示)/gu, name)
      .replace(/(?<![^\P{Script=Han}在如])[圖图]中/gu, `${name}中`)
  return { ...phrase, text: mapText(phrase.text, change) }
}
