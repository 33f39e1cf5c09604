/**
 * Writes the numbers of Word's lists. Sources: ECMA-376 part 1, 17.18.59 (formats by name); [MS-OSHARED] 2.2.1.3 (the
 * same by their numbers in .doc).
 */

/** A number in a format by its name in .docx; Western figures where the format is not known. */
export function formatListNumber(value: number, format: string): string {
  switch (format) {
    case 'upperLetter':
      return letterOf(value)
    case 'lowerLetter':
      return letterOf(value).toLowerCase()
    case 'upperRoman':
      return romanOf(value)
    case 'lowerRoman':
      return romanOf(value).toLowerCase()
    case 'decimalZero':
      return String(value).padStart(2, '0')
    case 'decimalFullWidth':
    case 'decimalFullWidth2':
      return String(value).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    case 'decimalEnclosedCircle':
    case 'decimalEnclosedCircleChinese':
      return value >= 1 && value <= 20 ? String.fromCodePoint(0x245f + value) : String(value)
    case 'decimalEnclosedParen':
      return `(${value})`
    case 'decimalEnclosedFullstop':
      return `${value}.`
    case 'ideographEnclosedCircle':
      return `(${countChinese(value, COUNTING)})`
    case 'chineseCounting':
    case 'chineseCountingThousand':
    case 'taiwaneseCounting':
    case 'taiwaneseCountingThousand':
    case 'japaneseCounting':
      return countChinese(value, COUNTING)
    case 'ideographDigital':
    case 'taiwaneseDigital':
    case 'japaneseDigitalTenThousand':
      return value <= 10
        ? countChinese(value, COUNTING)
        : String(value).replace(/\d/g, (digit) => '〇一二三四五六七八九'.charAt(Number(digit)))
    case 'chineseLegalSimplified':
      return countChinese(value, LEGAL_SIMPLIFIED)
    case 'ideographLegalTraditional':
      return countChinese(value, LEGAL_TRADITIONAL)
    case 'ideographTraditional':
      return '甲乙丙丁戊己庚辛壬癸'[value - 1] ?? String(value)
    case 'ideographZodiac':
      return '子丑寅卯辰巳午未申酉戌亥'[value - 1] ?? String(value)
    default:
      return String(value)
  }
}

/** The name of a format that a .doc gives by its number; `bullet` and `none` show no number. */
export function listFormatOf(code: number): string {
  return FORMAT_CODES.get(code) ?? 'decimal'
}

const FORMAT_CODES: ReadonlyMap<number, string> = new Map([
  [0, 'decimal'],
  [1, 'upperRoman'],
  [2, 'lowerRoman'],
  [3, 'upperLetter'],
  [4, 'lowerLetter'],
  [10, 'ideographDigital'],
  [11, 'japaneseCounting'],
  [14, 'decimalFullWidth'],
  [17, 'japaneseDigitalTenThousand'],
  [18, 'decimalEnclosedCircle'],
  [19, 'decimalFullWidth2'],
  [22, 'decimalZero'],
  [23, 'bullet'],
  [26, 'decimalEnclosedFullstop'],
  [27, 'decimalEnclosedParen'],
  [28, 'decimalEnclosedCircleChinese'],
  [29, 'ideographEnclosedCircle'],
  [30, 'ideographTraditional'],
  [31, 'ideographZodiac'],
  [33, 'taiwaneseCounting'],
  [34, 'ideographLegalTraditional'],
  [35, 'taiwaneseCountingThousand'],
  [36, 'taiwaneseDigital'],
  [37, 'chineseCounting'],
  [38, 'chineseLegalSimplified'],
  [39, 'chineseCountingThousand'],
  [255, 'none'],
])

/** After Z come AA, BB; a damaged file may count from anything. */
function letterOf(value: number): string {
  if (value < 1) return String(value)
  return String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.min(10, Math.floor((value - 1) / 26) + 1))
}

function romanOf(value: number): string {
  const signs = [
    [1000, 'M'],
    [900, 'CM'],
    [500, 'D'],
    [400, 'CD'],
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const
  let rest = Math.min(value, 3999)
  let roman = ''
  for (const [worth, sign] of signs) {
    for (; rest >= worth; rest -= worth) roman += sign
  }
  return roman
}

/** Digits from zero, and the signs of ten and a hundred. */
type ChineseFigures = {
  readonly digits: string
  readonly ten: string
  readonly hundred: string
  readonly saysOneTen: boolean
}
const COUNTING: ChineseFigures = { digits: '零一二三四五六七八九', ten: '十', hundred: '百', saysOneTen: false }
const LEGAL_TRADITIONAL: ChineseFigures = { digits: '零壹貳參肆伍陸柒捌玖', ten: '拾', hundred: '佰', saysOneTen: true }
const LEGAL_SIMPLIFIED: ChineseFigures = { digits: '零壹贰叁肆伍陆柒捌玖', ten: '拾', hundred: '佰', saysOneTen: true }

function countChinese(value: number, { digits, ten, hundred, saysOneTen }: ChineseFigures): string {
  if (value >= 1000) return String(value)
  if (value < 10) return digits[value] ?? String(value)
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10]
  const first = hundreds > 0 ? digits.charAt(hundreds) + hundred : ''
  const bare = hundreds === 0 && tens === 1 && !saysOneTen
  const middle = tens > 0 ? (bare ? '' : digits.charAt(tens)) + ten : hundreds > 0 && ones > 0 ? digits.charAt(0) : ''
  return first + middle + (ones > 0 ? digits.charAt(ones) : '')
}
