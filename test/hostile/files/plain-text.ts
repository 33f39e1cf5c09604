/** Plain texts that are long, strange, or shaped to make patterns backtrack. */
import { documentXml, HONEST, paragraph, writeDocx } from '../bytes/docx-bytes.ts'
import { flateStream, HONEST_LINES, lines, onePage } from '../bytes/pdf-bytes.ts'
import { byMechanism, type HostileFile } from '../hostile-file.ts'

const CHARACTERS_IN_10_MB = 10_000_000
const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8')
/** To the length that a plan allows, just under. */
const fill = (unit: string, bytes = CHARACTERS_IN_10_MB): Buffer => Buffer.alloc(bytes, unit)
const SENTENCE = 'Photosynthesis is the process by which green plants make glucose from carbon dioxide and water. '

const lengths = byMechanism('Text of great length', [
  { name: '10-megabytes-on-one-line.txt', make: () => fill(SENTENCE) },
  { name: '10-megabytes-of-one-letter.txt', make: () => fill('a'), short: true },
  { name: '10-megabytes-of-chinese-on-one-line.txt', make: () => fill('光合作用是綠色植物利用陽光製造葡萄糖的過程，') },
  { name: '5-million-lines.txt', make: () => fill('a\n') },
  { name: '3-million-empty-lines.txt', make: () => Buffer.concat([utf8(SENTENCE), fill('\r\n \t\r', 9_000_000)]) },
  { name: '200000-headings.txt', make: () => utf8(Array.from({ length: 200_000 }, (_, index) => `${index}. Chapter ${index}\n\n`).join('')) },
  { name: '100000-different-terms.txt', make: () => utf8(Array.from({ length: 100_000 }, (_, index) => `The ${word(index)} ${word(index * 31)} is the ${word(index * 17)} of ${word(index * 13)}. `).join('')) },
  { name: '100000-different-chinese-sentences.txt', make: () => utf8(Array.from({ length: 100_000 }, (_, index) => `${hanWord(index)}是${hanWord(index * 7)}的${hanWord(index * 3)}。`).join('')) },
  { name: '200000-different-sentences.txt', make: () => utf8(Array.from({ length: 200_000 }, (_, index) => `${word(index)} ${word(index * 3)} grows.\n`).join('')) },
  { name: '10-megabytes-of-capital-letters.txt', make: () => fill('PHOTOSYNTHESIS ') },
])

/** Each would be quadratic or worse for a careless pattern over words, brackets, numbers, leaders or emphasis. */
const UNITS: readonly { readonly name: string; readonly unit: string; readonly end?: string; readonly short?: boolean }[] = [
  { name: 'letters-then-a-mark', unit: 'a', end: '!' },
  { name: 'opening-brackets', unit: '(' },
  { name: 'square-brackets', unit: '[' },
  { name: 'full-width-brackets', unit: '（「『《' },
  { name: 'dots', unit: '.' },
  { name: 'spaced-dots', unit: '. ' },
  { name: 'stars', unit: '*' },
  { name: 'spaced-stars', unit: '* a', short: true },
  { name: 'dollars', unit: '$' },
  { name: 'dollars-and-letters', unit: '$a ' },
  { name: 'backslashes', unit: '\\' },
  { name: 'underscores', unit: '_a' },
  { name: 'dashes', unit: '-' },
  { name: 'hyphened-letters', unit: 'a-' },
  { name: 'spaces', unit: ' ', end: 'x' },
  { name: 'tabs-and-spaces', unit: '\t ', end: 'x\n' },
  { name: 'digits', unit: '1' },
  { name: 'numbers-with-dots', unit: '1.' },
  { name: 'numbers-with-commas', unit: '1,000,' },
  { name: 'roman-numerals', unit: 'IVXLC' },
  { name: 'capital-words', unit: 'Abc ' },
  { name: 'commas-and-ands', unit: 'x, and ' },
  { name: 'that-that', unit: 'that ' },
  { name: 'is-a-of-the', unit: 'is a part of the ' },
  { name: 'quotation-marks', unit: '"\'“' },
  { name: 'chinese-commas', unit: '，、' },
  { name: 'chinese-one-sign', unit: '的' },
  { name: 'chinese-numerals', unit: '第一章' },
  { name: 'question-marks', unit: '?!' },
  { name: 'addresses', unit: 'a@a.' },
  { name: 'web-addresses', unit: 'http://' },
  { name: 'equals-signs', unit: '= ' },
]
const patterns = byMechanism('Text that makes patterns backtrack', UNITS.flatMap(({ name, unit, end = '', short }) => [
  { name: `300000-${name}.txt`, make: () => utf8(`${SENTENCE.repeat(20)}\n\n${unit.repeat(Math.ceil(300_000 / unit.length))}${end}\n\n${SENTENCE.repeat(20)}`), ...(short ? { short } : {}) },
]))

