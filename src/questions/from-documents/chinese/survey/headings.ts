/** Headings as they read inside a Chinese stem. */
import { headingRole, topicName } from '#reading/topics/heading-title.ts'

/** "二、西漢的建立" → "西漢的建立"; undefined where the heading names no matter of its own (導言, 練習) or is a whole sentence. */
export function headingInWords(heading: string | undefined): string | undefined {
  if (heading === undefined || headingRole(heading) !== 'topic') return undefined
  const title = topicName(heading)
    .replace(/[（(][^（）()]*[）)]$/, '')
    .trim()
  const characters = (title.match(/\p{Script=Han}/gu) ?? []).length
  return characters < 2 || title.length > LONGEST || EMPTY.test(title) || /[。？！?!；;:：]/.test(title)
    ? undefined
    : title
}

/**
 * The matter of a heading for questions on what stands under it; a title may be a single word (電). Undefined where it
 * names several.
 */
export function matterOfHeading(heading: string | undefined): string | undefined {
  const title =
    headingInWords(heading) ??
    (heading !== undefined && /^\p{Script=Han}$/u.test(heading.trim()) ? heading.trim() : undefined)
  return title !== undefined && (/[、與与和及]/.test(title) || SIDE_ALONE.test(title)) ? undefined : title
}

/** Of what, only the heading above says: 戰爭背景, 早年生活, 簡介; both scripts. */
const SIDE_ALONE =
  /^(?:[戰战][爭争]|[時时]代|[歷历]史|社[會会]|早年|[晚中]年|早期|晚期|主要|基本|[內内]部|外部)?(?:背景|生活|[結结][構构]|[經经][過过]|[過过]程|[結结]果|[簡简]介|[概簡简]述|[名稱称]+|形[態态]|成因|原因|影[響响]|特[點点徵征]|[評评][價价]|逝世|起源|由[來来]|[種种][類类]|[類类]型)$/
const LONGEST = 22
/** Names of lessons and boxes, not of what they are about; both scripts. */
const EMPTY =
  /^(?:第.{1,4}[章節节課课單单元]+|課文|课文|正文|(?:閱讀|阅读)?教材|讀本|读本|內容|内容|其他|其它|概況|概况|概要|歷史|历史|影響|影响|類型|类型|構造|构造|結構|结构|特點|特点|分類|分类|知識點|知识点|知識(?:卡|窗|拓展)|知识(?:卡|窗|拓展)|小知識|小知识|你知道嗎|你知道吗|想一想|做一做|想想議議|想想议议|重點|重点|筆記|笔记|提示|資料.{0,2}|资料.{0,2}|活動.{0,2}|活动.{0,2}|例子|定義|定义|背景|描述|概述|簡介|简介|介紹|介绍|總結|总结|小結|小结|隨時間的改變|随时间的改变|現況|现况|現狀|现状|特徵|特征|應用|应用|用途|成因|原因|過程|过程|功能|作用|方法|步驟|步骤|原理|機制|机制)$/
