/** Asks in which year something happened. */
import type { Candidate } from '../../../candidate.ts'
import { fillBlank, labelOf, multipleChoice, shortAnswer, type Basis } from '../compose.ts'
import { familiarity, readability, trimmedAfter, oneAnswer, type Maker } from '../maker.ts'
import { isSubject } from './subject.ts'
import { isMainEvent, isOfScholars } from '../main-event.ts'
import { HAPPENED } from './chronology.ts'
import { isScene } from '../plain-fact.ts'
import { chineseYear } from '../numerals.ts'
import { datesIn, findYears, type Year } from '../quantities.ts'
import { otherYears } from '../other-numbers.ts'
import type { Mention } from '../names.ts'
import type { Statement } from '../statement.ts'
import type { Say } from '../wording.ts'

/**
 * Of the score of other makers: dates are always to be had, and a paper full of them tests memory alone; without
 * options they do so most.
 */
const UNWELCOME = { dated: 0.45, unaided: 0.3 } as const

export const makeYear: Maker = (survey, statement, mentions, say) => {
  const years = findYears(statement.plain)
  const year = years[0]
  // Two years in one statement would give two questions of which one reads as a calculation from the other.
  if (!year || years.length > 1 || datesIn(statement.plain) > 1 || !year.exact) return []
  const isMain = mentions.length > 0 && isMainEvent(statement, mentions)
  const text = trimmedAfter(statement, year.dateEnd + 1)
  if (
    (!isMain &&
      (!HAPPENED.test(statement.plain.slice(year.dateEnd, text.length)) ||
        isOfScholars(statement.plain) ||
        /原定|计划|发行|是在|时$/.test(statement.plain.slice(0, text.length)))) ||
    isScene(statement.plain)
  )
    return []
  // What is asked for must be the event itself, not a clause before it.
  const isEvent = !isMain || isMainEvent({ plain: statement.plain.slice(0, text.length) }, mentions)
  const asked = isEvent ? questionOf(statement, text, year, mentions, say)?.replace(LIFE_DATES, '') : undefined
  if (text.length - year.dateEnd < 8) return []
  // "1911年辛亥革命後，…": the year is not that of what is told; what was tried was tried in other years too.
  if (
    /^(?:\d{1,2}月(?:\d{1,2}日)?)?(?:[（(][^）)]*[）)])?，?[^，]{2,20}(?:之后|以后|后|期间|以来)，/.test(
      statement.plain.slice(year.dateEnd),
    ) ||
    /试图|企图|打算|准备|计划/.test(statement.plain)
  )
    return []
  // What stands in clauses long before belongs to another time.
  if (statement.plain.slice(0, year.start).split('，').length > 2) return []
  const form = `${statement.text.slice(year.start, year.end)}年`
  const basis: Basis = {
    maker: 'year',
    statement,
    answer: `${year.value}年`,
    answerCount: familiarity(mentions),
    demand: 0.3,
    score: UNWELCOME.dated * readability(statement),
    conclusion: say`故答案為${form}。`,
  }
  const candidates: Candidate[] = []
  // "2010年早期" may be the early years from 2010.
  if (/^(?:[早中晚]期|前后)/.test(statement.plain.slice(year.dateEnd))) return []
  if (asked) {
    const values = otherYears(survey, statement, year, 3, survey.random.fork(labelOf(basis, 'distractors')))
    const wrong = values.map((value) => `${year.script === 'chinese' ? chineseYear(value) : value}年`)
    const choice = multipleChoice(survey, basis, survey.open(asked), form, wrong, [year.value, ...values])
    // Of a lesser event a candidate may at most choose the year.
    if (!isMain) return [ofFew(statement, { ...choice, reserve: true })]
    candidates.push(
      ofFew(statement, choice),
      ofFew(
        statement,
        shortAnswer(
          survey,
          { ...basis, demand: 0.4, score: UNWELCOME.unaided * readability(statement) },
          asked,
          form,
          oneAnswer(survey, form),
        ),
      ),
    )
  }
  if (!isMain) return []
  const digits = statement.text.slice(year.start, year.end)
  const variant = year.script === 'arabic' ? chineseYear(year.value) : String(year.value)
  candidates.push(
    ofFew(
      statement,
      fillBlank(
        survey,
        { ...basis, demand: 0.4 },
        statement.text.slice(0, year.start),
        `${statement.text.slice(year.end)}。`,
        [digits, variant],
      ),
    ),
  )
  return candidates
}

