import { describe, expect, test } from 'vitest'
import { distractorsFor } from './distractors/distractors.ts'
import { clozeTargets } from './facts/cloze-targets.ts'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { isStrong } from './survey/vocabulary.ts'
import { relatedTerms } from './distractors/related-terms.ts'

const blanks = (text: string, terms: string[] = []): string[] => {
  const lesson = lessonFromText(
    text,
    terms.map((form) => ({ form })),
  )
  return lesson.standing.flatMap((sentence) => clozeTargets(sentence, lesson).map(({ mention }) => mention.entry.form))
}

describe('a leading term', () => {
  const entryOf = (text: string, form: string, confidence: number) =>
    lessonFromText(text, [{ form, confidence, count: 3 }]).vocabulary.entries.find((entry) => entry.form === form)!
  test('is strong where the confidences of a whole chapter are low', () => {
    expect(isStrong(entryOf('Nitric acid eats away the copper.', 'nitric acid', 0.1))).toBe(true)
  })
  test.each([
    ['an everyday word', 'The rope holds the cart.', 'rope'],
    ['a phrase that only a size sets apart', 'Large quantities of salt are dug up.', 'large quantities'],
    ['what a broken formula left behind', 'The F rSub stands for a force.', 'F rSub'],
  ])('is not %s', (_, text, form) => {
    expect(entryOf(text, form, 0.1)?.leading ?? false).toBe(false)
  })
})

describe('a blank', () => {
  test('is not the name of the kind to which a thing belongs', () => {
    expect(
      blanks('**Copper** is a **metal** between the lighter **tin** and the heavier **silver** in weight.'),
    ).not.toContain('metal')
  })
  test('is not what many or some do', () => {
    expect(
      blanks('Many **ants** carry leaves of the **acacia** tree into the **nest** below the ground.'),
    ).not.toContain('ants')
  })
})

describe('options', () => {
  const options = (text: string, term: string, wishes: Parameters<typeof distractorsFor>[3]): string[] | undefined => {
    const lesson = lessonFromText(text)
    const entry = lesson.vocabulary.entries.find(({ form }) => form === term)!
    return distractorsFor(entry, entry.definition?.sentence ?? lesson.sentences[0]!, lesson, wishes)?.entries.map(
      ({ form }) => form,
    )
  }
  const MATTER = `
**Glucose** is a sugar that gives cells their energy.
**Starch** is a substance that fills the roots of many plants.
**Cellulose** is a substance that makes plant walls stiff.
**Calcium** is a mineral that hardens the bones of animals.
An **enzyme** is a protein that speeds up a change in the body.
`
  test('are missing where only things of another kind are left', () => {
    expect(
      options(`${MATTER}**Migraine** is a disorder that brings a long pain in the head.`, 'migraine', {
        forMeaning: true,
      }),
    ).toBeUndefined()
  })
})

test('a kind is related to the terms into which the text divides it', () => {
  const lesson = lessonFromText(
    'There are two types of **lever action**, the **straight** one and the **bent** one.\nA **bent lever action** is rare.',
  )
  const [whole, part] = ['lever action', 'bent lever action'].map((form) =>
    lesson.vocabulary.entries.find((entry) => entry.form === form)!,
  )
  expect(relatedTerms(lesson.sentences, lesson.definitions, lesson.vocabulary, lesson.naming).isGeneral(whole!)).toBe(
    true,
  )
  expect(lesson.related.areRelated(whole!, part!)).toBe(true)
})
