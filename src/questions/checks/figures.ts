/**
 * Numbers that are asked for: none that stands beside a list of so many things, and none of a single study. Only of
 * questions made from a text: problems to be worked out are full of such numbers.
 */
import { anyOf } from '#domain/any-of.ts'
import { exchangedNumber, numbersOf } from './false-by-form.ts'
import { flaw } from './item-flaw.ts'
import type { ItemView, Rule } from './item-view.ts'
import { numberOf } from './option-numbers.ts'

/** The number is counted in the stem: "Mercury, Venus, and Mars are ____ planets", or said there again. */
export const countedList: Rule = (view) => {
  const number = view.quote === undefined ? undefined : numberAskedFor(view)
  if (number === undefined || number < 2) return []
  const { stem, chinese } = view
  if (lengthsOfLists(stem, chinese).includes(number)) return [flaw('reject', 'counted_list', 'stem', String(number))]
  return view.item.type !== 'true_false' && number < 100 && numbersOf(stem, chinese).includes(number)
    ? [flaw('reject', 'counted_list', 'stem', String(number))]
    : []
}

/** The answer where it is a number; of a false statement, the number that was exchanged. */
function numberAskedFor({ item, answers, stem, quote, chinese }: ItemView): number | undefined {
  if (answers.length === 1)
    return (
      numberOf(answers[0]!) ??
      (ALL_NUMERAL.test(answers[0]!) &&
      (!chinese || /多少|[幾几]|_{2,}[^，。]{0,2}[個个種种項项階阶位座次條条名句人顆颗]/.test(stem))
        ? numbersOf(answers[0]!, chinese)[0]
        : undefined)
    )
  return item.type !== 'true_false' || item.key || quote === undefined
    ? undefined
    : exchangedNumber(stem, quote, chinese)
}

const ALL_NUMERAL =
  /^(?:[零〇一二兩两三四五六七八九十百千]+\p{Script=Han}?|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))$/iu

/** How many things each list of a text names. */
function lengthsOfLists(text: string, chinese: boolean): number[] {
  if (!chinese)
    return [...text.matchAll(/(?:[^,.;:?]+,\s+){1,}(?:and|or)\s+[^,.;:?]+/g)].map(([list]) => list.split(/,\s+/).length)
  return text
    .split(/[。；：:？?]/)
    .flatMap((sentence) => [
      sentence.split('、').length,
      sentence.split('，').length,
      sentence.split(/[、，和及與与]/).length,
    ])
    .filter((length) => length >= 3)
}

/** The size of a sample, the year of a study, a figure of a case that is only imagined. */
export const incidentalFigure: Rule = (view) => {
  const { stem, quote, chinese } = view
  if (quote === undefined) return []
  const found =
    numberAskedFor(view) !== undefined ? (chinese ? INCIDENTAL.zh : INCIDENTAL.en).exec(stem)?.[0] : undefined
  const ofStudy = !chinese && view.item.type === 'true_false' && /\d/.test(stem) ? STUDY.exec(stem)?.[0] : undefined
  const troops = chinese && isExchanged(view) ? TROOPS.exec(stem)?.[0] : undefined
  const shown =
    found ??
    ofStudy ??
    (troops !== undefined && numbersOf(troops, chinese).some((number) => !numbersOf(quote, chinese).includes(number))
      ? troops
      : undefined)
  return shown === undefined ? [] : [flaw('reject', 'incidental_figure', 'stem', shown)]
}

const isExchanged = ({ item, stem, quote, chinese }: ItemView): boolean =>
  item.type === 'true_false' && !item.key && quote !== undefined && exchangedNumber(stem, quote, chinese) !== undefined
/** What one study counted is no more worth judging than asking. */
const STUDY = /^In (?:a|one|another) (?:\p{L}+ )?(?:study|survey|poll|experiment|trial|investigation)\b/iu
const TROOPS = /率(?:領|领)?\p{Script=Han}{0,2}(?:軍|军|兵)[\d一二三四五六七八九十]+[萬万千百人]/u

const INCIDENTAL = {
  en: new RegExp(
    anyOf`
      \bin (?:one|another|a (?:recent|classic|\d{4})) (?:\w+ )?(?:study|investigation|experiment|survey|trial|poll)\b
      \b(?:participants|respondents|interviewees|test subjects|sample of)\b
      \b(?:scientists|researchers|psychologists|economists|investigators) (?:found|find|showed|show|discovered|discover|reported|report|studied|surveyed)\b
      \b(?:mice|rats)\b|\bfirst (?:coined|used the term)\b|\bwas coined\b|\bwould (?:still )?(?:be|have)\b
      \bversion\b
    `,
    'i',
  ),
  zh: new RegExp(
    anyOf`
      率(?:領|领)?\p{Script=Han}{0,2}(?:軍|军|兵)(?:\p{Script=Han}{0,2}多少|_{2,})
      受試者|受试者|受訪者|受访者|[參参][與与加]者|[樣样]本|(?:研究|調查|调查|實驗|实验)人[員员]
      (?:一[項项次]|有)(?:研究|調查|调查|實驗|实验)|(?:研究|調查|调查)(?:發現|发现|顯示|显示)|小白鼠|版本
    `,
    'u',
  ),
}
