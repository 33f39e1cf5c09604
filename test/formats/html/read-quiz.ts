/** What an interactive page shows of each question, and by what it judges: read by jsdom, without our printer. */
import { JSDOM } from 'jsdom'
import { mustBeThere } from '#domain/must-be-there.ts'

/** What is asked of an element; the tests are compiled without a browser's types. */
type Shown = {
  readonly nodeType: number
  readonly nodeValue: string | null
  readonly textContent: string
  readonly childNodes: Iterable<Shown>
  readonly children: Iterable<Shown>
  readonly previousElementSibling: Shown | null
  matches(selector: string): boolean
  getAttribute(name: string): string | null
  querySelector(selector: string): Shown | null
  querySelectorAll(selector: string): Iterable<Shown>
}

export type ReadQuizQuestion = {
  /** Of the passage above it. */
  readonly passage: string | undefined
  readonly number: string
  readonly stem: string
  readonly figures: readonly string[]
  /** Of options or choices. */
  readonly options: readonly string[]
  readonly left: readonly string[]
  readonly right: readonly string[]
  readonly parts: readonly string[]
  readonly marks: number
  /** By which the page judges; undefined where it does not. */
  readonly key: unknown
  /** What opens. */
  readonly answers: readonly string[]
  readonly scheme: readonly (readonly string[])[]
  readonly notes: readonly string[]
}
export type ReadQuiz = {
  readonly title: string
  readonly scripts: number
  readonly questions: readonly ReadQuizQuestion[]
}

/** As a reader sees it: spaces and signs that cannot be seen do not count. */
export const bare = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')

const { DOMParser } = new JSDOM('').window

export function readQuiz(bytes: Uint8Array): ReadQuiz {
  // Its fonts would be parsed as rules of style for seconds.
  const html = Buffer.from(bytes)
    .toString()
    .replace(/<style>.*?<\/style>/s, '')
  const document = new DOMParser().parseFromString(html, 'text/html') as unknown as Shown
  return {
    title: bare(document.querySelector('h1')?.textContent ?? ''),
    scripts: [...document.querySelectorAll('script')].length,
    questions: [...document.querySelectorAll('.question')].map(readQuestion),
  }
}

function readQuestion(question: Shown): ReadQuizQuestion {
  const all = (selector: string): string[] => [...question.querySelectorAll(selector)].map(words)
  const asked = mustBeThere(question.querySelector(':scope > .words'), 'a stem')
  const key = question.getAttribute('data-key')
  const before = question.previousElementSibling
  return {
    passage: before?.matches('.about') === true ? words(before) : undefined,
    number: bare(asked.querySelector('.label')?.textContent ?? '').replace(/\.$/, ''),
    stem: words(asked),
    figures: [...question.querySelectorAll('.indented > figure img')].map((img) => bare(img.getAttribute('alt') ?? '')),
    options: all('.choices .words'),
    left: all('.pairing label .words'),
    right: all('.to-choose .words'),
    parts: all('.part > .words'),
    marks: Number(question.getAttribute('data-marks')),
    key: key === null ? undefined : JSON.parse(key),
    answers: all('details .said .answer'),
    scheme: [...question.querySelectorAll('details .scheme tbody tr')].map((row) => [...row.children].map(words)),
    notes: all('details .note'),
  }
}

/** A formula as ⟦⟧, a field for a word as ____; labels and marks stand beside the words. */
function words(node: Shown): string {
  if (node.nodeType === TEXT) return bare(node.nodeValue ?? '')
  if (node.matches('.label, .marks, select')) return ''
  if (node.matches('math')) return '⟦⟧'
  if (node.matches('input[type="text"]')) return '____'
  return [...node.childNodes].map(words).join('')
}

const TEXT = 3
