/** "He studied …" after a sentence on one man alone: the same statement with his name, so that it can be understood without the sentence before. */
import { tagEnglish } from '#reading/words/english.ts'
import type { StudySentence } from './study-sentences.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/**
 * The sentences with the name of a person in the place of an opening "He", "She", "His" or "Her", where the sentence before in the paragraph (itself so
 * completed) names one person and no other; all other sentences as they are. The quotation stays as it is printed.
 */
export function withPeopleNamed<Sentence extends StudySentence>(sentences: readonly Sentence[], vocabulary: Vocabulary, people: ReadonlySet<string>): Sentence[] {
  let last: { readonly sentence: StudySentence; readonly name: string | undefined } | undefined
  return sentences.map((sentence) => {
    const before = last !== undefined && last.sentence.block === sentence.block && sentence.position - last.sentence.position <= 1 ? last.name : undefined
    const named = before === undefined ? sentence : withName(sentence, before)
    last = { sentence, name: named === sentence ? onlyPerson(sentence, vocabulary, people) : before }
    return named
  })
}

/** The one person whom a sentence names, as printed; undefined where it names none, or two. */
function onlyPerson(sentence: StudySentence, vocabulary: Vocabulary, people: ReadonlySet<string>): string | undefined {
  const mentions = vocabulary.mentions(sentence).filter(({ entry }) => people.has(entry.key))
  const surnames = new Set(mentions.map(({ entry }) => entry.key.split(' ').at(-1)))
  const [first] = mentions.toSorted((a, b) => b.to - b.from - (a.to - a.from))
  const names = sentence.text.match(/(?<!^)\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\b/gu) ?? []
  // Another name, of whatever kind, may be whom the pronoun means.
  if (!first || surnames.size !== 1 || names.filter((name) => !surnames.has(name.split(' ').at(-1)!.toLowerCase()) && !mentions.some(({ entry }) => entry.form.includes(name))).length > 1) return undefined
  return sentence.text.slice(sentence.words[first.from]!.start, sentence.words[first.to - 1]!.end)
}

function withName<Sentence extends StudySentence>(sentence: Sentence, name: string): Sentence {
  const opening = /^(He|She|His|Her)(?= \p{Ll})/u.exec(sentence.text)?.[1]
  if (opening === undefined || sentence.text.includes(name)) return sentence
  const text = (opening === 'His' || opening === 'Her' ? `${name}’s` : name) + sentence.text.slice(opening.length)
  const tagged = tagEnglish(text)
  if (tagged.length !== 1) return sentence
  const words = wordsOf(tagged[0]!)
  return { ...sentence, text, words, stems: new Set(words.map(({ stem }) => stem)) }
}