/**
 * Questions of one type that ask for a year, at most on one paper: dates test memory alone, and two marks for one are a
 * gift, or a snare.
 */
const FEW = { multiple_choice: 3, other: 2 } as const

function ofFew(statement: Statement, candidate: Candidate): Candidate {
  const { type } = candidate.draft
  return {
    ...candidate,
    exclusions: [
      ...candidate.exclusions,
      `year:${type}:${statement.block % (type === 'multiple_choice' ? FEW.multiple_choice : FEW.other)}`,
    ],
  }
}

/** Behind a man's name they tell between which years it was. */
const LIFE_DATES = /[（(]\d{3,4}\s?[-–—]\s?\d{3,4}[)）]/g

const STATE = /^，?[^，]{1,10}(?:保有|印有|设有|仍|拥有|具有|位于|属于|只有|人口|共有|约有|存在)/

/** A year that only dates a season or part of it, or modifies a noun. */
const PART_OF_YEAR = /^(?:底|初|末|春|夏|秋|冬|年|上半年|下半年|[上中下]旬|[早中晚]期|前后|的|晚|夜|清晨|早上|[上下]午)/

/**
 * "1271年12月18日，忽必烈…" → "忽必烈在哪一年…？" where the subject is plain, else "在哪一年，…？". `source` is the statement or its
 * beginning. Undefined where the year stands in the middle of a long sentence or asking for it would read badly.
 */
function questionOf(
  statement: Statement,
  source: string,
  { start, dateEnd }: Year,
  mentions: readonly Mention[],
  say: Say,
): string | undefined {
  // What lasts is true of other years too.
  if (/^(?:[\u4e00-\u9fff]{2,3}的|开始|起，|以来)/.test(statement.plain.slice(dateEnd))) return undefined
  if (STATE.test(statement.plain.slice(dateEnd))) return undefined
  const lead = source
    .slice(0, start)
    .replace(/(?:公元|西元)$/, '')
    .replace(/^(?:[在於于至]|到了?)$/, '')
  const rest = source.slice(dateEnd).replace(/^[，,]/, '')
  if (
    PART_OF_YEAR.test(statement.plain.slice(dateEnd)) ||
    /^[在于於经經由]/.test(rest) ||
    /[，,、]/.test(lead) ||
    /^[當当]/.test(rest)
  )
    return undefined
  // "建文元年（1399年）發生", "1991年發表的文章被視為…": no word of asking can stand there.
  if (
    /[（(]$/.test(statement.plain.slice(0, start)) ||
    /^[^，]*的[^，]*(?:被|是)/.test(statement.plain.slice(dateEnd).replace(/^，/, ''))
  )
    return undefined
  // "1204年，…攻陷君士坦丁堡之後，…": the year is that of the first clause, the question that of the second.
  if (/^，?[^，]*(?:之后|以后|后|之前|前|时)，/.test(statement.plain.slice(dateEnd))) return undefined
  // "元朝的基礎為鐵木真於1206年…建立的大蒙古國": the year stands inside a description.
  if (/[为是]/.test(statement.plain.slice(0, start)) && statement.plain.slice(dateEnd).includes('的')) return undefined
  // "英倫銀行成立於1694年，是…": what follows the comma is said of it in any year.
  if (lead !== '' && source.slice(dateEnd).startsWith('，'))
    return /[在于於]$/.test(lead) && lead.length >= 6 ? `${lead}${say`哪一年？`}` : undefined
  if (/[在于於]$/.test(lead)) return `${lead}${say`哪一年`}${rest}？`
  if (lead !== '') return `${lead}${say`在哪一年`}${rest}？`
  // "在哪一年，甲，乙？": of which of the two?
  if (rest.includes('，')) return undefined
  const restStart = source.length - rest.length
  const subject = mentions.find(
    (mention) =>
      mention.start === restStart && isSubject(statement, mention) && followedByPredicate(statement, mention.end),
  )
  if (!subject) return undefined
  const end = subject.end - restStart
  return `${rest.slice(0, end)}${say`在哪一年`}${rest.slice(end)}？`
}

function followedByPredicate(statement: Statement, end: number): boolean {
  const next = statement.tokens.find((token) => token.start >= end)
  return (
    next !== undefined && next.start === end && /^(v|vd|d)$/.test(next.tag) && !/^(?:也|亦|又|还|就|才)/.test(next.stem)
  )
}
