/** 產品對使用者所說的話：香港繁體中文。 */
import { FRESH_SIGN_IN_MINUTES } from '#domain/limits.ts'
import { MOST_MARKS } from '#domain/type-marks.ts'
import type { ConfigurationNumber } from '#domain/configuration.ts'
import type { PlanLimit } from '#domain/plan.ts'
import { optionLetter } from '#domain/question.ts'
import type { AiCause, QuotaCause } from '#domain/refusal.ts'
import type { RenderFault } from '#domain/render-fault.ts'
import { fileSize } from '../number-words.ts'
import { languageNames, pagesWord, typeNames } from '../printed/zh-TW.ts'
import { wordExpected, type ExpectedWords } from '../word-expected.ts'
import type { ToldMessages } from './en.ts'
import { losses } from '../losses/zh-TW.ts'

const size = (bytes: number): string => fileSize(bytes, 'zh-TW')

const expectedWords: ExpectedWords = {
  types: {
    text: '文字',
    number: '數字',
    whole: '整數',
    boolean: 'true或false',
    list: '清單',
    object: '有欄位名稱的物件',
    null: 'null',
  },
  oneOf: (values) => `${values}其中之一`,
  bounded: {
    characters: { at_least: (bound) => `最少${bound}個字元`, at_most: (bound) => `最多${bound}個字元` },
    entries: { at_least: (bound) => `最少${bound}項`, at_most: (bound) => `最多${bound}項` },
    number: { at_least: (bound) => `不小於${bound}的數字`, at_most: (bound) => `不大於${bound}的數字` },
  },
  moment: (example) => `時刻，例如${example}`,
  multiple: (of) => `${of}的倍數`,
  or: '或',
  expected: (wanted) => `應為${wanted}`,
  missing: (wanted) => `沒有收到內容，應為${wanted}`,
  missingOneOf: (names) => `${names}均沒有收到，須提交其中一項`,
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

const numberFields = { totalQuestions: '題目總數', timeLimit: '時限', totalMarks: '總分' } satisfies Record<
  ConfigurationNumber,
  string
>

const choiceFields = { type: '題型', difficulty: '難度', language: '語言', format: '試卷格式' }

const aiCauses = {
  timeout: 'AI服務未有及時回應',
  rate_limited: 'AI服務過於繁忙',
  unavailable: '無法連接AI服務',
  misconfigured: 'AI服務不接受所設定的金鑰、模型或網址',
  refused: 'AI服務拒絕回答',
  too_large: 'AI服務的回應過長',
  empty: 'AI服務沒有回應內容',
  nothing_usable: 'AI服務的回應沒有可用的內容',
} satisfies Record<AiCause, string>

const quotaSentence = (cause: QuotaCause, usage: number, limit: number): string => {
  switch (cause) {
    case 'quiz':
      return `本月出卷次數已達上限：已用${usage}次，上限${limit}次。`
    case 'questions':
      return `本月題目數目已達上限：已用${usage}題，上限${limit}題。`
    case 'pdf':
      return `本月PDF頁數已達上限：已用${usage}頁，上限${limit}頁。`
    case 'document':
      return `本月上載文件數目已達上限：已用${usage}份，上限${limit}份。`
    case 'storage':
      return `儲存空間已滿：已用${size(usage)}，上限${size(limit)}。請刪除不再需要的文件。`
  }
}

const near = (piece: string): string => (piece === '' ? '' : `在「${piece}」停下。`)

const renderFault = (fault: RenderFault): string => {
  switch (fault.kind) {
    case 'latex':
      return `${fault.message.replace(/\.?$/, '.')}${near(fault.near)}`
    case 'no_such_package':
      return `沒有「${fault.name}」這個套件。請用TikZ、pgfplots、circuitikz、chemfig、tikz-cd或tikz-3dplot繪圖。`
    case 'no_such_library':
      return `沒有「${fault.name}」這個程式庫。請改用其他方法繪圖。`
    case 'no_such_sign':
      return `沒有字型收錄「${fault.sign}」這個符號。請改用其他寫法。`
    case 'too_long':
      return `LaTeX超過${fault.most}個字元。請縮短。`
    case 'too_large':
      return '圖形太大。請縮小圖形、減少點數，或調低解像度。'
    case 'too_slow':
      return `未能在${fault.seconds}秒內完成。請檢查有否無限迴圈，或減少點數。`
    case 'busy':
      return '目前有很多圖正在繪製。請稍後再試。'
    case 'nothing_drawn':
      return '這段LaTeX沒有畫出任何東西。'
    case 'failed':
      return '未能畫出這段LaTeX。請再試一次，或寫得簡單一點。'
  }
}

export const zhTW: ToldMessages = {
  readingFaults: {
    empty: () => '檔案是空的。請選擇載有課文的檔案。',
    too_large: ({ limit }) =>
      `檔案${limit === undefined ? '太大' : `超過${size(limit)}`}。請分拆檔案，或縮小圖片後再儲存。`,
    wrong_type: ({ found, claimed }) =>
      `檔案名稱顯示為${claimed === undefined ? '另一類型' : `.${claimed}`}，內容卻是${found?.toUpperCase() ?? '其他類型'}。請另存為PDF、.docx、.pptx或.txt。`,
    unsupported_type: ({ found, claimed }) =>
      `未能讀取${(found ?? claimed)?.toUpperCase() ?? '這類'}檔案。請另存為PDF、.doc、.docx、.pptx或.txt。`,
    old_word: () => '檔案由Word 97之前的版本製作。請用Word或LibreOffice開啟，另存為.docx。',
    password: () => '檔案設有密碼。請另存一份沒有密碼的副本再選擇。',
    damaged: () => '檔案已損壞，無法開啟。請用原來的程式開啟並重新儲存，再選擇新檔案。',
    scan: ({ pages, found }) =>
      found === 'docx' || found === 'pptx'
        ? '檔案只有圖像，沒有可讀取的文字。請另存為PDF以便識別圖像中的文字（OCR），或選擇原來的文件。'
        : `${pages === undefined ? '各頁' : pagesWord(pages)}是文字的圖像，沒有可讀取的文字。請先做文字識別（OCR），或選擇原來的文件。`,
    doubtful_scan: ({ pages }) =>
      `${pages === undefined ? '各頁' : pagesWord(pages)}是文字的圖像，未能準確識別。請擺正文件，以300 dpi重新掃描，或選擇原來的文件。`,
    garbage_text: () => '檔案的文字編碼無法辨讀。請選擇原來的文件，或重新列印成PDF。',
    too_many_pages: ({ limit, found }) =>
      `檔案${found === undefined ? '頁數太多' : `共有${found}頁`}${limit === undefined ? '' : `，最多可讀取${limit}頁`}。請只選所需的章節，或分拆檔案。`,
    no_text: () => '檔案沒有可用作擬題的文字。請選擇載有課文的文件。',
    too_slow: () => '讀取檔案需時過長。請分拆檔案，或用原來的程式重新儲存。',
    too_much_memory: () => '讀取檔案所需的記憶體超出上限。請分拆檔案，或縮小圖片後再儲存。',
  },
  readingWarnings: {
    scanned_pages: ({ pages }) => `${pagesWord(pages)}是文字的圖像，未能讀取。如要使用，請先做文字識別（OCR）。`,
    parts_not_read: () => '文件插入了其他檔案，其中的文字未能讀取。請用Word開啟並重新儲存，再選擇新檔案。',
    hidden_slides: ({ pages }) =>
      `已略去隱藏的投影片（${pagesWord(pages)}）。如要使用，請在PowerPoint取消隱藏並重新儲存，再選擇檔案。`,
    recognised_pages: ({ pages }) => `${pagesWord(pages)}的文字由圖像識別（OCR）得出，請核對引文。`,
    doubtful_pages: ({ pages }) =>
      `${pagesWord(pages)}是文字的圖像，未能準確識別，已略去。請擺正文件，以300 dpi重新掃描。`,
    pages_beyond_recognition: ({ pages }) =>
      `掃描頁數超過一份文件可識別的上限，已略去${pagesWord(pages)}。如要使用，請分拆檔案。`,
    garbage_pages: ({ pages }) => `${pagesWord(pages)}的文字編碼無法辨讀，已略去。`,
    truncated: ({ pages }) =>
      pages.length === 0 ? '文件很長，只讀取了開首部分。' : `文件很長，已略去${pagesWord(pages)}。`,
    formulas_lost: ({ pages }) =>
      `${pages.length === 0 ? '文件' : pagesWord(pages)}有部分算式未能讀取，相關句子已略去。`,
  },
  recognition: {
    install: (files, folder) =>
      `如要識別這些頁面，請把Tesseract的語言檔（${files.join('、')}）放進資料夾${folder}，然後再試；取得方法見docs/ocr.md。`,
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
    passage_unknown: ({ found }) => `題目所屬的篇章「${found}」不在試卷內。`,
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
    below_one_mark_a_question: ({ total, needed, questions }) =>
      `${total}分不足以分配給${questions}題：最少須有${needed}分。請提高總分或減少題目。`,
    above_what_questions_bear: ({ total, most }) =>
      `這份試卷的題目最多可佔${most}分，不能是${total}分：選擇題每題最多${MOST_MARKS.choice}分，每個空格${MOST_MARKS.blank}分，短答題${MOST_MARKS.short_answer}分，論述題${MOST_MARKS.essay}分。`,
    over_plan: ({ limit, most, used, asked }) => {
      const amount = (number: number): string => (limit === 'storageBytes' ? size(number) : `${number}`)
      return `計劃上限（${planLimitNames[limit]}）為${amount(most)}：${used === 0 ? '' : `已用${amount(used)}，`}現需${amount(asked)}。`
    },
    title_missing: () => '試卷須有標題。',
    no_types: () => '請最少選擇一種題型。',
    unknown_value: ({ field, found, wanted }) =>
      `「${found}」不是可用的${choiceFields[field]}，請選擇${wanted.join('、')}。`,
    type_not_offered: ({ type, wanted }) =>
      `這種試卷格式不設${typeNames[type]}，請選擇${wanted.map((other) => typeNames[other]).join('、')}。`,
    number_out_of_range: ({ field, found, least, most }) =>
      `${numberFields[field]}須為${least}至${most}，不能是${found}。`,
  },
  answered: (status) => `伺服器未能處理這項要求（HTTP ${status}），請稍後重試。`,
  losses,
  processing: { cancelled: '已取消讀取。', interrupted: '讀取多次中斷，請重新上載文件。' },
  refusals: {
    unauthenticated: () => '請先登入',
    sign_in_again: () => `請先重新登入：你必須在過去${FRESH_SIGN_IN_MINUTES}分鐘內登入過，才可進行這項操作。`,
    foreign_origin: () => '此要求來自其他網站，已被拒絕。請在出卷網站重試。',
    not_found: () => '找不到所需內容，或該內容不屬於你。',
    invalid_input: ({ field, expected }) => {
      const wanted = expected === undefined ? undefined : wordExpected(expected, expectedWords)
      if (field === '') return `未能處理這項要求：${wanted ?? '內容不合規格'}。`
      return `欄位「${field}」的內容不合規格${wanted === undefined ? '，請更正後重試' : `：${wanted}`}。`
    },
    body_too_large: ({ mostBytes }) => `要求的內容超過${size(mostBytes)}，請分次提交。`,
    no_file: () => '沒有收到檔案。請選擇PDF、.doc、.docx、.pptx或.txt檔案。',
    too_many_files: ({ most }) => `每次最多可上載${most}個檔案，其餘請稍後再上載。`,
    file_too_large: ({ mostBytes, name }) => `「${name}」超過${size(mostBytes)}。請分拆檔案，或縮小圖片後再儲存。`,
    file_type_unsupported: ({ name }) => `「${name}」並非PDF、.doc、.docx、.pptx或.txt檔案，請另存為其中一種格式。`,
    document_not_ready: ({ name }) => `「${name}」仍在讀取中，請待完成後再試。`,
    document_unread: ({ name }) => `「${name}」未能讀取，無法據此出題。請選擇其他文件。`,
    no_such_topic: ({ topic }) => `這些文件中沒有課題「${topic}」。請重新載入課題後再選。`,
    no_such_template: ({ template }) => `沒有範本「${template}」。請從範本列表中選擇。`,
    nothing_carried: ({ format, advice }) =>
      advice === 'convert'
        ? `${format['zh-TW']}不能原樣容納這份試卷的任何題目。請改為轉換題目，或不選${format['zh-TW']}。`
        : `${format['zh-TW']}不能容納這份試卷的任何題目，轉換後也不能。請不要選${format['zh-TW']}，或選擇另一種格式。`,
    no_such_version: ({ version }) => `這份試卷沒有${version}卷：該版本尚未製作。如需現有試卷，請勿指定版本。`,
    no_questions: () => '這些文件未能擬出合適的題目。請選擇文字較多的文件，或其他題型。',
    question_about_passage: () => '此題考問試卷內的篇章或圖表，未能另擬題目。請自行修改此題，或保留此題。',
    no_other_question: () => '內文未能再擬出合適的題目。請改選其他題型或難度，或保留此題。',
    concept_not_covered: ({ topic }) =>
      `暫時沒有關於「${topic}」的題目：內置引擎可就中學數學的課題出卷，例如百分法、圓、概率，亦可擬備整份香港中學文憑試數學卷。其他科目，請上載文件，再據此出卷。`,
    no_sources: () => '請指明試卷的內容：文件，或課程中的課題。',
    sources_gone: () => '製作此試卷所用的文件已刪除，未能據此另擬題目。請從回收箱還原文件，或保留此題。',
    unknown_strategy: ({ method }) => `未知的出題方式：${method}`,
    ai_failed: ({ cause }) =>
      `未能使用伺服器的出卷服務。請確保AI服務已妥為設定。原因：${aiCauses[cause]}。沒有扣除用量。`,
    cancelled: () => '已取消出卷，沒有扣除用量。',
    batch_generation_failed: ({ cause }) => `整批出題失敗：${aiCauses[cause]}。沒有扣除用量。`,
    type_generation_failed: ({ cause }) => `按題型出題失敗：${aiCauses[cause]}。沒有扣除用量。`,
    no_ai_provider: () => '此伺服器未有設定AI服務。請改由文件或課題出卷，或請系統管理員設定（AI_PROVIDER）。',
    paper_unreadable: () => '這份試卷的存檔已損壞，無法讀取。請由備份還原伺服器的較早狀態，或刪除這份試卷再重新製作。',
    revision_conflict: ({ revision }) => `內容已在別處更改（現為第${revision}版）。請重新載入，再作修改。`,
    request_in_progress: () => '相同的要求仍在處理中，請稍候。',
    key_of_other_request: () => '此Idempotency-Key已用於另一要求，請使用新的。',
    quota: ({ cause, usage, limit }) => quotaSentence(cause, usage, limit),
    insufficient_credits: () => '點數不足',
    payment_not_set_up: () => '本伺服器未設定付款方式，所以不能在此付款。',
    payment_unavailable: () => '無法連接付款服務。沒有扣款，請一分鐘後再試。',
    already_subscribed: () => '你已有此計劃。如要更改付款方式，請到個人檔案。',
    no_subscription: () => '你尚未有訂閱或付款記錄。',
    bad_signature: () => '訊息沒有付款服務的有效簽署，或已過期。',
    rate_limited: ({ retryAfterSeconds }) => `要求過於頻密，請於${retryAfterSeconds}秒後再試。`,
    too_many_streams: ({ most }) => `此帳戶已在${most}處同時接收進度，已達上限。請關閉其中一個分頁或程式，然後再試。`,
    render_failed: ({ fault }) => `未能繪製LaTeX：${renderFault(fault)}`,
    batch_render_failed: () => '未能批次繪製LaTeX',
    took_too_long: () => '處理時間過長，已經停止，沒有扣除用量。請減少題數或選用較短的文件再試。',
    busy: () => '伺服器現正忙碌，沒有扣除用量，請一分鐘後再試。',
    unavailable: () => '暫時無法連接服務，資料並無遺失，請稍後再試。',
    no_space: () => '伺服器的儲存空間已滿，未能儲存。已儲存的資料不受影響；請通知系統管理員，稍後再試。',
    internal: ({ requestId }) => `系統發生錯誤，請再試一次。如問題持續，請將要求編號${requestId}告知系統管理員。`,
  },
  command: {
    nothingMade: '未能從這些檔案擬出合適的題目。請選擇課文較多的文件，或其他題型。',
  },
}
