/**
 * Cuts English text into sentences by their printed ends, knowing abbreviations, initials, quotations and list numbers.
 */
import { addTrimmed, type Stretch } from './stretch.ts'

/**
 * The sentences of a text as stretches (UTF-16 units) without the white space around them. A line end always ends a
 * sentence
 * (a table has its rows on lines). wink-nlp's own boundaries are not used: they cut "See Fig. 3" and join "at 5 °C.
 * It".
 */
export function splitEnglishSentences(text: string): Stretch[] {
  const sentences: Stretch[] = []
  let start = 0
  for (const mark of text.matchAll(/[.!?…。！？]+["'”’»)\]]*|\n/g)) {
    const end = mark.index + mark[0].length
    if (mark[0] !== '\n' && !endsSentence(text, start, mark.index, end)) continue
    addTrimmed(sentences, text, start, end)
    start = end
  }
  addTrimmed(sentences, text, start, text.length)
  return sentences
}

/** Never end a sentence. */
const NEVER_LAST = new Set(
  `dr mr mrs ms prof st fig figs eq eqs eqn vol ch chap sec sect vs e.g i.e eg ie cf approx pp ed eds gen sen rep gov capt lt col sgt rev hon mt dept ca viz
  resp ref refs tab ex op cit p para art var spp subsp jan feb mar apr jun jul aug sep sept oct nov dec messrs mme mlle`.split(
    /\s+/,
  ),
)
/** End a sentence only when a word follows that usually opens one. */
const SELDOM_LAST = new Set([
  'al',
  'inc',
  'ltd',
  'co',
  'corp',
  'jr',
  'sr',
  'ph.d',
  'm.d',
  'b.sc',
  'm.sc',
  'b.a',
  'm.a',
  'sp',
  'v',
  'no',
  'nos',
])
/** What opens a sentence, and seldom continues a name after an abbreviation or an initial. */
const OPENERS = new Set(
  `the a an this that these those it its he she they we you i his her their our my in on at of for from to with by as if when where while although though because since
  after before during however therefore thus but and or so then there here what which who how why each all some many most such no not one two both another other once today
  is are was were do does did can could may might should would will let consider see note`.split(/\s+/),
)
/** Words before a lone capital letter that make it a name of a thing, not an initial of a person: "vitamin C." */
const LETTERED =
  /(?:vitamin|hepatitis|type|group|point|grade|class|option|part|plan|section|appendix|figure|table|factor|phase|line|angle|°)\s*$/i

function endsSentence(text: string, start: number, mark: number, end: number): boolean {
  const [, nextWord = ''] = /^\s*["'“‘([]*(\S*)/.exec(text.slice(end, end + 60)) ?? []
  if (end >= text.length || nextWord === '') return true
  const before = text.slice(Math.max(start, mark - 40), mark)
  if (!/^\s/.test(text.slice(end, end + 1)))
    return (/\p{Ll}{2}$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(nextWord)) || /[。！？]/.test(text.charAt(mark))
  if (startsLower(nextWord)) return false
  if (text[mark] !== '.' || end - mark > 1) return true
  if (/^\s*\(?(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,4})$/.test(text.slice(start, mark).slice(0, 12)) && mark - start < 12)
    return false
  const [word = ''] = /[\p{L}\p{N}.]*$/u.exec(before) ?? []
  const lower = word.toLowerCase()
  const opens = OPENERS.has(nextWord.toLowerCase().replace(/[^a-z]+.*$/, ''))
  if (NEVER_LAST.has(lower)) return false
  if (lower === 'no' || lower === 'nos') return !/^\d/.test(nextWord)
  if (SELDOM_LAST.has(lower)) return opens
  if (/^(?:[a-z]\.)+[a-z]$/.test(lower)) return /^[ap]\.m$/.test(lower) || opens
  if (/^\p{Lu}$/u.test(word)) return opens || LETTERED.test(before.slice(0, -1))
  return true
}

/** "pH" and "mRNA" may open a sentence; "he" may not. */
function startsLower(word: string): boolean {
  return /^\p{Ll}/u.test(word) && !/^\p{Ll}{1,2}\p{Lu}/u.test(word)
}
