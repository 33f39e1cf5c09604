/**
 * Says by name what 它, 他, 其 or 該校 at the head of a sentence mean: what the sentence before is about. Patterns are
 * in Simplified.
 */
import { tagChinese } from '#reading/words/chinese.ts'
import type { Token } from '#reading/words/token.ts'
import { openingLength } from './openings.ts'
import { isPunctuation, subjectStart } from './own-subject.ts'
import { simplifiedShadow } from './simplified-shadow.ts'

/** What a sentence is about, as its text has it. */
export type Topic = { readonly text: string; readonly plain: string; readonly isMan: boolean }

/** Follows what a paragraph is about, sentence by sentence. */
export function paragraphTopics(terms: ReadonlySet<string>): {
  readonly current: () => Topic | undefined
  readonly goOn: (sentence: string) => void
} {
  const told: string[] = []
  const topicAt = (index: number): Topic | undefined =>
    told[index] === undefined ? undefined : topicOf(told[index], terms)
  return {
    // Where a sentence between has turned to something else, either could be meant.
    current: () => {
      const last = topicAt(told.length - 1)
      const first = told.length > 1 ? topicAt(0) : last
      return last !== undefined && (first === undefined || first.plain === last.plain) ? last : undefined
    },
    goOn: (sentence) => void told.push(sentence),
  }
}

/** `text` with its first pronoun named, or undefined where it begins with none or `topic` cannot be meant. */
export function withTopicNamed(text: string, topic: () => Topic | undefined): string | undefined {
  const lead = openingLength(simplifiedShadow(text))
  const rest = text.slice(lead)
  const plain = simplifiedShadow(rest)
  if (!POINTS.test(plain) && !MAY_BE_A_TAIL.test(plain)) return undefined
  const meant = topic()
  if (!meant) return undefined
  const pointer = pointerLength(plain, meant)
  if (pointer === undefined || plain.slice(pointer).includes(meant.plain)) return undefined
  // "其名稱" → "X的名稱".
  const whose = plain.startsWith('其') ? '的' : ''
  return meant.text + whose + rest.slice(pointer)
}

const POINTS = /^(?:[它牠祂他她](?!们|[人国乡])|其(?![他它余中实次后间时])|该|此(?!外)|这(?:[种个座条部项类本款位一])+)/

/** "循環可分為…" behind a sentence on 卡爾文循環. */
const MAY_BE_A_TAIL = /^(?<noun>[\u4e00-\u9fff]{2,3}?)(?=可|能|是|由|分为|有|位于|会|具|包括)/

/** The length of the pronoun, or of "該校" where the topic ends in 校; undefined where the topic is of another kind. */
function pointerLength(plain: string, { plain: name, isMan }: Topic): number | undefined {
  const bare = POINTS.test(plain) ? undefined : MAY_BE_A_TAIL.exec(plain)?.groups?.['noun']
  if (bare !== undefined) return name.length > bare.length && name.endsWith(bare) ? bare.length : undefined
  if (/^[他她]/.test(plain)) return isMan ? 1 : undefined
  if (/^[它牠祂]/.test(plain)) return isMan ? undefined : 1
  if (plain.startsWith('其')) return 1
  const pointing = /^(?:该|此|这[种个座条部项类本款位一]+)/.exec(plain)![0].length
  const tail = [3, 2, 1].find((length) => name.length > length && plain.slice(pointing).startsWith(name.slice(-length)))
  return tail === undefined ? undefined : pointing + tail
}

/** What the sentence is about: a term, a man or a title that is its whole subject. */
function topicOf(text: string, terms: ReadonlySet<string>): Topic | undefined {
  const label = /^(?<label>[\u4e00-\u9fffA-Za-z\d-]{2,14})\s?(?:[（(][^（）()]*[）)])?[：:]/.exec(text)?.groups?.[
    'label'
  ]
  if (label !== undefined) return { text: label, plain: simplifiedShadow(label), isMan: false }
  const quoted = /^[「“](?<name>[^「」“”，。]{2,14})[」”](?:是|为|由|的|于|有|能|可|采|使)/u.exec(text)?.groups?.[
    'name'
  ]
  if (quoted !== undefined) return { text: quoted, plain: simplifiedShadow(quoted), isMan: false }
  const tokens = tagChinese(text)[0]?.tokens ?? []
  const from = subjectStart(tokens)
  const end = subjectEnd(tokens, from)
  if (end === undefined) return undefined
  const name = text.slice(tokens[from]!.start, tokens[end - 1]!.end)
  const plain = simplifiedShadow(name)
  const isMan =
    (/^(?:nr|nrt|nrfg)$/.test(tokens[end - 1]!.tag) && end - from === 1 && plain.length >= 2) || /[·‧・]/.test(name)
  if (/^《[^》]+》$/.test(name)) return { text: name, plain, isMan: false }
  if (terms.has(plain)) return { text: name, plain, isMan: isMan && !/[学派法体器素子星河山海]$/.test(plain) }
  return isMan ? { text: name, plain, isMan } : undefined
}

const NOUN = /^(?:n|nr|nrt|nrfg|ns|nt|nz|ng|eng|j|l|b|vn|x|i|g|an|a|f|s)$/

/**
 * The index behind the nouns with which the clause begins, a verb or adverb right behind them; a bracket between is
 * passed over.
 */
function subjectEnd(tokens: readonly Token[], from: number): number | undefined {
  let end = from
  let inTitle = false
  while (end < tokens.length && end - from < 12) {
    const token = tokens[end]!
    if (token.text === '《') inTitle = true
    else if (!inTitle && !NOUN.test(token.tag) && !/^[·‧・之-]$/.test(token.text)) break
    else if (!inTitle && isPunctuation(token) && !/^[·‧・-]$/.test(token.text)) break
    end += 1
    if (token.text === '》') break
  }
  if (end === from) return undefined
  const next = tokens
    .slice(end)
    .find(
      (_, index, rest) =>
        !rest.slice(0, index + 1).some(({ text }) => /^[（(]$/.test(text)) ||
        /^[）)]$/.test(rest[index - 1]?.text ?? ''),
    )
  if (next === undefined || !/^(?:v|vd|vq|d|p|zg|c)$/.test(next.tag) || /^(?:和|与|及|以及|或|跟|同)$/.test(next.stem))
    return undefined
  // "月球表面最明顯的特徵是…" is about the feature.
  const predicate = tokens.slice(tokens.indexOf(next))
  const verb = predicate.findIndex(({ tag }) => tag.startsWith('v'))
  const particle = predicate.findIndex(({ tag }) => tag === 'uj')
  return /^(?:d|zg)$/.test(next.tag) && particle >= 0 && (verb < 0 || particle < verb) ? undefined : end
}
