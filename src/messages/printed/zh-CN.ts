/** 印在试卷上的文字：简体中文。 */
import type { Shortfall } from '#domain/blueprint.ts'
import type { Difficulty } from '#domain/difficulty.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { QuestionType } from '#domain/question.ts'
import { TOPIC_DEFAULTS } from '#domain/topic.ts'
import type { CandidateField } from '#domain/template.ts'
import { pageRanges, schoolYear } from '../number-words.ts'
import type { SourceReference } from '../parameters.ts'
import type { PrintedMessages } from './en.ts'

/** 内地试卷以“一、二、三”分大题。 */
const SECTION_SIGNS = '一二三四五六七八九十'

export const pagesWord = (pages: readonly number[]): string =>
  pages.length === 0 ? '部分页面' : `第${pageRanges(pages).join('、')}页`

export const typeNames = {
  multiple_choice: '选择题',
  true_false: '判断题',
  fill_blank: '填空题',
  matching: '匹配题',
  short_answer: '简答题',
  essay: '论述题',
  long_question: '综合题',
} satisfies Record<QuestionType, string>

export const languageNames = { en: '英文', 'zh-TW': '繁体中文', 'zh-CN': '简体中文' } satisfies Record<
  PaperLanguage,
  string
>

const difficultyNames = { easy: '容易', medium: '中等', hard: '较难', mixed: '混合' } satisfies Record<
  Difficulty,
  string
>

function wordShortfall(shortfall: Shortfall): string {
  const { asked, given } = shortfall
  switch (shortfall.kind) {
    case 'total':
      return `全卷要求${asked}题，只出得${given}题：文档中无法再出合适的题目。`
    case 'topic':
      return `“${shortfall.topic}”要求${asked}题，只出得${given}题：正文中无法再出合适的题目。`
    case 'type':
      return `要求${asked}道${typeNames[shortfall.type]}，只出得${given}道合适的，其余尽量以所选的其他题型补足。`
    case 'level':
      return `要求${asked}道难度为“${difficultyNames[shortfall.level]}”的题目，只出得${given}道合适的，其余尽量以其他难度补足。`
  }
}

/** 科目的英文名称（主题的类别）→ 中文名称。 */
export const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['Biology', '生物'],
  ['Chemistry', '化学'],
  ['Physics', '物理'],
  ['Mathematics', '数学'],
  ['Psychology', '心理学'],
  ['Sociology', '社会学'],
  ['History', '历史'],
  ['Geography', '地理'],
  ['Economics', '经济'],
  ['Computer Science', '信息技术'],
  ['Science', '科学'],
  ['General Studies', '常识'],
  ['Chinese', '语文'],
  ['English', '英语'],
])

const wordPlace = ({ document, heading, page }: SourceReference): string =>
  [document === undefined ? undefined : `《${document}》`, heading, page === undefined ? undefined : `第${page}页`]
    .filter((part) => part !== undefined)
    .join('，')

const FIELDS = {
  name: '姓名',
  class: '班级',
  classNumber: '座号',
  studentId: '学号',
  group: '小组',
  date: '日期',
} satisfies Record<CandidateField, string>

