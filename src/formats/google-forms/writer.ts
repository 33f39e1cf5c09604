/**
 * A script for Google Apps Script: the paper as JSON, and a function that makes a quiz of it
 * (developers.google.com/apps-script/reference/forms). The words of the paper stand in the JSON alone.
 */
import { strToU8 } from 'fflate'
import type { PaperLanguage } from '#domain/language.ts'
import type { Paper } from '#domain/paper.ts'
import type { Passage } from '#domain/passage.ts'
import type { Question } from '#domain/question.ts'
import { ok } from '#domain/result.ts'
import { letters } from '#layout/numbering.ts'
import { solutionText } from '../answer-text.ts'
import { choiceOf } from '../choice.ts'
import { numberedQuestions } from '../numbered.ts'
import { askedText, inOneLine, lineOf, passageText } from '../words.ts'
import type { Writer } from '../writer.ts'
import { entry } from './entry.ts'
import { MAKE_QUIZ } from './make-quiz.ts'

const { carriage } = entry

/** What the script reads: `feedback` is shown after the quiz was handed in. */
type Item =
  | { readonly kind: 'passage'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'choice'
      readonly title: string
      readonly points: number
      readonly options: readonly string[]
      readonly key: number
      readonly feedback: string
    }
  | {
      readonly kind: 'text' | 'paragraph'
      readonly title: string
      readonly points: number
      readonly feedback: string
    }

export const write: Writer = async ({ paper, template }) => {
  const seen = new Set<string | undefined>([undefined])
  const items = numberedQuestions(paper, template).flatMap(({ number, question }): Item[] => {
    const passage = seen.has(question.passageId)
      ? undefined
      : paper.passages.find(({ id }) => id === question.passageId)
    seen.add(question.passageId)
    return [
      ...(passage === undefined ? [] : [passageItem(passage, paper.language)]),
      itemOf(question, `${number}. ${askedText(question, carriage, paper.language)}`, paper),
    ]
  })
  const data = { title: paper.title, description: paper.configuration.instructions, items }
  return ok(strToU8(`${HOW_TO}const PAPER = ${literal(data)}\n\n${MAKE_QUIZ}`))
}

/** Its title stands above its text. */
function passageItem({ title, ...passage }: Passage, language: PaperLanguage): Item {
  return {
    kind: 'passage',
    title: title === undefined ? '' : inOneLine(lineOf(title, carriage)),
    text: passageText(passage, carriage, language),
  }
}

/** JSON is a literal of JavaScript, and says the same in ASCII: no sign of a text ends a line or opens markup. */
const literal = (data: unknown): string =>
  JSON.stringify(data, null, 1).replaceAll(
    /[<>\u007F-\uFFFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function itemOf(question: Question, title: string, { language }: Paper): Item {
  const { marks: points } = question
  const choice = choiceOf(question, carriage, language)
  if (choice !== undefined) {
    const { options, keyIndex: key } = choice
    const feedback = lineOf(question.explanation, carriage)
    return { kind: 'choice', title, points, options: told(options), key, feedback }
  }
  const feedback = solutionText(question, carriage, language)
  const isShort = question.type === 'fill_blank' || question.type === 'short_answer' || question.type === 'matching'
  return { kind: isShort ? 'text' : 'paragraph', title, points, feedback }
}

/** A form refuses two equal choices: where there are such, each has its letter. */
const told = (options: readonly string[]): readonly string[] =>
  new Set(options).size === options.length ? options : options.map((option, index) => `${letters(index)}. ${option}`)

const HOW_TO = `// 1. Open https://script.google.com and choose New project.
// 2. Replace what stands there by this whole file, and save.
// 3. Choose makeQuiz, press Run, and allow the script to make forms. The log names the address of the quiz.
//
// 1. 開啟 https://script.google.com，選「新專案」。
// 2. 以這個檔案的全部內容取代原有內容，然後儲存。
// 3. 選makeQuiz，按「執行」，並允許指令碼建立表單。記錄會列出測驗的網址。
//
// 1. 打开 https://script.google.com，选择“新建项目”。
// 2. 用这个文件的全部内容替换原有内容，然后保存。
// 3. 选择makeQuiz，点击“运行”，并允许脚本创建表单。日志会列出测验的网址。

`
