/**
 * A true-or-false item that is false: a name of a statement that can be true of one thing only, exchanged for another
 * of its kind.
 */
import { blankFit, COMMON } from '../wording/blank-place.ts'
import { labelOf, trueFalse, type Basis } from '../offer.ts'
import { distractorsFor, isMan } from '../distractors/distractors.ts'
import { judgeable } from '../survey/judgeable.ts'
import { isDatedEvent } from '../survey/main-event.ts'
import { determined, mostlyStandsIn } from './cloze.ts'
import type { Maker } from '../maker.ts'
import { mentionAsSubject } from '../survey/mention-as-subject.ts'
import { subjectStart } from '../survey/own-subject.ts'
import type { NameKind } from '../survey/name-kinds.ts'
import type { Mention, Name } from '../survey/names.ts'
import { findYears } from '../facts/years.ts'
import { holdsOfOne } from '../facts/holds-of-one.ts'
import { fitsOnly } from '../survey/specific.ts'
import type { Statement } from '../survey/statement.ts'
import type { Survey } from '../survey/survey.ts'

/** What only one can do or be: with another name the statement contradicts the text. */
const EXCLUSIVE =
  /最[早大高长先多小低]的|的首都|第一[个位次座部枚张]|首[次个位先创任]|唯一|创立|创建|创办|发明|发现了|提出了?|撰写|著有|称为|是指|(?:颁布|公布|设计|签订|签署|出版|写成)[^，]{0,6}《/
/** An army is part of another, and an office acts for a state; of these only one does a thing. */
const ONE_DOES: ReadonlySet<NameKind> = new Set<NameKind>([
  'person',
  'monarch',
  'country',
  'empire',
  'dynasty',
  'city',
  'work',
  'treaty',
  'law',
])
/** Of such standing a name is what the document is about. */
const MAIN_MATTER = 0.85
/** What the rest describes is not another. */
const DETERMINED = 0.65
/** Kinds whose members may share what is said of one. */
const SHARED_KINDS = new Set(['people', 'living', 'period', 'language', 'religion'])

/** Before a name these say where or by whom one single thing was done; the name behind may be exchanged. */
const KIN = /^(?:[父母]亲|[儿女]子|女儿|妻子|丈夫|长[子女]|次[子女]|兄|弟|姐|妹|祖[父母])/
const AT_ONE_PLACE = /(?:位于|坐落于|设于|设在|定都|迁都|出生于|毕业于|首都[是为])$/
const ONE_PLACES: ReadonlySet<NameKind> = new Set<NameKind>([
  'city',
  'province',
  'country',
  'continent',
  'school',
  'county',
])
const BY_ONE_MAN = /^(?:担任|出任|任|主持|创立|创办|设计|率领|领导|发明|提出|撰写|建立|指挥|建造|继位|继任)/

