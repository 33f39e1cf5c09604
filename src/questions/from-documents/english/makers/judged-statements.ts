/**
 * "Which of the following statements about friction are correct? (1) … (2) … (3) …": three statements on one matter to
 * be judged together, as Hong Kong papers ask.
 */
import { LEVELS } from '#domain/difficulty.ts'
import { plainText, type RichText } from '#domain/rich-text.ts'
import type { Candidate, QuestionDraft } from '../../../candidate.ts'
import { itemFlaws } from '../../../checks/item-flaws.ts'
import { contentRoots } from '../../../checks/words.ts'
import { areAlike, shingles } from '../../../likeness.ts'
import { citationOf, citing } from '../../citing.ts'
import { joinRich } from '../../rich-slice.ts'
import { isEmptyHeading, takesArticle, titled } from '../headings.ts'
import type { Lesson } from '../lesson.ts'
import { otherNumber } from '../noun-number.ts'
import { isStrong, type Entry } from '../vocabulary.ts'

type Statement = {
  readonly candidate: Candidate
  readonly draft: QuestionDraft & { readonly type: 'true_false' }
  readonly text: string
  readonly place: number
}
/** `about`: how the stem names it; undefined where it has no name that reads. */
type Matter = { readonly about: string | undefined; readonly statements: readonly Statement[] }

/**
 * `candidates`: those of all other makers; their true and false statements are put together, each in one question of a
 * matter.
 */
export function judgedStatements(lesson: Lesson, candidates: readonly Candidate[]): Candidate[] {
  const statements = candidates.flatMap((candidate, index) =>
    isShort(candidate) ? [statementOf(candidate, index, lesson)] : [],
  )
  const used = new Set<Statement>()
  return [
    ...onTerms(statements, lesson),
    ...underHeadings(statements, lesson),
    ...onTopics(statements, lesson),
  ].flatMap((matter) => triplesOf(matter, used).map((three) => composed(matter, three, lesson)))
}

