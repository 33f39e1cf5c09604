/** How questions on notes are worded in Chinese, as Hong Kong papers do; Simplified follows by conversion. */
import type { PaperLanguage } from '#domain/language.ts'
import { convertWords } from '../../convert-script.ts'
import type { NoteFact, NoteList } from '../facts/note-fact.ts'
import { NAMES_TERMS, OF_FUNCTIONS, YEAR } from '../facts/label-words.ts'
import type { Wording } from './wording.ts'

/** Of events; in other tables the year is one of the things that are told. */
const isYear = ({ thing, facts }: NoteList): boolean =>
  thing === undefined && facts.every(({ object }) => YEAR.test(object))
const ofPeople = ({ title = '' }: NoteList): boolean =>
  /人物|皇帝|帝王|君主|[詩诗]人|作家|科[學学]家|[將将][領领]|英雄|[領领]袖/u.test(title)
const ofFunctions = ({ title = '' }: NoteList): boolean => OF_FUNCTIONS.test(title)
const joined = (text: string): string => text.replace(/\s*[;；]\s*/gu, '，')
/** 「看東西」 alone is no statement: the eye is used for it. */
const isBareVerb = (text: string): boolean => /^[看聽听聞闻嚐嘗尝摸走跑呼]/u.test(text) && [...text].length <= 5

export function chineseWording(language: PaperLanguage): Wording {
  const say = (text: string): string => (language === 'zh-CN' ? convertWords(text, language) : text)
  const done = ({ object }: NoteFact, list: NoteList): string =>
    `${isBareVerb(object) && !ofPeople(list) ? '用來' : ''}${joined(object)}`
  const statement = (fact: NoteFact, list: NoteList, other = fact): string => {
    const said = joined(other.object)
    if (other.phrase === 'predicate') return `${fact.subject}${done(other, list)}。`
    if (other.phrase === 'clause')
      return `「${said}」所描述的是${ofPeople(list) ? fact.subject : `「${fact.subject}」`}。`
    return ofPeople(list) ? `${fact.subject}是${said}。` : `「${fact.subject}」是指${said}。`
  }
  /** 「農曆日期」 for 「日期（農曆）」, 「所屬的朝代」 for 「朝代」. */
  const relation = ({ relation: name = '' }: NoteFact): string => {
    const plain = name.replace(/^(\p{Script=Han}+)[（(](\p{Script=Han}{1,3})[）)]$/u, '$2$1')
    return /^(?:朝代|年代|[時时]期|[國国]家|地[區区]|[類类][別别]|[種种][類类])$/u.test(plain)
      ? `所屬的${plain}`
      : plain
  }
  const property = (fact: NoteFact): string =>
    `${fact.subject}${relation(fact).startsWith('最') ? (/^(?:世界|全球)$/u.test(fact.subject) ? '上' : '') : /^所[屬属]/u.test(relation(fact)) ? '' : '的'}${relation(fact)}`
  const kindOf = (list: NoteList): string => (ofPeople(list) ? '哪一位人物' : '哪一項')
  const counted = (what: string, number: string): string =>
    `${number}${/(?:種類|种类|[類类][別别型]|方法|物[質质]|[動动植食]物)$/u.test(what) ? '種' : /例子?$/u.test(what) ? '個' : '項'}`
  const members = (title: string): string | undefined =>
    MEMBERS.test(title) && !OWNED_BY_NONE.test(title)
      ? title
      : /^(?:如何|怎[樣样])(.+)$/u.test(title)
        ? `${title.replace(/^(?:如何|怎[樣样])/u, '')}的方法`
        : undefined
  const wording: Wording = {
    option: (text) => text,
    name: (text) => text,
    askTerm: (fact, list) =>
      fact.phrase === 'noun'
        ? `下列${kindOf(list)}是${ofPeople(list) ? '' : '指'}${joined(fact.object)}？`
        : fact.phrase === 'predicate'
          ? `下列${kindOf(list)}${done(fact, list)}？`
          : `「${joined(fact.object)}」所描述的是下列${kindOf(list)}？`,
    blankTerm: (fact, list) =>
      fact.phrase === 'predicate'
        ? `____${done(fact, list)}。`
        : `以下所描述的${ofPeople(list) ? '人物' : ''}是____：${joined(fact.object)}。`,
    stateMeaning: (fact, list) =>
      ofPeople(list)
        ? `試簡述${fact.subject}的${fact.phrase === 'noun' ? '歷史地位' : '事跡'}。`
        : fact.subject.startsWith('《')
          ? `試簡述${fact.subject}的內容。`
          : fact.phrase !== 'noun' &&
              !NAMES_TERMS.test(list.title ?? '') &&
              (fact.phrase === 'predicate' || ofFunctions(list))
            ? `試簡述${fact.subject}的${ofFunctions(list) && !LOOKS.test(fact.object) ? (/功能|作用|[職职]能|用途/u.exec(list.title ?? '')?.[0] ?? '功用') : '特點'}。`
            : `試說明「${fact.subject}」的意思。`,
    statement,
    match: ({ layout, facts }, isOneSpare) =>
      `把左欄的項目與右欄${layout === 'entries' ? '的描述' : `相應的${relation(facts[0])}`}配對。${isOneSpare ? '（右欄有一項不會用到。）' : ''}`,
    askValue: (fact, list) =>
      isYear(list) ? `「${fact.subject}」一事發生於哪一年？` : `下列哪一項是${property(fact)}？`,
    stateValue: (fact) => `${property(fact)}${/位置$|地[點点]$/u.test(relation(fact)) ? '在哪裏' : '是甚麼'}？`,
    askThing: (fact, list) =>
      isYear(list)
        ? `下列哪一件事發生於${fact.object}？`
        : `下列何者${/^所[屬属]/u.test(relation(fact)) ? '' : '的'}${relation(fact)}是「${joined(fact.object)}」？`,
    blankValue: (fact, list) => (isYear(list) ? `「${fact.subject}」一事發生於____。` : `${property(fact)}是____。`),
    value: (fact, list, other = fact) =>
      isYear(list) ? `「${fact.subject}」一事發生於${other.object}。` : `${property(fact)}是${joined(other.object)}。`,
    example: (fact, _, known) =>
      `試舉出${property(fact).replace(/的?([^的]*)$/u, '')}的${counted(relation(fact), known > 1 ? '兩' : '一')}${relation(fact)}。`,
    anyTwo: '任何兩項：',
    orOther: '或其他合理答案',
    markEach: '每項1分',
    members: (title) => {
      const kind = members(title)
      return kind === undefined ? undefined : `試列舉${counted(kind, '兩')}${kind}。`
    },
    twoOf: (kind) => `試列舉${counted(kind, '兩')}${kind}。`,
    askMember: (kind) => `下列哪一項屬於${kind}？`,
    order: (title, isOfEvents) =>
      isOfEvents ? '下列哪一項按時間先後正確排列以下事件？' : `下列哪一項正確顯示「${title}」的先後次序？`,
    colon: '：',
    stop: '。',
    join: (texts) => texts.join('；'),
  }
  return language === 'zh-CN' ? simplified(wording, say) : wording
}

