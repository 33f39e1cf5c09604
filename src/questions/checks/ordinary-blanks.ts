/**
 * Blanks for which many words would do. Only of questions made from a text: a paper on language asks for plain words.
 */
import { anyOf } from '#domain/any-of.ts'
import { isGeneralWord } from '../from-documents/chinese/word-lists/general-words.ts'
import { simplifiedShadow } from '../from-documents/chinese/survey/simplified-shadow.ts'
import { isGeneralNoun } from './general-nouns.ts'
import { flaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { meaningOf } from './meanings.ts'

export const ordinaryBlank: Rule = (view) => {
  const { item, stem, answers, quote, chinese } = view
  if (
    item.type !== 'fill_blank' ||
    quote === undefined ||
    meaningOf(view) ||
    (chinese ? DEFINES.zh : DEFINES.en).test(stem)
  )
    return []
  const index = answers.findIndex((answer) =>
    chinese ? isGeneralWord(simplifiedShadow(answer)) : isGeneralNoun(answer),
  )
  if (index >= 0) return [flaw('reject', 'ordinary_blank', 'stem', answers[index])]
  const open = (chinese ? OPEN_PLACE.zh : OPEN_PLACE.en).exec(stem)?.[0]
  return open === undefined ? [] : [flaw('reject', 'ordinary_blank', 'stem', open)]
}

/** Chapters also define plain words; then the definition tells which is meant. */
const DEFINES = {
  en: /^(?:the |an? |a\/an )?____ (?:is|are|means|refers to) (?:an?|the|groups|those)\b(?! (?:consequence|result|product|cause|source|part|important))|\b(?:called|known as|termed|defined as) (?:the |an? )?____/i,
  zh: /(?:稱為|称为|叫做?|稱作|称作|指的是|是指)____|^____是(?:指|一[種种個个])/,
}

/** Where the word before or after the blank takes nearly anything. */
const OPEN_PLACE = {
  en: new RegExp(
    anyOf`
      \b(?:affects?|influences?|impacts?|offers?|considers?|facilitat\w+|provides?|improves?|locates?|involves?) ____
      ^____ (?:is|are) (?!.*\b(?:while|whereas)\b)(?:the )?(?:consequences?|results?|products?|causes?|sources?|parts?|used|needed|required|essential|caused|affected|influenced|important|one)\b
      ____ such as (?:his|her|their|this|these)\b|____,? (?:called|known as|termed) (?!____)\w
    `,
    'i',
  ),
  zh: /(?:影響|影响|損傷|损伤|促進|促进|提高|增加|改善|簽[訂定]|签[订定])____|(?:或者?)____|____，(?:又|也|後世|后世|歷史上|历史上|史)?(?:被)?(?:稱之?為|称之?为|叫做?|稱作|称作)(?!_)/,
}
