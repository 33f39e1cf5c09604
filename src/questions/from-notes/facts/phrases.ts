/** How what a line says continues its label. */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { steps } from '#domain/steps.ts'
import { tagChinese } from '#reading/words/chinese.ts'
import { tagEnglish } from '#reading/words/english.ts'
import { NAMES_TERMS, OF_FUNCTIONS } from './label-words.ts'
import type { Phrase } from './note-fact.ts'

/** `title` is the heading of the list. */
export const phraseOf = (subject: string, said: string, language: PaperLanguage, title = ''): Phrase =>
  isChinese(language) ? chinesePhrase(subject, said, title) : englishPhrase(said)

/** What is doubtful counts as a clause: its questions quote it, which is right for every form. */
function englishPhrase(said: string): Phrase {
  const first = /^\p{L}+/u.exec(said)?.[0].toLowerCase() ?? ''
  if (/^(?:an?|the|one|any|each)$/.test(first)) return hasFiniteVerb(said) ? 'clause' : 'noun'
  const [, verb, next, third] = tagEnglish(`It ${said}`).flatMap(({ tokens }) => tokens)
  const isVerb =
    /^[a-z]+[^s]s an? /.test(said) ||
    /^(?:is|are|has|have|can)$/.test(first) ||
    (verb?.tag === 'VERB' && /[^su]s$/.test(first))
  // "discovered radium", but not "made of cellulose".
  if ((first.endsWith('ed') || PAST.test(first)) && next !== undefined && /^(?:DET|NOUN|PROPN|NUM|ADJ)$/.test(next.tag))
    return 'predicate'
  if (isVerb && next?.tag !== 'VERB' && !(next?.tag === 'NOUN' && third?.tag === 'ADV')) return 'predicate'
  if (hasFiniteVerb(said)) return 'clause'
  return verb?.tag !== 'VERB' && /^(?:[\p{L}-]+ ){1,3}of\b|\b(?:which|that|who)\b/u.test(said) ? 'noun' : 'clause'
}

const PAST = /^(?:wrote|built|led|made|won|began|became|fought|took|gave|drew|sang|ruled|founded)$/

/** One that belongs to no "which", "that", "where" before it. */
export function hasFiniteVerb(said: string): boolean {
  const [main = said] = said.split(
    /,? (?:(?:in|by|from|through|on|to|at|of|with) )?(?:which|that|who|whose|where|when|while) /,
  )
  if (/[^s]s (?:up|down|off|out|together) (?:an?|the|its) /.test(main)) return true
  const tokens = tagEnglish(`It is ${main}`).flatMap((sentence) => sentence.tokens)
  return steps(
    tokens.slice(2),
    ({ tag: before }, { tag, text }) =>
      tag === 'AUX' || (tag === 'VERB' && /[^s]s$/.test(text) && !/^(?:ADP|DET|ADJ|CCONJ)$/.test(before)),
  ).includes(true)
}

function chinesePhrase(subject: string, said: string, title: string): Phrase {
  const [head] = said.split(/[，；]/u)
  const noun = /的([^的，；]{1,8})$/u.exec(said)?.[1] ?? /的([^的，；]{1,8})$/u.exec(head ?? '')?.[1]
  if (noun !== undefined && (GENUS.test(noun) || NAMES_TERMS.test(title) || noun.includes(subject.slice(-1))))
    return 'noun'
  const [first, second] = tagChinese(said).flatMap(({ tokens }) => tokens)
  if (first === undefined) return 'noun'
  const [name] = tagChinese(subject).flatMap(({ tokens }) => tokens)
  // 「控制」 is done and does nothing; 「會自行發光的天體」 is no deed.
  if (name?.tag.startsWith('v') || (noun !== undefined && /^[會会能可由用以]/u.test(said))) return 'clause'
  if (OPENS_PREDICATE.test(said)) return 'predicate'
  // 「吸收食物中的養分」, 「選擇時放棄的選項」: only readers know which is a noun.
  if (/^(?:v|p|d|x$)/.test(first.tag)) return noun === undefined || OF_FUNCTIONS.test(title) ? 'predicate' : 'clause'
  if (first.tag.startsWith('n') && second !== undefined && /^a|^d/.test(second.tag)) return 'predicate'
  return /^(?:是|指)/u.test(said) ? 'predicate' : 'clause'
}

/** What sort of thing a meaning ends with. */
const GENUS =
  /(?:制度?|現象|现象|過程|过程|方法|方式|物[質质]|[長长]官|官[員员職职]|皇帝|君主|人物?|地方|地[區区帶带形]|[國国]家|[組组][織织]|[機机][構构關关]|器官|[儀仪]器|工具|[動动]物|植物|能力|[圖图]形|[數数]字?|[關关][係系]|[運运][動动]|[戰战][爭争]|政策|措施|[條条][約约]|文[學学件]|[詩诗]歌?|作品|[書书]|[學学][說说]|思想|[資资]源|部分|[階阶]段|[時时]期|[變变]化|反[應应]|比[例率]|[總总]和|距[離离]|面[積积]|[細细]胞|[組组][織织]|行[為为]|[權权]利|[義义][務务]|[責责]任|[詞词語语]|句子?|情[況况]|[狀状][態态]|[稅税]制?)$/u
const OPENS_PREDICATE =
  /^(?:把|將|将|以|用|由|被|令|使|能|可|會|会|有|位於|位于|記錄|记录|幫助|帮助|提供|形狀|形状|表面|外形|外表|體形|體型|体形|顏色|颜色|質地|质地|氣味|气味|身體|身体|體內|体内|沒有|没有)/u
