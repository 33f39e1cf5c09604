/** "State how the Knights of Labor attracted more members.": the means that the text gives behind "by doing …". */
import { theTextStates } from '../explanation.ts'
import { importanceOf } from '../importance.ts'
import type { Maker, TopicSentence } from '../lesson.ts'
import { offerShortAnswer } from '../offer.ts'
import { remarkFor } from './list.ts'
import { pointsOutside } from '../stand-alone.ts'
import { tellsOfSubject } from '../vocabulary.ts'
import { isVerb } from '../words.ts'

export const means: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const found = meansIn(sentence)
    const mentions = lesson.vocabulary.mentions(sentence)
    const inDeed = mentions.filter(({ to }) => found !== undefined && sentence.words[to - 1]!.end <= found.deed.length)
    if (
      !found ||
      !tellsOfSubject(inDeed) ||
      importanceOf(sentence, lesson) < LEAST_IMPORTANCE ||
      lesson.definitions.some((definition) => definition.sentence === sentence)
    )
      return []
    const best = Math.max(...inDeed.map(({ entry }) => entry.confidence))
    const asking = {
      maker: 'means',
      sentence,
      stem: `State how ${lesson.lower(found.deed)}.`,
      explanation: theTextStates(sentence),
      score: 0.55 + 0.2 * best,
      act: 'state' as const,
      termCount: Math.max(...inDeed.map(({ entry }) => entry.count)),
      terms: [],
    }
    const answer = `By ${found.by}`
    const steps = found.by.match(/(?:^|, |\band )(?:and )?\p{Ll}+ing\b/gu)!.length
    return [
      offerShortAnswer(lesson, asking, `${answer}.`, [
        { text: answer, marks: 2, ...(steps < LEAST_STEPS ? {} : { remark: remarkFor(steps) }) },
      ]),
    ]
  })

/**
 * The halves of "X does Y by doing Z."; undefined where the first is no clause that can be asked about alone, or the
 * means are too short to explain.
 */
export function meansIn({
  text,
  words,
}: Pick<TopicSentence, 'text' | 'words'>): { readonly deed: string; readonly by: string } | undefined {
  const [, deed, by] = /^([^;:“”]{25,150}?),? by (\p{Ll}+ing [^;:“”]{10,150})\.$/u.exec(text) ?? []
  if (
    deed === undefined ||
    by === undefined ||
    (text.match(/ by \p{Ll}+ing /gu)?.length ?? 0) !== 1 ||
    pointsOutside(deed) ||
    pointsOutside(by) ||
    HEDGED.test(text)
  )
    return undefined
  const clause = words.filter(({ end }) => end <= deed.length)
  const [first] = clause
  const verb = clause.find((word) => isVerb(word) && !word.lower.endsWith('ing'))
  // "Crustaceans have a skeleton that is shed by …": the means are of another deed.
  if (
    !verb ||
    (/^(?:have|has|had|contain|contains|include|includes|consist|consists|differ|differs)$/.test(verb.lower) &&
      !isVerb(clause[clause.indexOf(verb) + 1])) ||
    clause.some(({ lower }) => BEGINS_ANOTHER.test(lower))
  )
    return undefined
  if (
    !first ||
    !/^(?:DET|NOUN|PROPN|ADJ|NUM)$/.test(first.tag) ||
    /^(?:it|they|he|she|this|these|that|those|its|their|his|her|one|some|many|most|each|every)\b/i.test(deed) ||
    deed.includes(',')
  )
    return undefined
  return by.split(' ').length >= LEAST_WORDS ? { deed, by } : undefined
}

/** "… are attracted to the wound, where they adhere by …": the means are those of the second deed. */
const BEGINS_ANOTHER = /^(?:that|which|who|whose|where|when|while|as|if|because|so|after|before|until|and|or|but)$/
const LEAST_WORDS = 4
const LEAST_IMPORTANCE = 0.3
/** So many steps cannot have a mark each. */
const LEAST_STEPS = 3
const HEDGED =
  /\b(?:can|is to|are to|was to|easiest|best|possible|may|might|could|perhaps|sometimes|often|usually|not|never|who|which|replaced|followed|surrounded|caused|characteri[sz]ed|accompanied)\b|n[’']t\b/i
