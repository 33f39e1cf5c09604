/** "Describe the cytoskeleton. In your answer, refer to …": an essay on one section, with the statements of the section as points. */
import { literalText } from '#domain/rich-text.ts'
import type { Candidate } from '../../../candidate.ts'
import { citationOf } from '../../citing.ts'
import { composeEssay, type EssayWords } from '../../compose-essay.ts'
import { objectivesIn, taskOfHeading } from '../essay-stems.ts'
import { ADJECTIVE } from '../distractors.ts'
import { sectionsIn, type Section } from '../headings.ts'
import { definitionSentence } from '../explanation.ts'
import type { Lesson, Maker, TopicSentence } from '../lesson.ts'
import { familiarity, levelOf, longWordShare } from '../level.ts'
import { sentenceId, type StudySentence } from '../study-sentences.ts'
import { isOfSubject, type Entry } from '../vocabulary.ts'
import { isContent } from '../words.ts'
import { isUncertain } from './true-statement.ts'

export const essay: Maker = (lesson) => {
  // Objectives may stand before the first heading: they are those of the whole document.
  const sections = [...sectionsIn(lesson.material), { heading: '', from: 0, to: lesson.material.document.blocks.length }]
  const objectives = objectivesIn(lesson.material.document.blocks)
  const used = new Set<string>()
  // The narrowest section that gives enough points is asked about first.
  return sections.toSorted((a, b) => (a.to - a.from) - (b.to - b.from)).flatMap((section) => {
    const own = objectives.filter(({ block }) => block >= section.from && block < section.to && isNearest(block, section, sections))
    const heading = taskOfHeading(section.heading, lesson)
    const tasks = [...own.map(({ task }) => ({ task, isObjective: true })), ...(heading === undefined ? [] : [{ task: heading, isObjective: false }])]
    return tasks.flatMap(({ task, isObjective }) => {
      const statements = statementsOf(section, lesson).filter((sentence) => !used.has(sentenceId(sentence)))
      if (statements.length > MOST_STATEMENTS) return []
      const found = essayOn(task, statements, lesson, isObjective)
      if (!found) return []
      for (const exclusion of found.exclusions) used.add(exclusion)
      return [found]
    })
  })
}

/** The section whose own text holds the block, not one of its subsections. */
const isNearest = (block: number, section: Section, sections: readonly Section[]): boolean => !sections.some((other) => other !== section && other.from > section.from && other.to <= section.to && block >= other.from && block < other.to)

function statementsOf({ from, to }: Section, lesson: Lesson): TopicSentence[] {
  const standing = new Set(lesson.standing)
  // A definition can stand by itself where its sentence cannot.
  const defined = lesson.wantedDefinitions.filter(({ sentence }) => !standing.has(sentence)).map((definition) => ({ ...definition.sentence, text: definitionSentence(definition) }))
  return [...lesson.standing, ...defined].toSorted((a, b) => a.block - b.block || a.start - b.start).filter(({ block, text, words }) => block >= from && block < to && text.endsWith('.') && words.length <= MOST_WORDS && words.filter(isContent).length >= LEAST_CONTENT && !isUncertain(text) && !SAYS_LITTLE.test(text))
}

/** A section of more is a chapter: its essay would ask for a bit of everything. */
const MOST_STATEMENTS = 45
const LEAST_CONTENT = 5
const SAYS_LITTLE = /\b(?:worth|important to|interesting to|helpful to|useful to) (?:mention|not|remember|know|understand|keep|consider)\w*|\bexamples? of\b|\bare used\.$|\b(?:many|several|various|different|some) (?:types|kinds|ways|forms|reasons|factors)\b/i
const MOST_WORDS = 32
/** Terms named in the stem, statements on each, and points in all. */
const TERMS = { least: 2, most: 3 } as const
const MOST_ON_A_TERM = 3
const POINTS = { least: 4, ofOneTerm: 5, most: 8 } as const
const MOST_NEEDED = 4

