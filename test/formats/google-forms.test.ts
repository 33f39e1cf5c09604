/**
 * The script for Google Forms, run by Node against the documented classes of Apps Script: the form that it makes is the
 * paper.
 */
import { createContext, runInContext, type Context } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Paper } from '#domain/paper.ts'
import { numberedQuestions } from '#formats/numbered.ts'
import { inOneLine, lineOf } from '#formats/words.ts'
import { NAUGHTY_STRINGS } from '../api/fuzzing/naughty-strings.ts'
import { naughtyPaper } from './naughty-papers.ts'
import { ofRandomPapers } from './of-random-papers.ts'
import { randomPapers } from './random-papers.ts'
import { templateOf, writtenAs } from './write-as.ts'

type Item = Record<string, unknown> & { readonly kind: string }

/** The classes of developers.google.com/apps-script/reference/forms that keep what they are told. */
function openForms(): { readonly context: Context; readonly made: { items: Item[]; form: Record<string, unknown> } } {
  const made = { items: [] as Item[], form: {} as Record<string, unknown> }
  const setters = (kept: Record<string, unknown>, names: readonly string[]): Record<string, unknown> => {
    const self: Record<string, unknown> = {}
    for (const name of names)
      self[`set${name}`] = (value: unknown) => {
        kept[name] = value
        return self
      }
    return self
  }
  const add = (kind: string, names: readonly string[]) => () => {
    const item: Item = { kind }
    made.items.push(item)
    return Object.assign(setters(item, names), {
      createChoice: (text: string, isCorrect: boolean) => ({ text, isCorrect }),
    })
  }
  const common = ['Title', 'HelpText', 'Points']
  const FormApp = {
    create: (title: string) => {
      made.form['created'] = title
      return Object.assign(setters(made.form, ['Title', 'Description', 'IsQuiz']), {
        addSectionHeaderItem: add('section', ['Title', 'HelpText']),
        addMultipleChoiceItem: add('choice', [...common, 'Choices', 'FeedbackForCorrect', 'FeedbackForIncorrect']),
        addTextItem: add('text', [...common, 'GeneralFeedback']),
        addParagraphTextItem: add('paragraph', [...common, 'GeneralFeedback']),
        getEditUrl: () => 'https://docs.google.com/forms',
      })
    },
    createFeedback: () => ({ setText: (text: string) => ({ build: () => text }) }),
  }
  return { context: createContext({ FormApp, Logger: { log: () => undefined } }), made }
}

async function formOf(paper: Paper) {
  const { context, made } = openForms()
  const script = new TextDecoder().decode(await writtenAs('google-forms', paper))
  runInContext(`${script}\nmakeQuiz()`, context)
  // What was made in the other realm becomes ours.
  return JSON.parse(JSON.stringify(made)) as typeof made
}
const words = (value: unknown): string => (typeof value === 'string' ? value : '')
const line = (text: Parameters<typeof lineOf>[0]): string => lineOf(text, { formulas: 'line' })

ofRandomPapers('random papers: the quiz asks each question, knows its key and its marks', async (numRuns) => {
  await fc.assert(
    fc.asyncProperty(
      randomPapers.filter(({ questions }) => questions.length > 0),
      async (paper) => {
        const { form, items } = await formOf(paper)
        expect(form).toMatchObject({ Title: paper.title, IsQuiz: true })
        const questions = numberedQuestions(paper, templateOf(paper))
        expect(items.filter(({ kind }) => kind === 'section')).toHaveLength(paper.passages.length)
        const asked = items.filter(({ kind }) => kind !== 'section')
        expect(asked).toHaveLength(questions.length)
        for (const [index, { number, question }] of questions.entries()) {
          const item = asked[index]!
          expect(words(item['Title']).startsWith(`${number}. ${line(question.stem)}`)).toBe(true)
          if (question.type === 'matching')
            for (const side of [...question.left, ...question.right]) expect(words(item['Title'])).toContain(line(side))
          expect(item['Points']).toBe(question.marks)
          const explanation = line(question.explanation)
          const feedback = item['FeedbackForIncorrect'] ?? item['GeneralFeedback'] ?? ''
          expect(words(feedback)).toContain(explanation)
          if (question.type === 'fill_blank')
            for (const accepted of question.keys.flat()) expect(words(feedback)).toContain(line(accepted))
          if (question.type === 'multiple_choice') {
            const choices = item['Choices'] as { text: string; isCorrect: boolean }[]
            expect(choices.map(({ isCorrect }) => isCorrect)).toEqual(
              question.options.map((_, option) => option === question.keyIndex),
            )
            expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length)
            for (const [option, { text }] of choices.entries())
              expect(text.endsWith(inOneLine(line(question.options[option]!)))).toBe(true)
          }
        }
      },
    ),
    { numRuns },
  )
})

test('every naughty string is a text of the form, and the script holds nothing but ASCII of it', async () => {
  const texts = NAUGHTY_STRINGS.filter((text) => text.trim() !== '' && text.length < 9999)
  const paper = naughtyPaper(texts)
  const { items } = await formOf(paper)
  const titles = items.map((item) => words(item['Title']))
  for (const [index, text] of texts.entries())
    expect(titles[index]!.includes(text.trim()), JSON.stringify(text)).toBe(true)
  const script = new TextDecoder().decode(await writtenAs('google-forms', paper))
  expect(/[^\x20-\x7E\n]|[<>]/.test(/const PAPER = ([\s\S]*?)\n\nfunction/.exec(script)![1]!)).toBe(false)
})
