/**
 * "He studied …" after a sentence on one man alone: the same statement with his name, so that it can be understood
 * without the sentence before.
 */
import { tagEnglish } from '#reading/words/english.ts'
import { isPlural } from './noun-number.ts'
import { isArticle } from './noun-phrases.ts'
import type { StudySentence } from './study-sentences.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isVerb, wordsOf } from './words.ts'

/**
 * The sentences with the name of a person in the place of an opening "He", "She", "His" or "Her", where the sentence
 * before in the paragraph (itself so
 * completed) names one person and no other; all other sentences as they are. The quotation stays as it is printed.
 */
export function withPeopleNamed<Sentence extends StudySentence>(
  sentences: readonly Sentence[],
  vocabulary: Vocabulary,
  people: ReadonlySet<string>,
): Sentence[] {
  let last: { readonly sentence: StudySentence; readonly name: string | undefined } | undefined
  return sentences.map((sentence) => {
    const before =
      last !== undefined && last.sentence.block === sentence.block && sentence.position - last.sentence.position <= 1
        ? last.name
        : undefined
    const named = before === undefined ? sentence : withName(sentence, before)
    last = { sentence, name: named === sentence ? onlyPerson(sentence, vocabulary, people) : before }
    return named
  })
}

/**
 * The same for "It" and "They": where the sentence before in the paragraph has as its subject a term that the text
 * teaches, in the number of the pronoun, and the sentence
 * goes on to say what it does, is or has.
 */
export function withTermsNamed<Sentence extends StudySentence>(
  sentences: readonly Sentence[],
  vocabulary: Vocabulary,
): Sentence[] {
  let last: { readonly sentence: StudySentence; readonly subject: Subject | undefined } | undefined
  return sentences.map((sentence) => {
    const before =
      last !== undefined && last.sentence.block === sentence.block && sentence.position - last.sentence.position === 1
        ? last.subject
        : undefined
    const named = before === undefined ? sentence : withSubject(sentence, before)
    last = { sentence, subject: named === sentence ? subjectOf(sentence, vocabulary) : before }
    return named
  })
}

type Subject = { readonly printed: string; readonly plural: boolean }

function subjectOf(sentence: StudySentence, vocabulary: Vocabulary): Subject | undefined {
  const { words } = sentence
  const from = isArticle(words[0]) ? 1 : 0
  const mention = vocabulary.mentions(sentence).find((one) => one.from === from)
  if (!mention || !(mention.entry.definition !== undefined || mention.entry.bold) || !isVerb(words[mention.to]))
    return undefined
  const printed = sentence.text.slice(0, words[mention.to - 1]!.end)
  const plural = isPlural(printed)
  // "Genes … the cell. They": with another plural in the sentence one cannot be sure whom "they" means, nor with
  // another subject behind "and".
  if (
    words
      .slice(mention.to)
      .some(
        (word, at, rest) =>
          /^(?:and|but|while|whereas|because)$/.test(word.lower) &&
          rest.slice(at + 1, at + 4).some((next) => isVerb(next)) &&
          !isVerb(rest[at + 1]),
      )
  )
    return undefined
  return { printed, plural }
}

function withSubject<Sentence extends StudySentence>(sentence: Sentence, { printed, plural }: Subject): Sentence {
  const opening = (
    plural
      ? /^They(?= (?:are|were|have|had|can|do|provide|contain|form|help|act|carry|include|consist|make|allow|serve|control|produce|[a-z]+[^s] )\b)/
      : /^It(?= (?:is|was|has|had|can|does|[a-z]+[^s]s)\b)/
  ).exec(sentence.text)?.[0]
  if (opening === undefined || IMPERSONAL.test(sentence.text)) return sentence
  return withOpening(sentence, printed + sentence.text.slice(opening.length))
}

/** "It is clear that …", "It takes time to …" mean nothing that was named. */
const IMPERSONAL =
  /^It (?:(?:is|was|has been|can be|may be|also|should be) (?:\w+ly )?(?:\w+ )?(?:that|to|for|how|why|what|when|whether|not|because|about|estimated|believed|thought|said|known|time)\b|becomes|became|seems|appears|turns|takes|follows|makes sense|depends|looks|happens|matters|remains|helps to|means)/

/** The one person whom a sentence names, as printed; undefined where it names none, or two. */
function onlyPerson(sentence: StudySentence, vocabulary: Vocabulary, people: ReadonlySet<string>): string | undefined {
  const mentions = vocabulary.mentions(sentence).filter(({ entry }) => people.has(entry.key))
  const surnames = new Set(mentions.map(({ entry }) => entry.key.split(' ').at(-1)))
  const [first] = mentions.toSorted((a, b) => b.to - b.from - (a.to - a.from))
  const names = sentence.text.match(/(?<!^)\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\b/gu) ?? []
  // Another name, of whatever kind, may be whom the pronoun means.
  if (
    !first ||
    surnames.size !== 1 ||
    names.filter(
      (name) =>
        !surnames.has(name.split(' ').at(-1)!.toLowerCase()) &&
        !mentions.some(({ entry }) => entry.form.includes(name)),
    ).length > 1
  )
    return undefined
  return sentence.text.slice(sentence.words[first.from]!.start, sentence.words[first.to - 1]!.end)
}

function withName<Sentence extends StudySentence>(sentence: Sentence, name: string): Sentence {
  const opening = /^(He|She|His|Her)(?= \p{Ll})/u.exec(sentence.text)?.[1]
  if (opening === undefined || sentence.text.includes(name)) return sentence
  return withOpening(
    sentence,
    (opening === 'His' || opening === 'Her' ? `${name}’s` : name) + sentence.text.slice(opening.length),
  )
}

function withOpening<Sentence extends StudySentence>(sentence: Sentence, text: string): Sentence {
  const tagged = tagEnglish(text)
  if (tagged.length !== 1) return sentence
  const words = wordsOf(tagged[0]!)
  return { ...sentence, text, words, stems: new Set(words.map(({ stem }) => stem)) }
}
