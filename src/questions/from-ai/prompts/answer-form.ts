/** The form in which an AI answers, with an example of each type that is asked for. */
import { asId } from '#domain/ids.ts'
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { normaliseQuestion } from '#domain/normalise-question.ts'
import { QUESTION_TYPES, type Question, type QuestionType } from '#domain/question.ts'
import { convertQuestion, convertWords } from '../../convert-script.ts'

/** `withSource`: questions from documents, which quote them. */
export function answerForm(types: readonly QuestionType[], language: PaperLanguage, withSource: boolean): string {
  const examples = types.map((type) => {
    const example = isChinese(language) ? CHINESE[type] : ENGLISH[type]
    return JSON.stringify({
      type,
      topic: 'T1',
      difficulty: 'medium',
      ...example,
      ...(withSource
        ? {
            source: {
              document: 'D1',
              page: 3,
              quote: isChinese(language) ? '（原文一兩句）' : '(one or two sentences of the text)',
            },
          }
        : {}),
    })
  })
  const form = `{"questions": [\n${examples.join(',\n')}\n]}`
  return isChinese(language) ? convertWords(form, language) : form
}

/** The examples as questions: an AI that gives one of them back has made none. */
export function exampleQuestions(language: PaperLanguage): Question[] {
  return QUESTION_TYPES.flatMap((type) => {
    const read = normaliseQuestion(
      { type, ...(isChinese(language) ? CHINESE[type] : ENGLISH[type]) },
      { from: { kind: 'ai', model: 'example' }, id: asId<'Question'>(`example_${type}`) },
    )
    return read.ok ? [convertQuestion(read.value.question, language)] : []
  })
}

type Example = Readonly<Record<string, unknown>>

const ENGLISH: Readonly<Record<QuestionType, Example>> = {
  multiple_choice: {
    question: 'Find the range of values of $k$ such that $x^2 - 6x + k = 0$ has no real roots.',
    explanation: '$\\Delta = (-6)^2 - 4k < 0$, so $k > 9$.',
    mistakes: { A: 'takes the discriminant positive', B: 'allows equal roots', D: 'forgets to halve the coefficient' },
    options: ['$k < 9$', '$k \\ge 9$', '$k > 9$', '$k > 36$'],
    correctAnswer: 'C',
    marks: 2,
  },
  true_false: {
    question: 'Bile is made in the gall bladder.',
    explanation: 'Bile is made in the liver; the gall bladder stores it.',
    correctAnswer: 'False',
    marks: 1,
  },
  fill_blank: {
    question: 'The process by which green plants make food is called ____.',
    explanation: 'Plants use light to make sugar from carbon dioxide and water.',
    correctAnswer: ['photosynthesis'],
    marks: 2,
  },
  matching: {
    question: 'Match each organ with what it does.',
    matches: {
      left: ['liver', 'stomach', 'gall bladder', 'ileum'],
      right: ['stores bile', 'absorbs digested food', 'makes bile', 'churns food with acid', 'filters the blood'],
    },
    correctAnswer: [
      [0, 2],
      [1, 3],
      [2, 0],
      [3, 1],
    ],
    explanation: 'The kidney filters the blood.',
    marks: 4,
  },
  short_answer: {
    question: 'Solve $2x + 3 = 11$.',
    explanation: '$2x = 8$, so $x = 4$.',
    correctAnswer: '$x = 4$',
    marks: 2,
    markingScheme: [
      { text: '$2x = 8$', marks: 1, remark: '1M' },
      { text: '$x = 4$', marks: 1, remark: '1A' },
    ],
  },
  essay: {
    question: 'Discuss to what extent the railway changed the life of the town after 1910.',
    explanation: 'Good essays weigh trade, homes and work against what stayed.',
    correctAnswer: 'Trade and homes changed greatly, daily work less.',
    marks: 10,
    markingScheme: [
      { text: 'trade: two points with examples', marks: 4 },
      { text: 'homes and work: two points', marks: 4 },
      { text: 'a judgement that weighs them', marks: 2 },
    ],
  },
  long_question: {
    question: 'Let $f(x) = x^2 - 4x + 7$.',
    explanation: 'Completing the square gives the vertex.',
    marks: 5,
    subQuestions: [
      {
        label: '(a)',
        question: 'Write $f(x)$ in the form $(x - h)^2 + k$.',
        marks: 2,
        correctAnswer: '$(x - 2)^2 + 3$',
        markingScheme: [
          { text: '$(x - 2)^2 - 4 + 7$', marks: 1, remark: '1M' },
          { text: '$(x - 2)^2 + 3$', marks: 1, remark: '1A' },
        ],
      },
      {
        label: '(b)',
        question: 'Hence find the vertex of the graph of $y = f(x) + 1$.',
        marks: 3,
        correctAnswer: '$(2, 4)$',
        markingScheme: [
          { text: 'the graph moves up by 1', marks: 1, remark: '1M' },
          { text: '$(2, 4)$', marks: 2, remark: '1A+1A' },
        ],
      },
    ],
  },
}

