/** The words of a text by their stems, and which of them tell something. */
import { tagChinese } from '#reading/words/chinese.ts'
import { stemEnglish } from '#reading/words/english.ts'

const LONGEST = 2000

/** Stems in order, without punctuation; numbers as digits, a negation as `not`. */
export function wordsOf(text: string): string[] {
  const short = text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/[’‘]/g, "'")
  return /\p{Script=Han}/u.test(short) ? chineseWords(short) : englishWords(short)
}

function englishWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/n't\b/g, ' not')
      .replace(/\bcannot\b/g, 'can not')
      .match(/\d+(?:\.\d+)?%?|[\p{L}\p{M}]+(?:'[\p{L}]+)?/gu) ?? []
  ).map((word) => (/^\d/.test(word) ? word : NEGATIONS.has(word) ? 'not' : stemEnglish(word.replace(/'s$/, ''))))
}

function chineseWords(text: string): string[] {
  return tagChinese(text)
    .flatMap(({ tokens }) => tokens)
    .filter(({ text: word }) => /[\p{L}\p{N}]/u.test(word))
    .map(({ stem }) => (CHINESE_NEGATION.test(stem) ? 'not' : stem))
}

const NEGATIONS = new Set([
  'not',
  'no',
  'never',
  'neither',
  'nor',
  'none',
  'without',
  'except',
  'hardly',
  'rarely',
  'unless',
])
const CHINESE_NEGATION = /^(?:不|沒|没|没有|并非|非|无|未|不是|不会|不能|不可|从不|从未|除了|除)$/u
const EMPTY = new Set(
  `a an the of in on at to for from by with as and or but is are was were be been being it its this that these those which who whom whose what when where why how do does did has have had can could may might will would shall should
  there their they he she his her him i we you your our us them than then so such into about over under between also very most more some any each all following called name known term state statement answer describe explain give list complete fill blank correct according text passage author mainly best one
  的 了 是 在 和 与 及 或 之 为 以 于 由 而 所 其 这 那 这些 那些 它 他 她 们 它们 有 会 可 可以 能 能够 被 把 将 对 从 到 中 上 下 里 内 外 等 个 种 次 也 都 就 又 很 最 更 哪 哪些 哪个 哪一 何 何者 什么 甚么 如何 怎样 多少 几 下列 以下 根据 文章 正确 说法 称 称为 叫 叫做 一 一个 一种 请 试 写出 指出 列出 解释 说明`
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (/^[a-z]+$/.test(word) ? stemEnglish(word) : word)),
)

/** Words that carry the meaning: no articles, pronouns, question words; numbers and negations do. */
export const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => !EMPTY.has(word))

export const isNegated = (words: readonly string[]): boolean => words.includes('not')
export const isNumberWord = (word: string): boolean => /^\d/.test(word)