/** An essay whose points are the statements on the terms that the section speaks of most. An objective is answered by statements that share its telling words. */
function essayOn(task: string, statements: readonly TopicSentence[], lesson: Lesson, isObjective: boolean): Candidate | undefined {
  const taskStems = tellingStems(task, lesson)
  if (isObjective && taskStems.length === 0) return undefined
  const isOn = (stems: readonly string[], sentence: StudySentence): boolean => stems.some((stem) => sentence.stems.has(stem))
  // A paragraph that names the matter is about it, and so is, under a heading inside the section, one that names that heading.
  const onMatter = new Set(lesson.sentences.filter((sentence) => isOn(taskStems, sentence) || (!isObjective && sentence.heading !== undefined && isOn(lesson.stemsIn(sentence.heading), sentence))).map(({ block }) => block))
  const relevant = statements.filter((sentence) => (isObjective ? taskStems.filter((stem) => sentence.stems.has(stem)).length >= Math.min(LEAST_SHARED, taskStems.length) : onMatter.has(sentence.block)))
  const { named, others } = termsOf(relevant, task, lesson)
  // A task that names its terms needs no list of them; one that names none, or too little is said of them, gets one.
  const listed = others.slice(0, TERMS.most)
  const isListed = listed.length >= TERMS.least
  const points = isListed ? pointsOn(listed, relevant, lesson, MOST_ON_A_TERM) : pointsOn(named, relevant, lesson, POINTS.most)
  const terms = isListed ? listed : named
  if (terms.length === 0 || points.length < (terms.length === 1 ? POINTS.ofOneTerm : POINTS.least)) return undefined
  const [first] = points
  return composeEssay({
    documentId: lesson.material.document.id,
    topicId: first!.topicId,
    maker: isObjective ? 'essay_objective' : 'essay_heading',
    stem: lesson.rich(isListed ? `${task}. In your answer, refer to the following: ${terms.map(({ form }) => form).join('; ')}.` : `${task}.`),
    points: points.map((sentence) => ({ text: lesson.rich(`${sentence.text}${sentence.page === undefined ? '' : ` (page ${sentence.page})`}`), citation: citationOf(sentence), exclusions: [sentenceId(sentence)] })),
    needed: Math.min(MOST_NEEDED, points.length - 1),
    explanation: literalText(`The points of the marking guide are statements of the text.${pagesOf(points)}`),
    level: levelOf({ act: 'discuss', termCount: familiarity(Math.max(...terms.map(({ count }) => count)), lesson.sentences.length), words: points.reduce((sum, { words }) => sum + words.length, 0) / points.length, longWords: longWordShare(points.flatMap(({ words }) => words.filter(isContent).map(({ text }) => text))) }),
    score: Math.min(1, 0.5 + 0.05 * points.length),
    words: WORDS,
  })
}

/** The stems of a task without its verb, and without those that every fifth sentence of the document holds. */
function tellingStems(task: string, lesson: Lesson): string[] {
  const stems = [...new Set(lesson.stemsIn(task).slice(1))]
  return stems.filter((stem) => lesson.sentences.filter((sentence) => sentence.stems.has(stem)).length * 5 <= lesson.sentences.length || stems.length === 1)
}

/** An objective is met by a statement that shares so many of its telling words. */
const LEAST_SHARED = 2

/** The terms on which there are most statements: those that the task names, and the others. */
function termsOf(statements: readonly TopicSentence[], task: string, lesson: Lesson): { readonly named: readonly Entry[]; readonly others: readonly Entry[] } {
  const counts = new Map<Entry, number>()
  for (const sentence of statements) for (const entry of strongTerms(sentence, lesson)) counts.set(entry, (counts.get(entry) ?? 0) + 1)
  const asked = task.toLowerCase()
  const named: Entry[] = []
  const others: Entry[] = []
  // What the text marks or defines comes first, then names and phrases; a plain word says little.
  const rank = (entry: Entry): number => (entry.definition || entry.bold ? 2 : entry.proper || entry.key.includes(' ') ? 1 : entry.confidence >= LEAST_OF_WORD ? 0 : -2)
  for (const [entry] of [...counts].filter(([one]) => rank(one) >= 0).toSorted(([a, one], [b, other]) => rank(b) + other - rank(a) - one || b.confidence - a.confidence)) {
    if (asked.includes(entry.form.toLowerCase()) || asked.includes(entry.head)) named.push(entry)
    else if (others.every((one) => !lesson.related.areRelated(one, entry))) others.push(entry)
  }
  return { named, others }
}

const LEAST_OF_WORD = 0.1

const strongTerms = (sentence: TopicSentence, lesson: Lesson): Set<Entry> => new Set(lesson.vocabulary.mentions(sentence).map(({ entry }) => entry).filter((entry) => isOfSubject(entry) && entry.kind !== 'unit' && !ADJECTIVE.test(entry.form)))

/** Up to `most` statements on each term, in the order of the text. */
function pointsOn(terms: readonly Entry[], statements: readonly TopicSentence[], lesson: Lesson, most: number): TopicSentence[] {
  const points = new Set<TopicSentence>()
  for (const term of terms) {
    for (const sentence of statements.filter((one) => strongTerms(one, lesson).has(term)).slice(0, most)) points.add(sentence)
  }
  return [...points].toSorted((a, b) => a.block - b.block || a.start - b.start).slice(0, POINTS.most)
}

const WORDS: EssayWords = {
  anyOf: (needed) => `Any ${NUMBERS[needed] ?? needed} of these points, each stated and explained or illustrated:`,
  each: (marks) => `${marks} marks each`,
  organisation: 'Organisation and communication: the answer is a connected essay with an opening and a conclusion, in clear and correct English',
}
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six']

const joined = (forms: readonly string[]): string => (forms.length < 2 ? forms.join('') : `${forms.slice(0, -1).join(', ')} and ${forms.at(-1)!}`)

function pagesOf(points: readonly TopicSentence[]): string {
  const pages = [...new Set(points.flatMap(({ page }) => (page === undefined ? [] : [page])))].toSorted((a, b) => a - b)
  return pages.length === 0 ? '' : pages.length === 1 ? ` They stand on page ${pages[0]}.` : ` They stand on pages ${joined(pages.map(String))}.`
}
