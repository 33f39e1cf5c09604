/** Which fields of the lexicon a text is about, by names that lead to each: only these are opened for it. */
import { FIELDS, type FieldName } from './fields.ts'
import { ownness } from './ownness.ts'
import signposts from './signposts.json' with { type: 'json' }

/** For each field its most central names, those that stand in most sets, in both languages. */
export type Signposts = Readonly<Record<string, { readonly en: readonly string[]; readonly zh: readonly string[] }>>

/** `weight`: how much of the field the text names; `share`: 1 for the field that it names most of. */
export type FieldOfText = { readonly name: FieldName; readonly share: number; readonly weight: number }

/**
 * At most `most`, those that the text names most of first; none where it names next to nothing of any. `text` of a
 * Chinese document in Traditional characters.
 */
export function fieldsOf(text: string, isChinese: boolean, most: number = MOST): FieldOfText[] {
  const isSaid = isChinese ? saidInChinese(text) : saidInEnglish(text)
  const known: Signposts = signposts
  const found = (Object.keys(FIELDS) as FieldName[])
    .map((name) => {
      const names = (known[name]?.[isChinese ? 'zh' : 'en'] ?? []).filter(isSaid)
      return { name, weight: names.reduce((sum, one) => sum + ownness(one, isChinese), 0) }
    })
    .filter(({ weight }) => weight >= LEAST)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
  const heaviest = found[0]?.weight ?? 0
  return found.map(({ name, weight }) => ({ name, weight, share: weight / heaviest }))
}

/** Whether a name is a central one of some field. Chinese in Traditional characters. */
export function isSchoolTerm(name: string, isChinese: boolean): boolean {
  const language = isChinese ? 'zh' : 'en'
  names[language] ??= new Set(Object.values(signposts as Signposts).flatMap((own) => own[language]))
  return names[language].has(name.toLowerCase())
}
const names: { en?: ReadonlySet<string>; zh?: ReadonlySet<string> } = {}

/** A book is searched for a phrase only where it has all of its words. */
function saidInEnglish(text: string): (name: string) => boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const single = new Set(words.flatMap((word) => [word, word.replace(/s$/, '')]))
  const pairs = new Set(
    words.slice(1).flatMap((word, index) => [`${words[index]} ${word}`, `${words[index]} ${word.replace(/s$/, '')}`]),
  )
  const said = ` ${words.join(' ')}`
  return (name) => {
    const own = name.split(' ')
    if (own.length === 1) return single.has(name)
    const isPaired = own.slice(1).every((word, index) => pairs.has(`${own[index]} ${word}`))
    return isPaired && (own.length === 2 || said.includes(` ${name}`))
  }
}

function saidInChinese(text: string): (name: string) => boolean {
  const pairs = new Set<string>()
  for (let at = 1; at < text.length; at += 1) pairs.add(text.slice(at - 1, at + 1))
  return (name) => pairs.has(name.slice(0, 2)) && text.includes(name)
}

/** Two names that mean one thing alone, or some that mean many. */
const LEAST = 1.5
const MOST = 3
