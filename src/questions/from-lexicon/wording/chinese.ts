/** How questions on terms are worded in Chinese, as Hong Kong papers do; Simplified follows by conversion. */
import type { PaperLanguage } from '#domain/language.ts'
import type { LexiconTerm, TermClass } from '#lexicon/lexicon-row.ts'
import { convertWords } from '../../convert-script.ts'
import type { Wording } from './wording.ts'

/** What these name is asked for as itself, the rest as the meaning of a word. */
const WHICH: Partial<Record<TermClass, string>> = {
  person: '下列哪一位人物是',
  place: '下列哪一個地方是',
  event: '下列哪一事件是',
  period: '下列哪一個時期是',
  institution: '下列哪一個機構是',
}
/** Said of what has a name of its own: 「……是____」; of others: 「……稱為____」. */
const NAMED: ReadonlySet<TermClass> = new Set(['person', 'place', 'event', 'period', 'document', 'institution'])

export function chineseWording(language: PaperLanguage): Wording {
  const say = (text: string): string => (language === 'zh-CN' ? convertWords(text, language) : text)
  const name = (term: LexiconTerm): string => say(term.name.zh)
  const definition = (term: LexiconTerm): string => say(term.definition.zh)
  const statement = (term: LexiconTerm, said: string): string =>
    NAMED.has(term.class) ? `${name(term)}是${said}。` : say(`「${term.name.zh}」是指${said}。`)
  return {
    language,
    name: ({ zh }) => say(zh),
    aliases: ({ aliases }) => aliases.zh.map(say),
    definition,
    option: (text) => text,
    askTerm: (term) => `${say(WHICH[term.class] ?? '下列哪一項是指')}${definition(term)}？`,
    askMeaning: (meaning) => say(`下列哪一項是指${meaning}？`),
    askDefinition: (term) => say(`下列哪一項正確描述「${term.name.zh}」？`),
    blank: (term) => `${say('以下所描述的是')}____：${definition(term)}。`,
    statement,
    distinguish: (one, other) => say(`試指出「${one.name.zh}」與「${other.name.zh}」的分別。`),
    joined: (sentences) => sentences.join(''),
    orOther: say('其他合理答案亦可'),
    aboutChapter: (chapter) => say(`回答下列有關「${chapter}」的問題。`),
    answer: (said) => `${said.join('；')}。`,
    both: (one, other) => statement(one, definition(one)) + statement(other, definition(other)),
    correct: (wrong) => say(`某同學寫道：『${wrong}』試指出並改正當中的錯誤。`),
    corrected: (term, meant) => [say(`所描述的其實是「${meant.name.zh}」。`), statement(term, definition(term))],
    match: say('把左欄的詞語與右欄的描述配對。'),
    orderOf: ({ zh }) => say(`按「${zh}」排列，下列哪一項正確？`),
    chain: (steps) => steps.join(' → '),
    explain: (names) => say(`試分別說明${names.map((one) => `「${one}」`).join('、')}的意思。`),
    entry: (term, point) => `${name(term)}：${say(point)}`,
    factOf: (thing, property) => say(`${thing}的${property}是下列哪一項？`),
    factValue: (thing, property, value) => say(`${thing}的${property}是${value}。`),
    sentence: (term) => statement(term, definition(term)),
    points,
  }
}

/** 「以……，把……的儀器」: parted at its comma. */
function points(definition: string): readonly string[] {
  const at = definition.indexOf('，')
  const [first, second] = [definition.slice(0, at), definition.slice(at + 1)]
  return at < 0 || first.length < 5 || second.length < 5 ? [definition] : [first, second]
}
