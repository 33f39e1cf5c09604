/**
 * What is left of the text around a sentence: connectives at its beginning, a "still" without a before, words that
 * broke when the sentence was changed.
 */
import { anyOf } from '#domain/any-of.ts'
import { flaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'

/** Of statements and blanks; what asks begins with a question word. */
export const leftoverConnective: Rule = ({ item, stem, chinese }) => {
  if (item.type !== 'true_false' && item.type !== 'fill_blank' && item.type !== 'multiple_choice') return []
  const sentence = chinese ? stem : stem.replace(/^Choose the (?:term|number|word) that [^:]*:\s*/, '')
  const found =
    (chinese ? CONNECTIVE.zh : CONNECTIVE.en).exec(sentence)?.[0] ??
    (chinese || CONTRASTED.test(sentence) ? undefined : STILL.exec(sentence)?.[0])
  return found === undefined ? [] : [flaw('reject', 'leftover_connective', 'stem', found.trim())]
}

const CONNECTIVE = {
  en: new RegExp(
    `^(?:${[
      'together|interestingly|indeed|also|still|similarly|likewise|furthermore|additionally|consequently|hence|then|again|nevertheless|nonetheless|meanwhile|otherwise|clearly|obviously|of course|specifically|accordingly',
      'in comparison|on the other hand|on the contrary|as a result|in fact|in turn|in short|in sum|in summary|in conclusion|in particular|by contrast|in this (?:way|case|sense)|at the same time|for instance|that is|that said|even so|afterwards?|unfortunately|fortunately|surprisingly|not surprisingly|similarly|conversely|rather|for this reason|to this end|above all|after all|as such|by comparison|equally',
    ].join('|')}),|^(?:and|but|or|so|yet|nor|even in|even with|to further)\\s`,
    'i',
  ),
  zh: new RegExp(
    `^${anyOf`
      于是|於是|又(?!稱|称|名)|也(?!門|门)|卻|却|還(?!原)|还(?!原)|亦|則(?!天)|则(?!天)|同年|隨後|随后|隨即|随即
      後來|后来|接着|接著|最後|最后|其次|當時|当时|與此同時|与此同时|上焉者|下焉者|可見(?!光)|可见(?!光)|總之
      总之|例如|比如|尤其是|特別是|特别是|從此|从此|此後|此后|之後|之后|翌年|次年|同時|同时|另一方面|一方面|相反
      反之|換言之|换言之|事實上|事实上|那麼|那么|值得一提|順帶|顺带|惟(?!一|獨|独|有|恐)|而(?!立)|並(?!聯)
      并(?!联)|且
    `}`,
  ),
}

/** Without something that it goes on after. */
const STILL = /\b(?:would|will|can|could|may|might|is|are|was|were|makes?) still\b|\bstill more\b/i
const CONTRASTED = /\b(?:although|though|even|despite|while|but|however long|when|after)\b/i

/** Wording that no teacher writes. */
export const brokenWording: Rule = ({ stem, chinese }) => {
  const found = (chinese ? BROKEN.zh : BROKEN.en).exec(stem)?.[0]
  return found === undefined ? [] : [flaw('reject', 'broken_wording', 'stem', found)]
}

const BROKEN = {
  en: new RegExp(
    anyOf`
      \b(?:is|are|was|were) unequal to\b
      \b(?:is|was) an? (?:difficult|easy|hard|important|necessary|possible|impossible|likely) to\b
      \b[Aa]ccording (?!to\b|as\b)|^Only before\b|^(?:Like|Unlike|As with) [^,]+, there (?:is|are|was|were)\b
      \b(\p{L}{3,}) \1\b(?<!had had|that that)|\b(?:a|an) (?:a|an|the)\b|\b[Tt]he (?:a|an|the)\b|\s[,.;](?=\s|$)
      \(\s*\)
    `,
    'u',
  ),
  zh: new RegExp(
    anyOf`
      哪一?[個个](?:朝代|國家|国家|年代|時期|时期|政權|政权)(?:[到至](?![達达今])|[成建]立[後后]|[稱称](?![為为霸臣帝王])|[末初]年?|以[來来後后]|期間|期间)
      哪一?[個个](?:國家|国家)(?:獨立|独立)?(?:人士|軍隊|军队|部隊|部队|政府|總統|总统|人民|移民|代表)
      (\p{Script=Han}{1,2}[於于])[^，。]{2,24}，\1
      (?:個|个|種|种|項|项)的(?=\p{Script=Han})(?<!每[個个]的|整[個个]的|[這这那][個个]的)|的的|了了(?!解)
      [達达]至[年近]|[為为]于|[為为]於
      [，、]{2}
      [，。、]的
      （\s*）
    `,
    'u',
  ),
}
