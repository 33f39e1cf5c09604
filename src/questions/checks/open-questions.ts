/** Questions with many right answers, where the key names only one. */
import { anyOf } from '#domain/any-of.ts'
import { flaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { isGeneralNoun } from './general-nouns.ts'
import { englishWords } from './words.ts'

export const openQuestion: Rule = ({ item, stem, chinese }) => {
  if (item.type !== 'short_answer' && item.type !== 'multiple_choice') return []
  const never = (chinese ? WITHOUT_KEY.zh : WITHOUT_KEY.en).exec(stem)?.[0]
  const many =
    item.type === 'short_answer'
      ? ((chinese ? MANY.zh : MANY.en).exec(stem)?.[0] ?? (chinese ? undefined : bareExamples(stem)))
      : undefined
  const found = never ?? many
  return found === undefined ? [] : [flaw('reject', 'open_question', 'stem', found)]
}

/** An opinion has no key, and a lasting state no year. */
const WITHOUT_KEY = {
  en: /^(?:What|Who|Which) (?:is|was|are) (?:perhaps|possibly|probably|arguably)\b|^In (?:which|what) year (?:is|was|were|did|does) [^?]*\b(?:located|situated|belong|have|own|contain|remain|lie|consist|gradually|increasingly|more and more)\b/i,
  zh: /^(?:誰|谁|甚麼|什麼|什么|哪一?[個个位種种項项])(?:\p{Script=Han}{0,3})(?:可能|也許|也许|或許|或许|大概)|在?哪一年，?[^，]{1,14}(?:越[來来]越|逐[漸渐]|日[益漸渐]|保有|[擁拥]有|[屬属][於于]|位[於于]|包含)/u,
}

/** What can, may or does act on a thing is never one thing alone. Where options are given, one of them may be. */
const MANY = {
  en: new RegExp(
    anyOf`
      ^What (?:can|could|may|might|will|would) (?!happen\b)
      ^What (?:affects?|influences?|raises?|lowers?|increases?|decreases?|reduces?|improves?|depends?|contributes?|plays?)\b
      ^Name the \w+ that (?:can|may|might|are lost|is lost)\b
      ^What (?:is|was|are) the (?:best|most (?:effective|important|useful|suitable))\x20
    `,
    'i',
  ),
  zh: /^[甚什][麼么](?:會|会|能|可以|可)?(?:影響|影响|促進|促进|增加|減少|减少)|，包括[甚什][麼么]？/u,
}

/** "Give two examples of problems": anything is one. */
function bareExamples(stem: string): string | undefined {
  const kind = /^(?:Give|Name|State|List) (?:\w+ )?examples? of ([^.?]+)[.?]$/i.exec(stem)?.[1]
  return kind !== undefined && englishWords(kind).length === 1 && isGeneralNoun(kind) ? kind : undefined
}
