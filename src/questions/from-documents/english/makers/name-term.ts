/** "The term that means “…” is ____." and "State the term that means “…”.": the meaning is given, the term is written down. */
import { theTextStates } from '../explanation.ts'
import { BLANK, type Maker } from '../lesson.ts'
import { acceptedForms } from '../accepted-forms.ts'
import { canNameTerm } from '../definitions/asked-meaning.ts'
import { isClausePattern, type Definition } from '../definitions/definition.ts'
import { isShared, sharesWord } from '../definitions/meaning.ts'
import { groupFrame } from '../frame.ts'
import { upperFirst } from '../letter-case.ts'
import { offerFillBlank, offerShortAnswer } from '../offer.ts'

export const nameTerm: Maker = (lesson) =>
  [...lesson.wantedDefinitions, ...lesson.plainDefinitions].flatMap((definition) => {
    const reserve = lesson.plainDefinitions.includes(definition)
    const entry = lesson.vocabulary.find(definition.key)
    if (!entry || definition.namesTerm || isClausePattern(definition.pattern) || !canNameTerm(definition) || isShared(definition.meaning) || isBareTerm(definition) || (isDescribed(definition) && !entry.bold)) return []
    // "MCS" for "multiple cloning site": the name in full would tell half of itself.
    if (/^\p{Lu}{2,}$/u.test(definition.term) && lesson.related.namesOf(entry).some((name) => sharesWord(name, definition.meaning))) return []
    const frame = groupFrame(definition, lesson)
    // "The epidermal tissue is a layer …": of one group, in words of any.
    if (frame !== undefined && definition.article === 'the' && definition.term.includes(' ')) return []
    const within = (question: string): string => (frame === undefined ? question : `In the context of ${frame}, ${question.charAt(0).toLowerCase()}${question.slice(1)}`)
    const asking = {
      maker: 'name_term',
      sentence: definition.sentence,
      stem: within(`The term that means “${definition.meaning}” is “${BLANK}”.`),
      explanation: theTextStates(definition.sentence),
      score: 0.6 + 0.2 * entry.confidence,
      act: 'recall' as const,
      termCount: entry.count,
      words: definition.meaningWords.length,
      terms: [entry.key],
      reserve,
    }
    const named = [...new Set([definition.term, ...(definition.abbreviation === undefined ? [] : [definition.abbreviation]), ...lesson.related.namesOf(entry).filter((name) => !sharesWord(name, definition.meaning))].map(upperFirst))].join(' / ')
    const short = { ...asking, maker: 'state_term', stem: within(`State the term that means “${definition.meaning}”.`) }
    return [offerFillBlank(lesson, asking, acceptedForms(definition.term, entry, asking.stem, lesson)), offerShortAnswer(lesson, short, `${named}.`, [{ text: named, marks: 1 }])]
  })

/** "Orchids are epiphytes that …" describes them: other plants are such epiphytes. */
const isDescribed = ({ pattern, plural, article, sentence, to }: Definition): boolean => pattern === 'is' && (plural || sentence.words[to]?.lower === 'are') && article === '' && sentence.glossary === undefined

/** "the outer layer of cells": others have the same meaning. */
const isBareTerm = ({ meaning }: Definition): boolean => meaning.split(' ').length < LEAST_WORDS || /\bterms? for\b/.test(meaning)
const LEAST_WORDS = 6
