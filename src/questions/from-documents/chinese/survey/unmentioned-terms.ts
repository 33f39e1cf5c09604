/**
 * Terms of the document that no standing statement mentions: never asked for, but good wrong options beside those that
 * are.
 */
import type { TopicId } from '#domain/ids.ts'
import { tagChinese } from '#reading/words/chinese.ts'
import type { FoundTopics } from '#reading/topics/found-topic.ts'
import { kindOf } from './name-kinds.ts'
import { isCompound, type Name } from './names.ts'
import { classOf } from '../distractors/semantic-class.ts'
import { simplifiedShadow } from './simplified-shadow.ts'

/** A term that stands once may be a phrase cut wrongly. */
const SEEN_AT_LEAST = 2

/** `standings` of the terms in Simplified characters, those that are `known` already, and where each word stands. */
export function unmentionedTerms(
  found: FoundTopics,
  standings: ReadonlyMap<string, number>,
  known: ReadonlySet<string>,
  find: (word: string) => ReadonlySet<number>,
): Name[] {
  const topicOf = new Map<number, TopicId>(
    found.topics.flatMap(({ topic, blocks }) => blocks.map((block) => [block, topic.id] as const)),
  )
  return found.terms.flatMap((term): Name[] => {
    const plain = simplifiedShadow(term.form)
    const standing = standings.get(plain) ?? 0
    const topicId = term.blocks.map((block) => topicOf.get(block)).find((id) => id !== undefined)
    if (known.has(plain) || standing === 0 || term.count < SEEN_AT_LEAST || topicId === undefined) return []
    const tokens = tagChinese(term.form).flatMap((sentence) => sentence.tokens)
    if (tokens.length === 0 || (tokens.length > 1 && !isCompound(tokens))) return []
    const tag = tokens.at(-1)!.tag
    const kind = kindOf(plain, tokens.length === 1 ? tag : 'n')
    // Names of men, places and programs need the sentence around them to be told from other words.
    if (kind === undefined || !/^(?:term|substance|device|organ|star|theory|living)$/.test(kind)) return []
    const sentences = new Set(find(plain))
    return [
      { plain, form: term.form, kind, tag, sense: classOf(plain), sentences, count: sentences.size, standing, topicId },
    ]
  })
}
