/** "Which of the following statements about price floors is INCORRECT?": statements on one term, true and changed, side by side. */
import { LEVELS } from '#domain/difficulty.ts'
import { plainText } from '#domain/rich-text.ts'
import type { Candidate } from '../../../candidate.ts'
import { contentRoots } from '../../../checks/words.ts'
import { asAbout, isEmptyHeading, needsItsMatter } from '../headings.ts'
import type { Lesson, Maker } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { headWord, isPlural, otherNumber } from '../noun-number.ts'
import { isArticle } from '../noun-phrases.ts'
import { sentenceId } from '../study-sentences.ts'
import { isStrong, type Entry } from '../vocabulary.ts'
import { nameLeftOut } from './name-left-out.ts'
import { swappedComparison } from './swapped-comparison.ts'
import { swappedDirection } from './swapped-direction.ts'
import { swappedNumber } from './swapped-number.ts'
import { swappedOpposite } from './swapped-opposite.ts'
import { swappedSibling } from './swapped-sibling.ts'
import { swappedTerm } from './swapped-term.ts'
import { trueStatement } from './true-statement.ts'

export const whichStatement: Maker = (lesson) => {
  const statements = SOURCES.flatMap((maker) => maker(lesson)).filter(({ draft }) => draft.type === 'true_false' && plainText(draft.stem).length <= MOST_CHARACTERS && !TELLS_MEANING.test(plainText(draft.stem)))
  const used = new Set<Candidate>()
  return [...groupsByTerm(statements, lesson), ...groupsByHeading(statements, lesson)].flatMap(({ named, members }) => {
    const questions: Candidate[] = []
    for (let turn = 0; turn < MOST_PER_GROUP; turn += 1) {
      const made = questionOn(named, members.filter((one) => !used.has(one)), turn, lesson)
      if (!made) break
      for (const one of made.chosen) used.add(one)
      questions.push(made.candidate)
    }
    return questions
  })
}

const SOURCES: readonly Maker[] = [trueStatement, swappedTerm, swappedOpposite, swappedSibling, swappedNumber, swappedDirection, swappedComparison, nameLeftOut]
/** Four statements side by side must stay readable. */
const MOST_CHARACTERS = 180
const MOST_PER_GROUP = 2
/** An entry of a list of terms beside statements of running text stands out. */
const TELLS_MEANING = /^“[^”]+” means “/

/** `named`: what the statements are about, as it reads behind "about". */
type Group = { readonly named: string; readonly members: readonly Candidate[] }

/** The statements that open with each term, or say what it means; the smallest groups, which are most of one matter, first. */
function groupsByTerm(statements: readonly Candidate[], lesson: Lesson): Group[] {
  const mentioned = new Map(lesson.wanted.map((sentence) => [sentenceId(sentence), lesson.vocabulary.mentions(sentence).filter(({ from }) => from <= LATEST).map(({ entry }) => entry)]))
  const groups = new Map<Entry, Set<Candidate>>()
  for (const one of statements) {
    for (const entry of mentioned.get(one.exclusions[0] ?? '') ?? []) {
      // A sister in its place makes a statement that speaks of something else.
      if (isMatter(entry) && plainText(one.draft.stem).toLowerCase().includes(entry.head.slice(0, Math.max(4, entry.head.length - 2)))) (groups.get(entry) ?? groups.set(entry, new Set()).get(entry)!).add(one)
    }
  }
  return [...groups].filter(([, members]) => members.size >= 4).toSorted(([a, one], [b, other]) => one.size - other.size || (a.key < b.key ? -1 : 1)).map(([entry, members]) => ({ named: withUsualArticle(entry, lesson), members: [...members] }))
}

/** What opens a statement stands in its first words. */
const LATEST = 4

/** "the soma", "psychology": with the article that most of its uses have. */
function withUsualArticle(entry: Entry, lesson: Lesson): string {
  if (entry.plural || isPlural(entry.form)) return entry.form
  let [all, definite] = [0, 0]
  for (const sentence of lesson.sentences) {
    for (const mention of lesson.vocabulary.mentions(sentence)) {
      if (mention.entry.key !== entry.key) continue
      all += 1
      if (isArticle(sentence.words[mention.from - 1])) definite += 1
    }
  }
  if (definite * 2 > all) return `the ${entry.form}`
  // "about T cells": what is counted stands in the plural.
  const plural = entry.proper ? undefined : otherNumber(entry.form)
  return plural !== undefined && lesson.isCounted(entry) && lesson.printedNouns.has(headWord(plural)) ? plural : entry.form
}

