/**
 * "The term that means “…” is ____." and "State the term that means “…”.": the meaning is given, the term is written
 * down.
 */
import { theTextStates } from '../wording/explanation.ts'
import { BLANK, type Lesson, type Maker } from '../survey/lesson.ts'
import { acceptedForms } from '../wording/accepted-forms.ts'
import { canNameTerm } from '../facts/definitions/asked-meaning.ts'
import { isClausePattern, type Definition } from '../facts/definitions/definition.ts'
import { genusOf, isShared, sharesWord } from '../facts/definitions/meaning.ts'
import { groupFrame } from '../wording/frame.ts'
import { upperFirst } from '../wording/letter-case.ts'
import { isName, named, namedBefore } from '../survey/names.ts'
import { offerFillBlank, offerShortAnswer } from '../offer.ts'
import { semanticClass } from '../distractors/semantic-class.ts'
import { isContent } from '../survey/words.ts'

export const nameTerm: Maker = (lesson) =>
  [...lesson.wantedDefinitions, ...lesson.plainDefinitions].flatMap((definition) => {
    const reserve = lesson.plainDefinitions.includes(definition)
    const entry = lesson.vocabulary.find(definition.key)
    if (
      !entry ||
      definition.namesTerm ||
      isClausePattern(definition.pattern) ||
      !canNameTerm(definition) ||
      isShared(definition.meaning) ||
      isBareTerm(definition) ||
      (isDescribed(definition) && !entry.bold) ||
      isCutShort(definition, lesson) ||
      hasTwin(definition, lesson)
    )
      return []
    // "MCS" for "multiple cloning site": the name in full would tell half of itself.
    if (
      /^\p{Lu}{2,}$/u.test(definition.term) &&
      lesson.related.nearNamesOf(entry).some((name) => sharesWord(name, definition.meaning))
    )
      return []
    const frame = groupFrame(definition, lesson)
    // "The epidermal tissue is a layer …": of one group, in words of any.
    if (frame !== undefined && definition.article === 'the' && definition.term.includes(' ')) return []
    const within = (question: string): string =>
      frame === undefined
        ? question
        : `In the context of ${frame}, ${question.charAt(0).toLowerCase()}${question.slice(1)}`
    const asking = {
      maker: 'name_term',
      sentence: definition.sentence,
      stem: within(
        isName(definition.term)
          ? `${upperFirst(namedBefore(definition.meaning))} ${definition.plural ? 'are' : 'is'} called ${BLANK}.`
          : `The term that means “${definition.meaning}” is “${BLANK}”.`,
      ),
      explanation: theTextStates(definition.sentence),
      score: 0.6 + 0.2 * entry.confidence,
      act: 'recall' as const,
      termCount: entry.count,
      words: definition.meaningWords.length,
      terms: [entry.key],
      reserve,
    }
    const answers = [
      ...new Set(
        [
          definition.term,
          ...(definition.abbreviation === undefined ? [] : [definition.abbreviation]),
          ...lesson.related.namesOf(entry).filter((name) => !sharesWord(name, definition.meaning)),
        ].map(upperFirst),
      ),
    ].join(' / ')
    const short = {
      ...asking,
      maker: 'state_term',
      stem: within(
        isName(definition.term)
          ? `Name ${named(definition.meaning)}.`
          : `State the term that means “${definition.meaning}”.`,
      ),
    }
    return [
      offerFillBlank(
        lesson,
        asking,
        acceptedForms(definition.term, entry, asking.stem, lesson).filter(
          // A name has no plural.
          (form) => form === definition.term || !isName(definition.term) || !form.startsWith(definition.term),
        ),
      ),
      offerShortAnswer(lesson, short, `${answers}.`, [{ text: answers, marks: 1 }]),
    ]
  })

/**
 * "Orchids are epiphytes that …", "Wild rice is an aquatic plant with …" describes them: other plants are such
 * epiphytes.
 */
export const isDescribed = ({ pattern, plural, article, meaning, sentence, to }: Definition): boolean =>
  pattern === 'is' &&
  (plural ||
    sentence.words[to]?.lower === 'are' ||
    (/^an? |^the \p{Ll}+ used\b/u.test(meaning) && isOneOfMany(genusOf(meaning)))) &&
  article === '' &&
  sentence.glossary === undefined

/** Of plants, compounds and persons there are many like it; "a relationship in which …" says what a word means. */
function isOneOfMany(genus: string): boolean {
  const kind = semanticClass(genus)
  return kind === undefined || kind === 'organism' || kind === 'substance' || kind === 'person'
}

/**
 * "intermolecular forces between water molecules; responsible for surface tension": without the rest hydrogen bonds are
 * such forces too.
 */
function isCutShort({ sentence, meaning }: Definition, { material }: Lesson): boolean {
  const rest =
    sentence.glossary && material.document.blocks[sentence.block]?.text.slice(sentence.start + sentence.quote.length)
  return (
    rest !== undefined &&
    /^;\s(?!also\b|see\b|plural\b|singular\b)/.test(rest) &&
    meaning.split(' ').length < LEAST_OF_CUT
  )
}
const LEAST_OF_CUT = 12

/** Another term of the document whose meaning says most of what this one says: it would be as right. */
function hasTwin(own: Definition, { definitions }: Lesson): boolean {
  const stems = new Set(own.meaningWords.filter(isContent).map(({ stem }) => stem))
  return definitions.some((other) => {
    if (other.key === own.key) return false
    if (other.meaning === own.meaning) return true
    const shared = new Set(
      other.meaningWords.filter((word) => isContent(word) && stems.has(word.stem)).map(({ stem }) => stem),
    )
    return shared.size >= Math.max(LEAST_SHARED, stems.size / 2) && stems.size - shared.size > MOST_APART
  })
}
/**
 * Short meanings that run alike, and long ones that differ in a word or two, are set against each other on purpose:
 * "outer layer of an organ", "middle layer of an organ".
 */
const [LEAST_SHARED, MOST_APART] = [7, 2]

/** "the outer layer of cells": others have the same meaning. */
const isBareTerm = ({ meaning }: Definition): boolean =>
  meaning.split(' ').length < LEAST_WORDS || /\bterms? for\b/.test(meaning)
const LEAST_WORDS = 6
