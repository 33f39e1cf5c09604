import type { InterfaceTexts } from '../en.ts'

export const configuration: InterfaceTexts['configuration'] = {
  groups: { paper: '試卷', questions: '題目', marks: '分數及時間', print: '考生須知及評卷參考' },
  title: '試卷標題',
  titleHint: '預設以文件的標題或第一個課題的科目命名，可自行更改。',
  language: '語言',
  languageHint: '用於標題及考生須知。題目沿用文件的語言；繁體與簡體中文可互相轉換。',
  languageHintWithAi: '標題、考生須知和題目都用這種語言；原文屬另一種語言的，會翻譯過來。',
  languageHintOfUnits: '標題、考生須知和題目都用這種語言。',
  difficulty: '難度',
  levels: ({ easy, medium, hard }) => `淺${easy}題，中等${medium}題，深${hard}題`,
  types: '題型',
  typeNames: {
    multiple_choice: '多項選擇題',
    true_false: '是非題',
    fill_blank: '填充題',
    matching: '配對題',
    short_answer: '短答題',
    essay: '論述題',
    long_question: '長題目',
  },
  gives: (most) => (most === 0 ? '沒有' : `約${most}題`),
  moreTypes: (usual, asked) =>
    usual === 0
      ? '所選課題未能提供合適的多項選擇題或論述題，因此已選取其他題型。'
      : `所選課題約有${usual}題合適的多項選擇題及論述題，而試卷需要${asked}題，因此亦已選取其他題型。`,
  typesGive: (given, asked) =>
    `按所選課題，這些題型約有${given}題合適的題目，試卷需要${asked}題，其餘會以較弱的題目補足。`,
  numbers: { totalQuestions: '題目總數', timeLimit: '時限（分鐘）', totalMarks: '總分' },
  range: (least, most) => `${least}至${most}`,
  fellBack: (value) => `欄位留空或不是整數，已改為${value}。`,
  fromTopics: (least, most) => `按所選課題的題數；${least}至${most}`,
  untouchedMarks: (each) => `約每題${each}分，較長的題目佔分較多。輸入總分後，全卷分數會與之完全相符。`,
  restore: {
    title: '使用預設標題',
    questionTypes: '使用預設題型',
    totalQuestions: '按課題的題數',
    totalMarks: '還原為一般分數',
    instructions: '使用預設須知',
  },
  instructions: '考生須知',
  instructionsHint: '印在題目之前，每行一項。未更改前，會隨時限及語言而變。',
  includeAnswerKey: '附評卷參考',
  includeAnswerKeyHint: '評卷參考另成一份，供教師使用；學生只會收到試卷。',
  paperFormat: '試卷格式',
  formats: { standard: '一般試卷', hkdse_paper1: '文憑試卷一', hkdse_paper2: '文憑試卷二' },
  plan: {
    title: '你的計劃',
    perPaper: (most) => `每份試卷最多${most}題`,
    questionsLeft: (left, limit) => `本月尚餘${left}題（共${limit}題）`,
    papersLeft: (left, limit) => `本月尚餘${left}份試卷（共${limit}份）`,
    tooMany: '請減少題數，或分成兩份試卷。',
    tooManyThisMonth: (asked, left) =>
      `這份試卷要求${asked}題，而本月只餘${left}題。請減少題數，或待下月1日重新計算用量。`,
    noPaperThisMonth: '本月已沒有剩餘的試卷數目。用量會在下月1日重新計算；你在這裏輸入的內容會保留。',
    use: (questions) => `改為${questions}題`,
    unknown: '暫時未能讀取計劃的上限，出卷時會再次核對。',
  },
  meter: {
    marks: '分數',
    minutes: '分鐘',
    marksEach: (each, questions) => `共${questions}題，平均每題${each}分`,
    marksShort: (needed) => `分數不足：每題最少1分，最少需要${needed}分`,
    marksWillBe: (marks, asked) =>
      marks < asked
        ? `按題型，這些題目最多可佔${marks}分，未達${asked}分：全卷將為${marks}分`
        : `這些題目最少須佔${marks}分，多於${asked}分：全卷將為${marks}分`,
    usualMarks: (usual) => `一般為${usual}分`,
    about: (marks) => `約${marks}`,
    minutesNeeded: (needed, limit) => `約需${needed}分鐘，時限${limit}分鐘`,
    spare: (minutes) => (minutes === 0 ? '時間剛好' : `時間充裕：尚餘${minutes}分鐘`),
    over: (minutes) => `時間緊迫：比時限多${minutes}分鐘`,
    told: (amount, basis, words) => `${amount}（${basis}）。${words}`,
    minutesBasis: (each) => `以每分${each}分鐘計算`,
  },
  previous: '上一步',
  next: '選擇範本',
}
