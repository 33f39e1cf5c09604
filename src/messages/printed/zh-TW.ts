/** 印在試卷上的文字：香港繁體中文。 */
import type { Shortfall } from '#domain/blueprint.ts'
import type { Difficulty } from '#domain/difficulty.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { QuestionType } from '#domain/question.ts'
import { TOPIC_DEFAULTS } from '#domain/topic.ts'
import type { CandidateField } from '#domain/template.ts'
import { pageRanges, schoolYear } from '../number-words.ts'
import type { SourceReference } from '../parameters.ts'
import type { PrintedMessages } from './en.ts'

/** 天干：香港試卷以甲部、乙部等分部。 */
const SECTION_SIGNS = '甲乙丙丁戊己庚辛壬癸'

const NUMERALS = '一二三四五六七八九十'

export const pagesWord = (pages: readonly number[]): string =>
  pages.length === 0 ? '部分頁面' : `第${pageRanges(pages).join('、')}頁`

export const typeNames = {
  multiple_choice: '多項選擇題',
  true_false: '是非題',
  fill_blank: '填充題',
  matching: '配對題',
  short_answer: '短答題',
  essay: '論述題',
  long_question: '長題目',
} satisfies Record<QuestionType, string>

export const languageNames = { en: '英文', 'zh-TW': '繁體中文', 'zh-CN': '簡體中文' } satisfies Record<
  PaperLanguage,
  string
>

const difficultyNames = { easy: '淺', medium: '中等', hard: '深', mixed: '混合' } satisfies Record<Difficulty, string>

function wordShortfall(shortfall: Shortfall): string {
  const { asked, given } = shortfall
  switch (shortfall.kind) {
    case 'total':
      return `全卷要求${asked}題，只擬得${given}題：文件未能再擬出合適的題目。`
    case 'topic':
      return `「${shortfall.topic}」要求${asked}題，只擬得${given}題：內文未能再擬出合適的題目。`
    case 'type':
      return `要求${asked}題${typeNames[shortfall.type]}，只擬得${given}題合適的，其餘盡量以所選的其他題型補足。`
    case 'level':
      return `要求${asked}題難度為「${difficultyNames[shortfall.level]}」的題目，只擬得${given}題合適的，其餘盡量以其他難度補足。`
  }
}

/** 科目的英文名稱（主題的類別）→ 中文名稱。 */
export const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['Biology', '生物'],
  ['Chemistry', '化學'],
  ['Physics', '物理'],
  ['Mathematics', '數學'],
  ['Psychology', '心理學'],
  ['Sociology', '社會學'],
  ['History', '歷史'],
  ['Geography', '地理'],
  ['Economics', '經濟'],
  ['Computer Science', '資訊及通訊科技'],
  ['Science', '科學'],
  ['General Studies', '常識'],
  ['Chinese', '中國語文'],
  ['English', '英國語文'],
])

const wordPlace = ({ document, heading, page }: SourceReference): string =>
  [document === undefined ? undefined : `《${document}》`, heading, page === undefined ? undefined : `第${page}頁`]
    .filter((part) => part !== undefined)
    .join('，')

const FIELDS = {
  name: '姓名',
  class: '班別',
  classNumber: '班號',
  studentId: '學號',
  group: '組別',
  date: '日期',
} satisfies Record<CandidateField, string>

