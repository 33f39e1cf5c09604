/** Reads Moodle XML by another's XML reader, field by field as Moodle documents them ("Moodle XML format"). */
import type { Element, Node } from '@xmldom/xmldom'
import { readCloze, type ReadField } from './read-cloze.ts'
import { childrenOf, parseXml, readHtml } from './read-html.ts'
import { tidy } from './shown.ts'

export type ReadQuestion = {
  readonly type: string
  readonly name: string
  readonly text: readonly string[]
  /** Of tables in it. */
  readonly rows: readonly (readonly string[])[]
  readonly feedback: readonly string[]
  readonly marks: number
  readonly idnumber: string
  readonly tags: readonly string[]
  /** The pictures of the question's text. */
  readonly files: readonly string[]
  readonly single: boolean
  readonly shuffled: boolean
  readonly answers: readonly { readonly words: string; readonly fraction: number }[]
  readonly pairs: readonly { readonly left: string; readonly right: string }[]
  readonly fields: readonly ReadField[]
  readonly guide: readonly string[]
  /** Rows of marking schemes, without their heads. */
  readonly scheme: readonly (readonly string[])[]
}

export function readMoodle(xml: string): { readonly category: string; readonly questions: readonly ReadQuestion[] } {
  const root = parseXml(xml).documentElement!
  if (root.nodeName !== 'quiz') throw new TypeError(`A quiz was wanted: ${root.nodeName}`)
  const [category, ...questions] = elements(root, 'question')
  if (category?.getAttribute('type') !== 'category') throw new TypeError('The first question names the category')
  return { category: words(only(category, 'category')), questions: questions.map(readQuestion) }
}

function readQuestion(question: Element): ReadQuestion {
  const type = question.getAttribute('type') ?? ''
  const asked = only(question, 'questiontext')
  const { text, fields } = type === 'cloze' ? readCloze(words(asked)) : { text: words(asked), fields: [] }
  const guide = elements(question, 'graderinfo').map((info) => readHtml(words(info)))
  return {
    type,
    name: words(only(question, 'name')),
    text: readHtml(text).paragraphs,
    rows: readHtml(text).rows,
    fields,
    feedback: readHtml(words(only(question, 'generalfeedback'))).paragraphs,
    marks: Number(only(question, 'defaultgrade').textContent),
    idnumber: tidy(only(question, 'idnumber').textContent ?? ''),
    tags: elements(only(question, 'tags'), 'tag').map((tag) => tidy(words(tag))),
    files: elements(asked, 'file').map((file, index) => {
      if (file.getAttribute('encoding') !== 'base64' || file.getAttribute('path') !== '/')
        throw new TypeError('No file')
      if (file.getAttribute('name') !== `figure-${index + 1}.svg`) throw new TypeError('Another name')
      return Buffer.from(file.textContent ?? '', 'base64').toString('utf8')
    }),
    single: elements(question, 'single')[0]?.textContent === 'true',
    shuffled: elements(question, 'shuffleanswers')[0]?.textContent === 'true',
    answers: elements(question, 'answer').map((answer) => ({
      words: answer.getAttribute('format') === 'html' ? readHtml(words(answer)).paragraphs.join('\n') : words(answer),
      fraction: Number(answer.getAttribute('fraction')),
    })),
    pairs: elements(question, 'subquestion').map((pair) => ({
      left: readHtml(words(pair)).paragraphs.join('\n'),
      right: tidy(words(only(pair, 'answer'))),
    })),
    guide: guide.flatMap(({ paragraphs }) => paragraphs),
    scheme: guide.flatMap(({ rows }) => rows.slice(1)),
  }
}

export const elements = (parent: Node, name: string): Element[] =>
  childrenOf(parent).filter((child): child is Element => child.nodeName === name)

export function only(parent: Node, name: string): Element {
  const found = elements(parent, name)
  if (found.length !== 1) throw new TypeError(`${found.length} of ${name}`)
  return found[0]!
}

const words = (field: Element): string => only(field, 'text').textContent ?? ''
