/** 產品文字：香港繁體中文。 */
import type { Shortfall } from '#domain/blueprint.ts'
import type { Difficulty } from '#domain/difficulty.ts'
import type { Language } from '#domain/language.ts'
import type { QuestionType } from '#domain/question.ts'
import type { Messages } from './en.ts'
import { fileSize, pageRanges } from './number-words.ts'

/** 天干：香港試卷以甲部、乙部等分部。 */
const SECTION_SIGNS = '甲乙丙丁戊己庚辛壬癸'

const pagesWord = (pages: readonly number[]): string => (pages.length === 0 ? '部分頁面' : `第${pageRanges(pages).join('、')}頁`)

const typeNames = {
  multiple_choice: '多項選擇題',
  true_false: '是非題',
  fill_blank: '填充題',
  matching: '配對題',
  short_answer: '短答題',
  essay: '論述題',
  long_question: '長題目',
} satisfies Record<QuestionType, string>

const languageNames = { en: '英文', 'zh-TW': '繁體中文', 'zh-CN': '簡體中文' } satisfies Record<Language, string>

const difficultyNames = { easy: '淺', medium: '中等', hard: '深', mixed: '混合' } satisfies Record<Difficulty, string>

function wordShortfall(shortfall: Shortfall): string {
  const { asked, given } = shortfall
  switch (shortfall.kind) {
    case 'total': return `全卷要求${asked}題，只擬得${given}題：文件未能再擬出合適的題目。`
    case 'topic': return `「${shortfall.topic}」要求${asked}題，只擬得${given}題：內文未能再擬出合適的題目。`
    case 'type': return `要求${asked}題${typeNames[shortfall.type]}，只擬得${given}題合適的，其餘以其他題型補足。`
    case 'level': return `要求${asked}題程度為「${difficultyNames[shortfall.level]}」的題目，只擬得${given}題合適的，其餘以其他程度補足。`
  }
}

export const zhTW: Messages = {
  paper: {
    name: '姓名',
    date: '日期',
    class: '班別',
    studentId: '學號',
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
    sectionName: (index) => `${SECTION_SIGNS[index] ?? index + 1}部`,
    sectionHeading: (index, title) => `${SECTION_SIGNS[index] ?? index + 1}部：${title}`,
    sectionSummary: (questions, marks) => `（共${questions}題，${marks}分）`,
    eachQuestion: (marks) => `每題${marks}分。`,
    sectionTitles: typeNames,
    sectionInstructions: {
      multiple_choice: '圈出每題最佳答案的英文字母。',
      true_false: '判斷下列各句是否正確，並圈出答案。',
      fill_blank: '在橫線上填寫適當的字詞、數字或短語。',
      matching: '為左欄各項選出右欄相配的一項，並把英文字母寫在橫線上。',
      short_answer: '在預留的位置簡答下列各題。',
      essay: '以完整句子作答，並舉出理由及例子。',
      long_question: '回答每題的所有部分，如有需要須列出步驟。',
    },
    true: '正確',
    false: '錯誤',
    end: '--- 試卷完 ---',
    pageOf: (page, pages) => `第${page}頁，共${pages}頁`,
    code: (code) => `試卷編號：${code}`,
    noQuestions: '沒有題目。',
  },
  key: {
    heading: '評卷參考',
    title: (title) => `${title} - 評卷參考`,
    answer: '答案',
    modelAnswer: '參考答案',
    markingScheme: '評分準則',
    explanation: '解釋',
    source: ({ document, heading, page }) =>
      `出處：${[document === undefined ? undefined : `《${document}》`, heading, page === undefined ? undefined : `第${page}頁`].filter((part) => part !== undefined).join('，')}`,
    quotation: (words) => `「${words}」`,
    accepted: (answers) => `亦接受：${answers.join('；')}`,
    blank: (number) => `空格${number}`,
    noAnswers: '沒有答案',
    forTeacher: '教師備註',
    proofs: { proved: '已用計算證明。', quoted: '見於原文。', checked: '已經獨立覆核。', unchecked: '未經覆核，請確認答案。' },
  },
  questionTypes: typeNames,
  difficulties: difficultyNames,
  languages: languageNames,
  notices: {
    shortfall: (shortfall) => wordShortfall(shortfall),
    language: (asked, given) => `題目沿用文件的語言（${languageNames[given]}），只有標題及指示為${languageNames[asked]}。`,
    pagesNotRead: (document, pages, reason) =>
      reason === 'scanned'
        ? `《${document}》${pagesWord(pages)}是文字的圖像，未能據此擬題。`
        : `《${document}》${pagesWord(pages)}的文字編碼無法辨讀，未能據此擬題。`,
  },
  readingFaults: {
    empty: () => '檔案是空的。請選擇載有課文的檔案。',
    too_large: ({ limit }) => `檔案${limit === undefined ? '太大' : `超過${fileSize(limit)}`}。請分拆檔案，或縮小圖片後再儲存。`,
    wrong_type: ({ found, claimed }) => `檔案名稱顯示為${claimed ?? '另一類型'}，內容卻是${found ?? '其他類型'}。請改正檔名，或另存為PDF、.docx或.txt。`,
    unsupported_type: ({ found, claimed }) => `未能讀取${found ?? claimed ?? '這類'}檔案。請另存為PDF、.doc、.docx或.txt。`,
    old_word: () => '檔案由Word 97之前的版本製作。請用Word或LibreOffice開啟，另存為.docx。',
    password: () => '檔案設有密碼。請另存一份沒有密碼的副本再選擇。',
    damaged: () => '檔案已損壞，無法開啟。請用原來的程式開啟並重新儲存，再選擇新檔案。',
    scan: ({ pages }) => `${pages === undefined ? '各頁' : pagesWord(pages)}是文字的圖像，沒有可讀取的文字。請先做文字識別（OCR），或選擇原來的文件。`,
    garbage_text: () => '檔案的文字編碼無法辨讀。請選擇原來的文件，或重新列印成PDF。',
    too_many_pages: ({ limit, found }) => `檔案${found === undefined ? '頁數太多' : `共有${found}頁`}${limit === undefined ? '' : `，最多可讀取${limit}頁`}。請只選所需的章節，或分拆檔案。`,
    no_text: () => '檔案沒有可用作擬題的文字。請選擇載有課文的文件。',
    too_slow: () => '讀取檔案需時過長。請分拆檔案，或用原來的程式重新儲存。',
    too_much_memory: () => '讀取檔案所需的記憶體超出上限。請分拆檔案，或縮小圖片後再儲存。',
  },
  readingWarnings: {
    scanned_pages: ({ pages }) => `${pagesWord(pages)}是文字的圖像，未能讀取。如要使用，請先做文字識別（OCR）。`,
    garbage_pages: ({ pages }) => `${pagesWord(pages)}的文字編碼無法辨讀，已略去。`,
    truncated: ({ pages }) => (pages.length === 0 ? '文件很長，只讀取了開首部分。' : `文件很長，已略去${pagesWord(pages)}。`),
    formulas_lost: ({ pages }) => `${pages.length === 0 ? '文件' : pagesWord(pages)}有部分算式未能讀取，相關句子已略去。`,
  },
  command: {
    fileNotFound: (path) => `找不到檔案${path}。請檢查路徑。`,
    cannotRead: (path) => `未能讀取檔案${path}。請檢查權限。`,
    cannotWrite: (path) => `未能寫入${path}。請檢查資料夾是否存在及可否寫入。`,
    wrote: (path, what) => `已寫入${path}：${what}`,
    nothingMade: '未能從這些檔案擬出合適的題目。請選擇課文較多的文件，或其他題型。',
  },
}
