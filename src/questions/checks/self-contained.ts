/** Words that point to what is not on the paper: figures, other pages, a sentence before. */
import { plainText } from '#domain/rich-text.ts'
import { flaw } from './item-flaw.ts'
import type { ItemView, Rule } from './item-view.ts'

export const notSelfContained: Rule = (view) => {
  const { item, chinese } = view
  if (item.figure) return []
  const text = visibleText(view)
  const found = (chinese ? POINTERS.zh : POINTERS.en).exec(text)?.[0]
  if (found !== undefined) return [flaw('reject', 'not_self_contained', 'stem', found.trim())]
  const backward = (chinese ? BACKWARD.zh : BACKWARD.en).exec(text)
  if (backward && !/[.!?:;。！？：；]\s*\S/.test(text.slice(0, backward.index)))
    return [flaw('reject', 'not_self_contained', 'stem', backward[0])]
  const lesson = (chinese ? LESSON.zh : LESSON.en).exec(text)?.[0]
  return lesson === undefined ? [] : [flaw('warn', 'not_self_contained', 'stem', lesson)]
}

/** Sound where the stem itself has said something before. */
const BACKWARD = { en: /\bthe above(?![- ](?:average|zero|freezing|ground))\b|\babove-?mentioned\b/i, zh: /上述|前述/ }

/** Points to what the class has read: understood by those who have it, so a weakness and no more. */
const LESSON = {
  en: /\b(?:according to|in) the (?:text|document)\b/i,
  zh: /(?:根據|根据|依|按)(?:上|本|這篇|这篇|此)文|文中|課文|课文/,
}

/** All that a candidate reads of it. */
function visibleText({ item, stem, options }: ItemView): string {
  switch (item.type) {
    case 'matching':
      return [stem, ...item.left.map((text) => plainText(text)), ...item.right.map((text) => plainText(text))].join(
        '\n',
      )
    case 'long_question':
      return [stem, ...item.parts.filter((part) => !part.figure).map((part) => plainText(part.stem))].join('\n')
    case 'multiple_choice':
      return [stem, ...options].join('\n')
    case 'true_false':
      return stem
    case 'fill_blank':
      return stem
    case 'short_answer':
      return stem
    case 'essay':
      return stem
  }
}

const PRINTED =
  'figures?|tables?|diagrams?|graphs?|charts?|images?|pictures?|maps?|illustrations?|photographs?|boxes|box|equations?|examples?'
const POINTERS = {
  en: new RegExp(
    [
      String.raw`\b(?:as|mentioned|shown|described|listed|discussed|defined|given|noted|see|seen) (?:above|below)\b(?! (?:sea|the (?:surface|ground|equator|line|water))|[\s-]+(?:average|zero|freezing|ground))`,
      String.raw`\b(?:${PRINTED}|passage|text|paragraph) (?:above|below|on the (?:left|right)|\d+(?:[.-]\d+)?)\b`,
      String.raw`\bthe (?:following|preceding|previous|next|accompanying) (?:${PRINTED}|chapter|section|page|paragraph|passage)\b`,
      String.raw`\bthis (?:chapter|section|passage|book|figure|table|module|article|text|paragraph|unit|textbook)\b`,
      String.raw`\b(?:according to|in) the (?:passage|author|chapter|figure|table|article)\b`,
      String.raw`\b(?:earlier|later|elsewhere) in (?:this|the) (?:chapter|text|book|section)\b`,
    ].join('|'),
    'i',
  ),
  zh: /[上下左右]圖(?!書)|[上下左右]图(?!书)|(?<!地)上表(?![皮示演達达層层面])|下表(?![皮示演達达層层面])|如[圖图]|見[圖图]|见[圖图]|(?<![地版試试構构])[圖图]\s?\d|(?<![代年])表\s?\d|上文|下文|如前所述|本[章節节文書书課课](?!明|化|學|学|字|人)|第[\d一二三四五六七八九十]+[章節节](?:中|裏|里|已|將|将|曾|提)/,
}

export const danglingReference: Rule = ({ item, stem, chinese }) => {
  if (item.type === 'matching' || item.type === 'essay' || item.type === 'long_question') return []
  const found = (
    chinese
      ? /^(?:他|她|它|其(?!他|它|中|實|实|餘|余)|此(?!外)|該|该|這(?!樣)|这(?!样)|彼|兩者|两者|前者|後者|后者|因此|所以|但是|然而|不過|不过|而且|另外|此外)/
      : /^(?:this|these|those|they|he|she|his|her|their|its|such|it (?!is\b|was\b|takes?\b|has been\b)|the (?:former|latter)|both of (?:these|them)|therefore|however|thus|moreover|also|instead|in addition|for example|in contrast|in other words)\b/i
  ).exec(stem)?.[0]
  return found === undefined ? [] : [flaw('reject', 'dangling_reference', 'stem', found)]
}
