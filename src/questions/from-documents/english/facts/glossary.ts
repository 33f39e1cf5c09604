/**
 * Lists of terms with their meanings, as chapters end with ("alarm reaction: first stage of …") and teachers write
 * them.
 */
import type { Block } from '#reading/document.ts'
import { glossaryEntry, headedEntry, type GlossaryEntry } from './glossary-entry.ts'

/**
 * The entries of a document by the index of their block: all blocks of that form under a heading such as "Key Terms"
 * or "Glossary", and
 * elsewhere runs of at least four, since a single "Result: the treaty was signed" is a label and its sentence. A
 * block holds several where a page lost its line breaks.
 */
export function glossaryIn(blocks: readonly Block[]): Map<number, readonly GlossaryEntry[]> {
  const entries = new Map<number, readonly GlossaryEntry[]>()
  let isUnderTitle = false
  let run: (readonly [number, readonly GlossaryEntry[]])[] = []
  const close = (): void => {
    if (isUnderTitle || run.length >= LEAST_RUN) for (const [index, found] of run) entries.set(index, found)
    run = []
  }
  for (const [index, block] of blocks.entries()) {
    const isTitle = TITLE.test(block.text.trim())
    if (block.kind === 'heading' || isTitle) {
      close()
      isUnderTitle = isTitle
      continue
    }
    const found = entriesOf(block, isUnderTitle)
    if (found.length > 0) run.push([index, found])
    else close()
  }
  close()
  return new Map([...headedEntries(blocks), ...entries])
}

/**
 * As in a dictionary: terms as headings, each with one paragraph that opens with its meaning, at least four in a row.
 */
function headedEntries(blocks: readonly Block[]): [number, readonly GlossaryEntry[]][] {
  const runs: [number, readonly GlossaryEntry[]][][] = [[]]
  for (let at = 0; at < blocks.length; at += 2) {
    const [heading, paragraph, next] = blocks.slice(at, at + 3)
    const entry =
      heading!.kind === 'heading' && paragraph?.kind === 'paragraph' && (next === undefined || next.kind === 'heading')
        ? headedEntry(heading!.text.trim(), paragraph)
        : undefined
    if (entry) runs.at(-1)!.push([at + 1, [entry]])
    // Another heading may stand before the first term.
    else {
      runs.push([])
      at -= 1
    }
  }
  return runs.filter((run) => run.length >= LEAST_RUN).flat()
}

const LEAST_RUN = 4
const TITLE =
  /^(?:[\d.]+\s*)?(?:key (?:terms|words|vocabulary|terms and definitions)|(?:chapter )?glossary|vocabulary|definitions|(?:important|main) terms|terms(?: to know| and definitions)?)\s*:?$/i

/** "term: meaning", "term – meaning", or in a list under its title a term in bold before its meaning. */
function entriesOf(block: Block, isUnderTitle: boolean): GlossaryEntry[] {
  if (block.kind !== 'paragraph' && block.kind !== 'list_item' && block.kind !== 'boxed') return []
  const starts = isUnderTitle ? boldTermsIn(block) : []
  const bounds = starts[0] === 0 ? starts : [0, ...starts]
  return bounds.flatMap(
    (start, index) => glossaryEntry(block, start, bounds[index + 1] ?? block.text.length, isUnderTitle) ?? [],
  )
}

/** Where the terms in bold begin that a sign follows: several of them in one paragraph are several entries. */
function boldTermsIn({ text, spans }: Block): number[] {
  const first = text.length - text.trimStart().length
  return spans
    .filter(
      (span) =>
        span.kind === 'bold' &&
        (/:\s*$/.test(text.slice(span.start, span.end)) || /^\s*(?:\([^()]*\)\s*)?:/.test(text.slice(span.end))),
    )
    .map(({ start }) => (start <= first ? 0 : start))
    .toSorted((a, b) => a - b)
}