/** `姓名、班別及日期` */
const joined = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('、')}及${items.at(-1)}`

/** `第3至6題` */
const questionsNumbered = (numbers: readonly string[]): string =>
  `第${numbers.length < 3 ? numbers.join('及') : `${numbers[0]}至${numbers.at(-1)}`}題`

export const zhTW: PrintedMessages = {
  paper: {
    grade: schoolYear,
    candidateFields: FIELDS,
    marksGot: '得分',
    figureFailed: '未能載入附圖',
    figureSays: (words) => (words === '' ? '［圖］' : `［圖：${words}］`),
    timeAllowed: '時限',
    minutes: (minutes) => `${minutes}分鐘`,
    totalMarks: '總分',
    marks: (marks) => `${marks}分`,
    marksInBrackets: (marks) => `（${marks}分）`,
    questions: (questions) => `${questions}題`,
    instructions: '考生須知',
    timeLine: (minutes) => `時限：${minutes}分鐘`,
    rules: [
      '在適當位置填寫姓名、班別、學號及日期。',
      '作答前請細閱所有題目。',
      '全部題目均須作答，答案須寫在預留的位置。',
      '各題分數於題末括號內註明。',
      '交卷前請檢查答案。',
    ],
    fillIn: (fields) => `在適當位置填寫${joined(fields.map((field) => FIELDS[field]))}。`,
    answerAll: '全部題目均須作答。',
    marksInBracketsOrHeadings: '各題分數於題末括號內或各部標題下註明。',
    sectionNames: {
      letters: (index) => `${SECTION_SIGNS[index] ?? index + 1}部`,
      parts: (index) => `第${NUMERALS[index] ?? index + 1}部分`,
      numerals: (index) => `${NUMERALS[index] ?? index + 1}`,
    },
    sectionHeadings: {
      letters: (index, title) => `${SECTION_SIGNS[index] ?? index + 1}部：${title}`,
      parts: (index, title) => `第${NUMERALS[index] ?? index + 1}部分：${title}`,
      numerals: (index, title) => `${NUMERALS[index] ?? index + 1}、${title}`,
    },
    sectionSummary: (questions, marks) => `（共${questions}題，${marks}分）`,
    eachQuestion: (marks) => `每題${marks}分。`,
    sectionTitles: { ...typeNames, passages: '閱讀及資料題' },
    sectionInstructions: {
      multiple_choice: '圈出每題最佳答案的英文字母。',
      true_false: '判斷下列各句是否正確，並圈出答案。',
      fill_blank: '在橫線上填寫適當的字詞、數字或短語。',
      matching: '為甲欄各項選出乙欄相配的一項，並把英文字母寫在橫線上。',
      short_answer: '在預留的位置簡答下列各題。',
      essay: '以完整句子作答，並舉出理由及例子。',
      long_question: '回答每題的所有部分，如有需要須列出步驟。',
      passages: '細閱各篇章或圖表，然後回答有關問題。',
    },
    passage: {
      questions: questionsNumbered,
      instruction: {
        text: (numbers) => `閱讀下文，然後回答${questionsNumbered(numbers)}。`,
        table: (numbers) => `根據下表，回答${questionsNumbered(numbers)}。`,
        figure: (numbers) => `根據下圖，回答${questionsNumbered(numbers)}。`,
      },
    },
    true: '正確',
    false: '錯誤',
    columns: ['甲欄', '乙欄'],
    answerLine: '答：',
    record: {
      heading: '實驗記錄',
      aim: '實驗目的',
      observations: '觀察結果',
      columns: ['步驟', '做法', '觀察或量度所得'],
      diagram: '繪圖（須標示各部分名稱）',
      conclusion: '結論',
    },
    end: '--- 試卷完 ---',
    pageOf: (page, pages) => `第${page}頁，共${pages}頁`,
    code: (code) => `試卷編號：${code}`,
    noQuestions: '沒有題目。',
    subject: (name) => SUBJECTS.get(name) ?? name,
    mathematics: '數學',
    structureInstructions: {
      'hkdse-paper-1': '本卷各題均須作答。',
      'hkdse-paper-1-mock': '甲部各題均須作答；乙部任擇三題作答。',
      'hkdse-paper-2': '本卷各題均須作答。每題只可填畫一個答案。',
      'hkdse-paper-2-mock': '本卷各題均須作答。每題只可填畫一個答案。',
    },
    defaultTitle: (category) =>
      `${category === undefined || category === TOPIC_DEFAULTS.category ? '' : (SUBJECTS.get(category) ?? category)}練習卷`,
    documents: joined,
    untitled: '未命名試卷',
    regeneratedTitle: (title) => `${title}（重新生成）`,
    copyTitle: (title) => `${title}（副本）`,
  },
  key: {
    heading: '評卷參考',
    title: (title) => `${title} - 評卷參考`,
    answer: '答案',
    modelAnswer: '參考答案',
    markingScheme: '評分準則',
    marks: '分數',
    remarks: '備註',
    explanation: '解釋',
    source: (place) => `出處：${wordPlace(place)}`,
    sourceShown: (place) => `列出原文：${wordPlace(place)}`,
    quotation: (words) => `「${words}」`,
    accepted: (answers) => `亦接受：${answers.join('；')}`,
    blank: (number) => `空格${number}`,
    noAnswers: '沒有答案',
    forTeacher: '教師備註',
    trust: {
      proved: '已證明：經精確計算得出。',
      source_shown: '列出原文。',
      read_this: '請過目：沒有任何方法確定答案。',
    },
    trustOfAll: {
      proved: '已證明：全部最後答案均經精確計算得出。解題步驟並未證明。',
      source_shown: '列出原文：各答案旁列出所據的文件原文。請核對原文是否支持答案。',
      read_this: '請過目：沒有任何方法確定這些答案。',
    },
  },
  questionTypes: typeNames,
  difficulties: difficultyNames,
  languages: languageNames,
  notices: {
    shortfall: (shortfall) => wordShortfall(shortfall),
    reserve: (type, count) =>
      `內文未能擬出足夠的上佳題目，${typeNames[type]}中有${count}題為後備題目：答案正確，但列印前請先審閱題目的措辭及錯誤選項。`,
    marks: (asked, given) =>
      `全卷共${given}分，而非所要求的${asked}分：${given < asked ? '按題型，各題分數不能再高' : '每對配對及每個分題最少1分'}。`,
    language: (asked, given) =>
      `題目沿用文件的語言（${languageNames[given]}），只有標題及指示為${languageNames[asked]}。`,
    pagesNotRead: (document, pages, reason) =>
      reason === 'scanned'
        ? `《${document}》${pagesWord(pages)}是文字的圖像，未能據此擬題。`
        : `《${document}》${pagesWord(pages)}的文字編碼無法辨讀，未能據此擬題。`,
    pagesRecognised: (document, pages) =>
      `《${document}》${pagesWord(pages)}的文字由圖像識別（OCR）得出，請對照原文核實引文和答案。`,
    sameText: (document, of) => `《${document}》與《${of}》內容相同，只根據《${of}》擬題。`,
    sharedText: (document, of, share) =>
      `《${document}》約有${Math.round(100 * share)}%的內容亦見於《${of}》，請留意有沒有重複的題目。`,
    aiIncomplete: ({ stopped, made, filled, missing }) =>
      `AI服務${!stopped ? `只能擬出${made}題` : made > 0 ? `擬出${made}題後中斷，已擬的題目予以保留` : '未擬出題目便已中斷'}。${filled > 0 ? `有${filled}題由內置引擎擬出。` : ''}${missing > 0 ? `有${missing}題未能擬出。` : ''}`,
    aiBatchesFailed: (batches) => `有${batches}次向AI服務發出的請求失敗，其餘照常進行。`,
    aiUnchecked: (questions) => `有${questions}題AI題目的答案未能覆核，請留意「請過目」的標示並確認答案。`,
  },
}
