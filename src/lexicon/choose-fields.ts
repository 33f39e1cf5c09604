/** Which fields of the lexicon a text is about, by names that lead to each: only these are opened for it. */
import { FIELDS, type FieldName } from './fields.ts'
import { ownness } from './ownness.ts'
import signposts from './signposts.json' with { type: 'json' }

/** For each field its most central names, those that stand in most sets, in both languages. */
export type Signposts = Readonly<Record<string, { readonly en: readonly string[]; readonly zh: readonly string[] }>>

/** `share`: 1 for the field that the text names most of, less for another that it touches upon. */
export type FieldOfText = { readonly name: FieldName; readonly share: number }

/**
 * At most three, those that the text names most of first; none where it names next to nothing of any. `text` of a
 * Chinese document in Traditional characters.
 */
export function fieldsOf(text: string, isChinese: boolean): FieldOfText[] {
  const said = isChinese ? text : ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const known: Signposts = signposts
  const found = (Object.keys(FIELDS) as FieldName[])
    .map((name) => {
      const { en, zh } = known[name] ?? { en: [], zh: [] }
      const names = (isChinese ? zh : en).filter((one) => said.includes(isChinese ? one : ` ${one}`))
      return { name, weight: names.reduce((sum, one) => sum + ownness(one, isChinese), 0) }
    })
    .filter(({ weight }) => weight >= LEAST)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
  const most = found[0]?.weight ?? 0
  return found.map(({ name, weight }) => ({ name, share: weight / most }))
}

/** Two names that mean one thing alone, or some that mean many. */
const LEAST = 1.5
const MOST = 3
