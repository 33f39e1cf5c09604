/** What an interactive page says to who answers it, in the language of the paper. `{…}` is filled in by the page. */
import type { PaperLanguage } from '#domain/language.ts'

export type QuizMessages = {
  /** Where all that a person writes is judged by nobody. */
  readonly intro: string
  readonly check: string
  readonly showAnswer: string
  readonly yourAnswer: string
  readonly blank: (index: number) => string
  readonly choose: string
  readonly right: string
  readonly wrong: string
  /** `{right}` of `{all}` blanks or pairs. */
  readonly partlyRight: string
  readonly unanswered: string
  readonly result: string
  readonly checkAll: string
  readonly restart: string
  /** `{got}` of `{all}` marks. */
  readonly score: string
  /** How many marks no page can give. */
  readonly unscored: (marks: number) => string
}

const CATALOGUE: Readonly<Record<PaperLanguage, QuizMessages>> = {
  en: {
    intro: 'Answer each question, then press “Check”. Compare longer answers with those shown.',
    check: 'Check',
    showAnswer: 'Show the answer',
    yourAnswer: 'Your answer',
    blank: (index) => `Blank ${index}`,
    choose: 'Choose',
    right: 'Correct.',
    wrong: 'Not correct. See the answer below.',
    partlyRight: '{right} of {all} correct. See the answer below.',
    unanswered: 'Not answered yet.',
    result: 'Your result',
    checkAll: 'Check all answers',
    restart: 'Start again',
    score: 'Score: {got} of {all} marks',
    unscored: (marks) =>
      marks === 1
        ? '1 more mark is for an answer that you compare yourself.'
        : `${marks} more marks are for answers that you compare yourself.`,
  },
  'zh-TW': {
    intro: '作答後按「核對」。較長的答案請自行與參考答案比較。',
    check: '核對',
    showAnswer: '顯示答案',
    yourAnswer: '你的答案',
    blank: (index) => `空格 ${index}`,
    choose: '請選擇',
    right: '正確。',
    wrong: '不正確，請參閱下面的答案。',
    partlyRight: '{all} 個中答對 {right} 個，請參閱下面的答案。',
    unanswered: '尚未作答。',
    result: '你的成績',
    checkAll: '核對所有答案',
    restart: '重新開始',
    score: '得分：{got} / {all}',
    unscored: (marks) => `另有 ${marks} 分須自行與參考答案比較。`,
  },
  'zh-CN': {
    intro: '作答后按“核对”。较长的答案请自行与参考答案比较。',
    check: '核对',
    showAnswer: '显示答案',
    yourAnswer: '你的答案',
    blank: (index) => `空格 ${index}`,
    choose: '请选择',
    right: '正确。',
    wrong: '不正确，请看下面的答案。',
    partlyRight: '{all} 个中答对 {right} 个，请看下面的答案。',
    unanswered: '尚未作答。',
    result: '你的成绩',
    checkAll: '核对所有答案',
    restart: '重新开始',
    score: '得分：{got} / {all}',
    unscored: (marks) => `另有 ${marks} 分须自行与参考答案比较。`,
  },
}

export const quizMessagesIn = (language: PaperLanguage): QuizMessages => CATALOGUE[language]
