/** 產品文字：香港繁體中文。 */
import type { Shortfall } from '#domain/blueprint.ts'
import type { ConfigurationNumber } from '#domain/configuration.ts'
import type { Difficulty } from '#domain/difficulty.ts'
import type { PlanLimit } from '#domain/plan.ts'
import type { Language } from '#domain/language.ts'
import { optionLetter, type QuestionType } from '#domain/question.ts'
import type { QuotaCause } from '#domain/refusal.ts'
import { TOPIC_DEFAULTS } from '#domain/topic.ts'
import type { CandidateField } from '#domain/template.ts'
import type { Messages } from './en.ts'
import { fileSize, pageRanges, schoolYear } from './number-words.ts'

/** 天干：香港試卷以甲部、乙部等分部。 */
const SECTION_SIGNS = '甲乙丙丁戊己庚辛壬癸'
const NUMERALS = '一二三四五六七八九十'

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
    case 'type': return `要求${asked}題${typeNames[shortfall.type]}，只擬得${given}題合適的，其餘盡量以所選的其他題型補足。`
    case 'level': return `要求${asked}題程度為「${difficultyNames[shortfall.level]}」的題目，只擬得${given}題合適的，其餘盡量以其他程度補足。`
  }
}

const planLimitNames = {
  quizzesPerMonth: '每月試卷數目',
  documentsPerMonth: '每月文件數目',
  questionsPerMonth: '每月題目數目',
  pdfPagesPerMonth: '每月PDF頁數',
  pagesPerPdf: '每份PDF頁數',
  questionsPerQuiz: '每卷題目數目',
  storageBytes: '儲存空間',
} satisfies Record<PlanLimit, string>

const numberFields = { totalQuestions: '題目總數', timeLimit: '時限', totalMarks: '總分' } satisfies Record<ConfigurationNumber, string>

const choiceFields = { type: '題型', difficulty: '難度', language: '語言', format: '試卷格式' }

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

const FIELDS = { name: '姓名', class: '班別', classNumber: '班號', studentId: '學號', group: '組別', date: '日期' } satisfies Record<CandidateField, string>

