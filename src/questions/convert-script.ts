/** Turns a question in Chinese from Traditional into Simplified characters or back (decision D36). */
import type { PaperLanguage } from '#domain/language.ts'
import type { BlankKey, Citation, Figure, MarkingRow, Provenance, Question, QuestionPart } from '#domain/question.ts'
import { mapText, plainText, type RichText } from '#domain/rich-text.ts'
import { toSimplified, toTraditional } from '#reading/words/convert-chinese.ts'

/**
 * The question in the characters of `language`: stem, options, keys, explanation, marking scheme, topic, and the
 * quotation as it is
 * displayed (it was checked against the document before). Formulas, ids and the key's place stay. An English paper
 * changes nothing.
 */
export function convertQuestion(question: Question, language: PaperLanguage): Question {
  if (language === 'en') return question
  const convert = (text: string): string => convertWords(text, language)
  const rich = (text: RichText): RichText => mapText(text, convert)
  const row = (one: MarkingRow): MarkingRow => ({
    ...one,
    text: rich(one.text),
    ...(one.remark === undefined ? {} : { remark: convert(one.remark) }),
  })
  const base = {
    stem: rich(question.stem),
    explanation: rich(question.explanation),
    topic: convert(question.topic),
    provenance: convertProvenance(question.provenance, convert),
    ...convertFigure(question.figure, convert),
  }
  switch (question.type) {
    case 'multiple_choice':
      return {
        ...question,
        ...base,
        options: inNewScript(question.options, rich),
        ...(question.spares === undefined ? {} : { spares: mapList(question.spares, rich) }),
      }
    case 'true_false':
      return { ...question, ...base }
    case 'fill_blank':
      return { ...question, ...base, keys: mapList(question.keys, (key): BlankKey => convertKey(key, rich)) }
    case 'short_answer':
      return { ...question, ...base, key: rich(question.key), markingScheme: question.markingScheme.map(row) }
    case 'essay':
      return { ...question, ...base, markingGuide: mapList(question.markingGuide, row) }
    case 'matching':
      return { ...question, ...base, left: inNewScript(question.left, rich), right: inNewScript(question.right, rich) }
    case 'long_question':
      return {
        ...question,
        ...base,
        parts: mapList(question.parts, (part): QuestionPart => ({
          ...part,
          stem: rich(part.stem),
          key: rich(part.key),
          markingScheme: part.markingScheme.map(row),
          ...convertFigure(part.figure, convert),
        })),
      }
  }
}

/** A text in the characters and quotation marks of a language; what is in them already stays. */
export function convertWords(text: string, language: PaperLanguage): string {
  switch (language) {
    case 'en':
      return text
    case 'zh-CN':
      return replaceAll(replaceAll(toSimplified(text), TO_MAINLAND_WORDS), [
        ['「', '“'],
        ['」', '”'],
        ['『', '‘'],
        ['』', '’'],
      ])
    case 'zh-TW':
      return replaceAll(convertQuotationMarks(toTraditional(text)), TO_SCHOOL_CHARACTERS)
  }
}

/**
 * Where the dictionary's Hong Kong characters are not those that Hong Kong's schools type (説 and 税 are not in Big5,
 * 說 and 稅 are),
 * or where it takes the end of one word and the beginning of the next for a word (發明|了).
 */
