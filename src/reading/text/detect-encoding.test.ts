import { existsSync, readFileSync } from 'node:fs'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { DEEP } from '#test/deep.ts'
import { decodeBytes, type Encoding } from './decode-bytes.ts'
import { detectEncoding } from './detect-encoding.ts'
import { toSimplified } from '../words/convert-chinese.ts'

const TRADITIONAL =
  '第一章　細胞與生命\n細胞是生物體最基本的結構和功能單位。植物細胞有細胞壁、葉綠體和大液泡，動物細胞則沒有。一六六五年，英國科學家虎克用自製的顯微鏡觀察軟木薄片，看見許多小格子，便把它們叫做「細胞」。' +
  '香港的濕地保護區位於新界西北，每年冬天有數以萬計的候鳥在此停留。漁民在基圍裏養蝦，鷺鳥在泥灘上覓食，學生常到這裏考察。\n二、光合作用\n綠色植物利用陽光，把二氧化碳和水變成葡萄糖，並放出氧氣。光照強度、溫度和二氧化碳濃度都會影響光合作用的速率。' +
  '辛亥革命之後，清帝退位，中華民國成立。孫中山辭去臨時大總統職務，由袁世凱繼任。其後軍閥割據，各地戰事不斷，百姓生活困苦。請回答下列問題：為甚麼革命能在短時間內得到各省響應？'
const SIMPLIFIED = toSimplified(TRADITIONAL)
const HONG_KONG =
  '佢哋喺茶餐廳食咗碟叉燒飯，飲埋杯凍檸茶先返學。嗰個阿伯話：「呢間舖頭開咗三十年喇，街坊街里個個都識得我。」老師問我哋知唔知道深圳河邊嘅紅樹林住咗啲乜嘢動物，冇人答到。'
const ENGLISH =
  'Chapter 4: Cells — the units of life\nEvery living thing is made of cells. The naïve observer’s résumé of a cell, “a bag of water”, leaves out the membrane, the nucleus and the ribosomes.\n' +
  'A café owner in Zürich keeps the façade at 21 °C; a school in São Paulo measures 30 °C ± 2. The teacher paid £25 for the microscope. Señor Núñez’s coöperation was vital.\n'
const FRENCH =
  'L’été dernier, nos élèves ont étudié la forêt : à côté de l’école, ils ont trouvé des chênes âgés et un étang où vivent des grenouilles. Où étaient les hérissons ? Ça, personne ne l’a noté.\n'
const GERMAN =
  'Die Größe der Zelle hängt von ihrer Aufgabe ab. Für die Prüfung müssen die Schüler wissen, daß Öl und Wasser sich nicht mischen; ähnliche Übungen stehen auf Seite zwölf.\n'

const WIDE: readonly Encoding[] = ['utf-8', 'utf-16le', 'utf-16be']
const TEXTS: readonly { readonly name: string; readonly text: string; readonly encodings: readonly Encoding[] }[] = [
  { name: 'Traditional Chinese', text: TRADITIONAL, encodings: [...WIDE, 'big5-hkscs', 'gb18030'] },
  { name: 'Simplified Chinese', text: SIMPLIFIED, encodings: [...WIDE, 'gb18030'] },
  { name: 'Cantonese with Hong Kong characters', text: HONG_KONG, encodings: [...WIDE, 'big5-hkscs', 'gb18030'] },
  { name: 'English with accents and signs', text: ENGLISH, encodings: [...WIDE, 'windows-1252'] },
  { name: 'French', text: FRENCH, encodings: [...WIDE, 'windows-1252'] },
  { name: 'German', text: GERMAN, encodings: [...WIDE, 'windows-1252'] },
]
const LENGTHS = [40, 100, 400, 2000]

/** Pieces of one length that begin all over the text, which is repeated to be long enough. */
function* snippets(text: string, length: number, count: number): Generator<string> {
  const long = text.repeat(Math.ceil((length + text.length) / text.length))
  for (let index = 0; index < count; index += 1)
    yield long.slice(Math.floor((index * text.length) / count)).slice(0, length)
}

