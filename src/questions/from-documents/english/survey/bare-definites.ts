/** Statements that open with a definite thing which the paragraph before them has introduced. */
import { isPlural } from './noun-number.ts'
import { semanticClass, type SemanticClass } from '../distractors/semantic-class.ts'
import type { StudySentence } from './study-sentences.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isVerb } from './words.ts'

/**
 * "The single chlorine atom reacts …", "The engraving had to be …": behind other sentences such a thing is the one
 * that they speak of, unless the document
 * defines it, or it is a part, a matter or a field of which there is one.
 */
export function leansOnParagraph(
  { words, position, heading }: StudySentence,
  vocabulary: Pick<Vocabulary, 'find'>,
): boolean {
  if (words[0]?.lower !== 'the') return false
  if (/^(?:single|resulting|remaining|other)$/.test(words[1]?.lower ?? '')) return true
  if (position === 0) return false
  const end = words.findIndex((word, at) => at > 0 && !/^(?:NOUN|PROPN|ADJ)$/.test(word.tag))
  const [next, noun] = [words[end], words[end - 1]]
  if (
    !next ||
    !noun ||
    end < 2 ||
    noun.tag !== 'NOUN' ||
    !(isVerb(next) || next.tag === 'ADV' || /^(?:,|which|who)$/.test(next.lower))
  )
    return false
  const phrase = words.slice(1, end)
  const entry = vocabulary.find(phrase.map(({ stem }) => stem).join(' '))
  if (entry && (entry.definition !== undefined || entry.bold || entry.proper)) return false
  if (/^(?:new|original|extra|additional|initial|final|same|entire|whole)$/.test(phrase[0]!.lower)) return true
  if (heading?.toLowerCase().includes(phrase.map(({ lower }) => lower).join(' '))) return false
  const kind = semanticClass(phrase.map(({ lower }) => lower).join(' '))
  return kind === undefined || !KNOWN_TO_ALL.has(kind)
}

/**
 * "Arthropods depend on the fungus for protection": a living thing or a person further on that nothing before it in the
 * statement names.
 */
export function meansOneBeing({ words }: Pick<StudySentence, 'words'>): boolean {
  return words.some((word, at) => {
    const [noun, next] = [words[at + 1], words[at + 2]]
    if (
      at === 0 ||
      word.lower !== 'the' ||
      noun?.tag !== 'NOUN' ||
      next?.tag === 'NOUN' ||
      isPlural(noun.lower) ||
      /^(?:of|that|which|who|whose|in|with|from)$/.test(next?.lower ?? '')
    )
      return false
    const kind = semanticClass(noun.lower)
    return (
      (kind === 'organism' || kind === 'person') &&
      !/^(?:body|individual|human|organism|mother|father|child|baby|infant|fetus|embryo|person|speaker|reader|buyer|seller|consumer|king|queen|emperor|president|plant|animal)$/.test(
        noun.lower,
      ) &&
      !words.slice(0, at).some((before) => before.stem === noun.stem)
    )
  })
}

/** Of these there is one in each body, cell or subject. */
const KNOWN_TO_ALL: ReadonlySet<SemanticClass> = new Set([
  'body_part',
  'cell_part',
  'quantity',
  'mind',
  'landform',
  'institution',
])
