/** What kind of writing a question asks for, told by its own words. */
import { anyOf } from '#domain/any-of.ts'
import { plainText } from '#domain/rich-text.ts'
import type { Phrase } from './laid-out.ts'

/** A proof; a graph or drawing; a working with numbers; a name, which is short; other words. */
export type AnswerKind = 'proof' | 'graph' | 'working' | 'name' | 'words'

export function answerKind({ text }: Phrase): AnswerKind {
  const words = plainText(text.filter(({ kind }) => kind !== 'math'))
  const hasNumbers = text.some(({ kind }) => kind === 'math') || /\p{N}/u.test(words)
  if (PROOF.test(words)) return 'proof'
  if (GRAPH.test(words)) return 'graph'
  if (hasNumbers && WORKING.test(words)) return 'working'
  return NAME.test(words.trim()) && !REASONS.test(words) ? 'name' : 'words'
}

const PROOF = /\b(?:prove|show that|deduce that)\b|(?:^|[，。；：、\s])(?:由此，?)?(?:[試试][證证]|[證证]明|求[證证])/iu

/** "Draw a conclusion" asks for words, and a history of painting is not a painting. */
const GRAPH = new RegExp(
  anyOf`
    \b(?:draw|sketch|plot|construct)\b[^.?!]{0,60}\b(?:graph|curve|line|diagram|figure|chart|histogram|polygon|circuit|map|drawing|structure|shape|triangle|circle)s?\b
    (?:^|[，。；：、\s請请試试並并])(?:[畫画]出?|[繪绘](?:[畫画製制出]|下)|草[繪绘]|作出?)[^。？！]{0,30}[圖图]
  `,
  'iu',
)

const WORKING = new RegExp(
  anyOf`
    \b(?:find|calculate|compute|solve|simplify|factori[sz]e|expand|evaluate|express|estimate|determine|work out)\b
    \bhow (?:many|much|far|long|fast|old)\b
    (?:^|[，。；：、\s])(?:由此，?)?[試试]?(?:求|[計计]算|估[計计算]|解|化[簡简]|因式分解|展[開开]|以.{1,12}表[示達达])
    多少|[幾几][個个]
  `,
  'iu',
)

const NAME = new RegExp(
  anyOf`
    ^name\b|^(?:give|state|write down) the (?:name|term|word|year|date)|^who\b|^whose\b|^which (?!of\b)
    ^in (?:which|what) (?:year|month|century|country|city)|^when (?:was|were|did|is|are)\b
    ^what (?:(?:is|was) the )?(?:name|term|word)
    是[誰谁]|[誰谁](?:是|[於在])|哪一?(?:年|位|[個个]|[條条]|座|[國国])|何[時时地人]
    (?:史)?[稱称](?:[為为作])?[甚什][麼么]|[甚什][麼么]名|名[稱称][是為为]|叫(?:做)?[甚什][麼么]
  `,
  'iu',
)

const REASONS =
  /\b(?:why|explain|describe|reasons?|compare|discuss|account for|how)\b|[為为](?:[甚什][麼么]|何)|解[釋释]|[說说]明|原因|[較较]|分析|如何|怎/iu