/** Share of snippets whose text comes back unchanged, and the ones that do not. */
function measure(text: string, encoding: Encoding, count = 25): { readonly right: number; readonly wrong: string[] } {
  let all = 0
  const wrong: string[] = []
  for (const length of LENGTHS) {
    for (const snippet of snippets(text, length, count)) {
      all += 1
      const bytes = iconv.encode(snippet, encoding)
      const detected = detectEncoding(bytes)
      const written = iconv.decode(bytes, encoding, { stripBOM: false })
      if (decodeBytes(bytes.subarray(detected.markLength), detected.encoding) !== written)
        wrong.push(`${detected.encoding}: ${snippet.slice(0, 40)}`)
    }
  }
  return { right: 1 - wrong.length / all, wrong }
}

describe('detectEncoding on own texts', () => {
  const cases = TEXTS.flatMap(({ name, text, encodings }) => encodings.map((encoding) => ({ name, text, encoding })))
  test.each(cases)('$name in $encoding comes back unchanged in at least 99.5 % of snippets', ({ text, encoding }) => {
    const { right, wrong } = measure(text, encoding)
    expect(right, wrong.slice(0, 5).join('\n')).toBeGreaterThanOrEqual(0.995)
  })

  test.each([
    { name: 'UTF-8', bytes: [0xef, 0xbb, 0xbf, 0x41], encoding: 'utf-8', markLength: 3 },
    { name: 'UTF-16 little-endian', bytes: [0xff, 0xfe, 0x41, 0x00], encoding: 'utf-16le', markLength: 2 },
    { name: 'UTF-16 big-endian', bytes: [0xfe, 0xff, 0x00, 0x41], encoding: 'utf-16be', markLength: 2 },
    { name: 'GB 18030', bytes: [0x84, 0x31, 0x95, 0x33, 0x41], encoding: 'gb18030', markLength: 4 },
  ] as const)('the byte order mark of $name is believed', ({ bytes, encoding, markLength }) => {
    expect(detectEncoding(Uint8Array.from(bytes))).toEqual({ encoding, markLength })
  })

  test('a UTF-8 text with one damaged byte stays UTF-8', () => {
    const bytes = iconv.encode(TRADITIONAL, 'utf-8')
    bytes[300] = 0xff
    expect(detectEncoding(bytes).encoding).toBe('utf-8')
  })

  test('Hong Kong characters of Big5-HKSCS are read as themselves', () => {
    expect(decodeBytes(iconv.encode('佢哋喺嗰度食咗嘢', 'big5-hkscs'), 'big5-hkscs')).toBe('佢哋喺嗰度食咗嘢')
  })
})

const shared = '../shared/documents'
describe.skipIf(!existsSync(shared))('detectEncoding on real texts', () => {
  const real = existsSync(shared)
    ? ([
        { name: 'drcd-reader.utf8.txt', encodings: [...WIDE, 'big5-hkscs', 'gb18030'] },
        { name: 'zh-heart.txt', encodings: [...WIDE, 'gb18030'] },
        { name: 'zh-kublai-khan.txt', encodings: [...WIDE, 'gb18030'] },
        { name: 'zh-renminbi.txt', encodings: [...WIDE, 'gb18030'] },
      ] as const)
    : []
  const cases = real.flatMap(({ name, encodings }) => encodings.map((encoding) => ({ name, encoding })))
  const isDetected = ({ name, encoding }: (typeof cases)[number], snippets: number): void => {
    const { right, wrong } = measure(readFileSync(`${shared}/${name}`, 'utf8'), encoding, snippets / LENGTHS.length)
    expect(right, `${wrong.length} wrong:\n${wrong.slice(0, 8).join('\n')}`).toBeGreaterThanOrEqual(0.995)
  }
  test.each(cases)('$name in $encoding: at least 99.5 % of 40 snippets', (one) => isDetected(one, 40))
  test.each(cases)('$name in $encoding: at least 99.5 % of 160 snippets', DEEP, (one) => isDetected(one, 160))
})
