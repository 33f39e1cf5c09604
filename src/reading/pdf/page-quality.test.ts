import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { isGarbage, isScan } from './page-quality.ts'

const ENGLISH =
  'The cell is the smallest unit of life. All that lives is made of one cell or of many cells that work together as one body, and every cell comes from another cell that was there before it. '.repeat(
    3,
  )
const CHINESE = '細胞是生物體結構和功能的基本單位，由細胞膜、細胞質和細胞核組成，能夠進行新陳代謝。'.repeat(3)

/** Every code 29 lower, as glyph numbers of a font without a map are. */
const glyphNumbers = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(Math.max(33, sign.charCodeAt(0) - 29)))
const swapped = (text: string): string =>
  text.toLowerCase().replace(/[etaoin]/g, (letter) => 'taoine'['etaoin'.indexOf(letter)]!)
const inUnicode = (text: string, by: number): string =>
  text.replace(/\p{Script=Han}/gu, (character) => String.fromCodePoint(character.codePointAt(0)! + by))
const asGbk = (text: string): string => iconv.decode(Buffer.from(text), 'gbk')

const shifted = (text: string): string =>
  text.toLowerCase().replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 7) % 26) + 97))
const rare = Array.from({ length: 90 }, (_, index) => String.fromCharCode(0x9000 + index * 23)).join('')

describe('the quality of a page', () => {
  test.each([
    { name: 'English', text: ENGLISH, garbage: false },
    { name: 'Chinese', text: CHINESE, garbage: false },
    {
      name: 'French',
      text: 'La cellule est la plus petite unité de la vie et tous les êtres vivants en sont faits. '.repeat(6),
      garbage: false,
    },
    {
      name: 'a list of words',
      text: 'osmosis diffusion membrane nucleus ribosome enzyme protein chlorophyll respiration mitosis chromosome gene allele '.repeat(
        4,
      ),
      garbage: false,
    },
    {
      name: 'an index of names',
      text: 'Aaronson, Abbott, Achebe, Akhmatova, Bakhtin, Beauvoir, Bhabha, Borges, Chaudhuri, Coetzee, Dostoyevsky, Faulkner, Gogol, Kawabata, Mahfouz, Nguyen, Ondaatje, Pushkin, Rushdie, Soyinka, Wittgenstein '.repeat(
        2,
      ),
      garbage: false,
    },
    {
      name: 'species',
      text: 'Bauhinia blakeana, Ficus microcarpa, Delonix regia, Nepenthes mirabilis, Hylarana guentheri, Kaloula pulchra, Calotes versicolor, Papilio xuthus, Passer montanus, Ardea cinerea '.repeat(
        2,
      ),
      garbage: false,
    },
    {
      name: 'Polish',
      text: 'Komórka jest podstawową jednostką życia. Wszystkie organizmy żywe są zbudowane z komórek, które współpracują ze sobą i wymieniają związki chemiczne. '.repeat(
        3,
      ),
      garbage: false,
    },
    {
      name: 'Malay',
      text: 'Sel ialah unit asas kehidupan. Semua benda hidup terdiri daripada sel, dan setiap sel berasal daripada sel yang telah wujud sebelumnya dalam badan. '.repeat(
        3,
      ),
      garbage: false,
    },
    {
      name: 'pinyin',
      text: 'xibao shi shengwuti jiegou he gongneng de jiben danwei, you xibaomo, xibaozhi he xibaohe zucheng, nenggou jinxing xinchen daixie. '.repeat(
        3,
      ),
      garbage: false,
    },
    {
      name: 'a page of formulas',
      text: 'F = ma, E = mc², v = u + at, s = ut + ½at², PV = nRT, Q = mcΔT, sin²θ + cos²θ = 1, lim f(x) = 0, log xy = log x + log y '.repeat(
        4,
      ),
      garbage: false,
    },
    {
      name: 'Japanese',
      text: '細胞は生物の基本的な単位であり、すべての生物は細胞から成る。気孔や葉緑体の働きを図で説明せよ。'.repeat(4),
      garbage: false,
    },
    {
      name: 'classical Chinese',
      text: '豫章故郡，洪都新府。星分翼軫，地接衡廬。襟三江而帶五湖，控蠻荊而引甌越。物華天寶，龍光射牛斗之墟；人傑地靈，徐孺下陳蕃之榻。雄州霧列，俊采星馳。臺隍枕夷夏之交，賓主盡東南之美。',
      garbage: false,
    },
    { name: 'glyph numbers for letters', text: glyphNumbers(ENGLISH), garbage: true },
    { name: 'six letters that changed places', text: swapped(ENGLISH), garbage: true },
    {
      name: 'a Cyrillic font read as Latin',
      text: 'Êëåòêà ÿâëÿåòñÿ îñíîâíîé åäèíèöåé æèçíè è âñå æèâîå ñîñòîèò èç êëåòîê êîòîðûå ðàáîòàþò âìåñòå '.repeat(3),
      garbage: true,
    },
    { name: 'Chinese with shifted codes', text: inUnicode(CHINESE, 3), garbage: true },
    { name: 'Chinese in a wrong encoding', text: asGbk(CHINESE), garbage: true },
    { name: 'a list of figures', text: '12.5 13.7 14.2 '.repeat(50), garbage: false },
    { name: 'letters shifted in the alphabet', text: shifted(ENGLISH), garbage: true },
    { name: 'Chinese characters that nobody uses', text: rare, garbage: true },
    { name: 'private-use characters', text: 'abcdefghij\ue123\ue124 abcdefghij', garbage: true },
    { name: 'one private-use sign in a long text', text: `${ENGLISH}\ue123`, garbage: false },
  ])('$name: garbage = $garbage', ({ text, garbage }) => {
    expect(isGarbage(text)).toBe(garbage)
  })

  test.each([
    { text: '12', pictures: true, scan: true },
    { text: '', pictures: false, scan: false },
    { text: 'A picture book with text below', pictures: true, scan: false },
  ])('"$text" beside pictures ($pictures): a scan = $scan', ({ text, pictures, scan }) => {
    expect(isScan(text, pictures)).toBe(scan)
  })
})
