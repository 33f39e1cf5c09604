/**
 * Questions that were not written for the check: every family's are right by proof, so none may be refuted; with the
 * key moved, none confirmed.
 */
import { expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { Question } from '#domain/question.ts'
import { formatRichText } from '#domain/rich-text.ts'
import { seededRandom } from '#domain/random.ts'
import { FAMILIES } from '#families/families.ts'
import { drawFrom } from '#families/kit/drawn.ts'
import { checkMaths } from '#questions/from-ai/proof/maths/check-maths.ts'
import { questionOfDraw } from '#questions/from-families/question-of-draw.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { DEEP } from '#test/deep.ts'

const LANGUAGES = ['en', 'zh-TW', 'zh-CN'] as const

const NAME = 'no draw of a family is refuted, and none with another key confirmed'
// The languages take turns: every third family is in English.
test(`${NAME}: one of each, in one language`, () => refuteNone(1, (index) => [LANGUAGES[index % LANGUAGES.length]!]))
test(`${NAME}: two of each, in three languages`, DEEP, () => refuteNone(2, () => LANGUAGES))

function refuteNone(draws: number, languagesOf: (family: number) => readonly (typeof LANGUAGES)[number][]): void {
  const refuted: string[] = []
  const wronglyConfirmed: string[] = []
  const known = new Set<string>()
  let [count, confirmed, moved] = [0, 0, 0]
  for (const [index, family] of FAMILIES.entries()) {
    for (let draw = 0; draw < draws; draw += 1) {
      const drawn = drawFrom(family, seededRandom(`${family.meta.id}:${draw}`))!
      for (const language of languagesOf(index)) {
        const question = withoutFigure(
          questionOfDraw(drawn, { id: asId<'Question'>('q'), language, simplify: toSimplified }),
        )
        const verdict = checkMaths(question)
        count += 1
        if (verdict.kind === 'refuted')
          refuted.push(`${family.meta.id} ${language}: ${verdict.why}: ${formatRichText(question.stem)}`)
        if (verdict.kind === 'confirmed') {
          confirmed += 1
          known.add(family.meta.id)
        }
        if (question.type !== 'multiple_choice') continue
        for (const keyIndex of question.options.keys()) {
          if (keyIndex === question.keyIndex) continue
          moved += 1
          if (checkMaths({ ...question, keyIndex }).kind === 'confirmed')
            wronglyConfirmed.push(`${family.meta.id} ${language}: ${formatRichText(question.stem)}`)
        }
      }
    }
  }
  console.log(
    `${count} draws of ${FAMILIES.length} families: ${confirmed} confirmed (${known.size} families), ${refuted.length} refuted; ${moved} moved keys: ${wronglyConfirmed.length} confirmed`,
  )
  expect(refuted).toEqual([])
  expect(wronglyConfirmed).toEqual([])
  expect(known.size).toBeGreaterThan(draws === 1 ? 30 : 40)
}

/** An AI's question has the words alone; what a figure tells must not be guessed from them. */
function withoutFigure({ figure: _, ...question }: Question): Question {
  return question
}
