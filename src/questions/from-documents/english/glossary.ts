/** Lists of terms with their meanings, as chapters end with ("alarm reaction: first stage of …") and teachers write them. */
import type { Block } from '#reading/document.ts'

/** One entry: where its term and its meaning stand in the text of the block. */
export type GlossaryEntry = { readonly term: readonly [start: number, end: number]; readonly meaning: readonly [start: number, end: number]; /** Other names that the entry gives: "also known as …". */ readonly aliases: readonly string[] }

/**
 * The entries of a document by the index of their block: all blocks of that form under a heading such as "Key Terms" or "Glossary", and
 * elsewhere runs of at least four, since a single "Result: the treaty was signed" is a label and its sentence.
 */
export function glossaryIn(blocks: readonly Block[]): Map<number, GlossaryEntry> {
  const entries = new Map<number, GlossaryEntry>()
  let isUnderTitle = false
  let run: (readonly [number, GlossaryEntry])[] = []
  const close = (): void => {
    if (isUnderTitle || run.length >= LEAST_RUN) for (const [index, entry] of run) entries.set(index, entry)
    run = []
  }
  for (const [index, block] of blocks.entries()) {
    const isTitle = TITLE.test(block.text.trim())
    if (block.kind === 'heading' || isTitle) {
      close()
      isUnderTitle = isTitle
      continue
    }
    const entry = entryOf(block, isUnderTitle)
    if (entry) run.push([index, entry])
    else close()
  }
  close()
  return entries
}

const LEAST_RUN = 4
const TITLE = /^(?:[\d.]+\s*)?(?:key (?:terms|words|vocabulary|terms and definitions)|(?:chapter )?glossary|vocabulary|definitions|(?:important|main) terms|terms(?: to know| and definitions)?)\s*:?$/i

/** "term: meaning", "term – meaning", or in a list under its title a term in bold before its meaning. */
function entryOf({ kind, text, spans }: Block, isUnderTitle: boolean): GlossaryEntry | undefined {
  if (kind !== 'paragraph' && kind !== 'list_item' && kind !== 'boxed') return undefined
  const [signed, marker = '', term = ''] = SIGNED.exec(text) ?? []
  const bold = signed === undefined && isUnderTitle ? spans.find((span) => span.kind === 'bold' && text.slice(0, span.start).trim() === '' && span.end < text.length) : undefined
  if (signed === undefined && !bold) return undefined
  const start = bold ? text.length - text.slice(bold.start).trimStart().length : marker.length
  const end = bold ? bold.start + text.slice(bold.start, bold.end).trimEnd().length : start + term.length
  const sign = bold ? bold.end + (/^\s*[:–—-]?\s*/.exec(text.slice(bold.end))?.[0].length ?? 0) : signed!.length
  const from = sign + (/^(?:\([^()]*\)|literally|also|formerly|originally),? /i.exec(text.slice(sign))?.[0].length ?? 0)
  const to = from + meaningLength(text.slice(from))
  return isTerm(text.slice(start, end)) && isMeaning(text.slice(from, to)) ? { term: [start, end], meaning: [from, to], aliases: [...text.matchAll(ALIAS)].map((match) => match[1]!.trim()) } : undefined
}

const ALIAS = /\balso (?:called|known as|referred to as)?,? ?(?:the |an? )?([\p{L}][\p{L} ’-]{2,40}?)(?=[.;,)]|$)/giu
const SIGNED = /^([•▪*\s-]*)(\p{L}[\p{L}\p{N}’'() /-]{1,60}?)\s*(?::| [–—-] | = )\s*/u

/** To the first full stop, without what adds another name or a pointer. */
function meaningLength(text: string): number {
  return text.replace(/(?<=[\p{L}\p{N})”])(?:\.|; (?=also|see|plural|singular)) .*$/su, '').replace(/[;,]? ?\(?(?:also (?:called|known as|referred to as)|see also|see|plural|singular|abbreviated|abbreviation)\b.*$/i, '').replace(/[\s.;,]+$/, '').length
}

const isTerm = (term: string): boolean => term.split(' ').length <= 6 && !/[()]/.test(term) && !/^(?:note|example|examples|result|source|figure|table|answer|question|step|date|time|place|aim|objective|purpose|cause|effect|advantages?|disadvantages?|reason|hint|tip|name|class|topic|section|chapter|part|unit|week|day|true|false|summary|introduction|conclusion|remember|important|key|fact|who|what|when|where|why|how)s?\b/i.test(term)

/** A phrase that says something of its own, no sentence about a person and no pointer. */
function isMeaning(meaning: string): boolean {
  const words = meaning.split(/\s+/)
  return words.length >= 3 && words.length <= 40 && !/[;:]|^(?:when|if|because|what|how|where|why)\b|^(?:a|an|the)? ?(?:\w+ )?terms? (?:for|used|that)\b/i.test(meaning) && !/^(?:see|refer|cf|the same as|same as|opposite of|as above|for example|e\.g)\b/i.test(meaning) && !/[?!]|https?:|\b(?:you|your|we|our|i)\b/i.test(meaning) && !/^(?:he|she|it|they|this|these|that)\b/i.test(meaning)
}
