/** Exact numbers that a sentence states, and other numbers of the same make. */
import type { Random } from '#domain/random.ts'
import type { StudySentence } from './study-sentences.ts'

/**
 * A share, a sum of money and a large count of what once happened are looked up, not learnt; a count of parts or kinds
 * is learnt, and a year of what matters.
 */
export function isWorthAsking({ value, start, end, isYear, decimals, inWords }: Quantity, text: string): boolean {
  if (isYear) return isKeyEvent(text)
  // Near a number lie others, and what is no count of parts or kinds is a detail.
  if (ROUGH.test(text.slice(0, start)) || !COUNTED.test(text.slice(end))) return false
  if (
    /^ ?(?:%|percent|per cent|dollars|euros|amu)/.test(text.slice(end)) ||
    /[$£€]\s?[\d,.]*$/.test(text.slice(0, end)) ||
    /\bmolecular weight\b/i.test(text)
  )
    return false
  // The list beside it counts for the candidate.
  if (value <= MOST_LISTED && /(?:named|called|known as|:|—|\bare|include[sd]?).*,.*\band\b/.test(text.slice(end)))
    return false
  return !(
    (value > MOST_COUNTED || inWords || decimals > 0) &&
    /\b(?:was|were|had|did|administered|conducted|performed|killed|died|lost)\b/.test(text)
  )
}
const ROUGH =
  /(?:~|\b(?:near|nearly|about|around|roughly|approximately|some|only|close to|almost|estimated|on the order of))(?: at| to)? ?(?:values? (?:near|of|around) )?$/i
const COUNTED =
  /^ (?:[\p{L}-]+ ){0,3}(?:types|kinds|classes|stages|phases|steps|chambers|pairs|chromosomes|layers|lobes|parts|groups|branches|bones|vertebrae|carbons?|atoms|electrons|protons|bonds|molecules|acids|degrees|kilocalories|calories|principles|laws|regions|phyla|orders|families|domains|kingdoms|planets|moons|days|hours|minutes|months|years|states|colonies|provinces|members|houses|components|elements|categories|forms|levels|dimensions|factors|sides|strands|valves|bases|nucleotides|membranes|divisions|genes|continents|oceans|zones|tones|notes|lines|syllables|points|ATP)\b/u
const MOST_COUNTED = 100
const MOST_LISTED = 8

/** What a year is worth knowing of: a law, a war, a foundation, a discovery. */
export const isKeyEvent = (text: string): boolean => KEY_EVENT.test(text)
const KEY_EVENT =
  /\b(?:founded|established|formed|created|signed|passed|enacted|ratified|declared|invaded|conquered|captured|elected|abolished|ended|began|broke out|defeated|independence|revolution|war|treaty|act|amendment|constitution|union|strike|rebellion|revolt|empire|dynasty|republic|colony|king|queen|emperor|president|parliament|congress|crash|panic|depression|outlawed|banned|introduced|invented|discovered|patented|ceded|annexed|merged|first)\b/i

export type Quantity = {
  /** As printed: "1,000", "3.5", "46", "seven". */
  readonly text: string
  readonly start: number
  readonly end: number
  readonly value: number
  readonly isYear: boolean
  /** Digits after the point. */
  readonly decimals: number
  /** Written as a word ("seven"). */
  readonly inWords: boolean
}

/**
 * The one quantity of a sentence that can be asked for; undefined when there is none, more than one, or it is a bound
 * ("more than 200").
 */
