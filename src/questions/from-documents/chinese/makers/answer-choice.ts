/**
 * Turns a question without options into one with four: the wrong options are what the document answers to other
 * questions of the same wording.
 */
import type { Candidate, QuestionDraft } from '../../../candidate.ts'
import { plainText } from '#domain/rich-text.ts'
import { tagChinese } from '#reading/words/chinese.ts'
import { labelOf, multipleChoice, type Basis } from '../compose.ts'
import { distractorsFor, isMan } from '../distractors.ts'
import { sistersOfDocument } from '../sister-names.ts'
import { findYears } from '../quantities.ts'
import { kindOf } from '../name-kinds.ts'
import { classOf } from '../semantic-class.ts'
import { simplifiedShadow } from '../simplified-shadow.ts'
import type { Mention, Name } from '../names.ts'
import type { Statement } from '../statement.ts'
import type { Survey } from '../survey.ts'
import type { Say } from '../wording.ts'

/** A candidate with what it was made from. */
export type Made = {
  readonly statement: Statement
  readonly mentions: readonly Mention[]
  readonly candidate: Candidate
}

type Asked = Made & {
  readonly draft: Extract<QuestionDraft, { type: 'short_answer' }>
  readonly stem: string
  readonly key: string
  /** Both in Simplified. */ readonly plainStem: string
  readonly plainKey: string
  readonly form: string
}

/** Makers whose answers are clauses or names of one form. */
const MAKERS: ReadonlySet<string> = new Set(['cause', 'purpose', 'outcome', 'attribute', 'object', 'naming'])
/** Wrong options beside the key. */
const OTHERS = 3
/** The longest of four options may be so many times as long as the shortest. */
const LIKE_LENGTH = 1.8
const KEY = { least: 2, most: 30 } as const

export function makeAnswerChoices(survey: Survey, made: readonly Made[], say: Say): Candidate[] {
  const asked = made.flatMap((one) => askedFor(one) ?? [])
  const byForm = Map.groupBy(asked, ({ form }) => form)
  return asked.flatMap((one) => {
    const basis: Basis = {
      maker: 'answer_choice',
      statement: one.statement,
      answer: answerOf(one.candidate),
      answerCount: 2,
      demand: 0.4,
      score: Math.max(0, one.candidate.score - 0.05),
      conclusion: say`故答案為「${one.key}」。`,
    }
    const peers = survey.random
      .fork(labelOf(basis, 'peers'))
      .shuffle(byForm.get(one.form)!.filter((other) => isCertainlyOther(survey, one, other)))
    const chosen = unlikeEachOther(one, peers)
    if (chosen.length < OTHERS) return amongNames(survey, one, basis)
    const choice = multipleChoice(
      survey,
      basis,
      one.draft.stem,
      survey.open(one.key),
      chosen.map(({ key }) => survey.open(key)),
    )
    return [
      {
        ...choice,
        exclusions: [
          ...new Set([
            ...choice.exclusions,
            ...one.candidate.exclusions,
            ...chosen.map(({ statement }) => `sentence:${statement.sentenceKey}`),
          ]),
        ],
      },
    ]
  })
}

/**
 * Makers whose answer may be one name. What something is called by is told by its form: of 乙未事變 and 五台山 the stem
 * names the kind.
 */
const NAMES: ReadonlySet<string> = new Set(['attribute', 'object'])

/** An answer that is a name, or whose class its form tells, stands among others of its class. */
function amongNames(survey: Survey, one: Asked, basis: Basis): Candidate[] {
  if (one.candidate.maker === 'naming') return amongTerms(survey, one, basis)
  if (!NAMES.has(one.candidate.maker)) return []
  const wrong = othersOfItsClass(survey, one.statement, one, basis)
  if (wrong === undefined) return []
  const choice = multipleChoice(
    survey,
    basis,
    one.draft.stem,
    survey.open(one.key),
    wrong.map(({ form }) => form),
  )
  return [{ ...choice, exclusions: [...new Set([...choice.exclusions, ...one.candidate.exclusions])] }]
}

