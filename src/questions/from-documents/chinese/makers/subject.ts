/** Asks who or what a statement is about: "下列哪一位人物…？" with options, "誰…？" without. */
import type { Candidate } from '../../../candidate.ts'
import { dynastyStandsIn, isNamedOtherwise, mostlyStandsIn, sharesTellingCharacter } from './cloze.ts'
import { labelOf, multipleChoice, shortAnswer, type Basis } from '../compose.ts'
import { closeness, distractorsFor, isMan } from '../distractors.ts'
import { oneAnswer, readability, trimmedAfter, type Maker } from '../maker.ts'
import { QUESTION_WORDS } from '../question-words.ts'
import { subjectStart } from '../own-subject.ts'
import { tellsFact } from '../plain-fact.ts'
import type { NameKind } from '../name-kinds.ts'
import type { Mention } from '../names.ts'
import { isDatedEvent } from '../main-event.ts'
import { findYears } from '../quantities.ts'
import { fitsOnly } from '../specific.ts'
import type { Statement } from '../statement.ts'
import { named } from '../wording.ts'

export const makeSubject: Maker = (survey, statement, mentions, say) => {
  const mention = mentionAsSubject(statement, mentions)
  if (!mention || !statement.sentencePlain.includes(mention.name.plain) || !tellsFact(statement.plain)) return []
  const { name, start, end } = mention
  const asked = name.kind === 'organisation' && name.plain.endsWith('政府') ? GOVERNMENT : QUESTION_WORDS[name.kind]
  // An author's guess has no definite answer.
  if (/可能|也许|或许|似乎|被认为|通常|往往|一般|有时|大多/.test(statement.plain)) return []
  if (/^(?:到|至)[^，]{1,10}(?:期间|时期|时|年间)/.test(statement.plain.slice(end))) return []
  if (TIME_OF.has(name.kind) && /^(?:[称时后]|到|至|成立|灭亡)/.test(statement.plain.slice(end))) return []
  // "誰發現，假設…": what was found begins anew.
  if (
    isNamedOtherwise(name, statement.plain.slice(end)) ||
    /^[^，]{0,6}(?:发现|认为|指出|证明|提出|主张|强调|相信)，/.test(statement.plain.slice(end))
  )
    return []
  if (!asked || (name.kind === 'term' && name.standing < 0.3)) return []
  const text = trimmedAfter(statement, end)
  // "甲於1958年和乙於1959年分別發明": the subject is several.
  if (BROKEN_NAME.test(name.plain) || !DOERS.has(name.kind)) return []
  // A dated event of a history has one doer, though his deed is no foundation or discovery.
  const unique = isUniqueDeed(statement.plain.slice(end))
  if (
    !unique &&
    !(
      findYears(statement.plain).some(({ exact }) => exact) &&
      isDatedEvent(statement) &&
      !NOT_ALONE.test(statement.plain.slice(end))
    )
  )
    return []
  if (/分别|各自|，(?:凡|所有|每[个位名])/.test(statement.plain)) return []
  if (text.length > 56 || text.length - end < 7 || statement.plain.slice(end).includes(name.plain)) return []
  // What is said must tell the subject from all others: a rest of common words does not.
  if (mentions.length < 2 && name.kind !== 'term') return []
  if (
    !fitsOnly(
      { plain: statement.plain.slice(0, text.length) },
      mentions.filter((one) => one.end <= text.length),
      name,
    ) ||
    mostlyStandsIn(name.plain, statement.plain.slice(end)) ||
    dynastyStandsIn(name, statement.plain.slice(end))
  )
    return []
  const form = statement.text.slice(start, end)
  const rest = `${text.slice(end)}？`
  const before = statement.text.slice(0, start)
  const basis: Basis = {
    maker: 'subject',
    statement,
    answer: name.plain,
    answerCount: name.count,
    demand: 0.3,
    score: 0.45 * readability(statement) + 0.25 * Math.min(1, name.standing + 0.4) + 0.2,
    conclusion: say`故答案為${named(say, form)}。`,
    ...(unique ? {} : { reserve: true }),
  }
  // 行星 beside 水星: the text names classes and members alike, and old names beside new ones.
  // What one is not, others are not either.
  const wrong =
    !unique || name.kind === 'star' || /不|没|未|并非/.test(text)
      ? undefined
      : distractorsFor(survey, statement, name, 3, survey.random.fork(labelOf(basis, 'distractors')))
  const candidates: Candidate[] = []
  if (
    wrong &&
    !wrong.some(({ plain }) => BROKEN_NAME.test(plain)) &&
    !sharesTellingCharacter(name, wrong, before + rest)
  )
    candidates.push(
      multipleChoice(
        survey,
        { ...basis, demand: basis.demand + 0.15 * closeness(survey, name, wrong) },
        survey.open(
          before +
            say.words(
              wrong.some(({ kind }) => kind !== name.kind) && isMan(name)
                ? QUESTION_WORDS.person!.choice
                : asked.choice,
            ) +
            rest,
        ),
        form,
        wrong.map((one) => one.form),
      ),
    )
  // "甚麼是一種網路公司？" asks for a meaning.
  const asksMeaning = asked.open === '甚麼' && /^(?:就|则|都|也)?是/.test(statement.plain.slice(end))
  if (name.kind !== 'term' && name.kind !== 'organ' && !asksMeaning)
    candidates.push(
      shortAnswer(
        survey,
        { ...basis, demand: 0.42, score: basis.score - 0.1 },
        before + say.words(asked.open) + rest,
        form,
        oneAnswer(survey, form),
      ),
    )
  return candidates
}