const CHINESE: Readonly<Record<QuestionType, Example>> = {
  multiple_choice: {
    ...ENGLISH.multiple_choice,
    question: '若 $x^2 - 6x + k = 0$ 沒有實根，求 $k$ 值的範圍。',
    explanation: '$\\Delta = (-6)^2 - 4k < 0$，故 $k > 9$。',
    mistakes: { A: '把判別式當作正數', B: '包括等根', D: '忘記把係數減半' },
  },
  true_false: {
    question: '膽汁由膽囊製造。',
    explanation: '膽汁由肝臟製造，膽囊只負責儲存。',
    correctAnswer: 'False',
    marks: 1,
  },
  fill_blank: {
    question: '綠色植物製造食物的過程稱為____。',
    explanation: '植物利用光能，以二氧化碳和水製造糖。',
    correctAnswer: ['光合作用'],
    marks: 2,
  },
  matching: {
    ...ENGLISH.matching,
    question: '把器官與其功能配對。',
    matches: {
      left: ['肝臟', '胃', '膽囊', '迴腸'],
      right: ['儲存膽汁', '吸收已消化的食物', '製造膽汁', '以胃酸攪拌食物', '過濾血液'],
    },
    explanation: '過濾血液的是腎臟。',
  },
  short_answer: { ...ENGLISH.short_answer, question: '解 $2x + 3 = 11$。', explanation: '$2x = 8$，故 $x = 4$。' },
  essay: {
    question: '1910年後，鐵路在多大程度上改變了市鎮的生活？試加以討論。',
    explanation: '佳作會權衡貿易、居所、工作的轉變與不變。',
    correctAnswer: '貿易及居所轉變甚大，日常工作轉變較小。',
    marks: 10,
    markingScheme: [
      { text: '貿易：兩點並舉例', marks: 4 },
      { text: '居所及工作：兩點', marks: 4 },
      { text: '權衡後的判斷', marks: 2 },
    ],
  },
  long_question: {
    question: '設 $f(x) = x^2 - 4x + 7$。',
    explanation: '利用配方法可得頂點。',
    marks: 5,
    subQuestions: [
      {
        label: '(a)',
        question: '把 $f(x)$ 寫成 $(x - h)^2 + k$ 的形式。',
        marks: 2,
        correctAnswer: '$(x - 2)^2 + 3$',
        markingScheme: [
          { text: '$(x - 2)^2 - 4 + 7$', marks: 1, remark: '1M' },
          { text: '$(x - 2)^2 + 3$', marks: 1, remark: '1A' },
        ],
      },
      {
        label: '(b)',
        question: '由此，求 $y = f(x) + 1$ 的圖像的頂點。',
        marks: 3,
        correctAnswer: '$(2, 4)$',
        markingScheme: [
          { text: '圖像向上平移1單位', marks: 1, remark: '1M' },
          { text: '$(2, 4)$', marks: 2, remark: '1A+1A' },
        ],
      },
    ],
  },
}