export const makeSwappedName: Maker = (survey, statement, mentions, say) => {
  const { text, plain } = statement
  const judged = judgeable(statement, mentions)
  if (judged === undefined || /分别|各自|之一/.test(plain) || mentions.length < 2 || /不|未|没|无|非/.test(plain))
    return []
  const flat =
    exchangeableSubject(statement, mentions) ??
    mentions.find((one) => standsInSinglePlace(plain, one)) ??
    mentions.find(
      (one) =>
        blankFit(statement, one) >= DETERMINED &&
        !plain.slice(one.end).startsWith('、') &&
        !/[、和与及]$/.test(plain.slice(0, one.start)),
    )
  const mention =
    flat ?? determined(statement, mentions)[0]?.mention ?? doerOf(statement, mentions) ?? definedOf(statement, mentions)
  // An army of the other side, and kin in each other's place, are absurd.
  if (
    !mention ||
    mention.name.kind === 'army' ||
    KIN.test(mention.name.plain) ||
    SHARED_KINDS.has(mention.name.kind) ||
    (COMMON.has(mention.name.kind) && mention !== definedOf(statement, mentions)) ||
    plain.indexOf(mention.name.plain, mention.end) >= 0
  )
    return []
  if (!holdsOfOne(survey, statement, mentions, mention) || !fitsOnly(statement, mentions, mention.name)) return []
  // "岩漿噴出地表的通道，稱為…": what is named is not the subject, and other things go the same way.
  if (/^[^，]*的[^，]*，?被?(?:称为|称作|叫做)/.test(plain.slice(mention.end))) return []
  // The name's own characters beside it show at once that another does not belong there.
  if (
    COMMON.has(mention.name.kind) &&
    mostlyStandsIn(mention.name.plain, plain.slice(0, mention.start) + '\n' + plain.slice(mention.end))
  )
    return []
  const right = text.slice(mention.start, mention.end)
  const basis: Basis = {
    maker: 'swapped_name',
    statement,
    answer: `非:${mention.name.plain}:${statement.sentenceKey}`,
    answerCount: mention.name.count,
    demand: 0.34,
    score: judged.score + 0.1,
    conclusion: '',
    ...(judged.isPlain || !flat || !isMan(mention.name) ? { reserve: true } : {}),
  }
  const wrong = distractorsFor(survey, statement, mention.name, 1, survey.random.fork(labelOf(basis, 'swap')))?.[0]
  if (
    wrong &&
    (flat || !COMMON.has(wrong.kind)
      ? !isSister(survey, wrong, mention.name)
      : !survey.areSiblings(wrong, mention.name))
  )
    return []
  // One man may bear a name and a title.
  if (wrong && (isMan(wrong) || isMan(mention.name)) && styleOf(wrong) !== styleOf(mention.name)) return []
  // What a book tells, and a time that its own name tells, show that another does not belong there.
  if (
    wrong &&
    ((wrong.kind === 'work' && /记载|叙述|描述|收录|介绍|名到|游/.test(plain)) ||
      /^(?:中世纪|近代|现代|古代|当代)|圣经|古兰经|佛经/.test(wrong.plain))
  )
    return []
  if (wrong && !flat && !COMMON.has(wrong.kind) && !ONE_DOES.has(wrong.kind)) return []
  // The matter of the whole document may hold the other, or be its heir.
  if (wrong && !flat && wrong.standing >= MAIN_MATTER && !isMan(wrong)) return []
  // 青海湖 is no 鹽湖: a class word beside a name.
  if (
    !wrong ||
    (wrong.plain.length < 3 &&
      right.length >= 3 &&
      wrong.kind !== 'person' &&
      wrong.kind !== 'dynasty' &&
      wrong.kind !== 'city' &&
      wrong.kind !== 'country')
  )
    return []
  if (
    COMMON.has(wrong.kind) &&
    (Math.abs(wrong.plain.length - mention.name.plain.length) > 1 ||
      (COLOUR.test(wrong.plain) && COLOUR.test(plain.slice(mention.end))))
  )
    return []
  return [
    trueFalse(
      survey,
      { ...basis, conclusion: say`故「${wrong.form}」應為「${right}」。` },
      `${text.slice(0, mention.start)}${wrong.form}${text.slice(mention.end)}。`,
      false,
    ),
  ]
}

/** Who did what a year dates: another man of the story did not. */
function doerOf(statement: Statement, mentions: readonly Mention[]): Mention | undefined {
  const years = findYears(statement.plain)
  const doer = mentionAsSubject(statement, mentions)
  return years.length === 1 && years[0]!.exact && doer !== undefined && isMan(doer.name) && isDatedEvent(statement)
    ? doer
    : undefined
}

/** What the statement defines: a sister has another meaning. A figure may be a kind of another (正方形 of 長方形). */
const definedOf = ({ plain }: Statement, mentions: readonly Mention[]): Mention | undefined =>
  mentions.find(
    ({ name, start, end }) =>
      start === 0 && !/[形数]$/.test(name.plain) && /^(?:是指|指的是)[^，]{6,}的[^，]{2,8}$/.test(plain.slice(end)),
  )

/** The kind of title that a ruler's name ends in. */
const styleOf = ({ plain }: Name): string => /[祖宗世皇汗帝王]$/.exec(plain)?.[0].replace('祖', '宗') ?? ''

/** 血藍蛋白 makes no blood red. */
const COLOUR = /[红蓝绿黄白黑紫]/

/** A term of another class or section makes no plausible mistake. */
function isSister(survey: Survey, wrong: Name, right: Name): boolean {
  if (right.kind !== 'term' && right.kind !== 'latin') return true
  return (
    survey.areSiblings(wrong, right) ||
    (wrong.topicId === right.topicId &&
      ((wrong.sense !== undefined && wrong.sense === right.sense) || wrong.plain.at(-1) === right.plain.at(-1)))
  )
}

/** What opens the main clause, where the clause says what only one can do. */
function exchangeableSubject(statement: Statement, mentions: readonly Mention[]): Mention | undefined {
  const { plain, tokens } = statement
  if (!EXCLUSIVE.test(plain)) return undefined
  const start = tokens[subjectStart(tokens)]?.start
  const subject = mentions.find((one) => one.start === start)
  const definition = plain.slice(subject?.end ?? 0).startsWith('是指')
  return subject && (findYears(plain).length > 0 || definition || subject.name.kind !== 'term') ? subject : undefined
}

function standsInSinglePlace(plain: string, { name, start, end }: Mention): boolean {
  const before = plain.slice(0, start)
  const after = plain.slice(end)
  if (ONE_PLACES.has(name.kind)) return AT_ONE_PLACE.test(before) && !/^[、和与及或]/.test(after)
  return (
    (name.kind === 'person' || name.kind === 'monarch') &&
    before.endsWith('由') &&
    !/[自理]由$/.test(before) &&
    BY_ONE_MAN.test(after)
  )
}
