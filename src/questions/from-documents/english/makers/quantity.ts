/** "… made of ____ subunits": an exact number of the text left out, to write down. As options numbers are guessed. */
import type { Candidate } from '../../../candidate.ts'
import { areWorthDating } from '../dated-events.ts'
import { theTextStates } from '../explanation.ts'
import { BLANK, type Maker } from '../lesson.ts'
import { offerFillBlank, type Asking } from '../offer.ts'
import { isStrong, tellsOfSubject } from '../vocabulary.ts'
import { isWorthAsking, otherSpelling, quantityIn } from '../quantities.ts'

export const quantity: Maker = (lesson) =>
  lesson.standing.flatMap((sentence): Candidate[] => {
    const found = quantityIn(sentence)
    if (found && (!isWorthAsking(found, sentence.text) || (found.isYear && !areWorthDating(lesson.sentences))))
      return []
    const mentions = lesson.vocabulary.mentions(sentence)
    const about = mentions
      .map((mention) => mention.entry)
      .filter((entry) => isStrong(entry) && !lesson.people.has(entry.key))
    // A year of an event is worth knowing whatever the terms are.
    if (found?.isYear && about.length === 0 && tellsOfSubject(mentions))
      about.push(...mentions.map(({ entry }) => entry))
    // A number that belongs to no term of the chapter is a detail.
    if (!found || about.length === 0) return []
    const before = sentence.text.slice(0, found.start)
    // "signed into law in ____" does not say that a year is asked; in brackets a number is an aside.
    if (before.lastIndexOf('(') > before.lastIndexOf(')')) return []
    const stem = `${found.isYear ? before.replace(/\bin $/i, (opening) => `${opening}the year `) : before}${BLANK}${sentence.text.slice(found.end)}`
    const asking: Asking = {
      maker: 'quantity',
      sentence,
      stem,
      explanation: theTextStates(sentence),
      score: found.isYear ? 0.45 : found.inWords ? 0.4 : 0.6,
      act: 'recall',
      termCount: Math.max(...about.map((entry) => entry.count)),
      terms: [],
    }
    const spelling = otherSpelling(found)
    const fill = offerFillBlank(lesson, asking, [
      found.text,
      ...(spelling ? [spelling] : []),
      ...(found.text.includes(',') ? [found.text.replaceAll(',', '')] : []),
    ])
    return [fill]
  })