/** `姓名、班级和日期` */
const joined = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('、')}和${items.at(-1)}`

/** `第3至6题` */
const questionsNumbered = (numbers: readonly string[]): string =>
  `第${numbers.length < 3 ? numbers.join('、') : `${numbers[0]}至${numbers.at(-1)}`}题`

export const zhCN: PrintedMessages = {
  paper: {
    grade: schoolYear,
    candidateFields: FIELDS,
    marksGot: '得分',
    figureFailed: '无法加载附图',
    figureSays: (words) => (words === '' ? '［图］' : `［图：${words}］`),
    timeAllowed: '考试时间',
    minutes: (minutes) => `${minutes}分钟`,
    totalMarks: '总分',
    marks: (marks) => `${marks}分`,
    marksInBrackets: (marks) => `（${marks}分）`,
    questions: (questions) => `${questions}题`,
    instructions: '注意事项',
    timeLine: (minutes) => `考试时间：${minutes}分钟`,
    rules: [
      '在指定位置填写姓名、班级、学号和日期。',
      '答题前请仔细阅读所有题目。',
      '所有题目均须作答，答案写在指定位置。',
      '各题分值在题后括号内注明。',
      '交卷前请检查答案。',
    ],
    fillIn: (fields) => `在指定位置填写${joined(fields.map((field) => FIELDS[field]))}。`,
    answerAll: '所有题目均须作答。',
    marksInBracketsOrHeadings: '各题分值在题后括号内或各大题标题下注明。',
    sectionNames: {
      letters: (index) => `第${SECTION_SIGNS[index] ?? index + 1}大题`,
      parts: (index) => `第${SECTION_SIGNS[index] ?? index + 1}部分`,
      numerals: (index) => `${SECTION_SIGNS[index] ?? index + 1}`,
    },
    sectionHeadings: {
      letters: (index, title) => `${SECTION_SIGNS[index] ?? index + 1}、${title}`,
      parts: (index, title) => `第${SECTION_SIGNS[index] ?? index + 1}部分：${title}`,
      numerals: (index, title) => `${SECTION_SIGNS[index] ?? index + 1}、${title}`,
    },
    sectionSummary: (questions, marks) => `（共${questions}题，${marks}分）`,
    eachQuestion: (marks) => `每题${marks}分。`,
    sectionTitles: { ...typeNames, passages: '阅读及材料题' },
    sectionInstructions: {
      multiple_choice: '圈出每题最佳答案的字母。',
      true_false: '判断下列各句是否正确，并圈出答案。',
      fill_blank: '在横线上填写适当的词语、数字或短语。',
      matching: '为甲栏各项选出乙栏相应的一项，并把字母写在横线上。',
      short_answer: '在指定位置简要回答下列各题。',
      essay: '用完整的句子作答，并说明理由、举出例子。',
      long_question: '回答每题的所有小题，必要时写出解题步骤。',
      passages: '仔细阅读各篇短文或图表，回答有关问题。',
    },
    passage: {
      questions: questionsNumbered,
      instruction: {
        text: (numbers) => `阅读下文，回答${questionsNumbered(numbers)}。`,
        table: (numbers) => `根据下表，回答${questionsNumbered(numbers)}。`,
        figure: (numbers) => `根据下图，回答${questionsNumbered(numbers)}。`,
      },
    },
    true: '正确',
    false: '错误',
    columns: ['甲栏', '乙栏'],
    answerLine: '答：',
    record: {
      heading: '实验记录',
      aim: '实验目的',
      observations: '观察结果',
      columns: ['步骤', '做法', '观察或测量所得'],
      diagram: '绘图（标注各部分名称）',
      conclusion: '结论',
    },
    end: '--- 试卷结束 ---',
    pageOf: (page, pages) => `第${page}页，共${pages}页`,
    code: (code) => `试卷编号：${code}`,
    noQuestions: '没有题目。',
    subject: (name) => SUBJECTS.get(name) ?? name,
    mathematics: '数学',
    structureInstructions: {
      'hkdse-paper-1': '本卷各题均须作答。',
      'hkdse-paper-1-mock': '甲部各题均须作答；乙部任选三题作答。',
      'hkdse-paper-2': '本卷各题均须作答。每题只可填画一个答案。',
      'hkdse-paper-2-mock': '本卷各题均须作答。每题只可填画一个答案。',
    },
    defaultTitle: (category) =>
      `${category === undefined || category === TOPIC_DEFAULTS.category ? '' : (SUBJECTS.get(category) ?? category)}练习卷`,
    documents: joined,
    untitled: '未命名试卷',
    regeneratedTitle: (title) => `${title}（重新生成）`,
    copyTitle: (title) => `${title}（副本）`,
  },
  key: {
    heading: '参考答案',
    title: (title) => `${title} - 参考答案`,
    answer: '答案',
    modelAnswer: '答案示例',
    markingScheme: '评分标准',
    marks: '分值',
    remarks: '备注',
    explanation: '解析',
    source: (place) => `出处：${wordPlace(place)}`,
    sourceShown: (place) => `列出原文：${wordPlace(place)}`,
    quotation: (words) => `“${words}”`,
    accepted: (answers) => `也可答：${answers.join('；')}`,
    blank: (number) => `第${number}空`,
    noAnswers: '没有答案',
    forTeacher: '教师备注',
    trust: {
      proved: '已证明：经精确计算得出。',
      source_shown: '列出原文。',
      read_this: '请过目：没有任何方法确定答案。',
    },
    trustOfAll: {
      proved: '已证明：全部最后答案均经精确计算得出。解题步骤并未证明。',
      source_shown: '列出原文：各答案旁列出所据的文件原文。请核对原文是否支持答案。',
      read_this: '请过目：没有任何方法确定这些答案。',
    },
  },
  questionTypes: typeNames,
  difficulties: difficultyNames,
  languages: languageNames,
  notices: {
    shortfall: (shortfall) => wordShortfall(shortfall),
    reserve: (type, count) =>
      `正文中可出的上佳题目不足，${typeNames[type]}中有${count}道为后备题目：答案正确，但打印前请先审阅题目的措辞和错误选项。`,
    marks: (asked, given) =>
      `全卷共${given}分，而非所要求的${asked}分：${given < asked ? '按题型，各题分数不能再高' : '每对配对及每个分题最少1分'}。`,
    language: (asked, given) =>
      `题目沿用文档的语言（${languageNames[given]}），只有标题和说明为${languageNames[asked]}。`,
    pagesNotRead: (document, pages, reason) =>
      reason === 'scanned'
        ? `《${document}》${pagesWord(pages)}是文字的图片，无法据此出题。`
        : `《${document}》${pagesWord(pages)}的文字编码无法识别，无法据此出题。`,
    pagesRecognised: (document, pages) =>
      `《${document}》${pagesWord(pages)}的文字由图片识别（OCR）得出，请对照原文核实引文和答案。`,
    sameText: (document, of) => `《${document}》与《${of}》内容相同，只根据《${of}》出题。`,
    sharedText: (document, of, share) =>
      `《${document}》约有${Math.round(100 * share)}%的内容也见于《${of}》，请留意有没有重复的题目。`,
    aiIncomplete: ({ stopped, made, filled, missing }) =>
      `AI服务${!stopped ? `只能出${made}道题` : made > 0 ? `出了${made}道题后中断，已出的题目予以保留` : '未出题便已中断'}。${filled > 0 ? `有${filled}道题由内置引擎出。` : ''}${missing > 0 ? `有${missing}道题未能出成。` : ''}`,
    aiBatchesFailed: (batches) => `有${batches}次向AI服务发出的请求失败，其余照常进行。`,
    aiUnchecked: (questions) => `有${questions}道AI题目的答案未能复核，请留意“请过目”的标记并确认答案。`,
  },
}
