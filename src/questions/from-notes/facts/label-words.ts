/** Words that decide what a label of notes is: no fact at all, a property of the heading's thing, or a term. */
import { anyOf } from '#domain/any-of.ts'

/** Labels that open a remark, a form to be filled in, or a task. */
export const NO_FACT = new RegExp(
  `^(?:${anyOf`
    note|notes|n\.b\.|nb|remember|reminder|remark|remarks|hint|hints|tip|tips|caution|warning|important|attention
    answer|answers|ans|question|questions|q\d*|a\d*|exercise|task|activity|homework|think|discuss|try|example|examples|e\.g\.
    name|class|date|time|page|topic|unit|chapter|lesson|subject|teacher|school|school name|marks?|score|student|form|venue
    aim|aims|objective|objectives|learning objectives|learning outcomes|source|sources|reference|references|figure|fig|table|website|email|tel
    (?:mon|tues|wednes|thurs|fri|satur|sun)day|lesson \d*|period \d*|test|exam|examination|quiz|deadline|due|星期[一二三四五六日]|[週周][一二三四五六日]|第[一二三四五六七八]節|[測测][驗验]|考[試试]
    注意|[提小]示|備註|备注|[註注]|附[註注]|記住|记住|謹記|緊記|答案?|問題?|问题?|題目|题目|練習|练习|習作|思考|想一想|討論|讨论|活動|活动|例子?|例如|舉例|举例
    姓名|班[別别級级]|學號|学号|日期|時間|时间|地[點点]|頁數?|页数?|課題|课题|[單单]元|章節|章节|科目|老師|老师|學校|学校|分數|分数|得分|評分
    學習目標|学习目标|目標|目标|[資资]料來源|来源|參考|参考|[圖图]\d*|表\d*|網址|网址|電話|电话|溫習重點
  `})\\s*\\d*$`,
  'iu',
)

/** Headings of what asks instead of telling. */
export const NO_NOTES = new RegExp(
  anyOf`
    ^(?:\P{L}*)(?:exercises?|questions?|practice|worksheet|homework|quiz|activit(?:y|ies)|answers?|references?|learning (?:objectives|outcomes)|objectives|think about it|discussion|checkpoint|test yourself|review questions?|timetable|schedule)\b
    ^\P{L}*(?:溫習[題题問问]|練習|练习|習作|习作|問題|问题|工作[紙纸]|作業|作业|功[課课]|測驗|测验|答案|思考|想一想|討論|讨论|活動|活动|學習目標|学习目标|[參参]考[資资]料|課後|[時时][間间]表|日程|[進进]度)
  `,
  'iu',
)

/** What is said of one thing under its heading: "Capital: Tokyo". */
export const PROPERTY = new RegExp(
  `^(?:the )?(?:main |official |national |average |total |chemical |scientific |common )?${anyOf`
    capital(?: city)?|population|area|location|position|currency|languages?|religions?|climate|flag|flower|anthem|president|king|queen|leader|founder
    author|inventor|discoverer|composer|born|died|date of (?:birth|death)|birthplace|place of birth|nationality|occupation|dynasty|reign
    symbol|formula|units?|boiling point|melting point|density|colou?r|shape|length|height|weight|mass|size|width|depth|temperature|speed
    habitat|diet|food|lifespan|life span|exports?|imports?|industry|industries|crops?|products?|resources?|structure|name|function|uses?
    (?:high|long|large|small|deep|bigg|short|hott|cold|low|old|great|tall|wide)est (?:\p{L}+ ?){1,3}
    首都|人口|面積|面积|位置|地理位置|氣候|气候|[貨货][幣币]|語言|语言|宗教|國旗|国旗|國花|国花|[總总][統统]|領袖|领袖|創辦人|创办人|作者|朝代|字號?|籍[貫贯]|出生(?:地|年份|日期)?|國籍|国籍
    職業|职业|符號|符号|化學式|化学式|[單单]位|沸[點点]|熔[點点]|密度|[顏颜]色|形[狀状]|長度|长度|高度|重量|質量|质量|大小|[溫温]度|速度|棲息地|栖息地|食性|壽命|寿命|出口|入口
    主要(?:工業|工业|農作物|农作物|出口|[產产]品|[資资]源|城市|河流|山脈|山脉|民族|語言|宗教)|代表作|作品|年號|年号|在位(?:時間|时间|年份)?|都城|國號|国号
    最\p{Script=Han}{1,2}的\p{Script=Han}{1,5}
  `}$`,
  'iu',
)

/** Headings under which words stand with their meanings. */
export const NAMES_TERMS =
  /名[詞词]|概念|定[義义]|[詞词][彙汇語语]|[術术][語语]|\b(?:key (?:terms|words|ideas|concepts)|words to (?:remember|know|learn)|glossary|vocabulary|definitions|terms)\b/iu

/** Headings under which stands what each thing does: 「消化器官」, but not 「管理的四大功能」. */
export const OF_FUNCTIONS = /(?<![大項项種种])(?:功[用能]|作用|[職职]能)|器官|感官|部分|[結结][構构]|用途/u

/** Headings whose items follow one another. */
export const SEQUENCE = {
  en: /\b(?:stages?|steps?|phases?|sequence|order|procedures?|life cycle|cycle|formation|process of|pathway|path of|journey|timeline|how .+ (?:is|are) (?:made|formed|produced|treated))\b/i,
  zh: /步[驟骤]|程序|過程|过程|旅程|[階阶]段|次序|[順顺]序|流程|生命[週周]期|[週周]期|循[環环]|形成$|成長|成长|經過|经过|進程|进程/u,
}
/** What begins again when it has ended. */
export const CYCLE = /\bcycles?\b|[週周]期|循[環环]/iu

/** Headings of columns that hold meanings, and of columns that hold years. */
export const MEANING_COLUMN =
  /^(?:meaning|definition|description|explanation|意思|定[義义]|解[釋释]|說明|说明|描述|含[義义])s?$/i
export const YEAR_COLUMN = /^(?:years?|dates?|time|period|年份|年代|日期|時間|时间|公元)$/i
export const YEAR = /^(?:前|公元前?|c\. ?)?\d{1,4} ?(?:年|BCE?|CE|AD)?(?:\s?[-–—至~]\s?\d{1,4} ?年?)?$/u

/** Words that head a column more often than they stand in one. */
export const COLUMN_HEADING = new RegExp(
  `(?:^|\\s)${anyOf`
    names?|terms?|words?|meanings?|definitions?|descriptions?|functions?|roles?|uses?|examples?|types?|groups?|kinds?|class|features?|characteristics?|properties|property|colou?rs?|results?
    process(?:es)?|landforms?|movements?|events?|years?|dates?|causes?|effects?|advantages?|disadvantages?|units?|symbols?|places?|country|countries|capitals?|structures?|organs?|parts?|substances?|tests?|materials?|sources?
  `}$|${anyOf`
    名[稱称]|名[詞词]|[詞词][語语彙汇]|意思|定[義义]|[說说]明|描述|解[釋释]|功[用能]|作用|用途|例子|種類|种类|[類类][別别型]|特[點点徵征色]|[顏颜]色|[結结]果|[過过]程|事件|年份|年代|日期|時間|时间
    原因|影響|影响|優點|优点|缺點|缺点|[單单]位|符[號号]|地[點点]|國家|国家|首都|[結结]構|器官|部分|物[質质]|[測测][試试]|材料|[來来]源|朝代|人物|內容|内容|[貢贡][獻献]|[習习]俗
  `}(?:（[^）]*）)?$`,
  'iu',
)