/** Those of one section, whose heading names a matter; without headings those of one topic. */
function groupsByHeading(statements: readonly Candidate[], lesson: Lesson): Group[] {
  return [...Map.groupBy(statements, ({ draft, topicId }) => draft.provenance.source?.heading ?? lesson.material.found.topics.find(({ topic }) => topic.id === topicId)?.topic.name)].flatMap(([heading, members]): Group[] => {
    if (heading === undefined || isEmptyHeading(heading)) return []
    const named = asAbout(heading, lesson)
    return /^(?:how|why|what|who|when)\b|[“?!:]|\b(?:terms|glossary|summary|concepts|questions)\b/i.test(named) || needsItsMatter(named) ? [] : [{ named, members }]
  })
}

/** A term that a question can be about: its group is small enough to be one matter. */
const isMatter = (entry: Entry): boolean => isStrong(entry) && entry.form.length >= 3

type Made = { readonly candidate: Candidate; readonly chosen: readonly Candidate[] }

/** One false statement among true ones, or where there are enough false ones by turns a true one among these. */
function questionOn(named: string, members: readonly Candidate[], turn: number, lesson: Lesson): Made | undefined {
  const random = lesson.material.random.fork(`which_statement:${named}:${turn}`)
  const best = (some: readonly Candidate[]): Candidate[] => random.shuffle(some).toSorted((a, b) => b.score - a.score)
  const [right, wrong] = [best(members.filter(isTrue)), best(members.filter((one) => !isTrue(one)))]
  const asksTrue = wrong.length >= 3 && turn % 2 === 0
  const chosen = fourApart(asksTrue ? right : wrong, asksTrue ? wrong : right)
  if (!chosen) return undefined
  return { candidate: question(chosen, asksTrue, named, random.shuffle(chosen)), chosen }
}

const isTrue = ({ draft }: Candidate): boolean => draft.type === 'true_false' && draft.key

/** The odd one out and three others that share neither sentence nor answer, and do not say much the same, which would tell which is wrong. */
function fourApart(odd: readonly Candidate[], others: readonly Candidate[]): readonly [Candidate, Candidate, Candidate, Candidate] | undefined {
  for (const first of odd) {
    const chosen = [first]
    for (const other of others) {
      if (chosen.length < 4 && chosen.every((one) => !one.exclusions.some((exclusion) => other.exclusions.includes(exclusion)) && likeness(one, other) < MOST_ALIKE) && (isOfMatter(first, other) || chosen.slice(1).every((one) => isOfMatter(first, one)))) chosen.push(other)
    }
    const [key, second, third, fourth] = chosen
    if (key && second && third && fourth) return [key, second, third, fourth]
  }
  return undefined
}

/** One option may be of another matter; more of them would be ruled out at sight. */
function isOfMatter(a: Candidate, b: Candidate): boolean {
  const roots = contentRoots(plainText(a.draft.stem))
  return [...contentRoots(plainText(b.draft.stem))].some((root) => roots.has(root))
}

/** The share of the shorter statement's content words that the other has too. */
function likeness(a: Candidate, b: Candidate): number {
  const [one, other] = [a, b].map(({ draft }) => new Set(plainText(draft.stem).toLowerCase().match(/\p{L}{4,}/gu)?.filter((word) => !COMMON.test(word)).map((word) => word.slice(0, 6)) ?? []))
  const shared = [...one!].filter((root) => other!.has(root)).length
  return shared / Math.max(1, Math.min(one!.size, other!.size))
}
const MOST_ALIKE = 0.5
const COMMON = /^(?:that|with|from|which|this|have|were|they|their|also|into|than|when|means|called|known|other|such|used|most|more|some)$/

function question(chosen: readonly [Candidate, Candidate, Candidate, Candidate], asksTrue: boolean, named: string, order: readonly Candidate[]): Candidate {
  const [key, ...others] = chosen
  const [first, second, ...rest] = order.map(({ draft }) => draft.stem)
  if (!first || !second) throw new RangeError(`Cannot offer a choice of ${order.length} statements: expected 4`)
  // One has to judge four statements, so the question is as hard as the hardest.
  const level = LEVELS[Math.max(...chosen.map((one) => LEVELS.indexOf(one.level)))]!
  const explained = asksTrue ? chosen : [key]
  return {
    ...key,
    draft: {
      type: 'multiple_choice',
      stem: [{ kind: 'text', text: upperFirst(`which of the following statements about ${named} is ${asksTrue ? 'correct' : 'INCORRECT'}?`) }],
      options: [first, second, ...rest],
      keyIndex: order.indexOf(key),
      explanation: explained.flatMap(({ draft }, index) => (index === 0 ? draft.explanation : [{ kind: 'break' as const }, ...draft.explanation])),
      provenance: key.draft.provenance,
    },
    level,
    maker: asksTrue ? 'correct_statement' : 'incorrect_statement',
    score: Math.min(0.6, key.score, ...others.map((one) => one.score + 0.1)),
    exclusions: [...new Set(chosen.flatMap((one) => one.exclusions))],
  }
}
