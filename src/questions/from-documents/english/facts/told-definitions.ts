/**
 * Which term a sentence defines, be it the place from which the definition was taken or one that says it in other
 * words.
 */
import type { Definition } from './definitions/definition.ts'
import { definitionIn } from './definitions/find-definition.ts'
import { isRemark } from './definitions/remarks.ts'
import type { Lesson } from '../survey/lesson.ts'
import type { StudySentence } from '../survey/study-sentences.ts'

/** The definition of a known term that a sentence gives; undefined where it gives none. */
export function definitionToldIn(
  sentence: StudySentence,
  lesson: Pick<Lesson, 'vocabulary' | 'lower'>,
): Definition | undefined {
  const told = KNOWN.get(sentence)
  if (told !== undefined) return told ?? undefined
  const found = definitionIn(
    sentence,
    (_, key) => lesson.vocabulary.find(key)?.definition !== undefined,
    (text) => lesson.lower(text),
  )
  const definition = found && !isRemark(found, []) && lesson.vocabulary.find(found.key)?.definition ? found : undefined
  KNOWN.set(sentence, definition ?? null)
  return definition
}

/** Makers ask again and again; null where a sentence defines nothing. */
const KNOWN = new WeakMap<StudySentence, Definition | null>()