export function quantityIn(sentence: StudySentence): Quantity | undefined {
  const { text } = sentence
  if (OF_ITS_DAY.test(text) || TELLS_SIZE.test(text) || INCIDENTAL.test(text)) return undefined
  const years = [...text.matchAll(YEAR_OF_EVENT)]
  // The year of what happened, whatever else is counted.
  const numbers: readonly Printed[] =
    years.length === 1
      ? years.map((match) => ({ printed: match[1]!, index: match.index + match[0].length - match[1]!.length }))
      : printedBy(NUMBER, text)
  const words: readonly Printed[] = years.length === 1 ? [] : printedBy(NUMBER_WORD, text)
  const match = numbers[0] ?? words[0]
  // A number that opens the sentence counts something of the sentence before.
  if (!match || numbers.length + words.length !== 1 || match.index === 0) return undefined
  const [start, end] = [match.index, match.index + match.printed.length]
  const [before, after] = [text.slice(0, start), text.slice(end)]
  // Of an example another number may be as good.
  if (/\b(such as|for example|for instance|like|including|e\.g\.)\b/i.test(before)) return undefined
  if (BOUND.test(before) || BOUND_AFTER.test(after) || IN_UNITS.test(after)) return undefined
  // "M 86", "NGC 4884": a name.
  if (/(?:^|[ (])\p{Lu}{1,4} $/u.test(before)) return undefined
  if (
    /[\p{L}$£€#/:.,-]$/u.test(before) ||
    /^(?:[-–/:'’′]|st\b|nd\b|rd\b|th\b|s\b|\p{L}|[.,]\d| ?(?:×|x) ?10)/u.test(after)
  )
    return undefined
  if (words.length > 0) {
    if (match.printed.toLowerCase() === 'two') return undefined
    return {
      text: match.printed,
      start,
      end,
      value: WORD_VALUES.indexOf(match.printed.toLowerCase()),
      isYear: false,
      decimals: 0,
      inWords: true,
    }
  }
  const value = Number(match.printed.replaceAll(',', ''))
  const isYear =
    /^(1[0-9]|20)\d\d$/.test(match.printed) &&
    (/\b(?:Act|Treaty|Law|Constitution|Revolution|War|Amendment)\b.* of $/.test(before) ||
      !/^ [a-z]+s\b/.test(after.replace(/^ (?:as|was|is|has|this|its|his)\b/, ''))) &&
    !/^ ?(?:%|percent|per cent|°|[A-Z]?[a-z]{0,2}\/)/.test(after)
  return {
    text: match.printed,
    start,
    end,
    value,
    isYear,
    decimals: /\.(\d+)$/.exec(match.printed)?.[1]?.length ?? 0,
    inWords: false,
  }
}

type Printed = { readonly printed: string; readonly index: number }
const printedBy = (pattern: RegExp, text: string): Printed[] =>
  [...text.matchAll(pattern)].map((match) => ({ printed: match[0], index: match.index }))

/** Three other numbers like `quantity`, distinct, of the same precision; undefined when none are plausible. */
export function otherQuantities(quantity: Quantity, random: Random): readonly [string, string, string] | undefined {
  const values = random.shuffle(
    quantity.isYear
      ? yearsNear(quantity.value, random)
      : quantity.inWords || quantity.value <= 12
        ? smallNumbersNear(quantity)
        : multiplesOf(quantity),
  )
  const printed = [
    ...new Set(values.filter((value) => value !== quantity.value).map((value) => print(value, quantity))),
  ].filter((text) => text !== quantity.text)
  const [first, second, third] = printed
  return first && second && third ? [first, second, third] : undefined
}

const WORD_VALUES = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The other spelling of a small whole number: "7" for "seven". */
export function otherSpelling(quantity: Quantity): string | undefined {
  if (quantity.inWords) return String(quantity.value)
  return Number.isInteger(quantity.value) ? WORD_VALUES[quantity.value] : undefined
}

const NUMBER = /(?<![\p{L}\d.,-])\d{1,3}(?:,\d{3})+(?:\.\d+)?|(?<![\p{L}\d.,])\d+(?:\.\d+)?/gu
/** With another year in it a statement tells two events. */
const YEAR_OF_EVENT =
  /(?<!\b(?:1[5-9]|20)\d\d\b.*)\b(?:[Ii]n|January|February|March|April|May|June|July|August|September|October|November|December) ((?:1[5-9]|20)\d\d)(?=[,.])(?!.*\b(?:1[5-9]|20)\d\d\b)/g
const NUMBER_WORD = /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi
/** "The vast majority (91 percent)" leaves few numbers to choose from. */
const TELLS_SIZE = /\b(majority|minority|uncommon|common|rare(ly)?|most|few)\b/i
/** Figures of a study, of a case that is only supposed, or of how a word came up: nobody has to know them. */
const INCIDENTAL =
  /\b(?:investigations?|stud(?:y|ies)|surveys?|participants?|surveyed|undergraduates|enrolled|interviewed|adults|respondents|patients|subjects|volunteers|would|could|might|suppose|still|coined|article|researchers?|scientists (?:found|reported|showed)|found that|reported|estimated?|estimates|projected|approximately|roughly|version|released|years old)\b/i
/** A number of a survey or a year that is not named is out of date and found nowhere else. */
const OF_ITS_DAY =
  /\b(recent(ly)?|currently|today|nowadays|this year|last year|to date|as of|so far|one (study|survey|experiment)|(a|the) (study|survey|poll|current implementation))\b/i
/** "more than 200" stays true of 100: such a number cannot be made wrong, nor is it the one right answer. */
const BOUND =
  /\b(more than|less than|fewer than|over|under|at least|at most|up to|as many as|as much as|as few as|nearly|almost|above|below|beyond|exceed(?:s|ing)?|minimum of|maximum of|greater than|lower than|higher than|older than|younger than|between|from|the other|first|last|next|every|to|or|and|than|some|within|type|phase|stage|photosystem|phosphate|vitamin|no\.|number|ages?|aged|line|step|row|column|version|act|article|amendment|unit|level|grade|class|group|generation|chromosome|route|room|page|chapter|model|volume|issue|world war|apollo)\s+(?:of |about |approximately |the |roughly |around )?$/i
/** A measure in symbols ("735 N") is that of one case, worked out. */
const IN_UNITS = /^ ?(N|J|W|V|A|kg|m|s|g|cm|m\/s|Pa|Hz|Ω)\b/
const BOUND_AFTER =
  /^(?:\s+(?:to|or|and|through)\s+(?:\d|two|three|four|five|six|seven|eight|nine|ten|more|less)|\s*[–+]|\s+(?:or more|or less|or fewer|and over|and above|and up))/i

/** Within a generation, never in the future, and no misprint of the year ("1979" for 1997). */
const yearsNear = (year: number, random: Random): number[] => {
  const step = 6 + random.below(7)
  const digits = (other: number): string => [...String(other)].toSorted().join('')
  return [year - 3 * step, year - 2 * step, year - step, year + step, year + 2 * step].filter(
    (other) => other < LATEST_YEAR && digits(other) !== digits(year),
  )
}
const LATEST_YEAR = 2025

const smallNumbersNear = ({ value, decimals, inWords }: Quantity): number[] => {
  if (decimals > 0) return [value / 2, value * 2, value * 1.5, value * 3]
  const near = [value - 2, value - 1, value + 1, value + 2, value + 3].filter(
    (other) => other >= 2 && (!inWords || other <= 12),
  )
  return value === 0 ? [] : near
}

/** Multiples keep the number of round figures that the printed one has. */
const multiplesOf = ({ value, text }: Quantity): number[] => {
  // Beside 46 chromosomes 23 tempts, and 50; nobody takes 69.
  if (value <= 100 && !isShareOf100(value, text))
    return value % 1 === 0
      ? [value * 2, Math.round(value / 2), value + 4, value - 4].filter((other) => other <= 100)
      : [value - 3, value + 3, value + 10]
  const isShare = value <= 100 && /^\d+(\.\d+)?$/.test(text)
  const factors =
    isShare && value > 50 ? [0.25, 0.5, 0.75, 0.6] : isShare && value > 33 ? [0.5, 1.5, 2, 0.75] : [0.5, 2, 1.5, 3]
  return factors.map((factor) => roundLike(value * factor, value))
}

/** Round figures that may be percentages or measures. */
const isShareOf100 = (value: number, text: string): boolean => value >= 30 && value % 10 === 0 && /^\d+$/.test(text)

/** Rounded to as many significant figures as `model` shows before its trailing zeros, at least two. */
function roundLike(value: number, model: number): number {
  const digits = String(model).replace('.', '').replace(/^0+/, '')
  const significant = Math.max(2, digits.replace(/0+$/, '').length)
  return Number(value.toPrecision(significant))
}

function print(value: number, like: Quantity): string {
  if (like.inWords) {
    const word = WORD_VALUES[value] ?? String(value)
    return /^\p{Lu}/u.test(like.text) ? word[0]!.toUpperCase() + word.slice(1) : word
  }
  const fixed = value.toFixed(like.decimals)
  return like.text.includes(',') || (value >= 10_000 && !like.isYear && like.value >= 1000)
    ? fixed.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
    : fixed
}

/** Printed numbers in ascending order. */
export const numericOrder = (printed: readonly string[]): string[] =>
  printed.toSorted((a, b) => valueOf(a) - valueOf(b))

const valueOf = (printed: string): number => {
  const word = WORD_VALUES.indexOf(printed.toLowerCase())
  return word >= 0 ? word : Number(printed.replaceAll(',', ''))
}
