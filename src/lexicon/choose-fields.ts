/** Which fields of the lexicon a text is about, by names that lead to each: only these are opened for it. */
import { FIELDS, type FieldName } from './fields.ts'
import { ownness } from './ownness.ts'
import signposts from './signposts.json' with { type: 'json' }

/** For each field its most central names, those that stand in most sets, in both languages. */
export type Signposts = Readonly<Record<string, { readonly en: readonly string[]; readonly zh: readonly string[] }>>

/**
 * At most three, those that the text names most of first; none where it names next to nothing of any. `text` of a
 * Chinese document in Traditional characters.
 */
export function fieldsOf(text: string, isChinese: boolean): FieldName[] {
  const said = isChinese ? text : ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const known: Signposts = signposts
  return (Object.keys(FIELDS) as FieldName[])
    .map((name) => {
      const { en, zh } = known[name] ?? { en: [], zh: [] }
      const found = (isChinese ? zh : en).filter((one) => said.includes(isChinese ? one : ` ${one}`))
      return { name, weight: found.reduce((sum, one) => sum + ownness(one, isChinese), 0) }
    })
    .filter(({ weight }) => weight >= LEAST)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ name }) => name)
}

/** Two names that mean one thing alone, or some that mean many. */
const LEAST = 1.5
const MOST = 3