const TO_SCHOOL_CHARACTERS: readonly (readonly [string, string])[] = [
  ['羣', '群'],
  ['峯', '峰'],
  ['麪', '麵'],
  ['説', '說'],
  ['税', '稅'],
  ['脱', '脫'],
  ['温', '溫'],
  ['户', '戶'],
  ['衞', '衛'],
  ['敍', '敘'],
  ['閲', '閱'],
  ['悦', '悅'],
  ['鋭', '銳'],
  ['葱', '蔥'],
  ['兑', '兌'],
  ['蜕', '蛻'],
  ['傢俱', '家具'],
  ['櫃枱', '櫃檯'],
  ['枱', '檯'],
  ['人蔘', '人參'],
  ['迴流', '回流'],
  ['迴歸', '回歸'],
  ['摺合', '折合'],
  ['衚衕', '胡同'],
  ['啓', '啟'],
  ['遺蹟', '遺跡'],
  ['什麼', '甚麼'],
  ['裡', '裏'],
  ['接著', '接着'],
  ['隨著', '隨着'],
  ['沿著', '沿着'],
  ['有著', '有着'],
  ['意味著', '意味着'],
  ['發明瞭', '發明了'],
  ['說明瞭', '說明了'],
  ['證明瞭', '證明了'],
  ['表明瞭', '表明了'],
  ['聲明瞭', '聲明了'],
  ['闡明瞭', '闡明了'],
  ['標明瞭', '標明了'],
  ['指明瞭', '指明了'],
  ['查明瞭', '查明了'],
  ['為瞭解決', '為了解決'],
  ['為瞭解釋', '為了解釋'],
  ['為瞭解除', '為了解除'],
  ['為瞭解放', '為了解放'],
]

/** Our own examination words that mainland schools word otherwise. */
const TO_MAINLAND_WORDS: readonly (readonly [string, string])[] = [
  ['试列出', '请列出'],
  ['试解释', '请解释'],
  ['试简单介绍', '请简单介绍'],
  ['试说明', '请说明'],
  ['是非题', '判断题'],
]

/** Pairs of curly quotation marks become corner brackets, as Hong Kong prints them; a lone mark stays. */
function convertQuotationMarks(text: string): string {
  return text.replace(/“([^“”]*)”/g, '「$1」').replace(/‘([^‘’]*)’/g, '『$1』')
}

const replaceAll = (text: string, changes: readonly (readonly [string, string])[]): string =>
  changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text)

function convertProvenance(provenance: Provenance, convert: (text: string) => string): Provenance {
  if (!provenance.source) return provenance
  const { source } = provenance
  const cited = <Cited extends Citation>(one: Cited): Cited => ({
    ...one,
    quote: convert(one.quote),
    ...(one.heading === undefined ? {} : { heading: convert(one.heading) }),
  })
  return {
    ...provenance,
    source: { ...cited(source), ...(source.further === undefined ? {} : { further: source.further.map(cited) }) },
  }
}

function convertFigure(figure: Figure | undefined, convert: (text: string) => string): { readonly figure?: Figure } {
  if (!figure) return {}
  return {
    figure: {
      ...figure,
      alt: convert(figure.alt),
      ...(figure.caption === undefined ? {} : { caption: convert(figure.caption) }),
    },
  }
}

/** Variants that become alike in the new script are given once. */
function convertKey(key: BlankKey, rich: (text: RichText) => RichText): BlankKey {
  const [best, ...variants] = key
  const first = rich(best)
  const seen = new Set([plainText(first)])
  const others = variants.map(rich).filter((variant) => {
    const words = plainText(variant)
    return !seen.has(words) && seen.add(words) !== undefined
  })
  return [first, ...others]
}

/**
 * Two options that differ only in script would become one, and the key with them no longer single: such options keep
 * their own.
 */
function inNewScript<List extends readonly RichText[]>(
  options: List & readonly RichText[],
  rich: (text: RichText) => RichText,
): { readonly [Index in keyof List]: RichText } {
  return areDistinct(options.map(rich)) ? mapList(options, rich) : mapList(options, (option) => option)
}

const areDistinct = (options: readonly RichText[]): boolean => new Set(options.map(plainText)).size === options.length

/** `map` over a list that holds at least as many items as its type says. */
function mapList<Item, Made, List extends readonly Item[]>(
  list: List & readonly Item[],
  make: (item: Item) => Made,
): { readonly [Index in keyof List]: Made } {
  return list.map(make) as unknown as { readonly [Index in keyof List]: Made }
}
