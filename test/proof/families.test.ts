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

const DRAWS = 2

test('no draw of a family is refuted, and none with another key confirmed', () => {
  const refuted: string[] = []
  const wronglyConfirmed: string[] = []
  const known = new Set<string>()
  let [count, confirmed, moved] = [0, 0, 0]
  for (const family of FAMILIES) {
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const drawn = drawFrom(family, seededRandom(`${family.meta.id}:${draw}`))!
      for (const language of ['en', 'zh-TW', 'zh-CN'] as const) {
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
  expect(known.size).toBeGreaterThan(40)
})

/** An AI's question has the words alone; what a figure tells must not be guessed from them. */
function withoutFigure({ figure: _, ...question }: Question): Question {
  return question
}