const unicode = byMechanism('Strange Unicode', [
  { name: '3-million-combining-marks.txt', make: () => utf8(`e${'\u0301'.repeat(3_000_000)} ${SENTENCE.repeat(10)}`), short: true },
  { name: 'overrides-of-direction.txt', make: () => utf8(`${'\u202E'.repeat(100_000)}${SENTENCE.repeat(50)}${'\u2066\u202B'.repeat(100_000)}`) },
  { name: 'nul-between-letters.txt', make: () => utf8([...SENTENCE.repeat(2000)].join('\0')) },
  { name: 'lone-surrogates.txt', make: () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(SENTENCE.repeat(100), 'utf16le'), Buffer.alloc(200_000, Buffer.from([0x00, 0xd8])), Buffer.from(SENTENCE, 'utf16le')]), short: true },
  { name: 'utf-16-of-odd-length.txt', make: () => Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(SENTENCE.repeat(100), 'utf16le'), Buffer.from([0x41])]) },
  { name: 'overlong-utf-8.txt', make: () => Buffer.concat([utf8(SENTENCE.repeat(20)), Buffer.alloc(100_000, Buffer.from([0xc0, 0xaf, 0xf8, 0x88, 0x80]))]) },
  { name: 'joined-families-of-emoji.txt', make: () => utf8(`${SENTENCE.repeat(10)}${'👨‍👩‍👧‍👦\u200d'.repeat(100_000)}`) },
  { name: 'private-use-and-unassigned.txt', make: () => utf8(`${'\uE000\uF8FF\u{10FFFD}\u{E0001}\uFFFE'.repeat(60_000)}${SENTENCE}`) },
  { name: 'ligatures-that-unfold-18-times.txt', make: () => utf8(`${SENTENCE}${'\uFDFA'.repeat(500_000)}`) },
  { name: 'control-characters.txt', make: () => Buffer.concat([utf8(SENTENCE), Buffer.alloc(500_000, Buffer.from([1, 2, 3, 7, 8, 0x1b, 0x7f]))]) },
  { name: 'zero-width-and-soft-hyphens.txt', make: () => utf8(`${SENTENCE}${'\u200b\u00ad\ufeff\u2060'.repeat(300_000)}${SENTENCE}`) },
  { name: 'every-plane-of-unicode.txt', make: () => utf8(Array.from({ length: 300_000 }, (_, index) => { const point = (index * 37) % 0x10ffff; return String.fromCodePoint(point >= 0xd800 && point < 0xe000 ? 0x20 : point) }).join('')) },
  { name: 'random-bytes.txt', make: () => randomBytes(1_000_000) },
])

/**
 * What has no space in it keeps a tokenizer that looks for words busy with the square of its length; every kind of file
 * can hold it.
 */
const ENDLESS: readonly { readonly name: string; readonly unit: string }[] = [
  { name: 'letters', unit: 'a' },
  { name: 'dashes', unit: '-' },
  { name: 'underscores', unit: '_' },
  { name: 'stars', unit: '*' },
  { name: 'addresses', unit: 'http://' },
]
const endless = byMechanism('A word without end', ENDLESS.flatMap(({ name, unit }) => {
  const word = unit.repeat(Math.ceil(600_000 / unit.length))
  return [
    { name: `600000-${name}.docx`, make: () => writeDocx(documentXml(HONEST + paragraph(word))) },
    { name: `600000-${name}.pdf`, make: () => onePage(flateStream('', `${lines(HONEST_LINES)} BT /F1 1 Tf (${word}) Tj ET`)) },
    { name: `600000-${name}-after-a-sentence.txt`, make: () => utf8(`${SENTENCE}${word}`) },
  ]
}))

export const plainText: readonly HostileFile[] = [...lengths, ...patterns, ...unicode, ...endless]

const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'je', 'ki', 'lo', 'mu', 'na', 'pe', 'qui', 'ro', 'su', 'ta']
const word = (seed: number): string => [0, 4, 8, 12].map((shift) => SYLLABLES[(seed >> shift) & 15]).join('')
const hanWord = (seed: number): string => String.fromCodePoint(0x4e00 + ((seed * 7919) % 20_000), 0x4e00 + ((seed * 104729) % 20_000))

/** The same bytes every time: xorshift. */
function randomBytes(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 2463534242
  for (let index = 0; index < length; index += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    bytes[index] = state & 0xff
  }
  return bytes
}
