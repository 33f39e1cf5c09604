/** Texts with the terms that people gave them, from ../shared/keyphrases, as blocks that topic extraction reads. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PaperLanguage } from '#domain/language.ts'
import type { Block } from '#reading/document.ts'
import { stemEnglish } from '#reading/words/english.ts'

export type GoldText = {
  readonly id: string
  readonly language: PaperLanguage
  readonly blocks: readonly Block[]
  /** Each term with its accepted spellings, as `normalTerm` writes them. */
  readonly gold: readonly (readonly string[])[]
  readonly part: Part
}

/** Fitting sees its folds alone; what the table prints is measured on `holdOut`. */
export const FOLDS = [0, 1, 2, 3, 4] as const
export type Part = (typeof FOLDS)[number] | 'holdOut'

export const CORPORA = [
  'openstax-biology',
  'openstax-psychology',
  'semeval2010-train',
  'inspec-train',
  'csl-dev',
] as const
export type CorpusName = (typeof CORPORA)[number]

/** The texts of a corpus in their order. `folder` holds the files of ../shared/keyphrases. */
export function loadCorpus(folder: string, name: CorpusName): GoldText[] {
  switch (name) {
    case 'openstax-biology':
      return loadTextbook(join(folder, `${name}.json`))
    case 'openstax-psychology':
      return loadTextbook(join(folder, `${name}.json`))
    case 'semeval2010-train':
      return loadPapers(join(folder, `${name}.json`))
    case 'inspec-train':
      return loadPapers(join(folder, `${name}.json`))
    case 'csl-dev':
      return loadChinese(join(folder, `${name}.tsv`))
  }
}

/**
 * A term as it is compared: stems in lower case, hyphens as spaces, no other signs. Chinese terms lose their spaces.
 */
export function normalTerm(term: string, language: PaperLanguage): string {
  if (language !== 'en') return term.toLowerCase().replace(/\s+/g, '')
  const words = term
    .toLowerCase()
    .replace(/[-‐‑]/g, ' ')
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  // SemEval and Inspec give Porter stems; stemming once more makes the two generations of Porter's stemmer meet.
  return words.map((word) => stemEnglish(stemEnglish(word))).join(' ')
}

const block = (kind: Block['kind'], text: string): Block => ({
  kind,
  text,
  spans: [],
  ...(kind === 'heading' ? { level: 2 } : {}),
})
/**
 * The part of each name: by the SHA-256 of the names alone, so that the split is the same wherever and whenever it is
 * drawn. The fifth with the
 * lowest hashes is held out; the others are dealt to the folds of fitting.
 */
function splitByHash(names: readonly string[]): Map<string, Part> {
  const ordered = names.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1))
  const heldOut = Math.ceil(names.length / 5)
  return new Map(ordered.map((name, place) => [name, place < heldOut ? 'holdOut' : FOLDS[place % FOLDS.length]!]))
}

/** The SHA-256 of the texts' names in order: a model keeps that of the texts it was fitted on. */
export const digestOf = (texts: readonly GoldText[]): string =>
  hashOf(
    texts
      .map(({ id, part }) => `${id} ${part}`)
      .toSorted()
      .join('\n'),
  )

const hashOf = (name: string): string => createHash('sha256').update(name).digest('hex')

type Book = {
  readonly chapters: readonly {
    readonly sections: readonly {
      id: string
      title: string
      terms: string[]
      glossary: { term: string }[]
      blocks: { k: string; t: string }[]
    }[]
  }[]
}

/**
 * One text a section of the book (what a lesson treats); its terms are those that the book prints in bold or lists in
 * its glossary.
 */
function loadTextbook(path: string): GoldText[] {
  const book = JSON.parse(readFileSync(path, 'utf8')) as Book
  const nameOf = (chapter: number): string => `${basename(path)} ${chapter + 1}`
  const parts = splitByHash(book.chapters.map((_, chapter) => nameOf(chapter)))
  return book.chapters.flatMap(({ sections }, chapter) =>
    sections
      .filter(({ terms, glossary }) => terms.length + glossary.length > 0)
      .map((section): GoldText => ({
        id: section.id,
        language: 'en',
        part: parts.get(nameOf(chapter))!,
        blocks: [
          block('heading', section.title),
          ...section.blocks.map(({ k, t }) => block(k === 'p' ? 'paragraph' : 'heading', t)),
        ],
        gold: distinct(
          [...section.terms, ...section.glossary.map(({ term }) => term)].map((term) =>
            normalTerm(term.replace(/\(.*?\)/g, ''), 'en'),
          ),
        ).map((term) => [term]),
      })),
  )
}

/** Whole chapters instead, with the terms of all their sections: what a teacher uploads. */
export function loadChapters(folder: string, name: 'openstax-biology' | 'openstax-psychology'): GoldText[] {
  const book = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Book
  const sections = loadTextbook(join(folder, `${name}.json`))
  return book.chapters.map((chapter, index): GoldText => {
    const ids = new Set(chapter.sections.map(({ id }) => id))
    const inside = sections.filter(({ id }) => ids.has(id))
    return {
      id: `${name} ${index + 1}`,
      language: 'en',
      part: inside[0]!.part,
      blocks: inside.flatMap(({ blocks }) => blocks),
      gold: distinct(inside.flatMap(({ gold }) => gold.flat())).map((term) => [term]),
    }
  })
}

type TaggedPaper = {
  readonly id: string
  readonly sents: readonly (readonly [section: string, text: string])[]
  readonly keys: readonly (readonly string[])[]
}

function loadPapers(path: string): GoldText[] {
  const papers = JSON.parse(readFileSync(path, 'utf8')) as TaggedPaper[]
  const parts = splitByHash(papers.map(({ id }) => id))
  return papers.map(({ id, sents, keys }): GoldText => ({
    id,
    language: 'en',
    part: parts.get(id)!,
    blocks: sents.map(([section, text], line) =>
      block(
        /title|sectionHeader/i.test(section) || (section === '' && line === 0) ? 'heading' : 'paragraph',
        untokenize(text),
      ),
    ),
    gold: keys.map((spellings) => distinct(spellings.map((term) => normalTerm(term, 'en')))),
  }))
}

/** The corpora part every sign with spaces; printed text does not. */
const untokenize = (text: string): string =>
  text
    .replace(/ ([,.;:?!)\]'])/g, '$1')
    .replace(/([([]) /g, '$1')
    .replace(/ - /g, '-')

function loadChinese(path: string): GoldText[] {
  const lines = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  const parts = splitByHash(lines.map(([, text = '']) => text))
  return lines.map(([, text = '', keys = ''], index): GoldText => ({
    id: String(index),
    language: 'zh-CN',
    part: parts.get(text)!,
    blocks: titleFirst(text),
    gold: distinct(keys.split('_').map((term) => normalTerm(term, 'zh-CN'))).map((term) => [term]),
  }))
}

/** CSL writes an abstract, a space and the title in one line. */
function titleFirst(text: string): Block[] {
  const [, abstract, title] = /^(.*[.。!！?？…;；:：)）%"”\d]|.*) +(\S.*)$/su.exec(text) ?? []
  return abstract === undefined || title === undefined
    ? [block('paragraph', text)]
    : [block('heading', title), block('paragraph', abstract)]
}

const distinct = (terms: readonly string[]): string[] => [...new Set(terms)].filter((term) => term !== '')