/**
 * What something is called stands among terms of the document that end as it does or are listed with it, else among
 * those of its topic.
 */
function amongTerms(survey: Survey, one: Asked, basis: Basis): Candidate[] {
  const { statement, plainKey, plainStem, key } = one
  const known = survey.names.find(({ plain }) => plain === plainKey)
  const name: Name = known ?? {
    plain: plainKey,
    form: key,
    kind: 'term',
    sense: classOf(plainKey),
    tag: 'n',
    sentences: new Set(),
    count: 1,
    standing: 0.5,
    topicId: statement.topicId,
  }
  const wrong = sistersOfDocument(survey, statement, { ...name, standing: 1 }, OTHERS)
  if (
    !wrong ||
    wrong.some(({ plain }) => overlaps(plainStem, plain)) ||
    [...plainKey].some(
      (character) => plainStem.includes(character) && !wrong.every(({ plain }) => plain.includes(character)),
    )
  )
    return []
  const choice = multipleChoice(
    survey,
    basis,
    one.draft.stem,
    survey.open(key),
    wrong.map(({ form }) => form),
  )
  return [{ ...choice, reserve: true, exclusions: [...new Set([...choice.exclusions, ...one.candidate.exclusions])] }]
}

/**
 * Three names of the class of an answer, none of which the question names or hints at; undefined where there are fewer.
 */
export function othersOfItsClass(
  survey: Survey,
  statement: Statement,
  { key, plainKey, plainStem }: { readonly key: string; readonly plainKey: string; readonly plainStem: string },
  basis: Basis,
): Name[] | undefined {
  const known = survey.names.find(({ plain }) => plain === plainKey)
  const sense = classOf(plainKey)
  // 生產成熟T細胞 is a doing, though it ends as a name does.
  if (!known && (sense === undefined || isDoing(key))) return undefined
  const name: Name = known ?? {
    plain: plainKey,
    form: key,
    kind: 'term',
    sense,
    tag: 'n',
    sentences: new Set(),
    count: 1,
    standing: 0.5,
    topicId: statement.topicId,
  }
  const wrong = distractorsFor(survey, statement, name, OTHERS, survey.random.fork(labelOf(basis, 'names')))
  // 膜蛋白 is a 蛋白質: one of them cannot be wrong alone.
  const all = [plainKey, ...(wrong ?? []).map(({ plain }) => plain)]
  const nestedNames = all.some((one, at) =>
    all.some(
      (other, index) =>
        index !== at && one.length > 2 && other.includes(one.slice(0, 2)) && !one.startsWith(other.slice(0, 2)),
    ),
  )
  return nestedNames || wrong?.some(({ plain }) => overlaps(plainStem, plain)) === true ? undefined : wrong
}

function isDoing(key: string): boolean {
  const words = tagChinese(key).flatMap(({ tokens }) => tokens)
  return words.length > 1 && words[0]!.tag.startsWith('v')
}

function askedFor(made: Made): Asked | undefined {
  const { candidate } = made
  if (!MAKERS.has(candidate.maker) || candidate.draft.type !== 'short_answer') return undefined
  const stem = plainText(candidate.draft.stem)
  const key = plainText(candidate.draft.key).replace(/[。，]$/, '')
  const plainKey = simplifiedShadow(key)
  const plainStem = simplifiedShadow(stem)
  if (
    key.length < KEY.least ||
    key.length > KEY.most ||
    (/[，；]/.test(key) && candidate.maker !== 'cause') ||
    POINTS.test(plainKey)
  )
    return undefined
  // A short form shares its characters with the long one; and what one country founds is seldom all that it founded.
  if (/简称甚?什?么|简称为/.test(plainStem) || (candidate.maker === 'object' && !isPinnedDown(made))) return undefined
  return {
    ...made,
    draft: candidate.draft,
    stem,
    key,
    plainStem,
    plainKey,
    form: `${candidate.maker}:${formOf(made, plainStem, plainKey)}`,
  }
}

