/** Phrases of a Chinese document that may be its terms. */
import { itemAt } from '#domain/must-be-there.ts'
import type { Token } from '../words/token.ts'
import { collectCandidates, type Candidates, type PhrasePlace } from './candidate-phrase.ts'
import { EMPTY_WORDS as ENGLISH_EMPTY_WORDS } from './english-empty-words.ts'
import type { TaggedBlock } from './tagged-block.ts'

const LONGEST_PHRASE = 5
const LONGEST_CHARACTERS = 16

/** Every run of up to five words that ends in a noun (or a noun-like verb). */
export const chineseCandidates = (blocks: readonly TaggedBlock[]): Candidates =>
  collectCandidates(blocks, (tokens) => wordRuns(tokens).flatMap(({ from, to }) => phrasesOf(tokens, from, to)))

/**
 * jieba's tags of words that may stand in a term, and of those that may end one; `x` is a word that jieba does not
 * know.
 */
const INSIDE = /^(?:n|nr|nz|nt|ns|nrt|nrfg|vn|an|eng|l|i|j|b|a|v|m|g|ng|vg|q|s|f|t|x|k|z|zg|ag|h|d|ad|vd)$/
const LAST = /^(?:n|nr|nz|nt|ns|nrt|nrfg|vn|an|eng|l|i|j|v|ng|vg|g|t|s|x|k|zg|a|b)$/
const NEVER_ALONE = /^(?:m|q|f|vg|ng|g|k|ag|h|d|ad|vd|zg)$/
const NEVER_FIRST = /^(?:m|q|k|d|ad|vd)$/
/** In Simplified characters, as stems are. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `的 了 和 是 在 对 与 为 本文 表明 进行 采用 通过 提出 有 到 中 上 下 时 后 前 内 外
  可以 可能 能够 使用 利用 成为 称为 认为 包括 位于 没有 其中 之间 以上 以下 以及 以后 以前 之后 之前 当时 主要 重要 一般 常常 现在 今天 时候 这些 那些 这种 一些 一种 一个 各种 许多 很多 不同 大部分 要 会 能 使 让 由
  指 等 者 个 种 位 次 例如 比如 开始 出现 发生 形成 产生 具有 存在 得到 受到 进入 作为 属于 需要 应该 就是 还有 看到 来 去 做 用 说 写 最 大 小 多 少 高 低 新 旧 早 晚 全 第一 第二 第三 不 很 更 都 也 已 又 再 就 还 并 均 则 较
  一带 大量 史称 当中 二世 一世 三世 当年 同年 次年 翌年`.split(/\s+/),
)
/** Too general to be a term alone, but not to end one (聚类分析). */
const GENERAL_WORDS: ReadonlySet<string> = new Set(
  `方法 结果 目的 结论 研究 分析 问题 影响 作用 应用 情况 过程 基础 方面 患者 特点 水平 变化 关系 因素 技术 系统 组 例 年 月 日 部分 图 表 章 节 页 名 人们 人 事 事情 东西 例子 方式 时期 地区 世纪 期间 时代 人士 初期 后期 中期 末期`.split(
    /\s+/,
  ),
)

function wordRuns(tokens: readonly Token[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  let from = 0
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at]
    if (
      token &&
      INSIDE.test(token.tag) &&
      !EMPTY_WORDS.has(token.stem) &&
      !ENGLISH_EMPTY_WORDS.has(token.stem) &&
      /^[\p{L}\p{N}\-+.·]+$/u.test(token.text)
    )
      continue
    if (at > from) runs.push({ from, to: at })
    from = at + 1
  }
  return runs
}

/** A hyphen or a middle dot stands only within a term. */
const isSign = ({ text }: Token): boolean => !/[\p{L}\p{N}]$/u.test(text)
const mayBegin = (token: Token): boolean => !NEVER_FIRST.test(token.tag) && !isSign(token)
const mayEnd = (token: Token): boolean => LAST.test(token.tag) && !isSign(token)
const mayBeAlone = ({ tag, stem, text }: Token): boolean =>
  !NEVER_ALONE.test(tag) && !GENERAL_WORDS.has(stem) && /[^\d.+·-]/.test(text)

/** Every stretch of a run that may be a term: not too long, ending in a noun, not beginning with a number. */
function phrasesOf(tokens: readonly Token[], from: number, to: number): PhrasePlace[] {
  const found: PhrasePlace[] = []
  const ends = tokens.slice(from, to).map(mayEnd)
  for (let start = from; start < to; start += 1) {
    if (!mayBegin(itemAt(tokens, start))) continue
    let key = ''
    let form = ''
    for (let end = start + 1; end <= Math.min(to, start + LONGEST_PHRASE); end += 1) {
      const last = itemAt(tokens, end - 1)
      key += last.stem
      form += last.text
      if (form.length > LONGEST_CHARACTERS) break
      if (form.length < 2 || !ends[end - 1 - from] || (end === start + 1 && !mayBeAlone(last))) continue
      // Chinese has no capital letters to count.
      found.push({ start, end, key, form, nested: start > from || end < to, showsCapitals: false })
    }
  }
  return found
}
