/** Options that are of another kind than the key: who knows nothing of the matter rules them out. */
import { family, semanticClass, sphere } from '../from-documents/english/distractors/semantic-class.ts'
import { flaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { meaningOf } from './meanings.ts'
import { lengthOf } from './option-form.ts'
import { numberOf } from './option-numbers.ts'
import { contentRoots, sharedRuns } from './words.ts'

export const unrelatedOptions: Rule = (view) => {
  const { key, distractors, chinese } = view
  if (key === undefined || distractors.length < 2 || numberOf(key) !== undefined) return []
  const areMeanings =
    meaningOf(view)?.isAsked === true && [key, ...distractors].every((option) => lengthOf(option) >= PHRASE)
  if (!areMeanings && [key, ...distractors].some((option) => lengthOf(option) > TERM)) return []
  const strange = areMeanings
    ? distractors.filter((option) => !shareWord(option, key, chinese))
    : distractors.filter((option) =>
        chinese ? areOtherInChinese(key, option) : areOther(key, option, meaningOf(view) !== undefined),
      )
  const severity = strange.length >= distractors.length - 1 ? 'reject' : 'warn'
  return strange.length < 2 ? [] : [flaw(severity, 'unrelated_options', 'options', strange.join(' / '))]
}

/** In letters: meanings of one matter share a word. */
const PHRASE = 24
/** In letters: longer ones are statements, which have no kind. */
const TERM = 36

const shareWord = (one: string, other: string, chinese: boolean): boolean =>
  chinese ? sharedRuns(one, other).length > 0 : [...contentRoots(one)].some((root) => contentRoots(other).has(root))

/**
 * Both of a known class, and of another family. Beside a meaning the form of a term alone tells less: "homophobia" is
 * no illness among "racism" and "sexism".
 */
function areOther(key: string, option: string, besideMeaning: boolean): boolean {
  const [own, other] = [semanticClass(key), semanticClass(option)]
  if (own === undefined || other === undefined || own === other) return false
  return besideMeaning ? sphere(own) !== sphere(other) : family(own) !== family(other)
}

/**
 * A book among systems, a war among rivers: by marks and endings that no other kind has. Only titles are always marked
 * as what they are.
 */
function areOtherInChinese(key: string, option: string): boolean {
  const [own, other] = [kindOf(key), kindOf(option)]
  return own !== other && ((own !== undefined && other !== undefined) || own === 'work' || other === 'work')
}
const kindOf = (name: string): string | undefined => KINDS.find(([, pattern]) => pattern.test(name))?.[0]
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['work', /^《.*》$/],
  ['field', /[^大中小]學$|[^大中小]学$/],
  ['dynasty', /(?:王朝|朝代?|[兩东東西南北]\p{Script=Han}朝?)$/u],
  ['age', /(?:世紀|世纪|時期|时期|時代|时代|[侏白寒志泥石二三]\p{Script=Han}*[紀纪])$/u],
  ['place', /(?:省|縣|县|江|河|山|島|岛|湖)$/],
  ['event', /(?:戰爭|战争|之亂|之乱|革命|運動|运动|起義|起义|條約|条约)$/],
]
