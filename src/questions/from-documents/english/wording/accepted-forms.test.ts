import { expect, test } from 'vitest'
import { acceptedForms } from './accepted-forms.ts'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'

test('another thing that a dictionary calls the same is no answer, though it must not stand beside the term', () => {
  const lesson = lessonFromText(
    'In some people **heart failure** occurs when the cells of cardiac muscle do not function properly.',
  )
  const [entry] = lesson.vocabulary.entries
  expect(lesson.related.nearNamesOf(entry!)).toEqual(['coronary failure'])
  expect(acceptedForms('heart failure', entry!, 'In some people ____ occurs.', lesson)).toEqual(['heart failure'])
})
