/**
 * The names that a document uses: where it calls a term by another of its names throughout, so do the questions. A class
 * that learnt 協助擴散 does not know 易化擴散.
 */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { CHINESE_VARIANTS } from '#lexicon/chinese-variants.ts'
import type { Item } from '#lexicon/item-row.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Bilingual, CoHyponymSet, LexiconTerm } from '#lexicon/lexicon-row.ts'

/** `called`: how often the document calls it what, in small letters. The usual name stays a right answer. */
export function inWordsOfDocument(
  term: LexiconTerm,
  called: ReadonlyMap<string, number>,
  language: PaperLanguage,
): LexiconTerm {
  const side = isChinese(language) ? 'zh' : 'en'
  const { name, aliases } = term
  if ([...called.keys()].some((one) => isFormOf(one, name[side]))) return term
  const [used] = aliases[side]
    .filter((alias) => !isFormOf(alias.toLowerCase(), name[side]))
    .map((alias) => ({
      alias,
      times: sum([...called].filter(([one]) => isFormOf(one, alias)).map(([, times]) => times)),
    }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times)
  if (used === undefined) return term
  return {
    ...term,
    name: { ...name, [side]: used.alias },
    aliases: { ...aliases, [side]: [name[side], ...aliases[side].filter((alias) => alias !== used.alias)] },
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Also in the plural: "compressions", "stomata". */
const isFormOf = (found: string, name: string): boolean =>
  found === name.toLowerCase() ||
  (/[a-z]/.test(found) && found.startsWith(name.toLowerCase().slice(0, Math.max(SHORTEST_STEM, name.length - 2))))
const SHORTEST_STEM = 4

/** The lexicon with the rows as the document names them, members of sets too. */
export function renamedLexicon(lexicon: Lexicon, rows: readonly LexiconTerm[]): Lexicon {
  const renamed = new Map(rows.filter((row) => lexicon.term(row.id) !== row).map((row) => [row.id, row]))
  if (renamed.size === 0) return lexicon
  const nameOf = (id: string | undefined, name: Bilingual): Bilingual =>
    (id === undefined ? undefined : renamed.get(id)?.name) ?? name
  const inNames = (set: CoHyponymSet): CoHyponymSet => ({
    ...set,
    members: set.members.map((member) => ({ ...member, name: nameOf(member.term, member.name) })),
  })
  return {
    ...lexicon,
    term: (id) => renamed.get(id) ?? lexicon.term(id),
    setsOf: (id) => lexicon.setsOf(id).map(inNames),
  }
}

/**
 * Writes questions with the names of terms that the document uses. `rows`: as the document names them. `textOf`:
 * a Chinese document's, in Traditional characters.
 */
export function itemsInWordsOfDocument(
  lexicon: Lexicon,
  rows: readonly LexiconTerm[],
  language: PaperLanguage,
  textOf: () => string,
): (item: Item) => Item {
  const side = isChinese(language) ? 'zh' : 'en'
  const ofTerms = rows.flatMap(({ id, name }): (readonly [usual: string, used: string])[] => {
    const usual = lexicon.term(id)?.name[side]
    // A single character stands in other words, too: 胰臟 for 胰 would make 胰臟島素.
    return usual === undefined || usual === name[side] || usual.length < 2 ? [] : [[usual, name[side]]]
  })
  const renamed = [...ofTerms, ...(side === 'zh' ? variantsIn(textOf()) : [])]
  const rename = (text: Bilingual): Bilingual => ({
    ...text,
    [side]: renamed.reduce(
      // Where the name that is used holds the usual one, it may stand there already.
      (said, [usual, used]) => (said.includes(used) ? said : said.replaceAll(usual, used)),
      text[side],
    ),
  })
  if (renamed.length === 0) return (item) => item
  return (item) => {
    const base = { ...item, question: rename(item.question), fact: rename(item.fact) }
    return base.kind === 'choose'
      ? { ...base, key: rename(base.key), wrong: base.wrong.map(rename) }
      : { ...base, points: base.points.map(rename), mistake: rename(base.mistake) }
  }
}

/** Of each group of names the one that the text uses, for each that it does not. */
function variantsIn(text: string): (readonly [usual: string, used: string])[] {
  return CHINESE_VARIANTS.flatMap((group) => {
    const [used, ...more] = group.filter((name) => text.includes(name))
    return used === undefined || more.length > 0
      ? []
      : group.filter((name) => name !== used && !used.includes(name)).map((name) => [name, used] as const)
  })
}