const GOVERNMENT = { choice: '下列哪一個政府', open: '哪一個政府' }
/** A word of the sentence was taken into the name: 庫侖用扭秤. */
const BROKEN_NAME = /[·‧・].*[用做在的与和于把被]/
/** Who finds, founds and writes. */
const DOERS: ReadonlySet<NameKind> = new Set<NameKind>([
  'person',
  'monarch',
  'organisation',
  'school',
  'company',
  'bank',
  'party',
  'country',
  'empire',
  'dynasty',
])
const DEED =
  /^[^，的是]{0,16}?(?:发明|发现|创立|创建|创办|成立|撰写|编写|出版|创刊|写成|著成|签订|签署|发表|发布|颁布|提出|证明|证实|统一|开凿|绘制|制成|设计|改名|迁都|定都|建都|登基|即位|称帝|推翻|攻[占陷破]|占领|灭)了?(?=[^，]{3,})/
/** A deed that is done once, said of its doer at once; what he held or was, others held too. */
const isUniqueDeed = (predicate: string): boolean => {
  const deed = DEED.exec(predicate)?.[0]
  return (
    deed !== undefined &&
    !/^[^，]*(?:之一|理由|反对|支持|标志|象征|意味)|，(?:是为|史称|即)/.test(predicate) &&
    !/也|亦|又|都(?!城)|与|和|曾|还/.test(deed)
  )
}

/** Others did it with him. */
const NOT_ALONE = /^[^，]*(?:之一|理由|反对|支持|参加|参与)|^[^，]{0,10}(?:也|亦|又|都|与|和|曾|还)|^(?:会议|政府|战争)/

/** Kinds that also date what is said: "唐代稱黃木灣", "東晉到齊陳的…", "中華人民共和國成立後，…". */
const TIME_OF: ReadonlySet<NameKind> = new Set<NameKind>(['dynasty', 'country', 'empire', 'period'])

/** The mention that opens the main clause with its predicate right behind it. */
export const mentionAsSubject = (statement: Statement, mentions: readonly Mention[]): Mention | undefined =>
  mentions.find((one) => isSubject(statement, one))

/** It opens the main clause and its predicate follows at once. */
export function isSubject(statement: Statement, mention: Mention): boolean {
  const first = statement.tokens[subjectStart(statement.tokens)]
  if (first?.start !== mention.start) return false
  const from = statement.tokens.findIndex((token) => token.start >= mention.end)
  const next = statement.tokens[from]
  // "民國成立後，…": the clause only dates what follows.
  const clause = statement.plain.slice(mention.end, statement.plain.indexOf('，', mention.end))
  if (/(?:之?后|时|之?前|以来|期间)$/.test(clause)) return false
  if (
    !next ||
    next.start !== mention.end ||
    !/^(v|vd|d|p|zg|vi)$/.test(next.tag) ||
    /^(?:和|与|及|同|等|对|之|以|最|内|中|时|后|前|首都|国内|境内|大|小|也|亦|将$)/.test(next.stem)
  )
    return false
  // "中國最早的郵票": a noun that the mention only modifies comes before any verb.
  const predicate = statement.tokens.slice(from)
  const verb = predicate.findIndex((token) => token.tag.startsWith('v'))
  const particle = predicate.findIndex((token) => token.tag === 'uj')
  // "民主黨控制的國會": so does a verb that 的 follows at once.
  return verb >= 0 && (particle < 0 || verb < particle) && predicate[verb + 1]?.tag !== 'uj'
}