/** A man, or a year, tells which founding or finding is meant. */
const isPinnedDown = ({ statement, mentions }: Made): boolean =>
  findYears(statement.plain).length > 0 || mentions.some(({ name }) => isMan(name))

/** Points to its own sentence, which other questions do not print. */
const POINTS = /[他她它其这该此]/

/** Questions of one form have answers of one form: a place, a doing, a name of one class. */
function formOf({ statement, candidate }: Made, stem: string, key: string): string {
  if (candidate.maker === 'cause') return stem.startsWith('为') ? 'why' : 'what'
  if (candidate.maker !== 'naming') return stem.replace(/？$/, '').slice(-4)
  const group = NAMED_AS.find(([pattern]) => pattern.test(stem))?.[1]
  const epithet = /[「“]/.test(statement.sentencePlain[statement.sentencePlain.indexOf(key) - 1] ?? '')
  return group ?? classOf(key) ?? (epithet ? 'epithet' : `kind:${kindOf(key, 'nz') ?? key}`)
}

/** What is so introduced is a group of men or works, an event, or a name of honour. */
const NAMED_AS: readonly (readonly [RegExp, string])[] = [
  [/(?:合称|并称)(?:为)?什么？$|(?:合称|并称)(?:为)?甚么？$/, 'group'],
  [/史称(?:为)?[什甚]么？$/, 'event'],
  [/誉为[什甚]么？$|[什甚]么(?:之称|的?美誉|的?美称)/, 'epithet'],
]

const answerOf = (candidate: Candidate): string =>
  candidate.exclusions.find((exclusion) => exclusion.startsWith('answer:'))?.slice('answer:'.length) ?? ''

/** Two characters in a row that carry a meaning of their own. */
const WORDS = /[\u4e00-\u9fff]{2}/g
const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)).filter(
    (two) => two.match(WORDS) !== null,
  )

/** It answers a question on another matter, and says nothing of what this one asks or answers. */
function isCertainlyOther(survey: Survey, one: Asked, other: Asked): boolean {
  if (other.statement.sentenceKey === one.statement.sentenceKey || other.plainKey === one.plainKey) return false
  if (survey.manyTopics && other.statement.topicId !== one.statement.topicId) return false
  const long = Math.max(one.key.length, other.key.length)
  const short = Math.min(one.key.length, other.key.length)
  if (long > short * LIKE_LENGTH + 1) return false
  if (
    one.plainStem.includes(other.plainKey) ||
    one.statement.sentencePlain.includes(other.plainKey) ||
    other.statement.sentencePlain.includes(one.plainKey)
  )
    return false
  if (one.candidate.maker === 'naming' && Math.abs(one.key.length - other.key.length) > 2) return false
  const subjects = (asked: Asked): Set<string> => new Set(asked.mentions.slice(0, 2).map(({ name }) => name.plain))
  if (one.candidate.maker !== 'naming' && [...subjects(one)].some((plain) => subjects(other).has(plain))) return false
  return !overlaps(one.plainKey, other.plainKey) && !overlaps(one.plainStem, other.plainKey)
}

/** More than a third of the second's pairs of characters stand in the first. */
function overlaps(first: string, second: string): boolean {
  const pairs = pairsOf(second)
  return pairs.filter((two) => first.includes(two)).length * 3 > pairs.length
}

function unlikeEachOther(one: Asked, peers: readonly Asked[]): Asked[] {
  const near = peers
    .toSorted((a, b) => Math.abs(a.key.length - one.key.length) - Math.abs(b.key.length - one.key.length))
    .slice(0, OTHERS + 3)
  const chosen: Asked[] = []
  for (const peer of near)
    if (
      chosen.length < OTHERS &&
      chosen.every(
        (other) =>
          other.statement.sentenceKey !== peer.statement.sentenceKey &&
          !overlaps(other.plainKey, peer.plainKey) &&
          !overlaps(peer.plainKey, other.plainKey),
      )
    )
      chosen.push(peer)
  return chosen
}