const MEMBERS =
  /(?:方法|原因|影響|影响|特[點点徵征色]|因素|好[處处]|[壞坏][處处]|[優优缺][點点]|例子|功[能用]|措施|[條条]件|[習习][慣惯]|[種种][類类]|[類类][型別别]|[結结後后]果|作用|[貢贡][獻献]|目的|意[義义]|用途|成因|途[徑径]|[規规]則|守則|原[則则]|[症徵]狀|[資资]源|[產产]品|建[議议]|政策|改革|[發发]明|成就|物[質质]|[動动植]物)$/u
/** 「未能成功的原因」: of what, only the notes above it say. */
const OWNED_BY_NONE =
  /^(?:主要|其[他它]|常[見见]|重要|未能|不能|成功|失[敗败]|衰落|[滅灭]亡|[爆發发]+|[產产]生|出[現现]|形成|的)*\p{Script=Han}{2}$|[和與与及].{2}$/u
/** What a thing looks like, and not what it does. */
const LOOKS = /^(?:呈|有|形|外|表面|[體体]|[沒没]有|由|含)/u

/** Every sentence in Simplified characters; the notes' own words are in them already. */
function simplified(wording: Wording, say: (text: string) => string): Wording {
  return Object.fromEntries(
    Object.entries(wording).map(([name, worded]) => [
      name,
      typeof worded === 'string'
        ? say(worded)
        : (...given: never[]) => {
            const result = (worded as (...all: never[]) => unknown)(...given)
            if (typeof result === 'string') return say(result)
            return result === undefined
              ? undefined
              : Object.fromEntries(
                  Object.entries(result as Record<string, string>).map(([key, text]) => [key, say(text)]),
                )
          },
    ]),
  ) as Wording
}
