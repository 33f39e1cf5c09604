/** What headings are called that name no topic, and how topics are numbered: in English and both Chinese scripts. */
import { anyOf } from '#domain/any-of.ts'

/** "Chapter 4", "4.1", "第三章", "甲、" before a title. */
export const NUMBERING = new RegExp(
  `^${anyOf`
    (?:chapter|unit|lesson|part|section|module|topic)\s+(?:\d+|[ivxlc]+\b|one|two|three|four|five|six|seven|eight|nine|ten)\b(?:\.\d+)*
    \d{1,3}(?:[.．]\d{1,3})*[.．、)）]?(?=[\s\p{Script=Han}|:：])
    第\s*[一二三四五六七八九十百〇零\d]+\s*[章節节課课單单元編编部篇回講讲卷](?:元)?
    [一二三四五六七八九十]{1,3}(?:[、.．]|\s(?=\p{Script=Han}))
    [（(][一二三四五六七八九十\d]{1,3}[)）]
    [IVX]{1,5}\.(?=\s)|[A-H]\.(?=\s)|(?:part|section)\s+[a-h]\b
    [甲乙丙丁戊己庚]\s*部(?=[\s:：、.．（(])|[甲乙丙丁戊己庚辛壬癸壹貳參肆伍陸柒捌玖拾][、.．]
    【\s*[一二三四五六七八九十\d]{1,3}\s*】|[❶-❿①-⑳]
    §\s*\d+(?:\.\d+)*
  `}`,
  'iu',
)

/** Text below them belongs to the topic around it. */
export const OPENING = new RegExp(
  `^${anyOf`
    (?:chapter |general )?introduction(?: to (?:this )?(?:chapter|unit))?|(?:chapter )?overview|chapter outline
    background|preface|foreword|(?:learning |chapter )?(?:objectives|outcomes|goals)|what you will learn
    before you (?:begin|start)|connection for .*
    引言|前言|導言|导言|緒論|绪论|序言?|概述|簡介|简介|學習目標|学习目标|本章(?:目標|目标|概要|簡介|简介)|導論
    导论
  `}$`,
)

/** Exercises, references and what else stands around the topics of a book. */
export const APPARATUS = new RegExp(
  `^${anyOf`
    (?:chapter |section |key )?(?:summary|summaries|review|recap)(?: (?:questions|exercises))?
    key (?:terms|words|concepts|equations|ideas|points|takeaways)(?: and .*)?|conclusions?(?: and .*)?
    references?(?: cited)?|bibliography|works cited|further (?:reading|research|work)|future work|related work
    suggested reading|(?:table of )?contents|index|glossary|vocabulary
    (?:review |practice |self-check |critical thinking |personal application |discussion |study |art connection |visual connection )?questions?
    (?:end of chapter )?exercises?(?: \d+(?:\.\d+)?[a-z]?)?|problems?(?: (?:and|&) exercises)?
    conceptual questions|critical thinking|answers?(?: key)?|answer key|test prep.*|section quiz|quiz
    acknowledge?ments?|credits|copyright|licen[sc]e|about the authors?|authors?|notes|footnotes|see also
    (?:check|test) your(?:self| understanding| knowledge| progress)|self[- ](?:check|test|assessment)|try (?:it|this)(?: yourself)?
    (?:exam|revision|study) tips?|common (?:mistakes|errors|misconceptions)|homework(?: .*)?|practice(?: questions)?|think about it
    external links|abstract|list of (?:figures|tables)|colophon|title page|.* licen[sc]e|.* exercises
    标题页|標題頁|封面|.{0,6}致[谢謝]|.{0,8}版本?[许許]可.{0,4}|许可证|許可證|參考(?:文獻|資料|書目)
    参考(?:文献|资料|书目)|目錄|目录|索引|術語表|术语表|詞彙表|词汇表|關鍵詞|关键词|重點詞彙|摘要|總結|总结|小結
    小结|本章(?:小結|小结|總結|总结|摘要|重點|重点)|結語|结语|練習題?|练习题?|習題|习题|思考題?|思考题?|問題
    问题|複習(?:題|題目)?|复习(?:题|题目)?|課後(?:練習|習題)|课后(?:练习|习题)|鳴謝|致謝|致谢|版權.*|版权.*|註釋
    (?:自我|重點|重点|單元|单元|課堂|课堂)(?:測試|测试|檢測|检测|評估|评估|自測|自测|練習|练习|小測|小测)|(?:課後|课后)(?:問題|问题|練習|练习)
    溫習(?:題|重點|問題)|温习(?:题|重点|问题)|想想做做|想一想|試一試|试一试|(?:考試|考试|答題|答题)(?:提示|技巧)|(?:常見|常见)(?:錯誤|错误|誤解|误解)
    注釋|注释|備註|外部連結|外部链接|參見|参见|答案
  `}$`,
)

/** Sections of a worksheet or paper, named by their type of question. */
export const QUESTION_SECTION = new RegExp(
  `^${anyOf`
    (?:multiple[- ]choice|true[- /]*(?:or[- ])?false|short(?:[- ]answers?)?|long|structured|open[- ]ended|data[- ]based|matching|essay|comprehension|conventional|discussion)(?: (?:questions?|items?|type|exercises?))*
    fill[- ]in[- ](?:the[- ])?blanks?|fill in the (?:gaps?|missing words)|mcqs?|matching|proofreading
    (?:worksheet|homework|assignment)(?: \d+)?
    (?:多項|多项|單項|单项)?[選选][擇择][題题]?|(?:多項|單項)選擇題|填充題?|填充题?|填空[題题]?|是非[題题]
    判[斷断][題题]|[對对][錯错][題题]|配[對对][題题]?|[簡简]答[題题]|短答[題题]|短[問问][題题]|[長长]答?[題题]
    [長长][問问][題题]|[問问]答[題题]|[論论]述[題题]|[結结][構构](?:式[問问])?[題题]
    [資资]料(?:回應|回应|分析)?[題题]|[閱阅][讀读]理解|工作[紙纸]|作[業业]|家[課课]|[語语]文[運运]用
  `}$`,
)
