/** Statements that lead into a matter and say nothing of it. */
import { flaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'

export const rhetoricalStatement: Rule = ({ item, stem, chinese }) => {
  if (item.type !== 'true_false' && item.type !== 'fill_blank') return []
  const found = (chinese ? RHETORIC.zh : RHETORIC.en).exec(stem)?.[0]
  return found === undefined ? [] : [flaw('reject', 'rhetorical_statement', 'stem', found)]
}

const RHETORIC = {
  en: new RegExp(
    [
      String.raw`\bit (?:is|was|becomes) (?:\w+ )?(?:important|necessary|essential|useful|helpful|interesting|worth|crucial|critical|vital|hard|easy|difficult|tempting|instructive)(?: \w+)? (?:to|that|noting)\b`,
      String.raw`\bshould (?:\w+ )?(?:look|consider|be noted|be aware|remember|keep in mind|note|ask|examine|understand)\b`,
      String.raw`^(?:many|several|some|numerous|a (?:great )?(?:number|variety|wide range) of|various|countless) [^.]*\b(?:have|has) been (?:\w+ )?(?:identified|proposed|studied|suggested|described|developed|discovered|conducted|written|put forward)\.$`,
      String.raw`\b(?:has|have) (?:come|gone) a long way\b`,
      String.raw`\bis (?:just|only|but|merely) one of (?:the )?many\b`,
      String.raw`^to (?:further |better |fully )?(?:explore|understand|illustrate|see|appreciate|answer|grasp)\b`,
      String.raw`\b(?:has|have|had|can have|may have) (?:a |an )?(?:\w+ )?(?:significant|profound|far-reaching|important|major|wide|enormous|serious|many|lasting) (?:\w+ )?(?:impacts?|effects?|consequences|implications|influences?)\b`,
      String.raw`\b(?:preoccupy|preoccupies|preoccupied|ha(?:ve|s) (?:long )?(?:fascinated|intrigued|puzzled)|(?:is|are) of (?:great|much) interest)\b`,
      String.raw`\((?:hence|thus|that is why|hence the name)\b`,
      String.raw`\b(?:needless to say|as we (?:have seen|know|saw)|let us)\b`,
    ].join('|'),
    'i',
  ),
  zh: /值得(?:注意|一提|我們|我们|思考)|眾所周知|众所周知|可想而知|不言而喻|由此可[見见]|有待研究|不妨|堪[稱称]|可[謂谓]|可能是最|無疑|无疑|令人(?:驚|惊|難|难|感|矚|瞩)/,
}