/** `姓名、班別及日期` */
const joined = (items: readonly string[]): string => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join('、')}及${items.at(-1)}`)

const quotaSentence = (cause: QuotaCause, usage: number, limit: number): string => {
  switch (cause) {
    case 'quiz': return `本月出卷次數已達上限：已用${usage}次，上限${limit}次。`
    case 'questions': return `本月出題數目已達上限：已用${usage}題，上限${limit}題。`
    case 'pdf': return `本月 PDF 頁數已達上限：已用${usage}頁，上限${limit}頁。`
    case 'document': return `本月上載文件數目已達上限：已用${usage}份，上限${limit}份。`
    case 'storage': return `儲存空間已滿：已用${fileSize(usage)}，上限${fileSize(limit)}。請刪除不再需要的文件。`
  }
}

export const zhTW: Messages = {
  paper: {
    grade: schoolYear,
    candidateFields: FIELDS,
    marksGot: '得分',
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
    sectionTitles: typeNames,
    sectionInstructions: {
      multiple_choice: '圈出每題最佳答案的英文字母。',
      true_false: '判斷下列各句是否正確，並圈出答案。',
      fill_blank: '在每題下方的橫線上填寫適當的字詞、數字或短語。',
      matching: '為甲欄各項選出乙欄相配的一項，並把英文字母寫在橫線上。',
      short_answer: '在預留的位置簡答下列各題。',
      essay: '以完整句子作答，並舉出理由及例子。',
      long_question: '回答每題的所有部分，如有需要須列出步驟。',
    },
    fillInside: '在橫線上填寫適當的字詞、數字或短語。',
    true: '正確',
    false: '錯誤',
    columns: ['甲欄', '乙欄'],
    answerLine: '答：',
    record: { heading: '實驗記錄', aim: '實驗目的', observations: '觀察結果', columns: ['步驟', '做法', '觀察或量度所得'], diagram: '繪圖（須標示各部分名稱）', conclusion: '結論' },
    end: '--- 試卷完 ---',
    pageOf: (page, pages) => `第${page}頁，共${pages}頁`,
    code: (code) => `試卷編號：${code}`,
    noQuestions: '沒有題目。',
    subject: (name) => SUBJECTS.get(name) ?? name,
    mathematics: '數學',
    structureInstructions: { 'hkdse-paper-1': '本卷各題均須作答。', 'hkdse-paper-1-mock': '甲部各題均須作答；乙部任擇三題作答。', 'hkdse-paper-2': '本卷各題均須作答。每題只可填畫一個答案。', 'hkdse-paper-2-mock': '本卷各題均須作答。每題只可填畫一個答案。' },
    defaultTitle: (category) => `${category === undefined || category === TOPIC_DEFAULTS.category ? '' : (SUBJECTS.get(category) ?? category)}練習卷`,
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
    reserve: (type, count) => `內文未能擬出足夠的上佳題目，${typeNames[type]}中有${count}題為後備題目：答案正確，但列印前請先審閱題目的措辭及錯誤選項。`,
    language: (asked, given) => `題目沿用文件的語言（${languageNames[given]}），只有標題及指示為${languageNames[asked]}。`,
    pagesNotRead: (document, pages, reason) =>
      reason === 'scanned'
        ? `《${document}》${pagesWord(pages)}是文字的圖像，未能據此擬題。`
        : `《${document}》${pagesWord(pages)}的文字編碼無法辨讀，未能據此擬題。`,
    pagesRecognised: (document, pages) => `《${document}》${pagesWord(pages)}的文字由圖像識別（OCR）得出，請對照原文核實引文和答案。`,
    sameText: (document, of) => `《${document}》與《${of}》內容相同，只根據《${of}》擬題。`,
    sharedText: (document, of, share) => `《${document}》約有${Math.round(100 * share)}%的內容亦見於《${of}》，請留意有沒有重複的題目。`,
  },
  readingFaults: {
    empty: () => '檔案是空的。請選擇載有課文的檔案。',
    too_large: ({ limit }) => `檔案${limit === undefined ? '太大' : `超過${fileSize(limit)}`}。請分拆檔案，或縮小圖片後再儲存。`,
    wrong_type: ({ found, claimed }) => `檔案名稱顯示為${claimed === undefined ? '另一類型' : `.${claimed}`}，內容卻是${found?.toUpperCase() ?? '其他類型'}。請另存為PDF、.docx或.txt。`,
    unsupported_type: ({ found, claimed }) => `未能讀取${(found ?? claimed)?.toUpperCase() ?? '這類'}檔案。請另存為PDF、.doc、.docx或.txt。`,
    old_word: () => '檔案由Word 97之前的版本製作。請用Word或LibreOffice開啟，另存為.docx。',
    password: () => '檔案設有密碼。請另存一份沒有密碼的副本再選擇。',
    damaged: () => '檔案已損壞，無法開啟。請用原來的程式開啟並重新儲存，再選擇新檔案。',
    scan: ({ pages, found }) => found === 'docx' ? '檔案只有圖像，沒有可讀取的文字。請另存為PDF以便識別圖像中的文字（OCR），或選擇原來的文件。' : `${pages === undefined ? '各頁' : pagesWord(pages)}是文字的圖像，沒有可讀取的文字。請先做文字識別（OCR），或選擇原來的文件。`,
    doubtful_scan: ({ pages }) => `${pages === undefined ? '各頁' : pagesWord(pages)}是文字的圖像，未能準確識別。請擺正文件，以300 dpi重新掃描，或選擇原來的文件。`,
    garbage_text: () => '檔案的文字編碼無法辨讀。請選擇原來的文件，或重新列印成PDF。',
    too_many_pages: ({ limit, found }) => `檔案${found === undefined ? '頁數太多' : `共有${found}頁`}${limit === undefined ? '' : `，最多可讀取${limit}頁`}。請只選所需的章節，或分拆檔案。`,
    no_text: () => '檔案沒有可用作擬題的文字。請選擇載有課文的文件。',
    too_slow: () => '讀取檔案需時過長。請分拆檔案，或用原來的程式重新儲存。',
    too_much_memory: () => '讀取檔案所需的記憶體超出上限。請分拆檔案，或縮小圖片後再儲存。',
  },
  readingWarnings: {
    scanned_pages: ({ pages }) => `${pagesWord(pages)}是文字的圖像，未能讀取。如要使用，請先做文字識別（OCR）。`,
    parts_not_read: () => '文件插入了其他檔案，其中的文字未能讀取。請用Word開啟並重新儲存，再選擇新檔案。',
    recognised_pages: ({ pages }) => `${pagesWord(pages)}的文字由圖像識別（OCR）得出，請核對引文。`,
    doubtful_pages: ({ pages }) => `${pagesWord(pages)}是文字的圖像，未能準確識別，已略去。請擺正文件，以300 dpi重新掃描。`,
    pages_beyond_recognition: ({ pages }) => `掃描頁數超過一份文件可識別的上限，已略去${pagesWord(pages)}。如要使用，請分拆檔案。`,
    garbage_pages: ({ pages }) => `${pagesWord(pages)}的文字編碼無法辨讀，已略去。`,
    truncated: ({ pages }) => (pages.length === 0 ? '文件很長，只讀取了開首部分。' : `文件很長，已略去${pagesWord(pages)}。`),
    formulas_lost: ({ pages }) => `${pages.length === 0 ? '文件' : pagesWord(pages)}有部分算式未能讀取，相關句子已略去。`,
  },
  recognition: {
    install: (files, folder) => `如要識別這些頁面，請把Tesseract的語言檔（${files.join('、')}）放進資料夾${folder}，然後再試；取得方法見docs/ocr.md。`,
    progress: (document, done, all) => `${document}：正在識別文字，第${done}頁，共${all}頁`,
  },
  questions: {
    notAnArray: '題目資料不是陣列',
    inQuestion: (number, sentence) => `第${number}題：${sentence}`,
    wrongField: (field, problem) => (field === '' ? `這不是試卷：${problem}。` : `欄位${field}有誤：${problem}。`),
  },
  faults: {
    not_an_object: () => '這不是題目：須為載有題目文字、題型及答案的物件。',
    question_too_large: () => '內容過長，不可能是一道題目。',
    text_missing: () => '題目文字須為字串，且不能留空。',
    type_missing: () => '題型須為字串，例如multiple_choice或short_answer。',
    type_unknown: ({ found }) => `未能識別題型「${found}」。`,
    key_missing: () => '必須提供正確答案。',
    key_unknown: ({ found }) => `正確答案「${found}」不在可選答案之內。`,
    key_ambiguous: ({ found }) => `正確答案「${found}」可指多於一個選項，請寫明選項字母或全文。`,
    too_few_options: ({ found, least }) => `多項選擇題最少須有${least}個選項，現有${found}個。`,
    option_empty: ({ place }) => `選項${optionLetter(place - 1)}是空的。`,
    blanks_without_keys: ({ blanks, keys }) => `每個空格須有一個答案：題目有${blanks}個空格，答案有${keys}個。`,
    sides_missing: () => '配對題左右兩欄都須有項目。',
    pairs_incomplete: () => '甲欄每項須配對乙欄一項。',
    part_incomplete: ({ part, missing }) => `第${part}分題沒有${missing === 'text' ? '題目文字' : '答案'}。`,
    marks_defaulted: ({ marks }) => `沒有列明分數，設為${marks}分。`,
    marks_rounded: ({ found, marks }) => `分數須為整數：${found}分改為${marks}分。`,
    marks_from_parts: ({ stated, marks }) => `各分題合共${marks}分，並非所列的${stated}分。`,
    level_unknown: ({ found }) => `未能識別難度「${found}」，設為中等。`,
    blank_added: () => '題目沒有空格，已在句末加上。',
    options_repeat: () => '有兩個選項相同。',
    figure_dropped: () => '未能保留題目的圖。',
    proof_lowered: () => '答案來自外部，視為未經覆核。',
    language_differs: ({ wanted }) => `題目並非以試卷的語言（${languageNames[wanted]}）書寫。`,
    duplicate: ({ of }) => `與第${of}題重複，已略去。`,
    total_marks_out_of_range: ({ total, least, most }) => `總分須為${least}至${most}的整數，不能是${total}。`,
    below_one_mark_a_question: ({ total, needed, questions }) => `${total}分不足以分配給${questions}題：最少須有${needed}分。請提高總分或減少題目。`,
    over_plan: ({ limit, most, used, asked }) => {
      const amount = (number: number): string => (limit === 'storageBytes' ? fileSize(number) : `${number}`)
      return `計劃上限（${planLimitNames[limit]}）為${amount(most)}：${used === 0 ? '' : `已用${amount(used)}，`}現需${amount(asked)}。`
    },
    title_missing: () => '試卷須有標題。',
    no_types: () => '請最少選擇一種題型。',
    unknown_value: ({ field, found, wanted }) => `「${found}」不是可用的${choiceFields[field]}，請選擇${wanted.join('、')}。`,
    type_not_offered: ({ type, wanted }) => `這種試卷格式不設${typeNames[type]}，請選擇${wanted.map((other) => typeNames[other]).join('、')}。`,
    number_out_of_range: ({ field, found, least, most }) => `${numberFields[field]}須為${least}至${most}，不能是${found}。`,
  },
  processing: { cancelled: '已取消讀取。', interrupted: '讀取多次中斷，請重新上載文件。' },
  refusals: {
    unauthenticated: () => '請先登入',
    sign_in_again: () => '請先重新登入：你必須在過去十分鐘內登入過，才可進行這項操作。',
    foreign_origin: () => '此要求來自其他網站，已被拒絕。請在出卷網站內再試。',
    not_found: () => '找不到所需內容，或該內容不屬於你。',
    invalid_input: ({ field, problem }) => (field === '' ? `無法理解此要求：${problem}。` : `欄位「${field}」有誤：${problem}。`),
    body_too_large: ({ mostBytes }) => `要求的內容超過${fileSize(mostBytes)}，請分次提交。`,
    no_file: () => '沒有收到檔案。請選擇 PDF、.doc、.docx 或 .txt 檔案。',
    too_many_files: ({ most }) => `每次最多可上載${most}個檔案，其餘請稍後再上載。`,
    file_too_large: ({ mostBytes, name }) => `「${name}」超過${fileSize(mostBytes)}。請分拆檔案，或縮小圖片後再儲存。`,
    file_type_unsupported: ({ name }) => `「${name}」並非 PDF、.doc、.docx 或 .txt 檔案，請另存為其中一種格式。`,
    document_not_ready: ({ name }) => `「${name}」仍在讀取中，請待完成後再試。`,
    document_unread: ({ name }) => `「${name}」未能讀取，無法據此出題。請選擇其他文件。`,
    no_such_topic: ({ topic }) => `這些文件中沒有課題「${topic}」。請重新載入課題後再選。`,
    no_such_template: ({ template }) => `沒有範本「${template}」。請從範本列表中選擇。`,
    no_questions: () => '這些文件未能擬出合適的題目。請選擇文字較多的文件，或其他題型。',
    no_other_question: () => '內文未能再擬出合適的題目。請改選其他題型或程度，或保留此題。',
    concept_not_covered: ({ topic }) => `暫時沒有關於「${topic}」的題目：內置引擎可就中學數學的課題出卷，例如百分法、圓、概率。其他科目，請上載文件，再據此出卷。`,
    no_sources: () => '請指明試卷的內容：文件，或課程中的課題。',
    revision_conflict: ({ revision }) => `內容已在別處更改（現為第${revision}版）。請重新載入，再作修改。`,
    request_in_progress: () => '相同的要求仍在處理中，請稍候。',
    key_of_other_request: () => '此 Idempotency-Key 已用於另一要求，請使用新的。',
    quota: ({ cause, usage, limit }) => quotaSentence(cause, usage, limit),
    insufficient_credits: ({ requiredCredits, credits }) => `點數不足：需要${requiredCredits}點，現有${credits}點。`,
    rate_limited: ({ retryAfterSeconds }) => `要求過於頻密，請於${retryAfterSeconds}秒後再試。`,
    took_too_long: () => '處理時間過長，已經停止，並無收費。請減少題數或選用較短的文件再試。',
    unavailable: () => '暫時無法連接服務，資料並無遺失，請稍後再試。',
    no_space: () => '伺服器的儲存空間已滿，未能儲存。已儲存的資料不受影響；請通知管理員，稍後再試。',
    internal: ({ requestId }) => `系統發生錯誤，請再試一次。如問題持續，請將要求編號 ${requestId} 告知管理員。`,
  },
  command: {
    nothingMade: '未能從這些檔案擬出合適的題目。請選擇課文較多的文件，或其他題型。',
  },
}
