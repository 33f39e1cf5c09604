/** "State two symptoms of insomnia.": members of a list that the text gives, a mark each. */
import { theTextStates } from '../explanation.ts'
import type { Lesson, Maker } from '../lesson.ts'
import { listIn, type FoundList } from '../lists.ts'
import { upperFirst } from '../letter-case.ts'
import { offerShortAnswer } from '../offer.ts'
import { standAloneFault } from '../stand-alone.ts'

export const list: Maker = (lesson) =>
  lesson.wanted.flatMap((sentence) => {
    const fault = standAloneFault(sentence, lesson.isKnown)
    // A colon opens many lists; nothing else may be wrong with the statement.
    if (fault !== undefined && !(fault === 'broken_text' && standAloneFault({ ...sentence, text: sentence.text.replace(':', ',') }, lesson.isKnown) === undefined)) return []
    const found = listIn(sentence)
    if (!found) return []
    // "examples of inventions": any would do. A definition's examples are no list to know.
    if (found.pattern === 'such_as' && (!found.of.includes(' ') || lesson.definitions.some((definition) => definition.sentence === sentence))) return []
    // Examples are open: another right one counts as well.
    const isOpen = found.pattern === 'such_as'
    const asksAll = !isOpen && (found.pattern === 'counted' || found.pattern === 'divided' || found.pattern === 'consists_of' || found.items.length === 2)
    const best = lesson.vocabulary.mentions(sentence).toSorted((a, b) => b.entry.confidence - a.entry.confidence)[0]?.entry
    const asking = {
      maker: 'list',
      sentence,
      stem: stemFor(found, lesson),
      explanation: theTextStates(sentence),
      score: (isOpen ? 0.4 : 0.6) + 0.25 * (best?.confidence ?? 0),
      act: 'state' as const,
      termCount: best?.count ?? 1,
      terms: [],
    }
    const items = found.items.map(upperFirst)
    const listed = `Any two of: ${items.join('; ')}${isOpen ? '; or other right examples' : ''}`
    const key = asksAll ? `${items.join('; ')}.` : `${listed}.`
    const rows = asksAll ? items.map((text) => ({ text, marks: 1 })) : [{ text: listed, marks: 2, remark: 'half of the marks for each' }]
    return [offerShortAnswer(lesson, asking, key, rows)]
  })

function stemFor({ pattern, of, plural, whole = '' }: FoundList, lesson: Lesson): string {
  switch (pattern) {
    case 'includes': return `State two ${lesson.lower(of)}.`
    case 'such_as': return `Give two examples of ${lesson.lower(of)}.`
    case 'consists_of': return `What ${plural ? 'do' : 'does'} ${lesson.lower(of)} consist of?`
    case 'counted': return `Name the ${of}.`
    case 'divided': return `Name the ${of} into which ${lesson.lower(whole)}.`
    case 'are': return `State two of ${lesson.lower(of)}.`
  }
}
