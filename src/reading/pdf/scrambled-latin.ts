/**
 * Tells text in Latin letters that a font without a right map of its codes gives: letters, but no words of any
 * language.
 */
import frequencies from '../topics/english-frequencies.json' with { type: 'json' }

/**
 * So many letters in words of three letters and more are judged, and only where they are the most of the text: names
 * and commands in Chinese text are no sample of a language.
 */
const FEWEST_LETTERS = 100
const LEAST_SHARE = 0.6
/**
 * The design (documents.md) calls text of fewer known words garbage. But indexes, references and other languages have
 * fewer too, so the letters
 * must be strange as well. Pairs of letters, as mean natural logarithms of their odds in English: pages in English
 * reach -2.95 at the lowest,
 * other European languages -3.9; shifted and shuffled letters lie at -3.4 and below, mostly under -4.5. Vowels beside
 * consonants, as a share of
 * all pairs: fourteen languages lie at 0.58 and above, shifted and shuffled letters about 0.2 to 0.6.
 */
const KNOWN_WORDS = 0.55
const STRANGE_PAIRS = -3.35
const VOWELS_BESIDE_CONSONANTS = 0.57
/** A page of little but accented letters is a Cyrillic or Greek font read as Latin. */
const MOST_ACCENTS = 0.6

export function isScrambledLatin(text: string): boolean {
  const words = text.toLowerCase().match(/\p{Script=Latin}{3,}/gu) ?? []
  const letters = words.join('').normalize('NFC')
  if (letters.length < FEWEST_LETTERS || letters.length < LEAST_SHARE * text.replace(/\s/g, '').length) return false
  if ((letters.match(/[^a-z]/g)?.length ?? 0) > MOST_ACCENTS * letters.length) return true
  const english = (model ??= learnEnglish())
  const { odds, alternating } = measurePairs(words, english)
  return (
    odds < STRANGE_PAIRS &&
    alternating < VOWELS_BESIDE_CONSONANTS &&
    words.filter((word) => isKnown(word, english)).length < KNOWN_WORDS * words.length
  )
}

/**
 * Natural logarithms of how likely a letter follows another, at 27 × first + second; 26 stands for the beginning of a
 * word.
 */
type English = { readonly stems: ReadonlySet<string>; readonly pairs: Float64Array }

let model: English | undefined
const START = 26

/** From the stems that the topics are scored with, each counted as often as texts have it. */
function learnEnglish(): English {
  const counts = new Float64Array(27 * 27).fill(0.5)
  const stems = new Set<string>()
  for (const [count, phrases] of Object.entries(frequencies.phrases)) {
    for (const stem of phrases.match(/\b[a-z]{2,}\b/g) ?? []) {
      stems.add(stem)
      forPairs(stem, (pair) => (counts[pair] = (counts[pair] ?? 0) + Number(count)))
    }
  }
  const pairs = counts.map((count, index) => {
    const first = Math.floor(index / 27) * 27
    return Math.log(count / counts.subarray(first, first + 27).reduce((sum, other) => sum + other, 0))
  })
  return { stems, pairs }
}

/** Calls back with 27 × first + second of each two neighbours among the plain letters of a word. */
function forPairs(word: string, callback: (pair: number) => void): void {
  let before = START
  for (let index = 0; index < word.length; index++) {
    const letter = word.charCodeAt(index) - 97
    if (letter < 0 || letter >= START) continue
    callback(27 * before + letter)
    before = letter
  }
}

function measurePairs(words: readonly string[], { pairs }: English): { odds: number; alternating: number } {
  let odds = 0
  let letters = 0
  let neighbours = 0
  let alternating = 0
  for (const word of words) {
    forPairs(word, (pair) => {
      odds += pairs[pair] ?? 0
      letters += 1
      const first = Math.floor(pair / 27)
      if (first === START) return
      neighbours += 1
      if (VOWELS[first] !== VOWELS[pair % 27]) alternating += 1
    })
  }
  return { odds: odds / letters, alternating: alternating / neighbours }
}

const VOWELS = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => 'aeiouy'.includes(letter))

/** Endings are at most this long. */
const LONGEST_ENDING = 5

function isKnown(word: string, { stems }: English): boolean {
  for (let length = word.length; length >= Math.max(3, word.length - LONGEST_ENDING); length--)
    if (stems.has(word.slice(0, length))) return true
  return false
}