function isShort({ draft, maker, score }: Candidate): boolean {
  if (draft.type !== 'true_false' || maker === 'swapped_number' || score < LEAST_SCORE) return false
  const text = plainText(draft.stem)
  // An entry of a list of terms is asked for better by itself.
  return (
    text.split(' ').length <= MOST_WORDS &&
    !text.startsWith('“') &&
    !/\b(?:not|no|never|cannot|none|neither|only)\b|n[’']t\b/.test(text) &&
    itemFlaws(draft, 'en').length === 0
  )
}
const MOST_WORDS = 19
const LEAST_SCORE = 0.6

function statementOf(candidate: Candidate, index: number, { sentences }: Lesson): Statement {
  const { draft } = candidate
  if (draft.type !== 'true_false') throw new TypeError(`Cannot judge a ${draft.type} question: expected a statement`)
  const at = sentences.findIndex(({ quote }) => quote === draft.provenance.source?.quote)
  return { candidate, draft, text: plainText(draft.stem), place: at < 0 ? sentences.length + index : at }
}

/** What three statements or more open with or name early. */
function onTerms(statements: readonly Statement[], lesson: Lesson): Matter[] {
  return lesson.vocabulary.entries
    .filter((entry) => isStrong(entry) && !lesson.people.has(entry.key) && !entry.proper)
    .flatMap((entry) => {
      const naming = statements.filter(({ text }) => namesEarly(text, entry))
      const about = naming.length < 3 ? undefined : phraseFor(entry, lesson)
      return about === undefined ? [] : [{ about, statements: naming }]
    })
}

function namesEarly(text: string, { form }: Entry): boolean {
  const opening = text.toLowerCase().split(/\W+/).slice(0, EARLY).join(' ')
  return [form, otherNumber(form)].some(
    (one) =>
      one !== undefined &&
      new RegExp(`(?:^|the |an? )${one.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ' ')}(?: |$)`, 'u').test(opening),
  )
}
const EARLY = 6

function phraseFor(entry: Entry, lesson: Lesson): string | undefined {
  if (entry.plural) return entry.form
  if (takesArticle(entry.form, lesson)) return `the ${entry.form}`
  return lesson.isCounted(entry) ? otherNumber(entry.form) : entry.form
}

const underHeadings = (statements: readonly Statement[], lesson: Lesson): Matter[] =>
  [...Map.groupBy(statements, ({ draft }) => draft.provenance.source?.heading ?? '')].flatMap(([heading, under]) =>
    heading === '' || under.length < 3 ? [] : [{ about: nameOf(heading, lesson), statements: under }],
  )

/** A title as a noun phrase inside the stem: no question, no sentence, no count. */
function nameOf(title: string, lesson: Lesson): string | undefined {
  if (isEmptyHeading(title) || /[{#?]/.test(title)) return undefined
  const about = titled(title, lesson).replace(/^(?:the )?(?=(?:two|three|four|five|six) )/, 'the ')
  return /^(?:“|(?:the )?(?:some|many|how|why|what|other|more)\b)/i.test(about) ? undefined : about
}

/** A chapter's statements, under its topic: what is left when terms and headings had theirs. */
const onTopics = (statements: readonly Statement[], lesson: Lesson): Matter[] =>
  lesson.material.found.topics.map(({ topic }) => ({
    about: nameOf(topic.name, lesson),
    statements: statements.filter(({ candidate }) => candidate.topicId === topic.id),
  }))

/** Threes of which at least one statement is false and one is true, each statement in one of them. */
function triplesOf({ statements }: Matter, used: Set<Statement>): Statement[][] {
  const free = (isTrue: boolean): Statement[] => statements.filter((one) => one.draft.key === isTrue && !used.has(one))
  const triples: Statement[][] = []
  for (const wrong of statements.filter(({ draft }) => !draft.key)) {
    if (used.has(wrong)) continue
    const three = [wrong]
    const near = free(true).toSorted((a, b) => Math.abs(a.place - wrong.place) - Math.abs(b.place - wrong.place))
    // Two false ones in every other question.
    for (const other of [...((used.size / 3) % 2 === 1 ? free(false) : []), ...near])
      if (three.length < (other.draft.key ? 3 : 2) && three.every((one) => areApart(one, other))) three.push(other)
    if (three.length < 3) continue
    for (const one of three) used.add(one)
    triples.push(three.toSorted((a, b) => a.place - b.place))
  }
  return triples
}

/** Of other sentences and other terms, and not worded alike: one would tell the other. */
const areApart = (one: Statement, other: Statement): boolean =>
  one !== other &&
  !one.candidate.exclusions.some((exclusion) => other.candidate.exclusions.includes(exclusion)) &&
  one.candidate.topicId === other.candidate.topicId &&
  opening(one) !== opening(other) &&
  !areAlike(shingles(one.text), shingles(other.text))

/** Two statements that open with one term may contradict each other. */
const opening = ({ text }: Statement): string =>
  text
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .split(' ')
    .slice(0, 2)
    .join(' ')

function composed({ about }: Matter, three: readonly Statement[], lesson: Lesson): Candidate {
  const right = three.flatMap(({ draft }, index) => (draft.key ? [index + 1] : []))
  const options = optionsWith(right)
  const numbered = (part: (statement: Statement) => RichText, separator: RichText): RichText =>
    joinRich(...three.flatMap((one, index) => [...(index > 0 ? [separator] : []), `(${index + 1}) `, part(one)]))
  const citations = three.flatMap(({ draft }) => (draft.provenance.source ? [citationOf(draft.provenance.source)] : []))
  const [first] = three
  const levels = three.map(({ candidate }) => LEVELS.indexOf(candidate.level))
  const score = three.reduce((sum, { candidate }) => sum + candidate.score, 0) / 3
  const draft: QuestionDraft = {
    type: 'multiple_choice',
    stem: joinRich(
      `Which of the following statements ${about !== undefined && isNamedIn(about, three) ? `about ${about} ` : ''}is/are correct?`,
      BREAK,
      numbered(({ draft: { stem } }) => stem, BREAK),
    ),
    options: [[text(options[0])], [text(options[1])], [text(options[2])], [text(options[3])]],
    keyIndex: options.indexOf(named(right)),
    explanation: numbered(({ draft: { explanation } }) => explanation, [text(' ')]),
    provenance: citing(lesson.material.document.id, citations),
  }
  return {
    draft,
    topicId: first!.candidate.topicId,
    level: LEVELS[Math.max(...levels)]!,
    maker: 'judged_statements',
    score,
    exclusions: [...new Set(three.flatMap(({ candidate }) => candidate.exclusions))],
    reserve: true,
  }
}
/** A title under which most of them do not stand would mislead. */
const isNamedIn = (about: string, three: readonly Statement[]): boolean =>
  three.filter(({ text: words }) => [...contentRoots(about)].some((root) => contentRoots(words).has(root))).length >= 2

const BREAK: RichText = [{ kind: 'break' }]
const text = (words: string): { readonly kind: 'text'; readonly text: string } => ({ kind: 'text', text: words })

const named = (numbers: readonly number[]): string =>
  numbers.length === 3 ? '(1), (2) and (3)' : `${numbers.map((number) => `(${number})`).join(' and ')} only`

/** Four combinations in their usual order, the right one among them. */
function optionsWith(right: readonly number[]): [string, string, string, string] {
  if (right.length === 1)
    return right[0] === 3
      ? [named([1]), named([3]), named([1, 2]), named([2, 3])]
      : [named([1]), named([2]), named([1, 3]), named([2, 3])]
  return [named([1, 2]), named([1, 3]), named([2, 3]), named([1, 2, 3])]
}
