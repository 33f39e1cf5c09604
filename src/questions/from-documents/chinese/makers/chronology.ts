/** Asks which of four events that a document dates came first, or last. */
import type { TopicId } from '#domain/ids.ts'
import { tagChinese } from '#reading/words/chinese.ts'
import { plainText } from '#domain/rich-text.ts'
import type { Candidate } from '../../../candidate.ts'
import type { Material } from '../../../material.ts'
import { sentencesOf } from '../facts/claims.ts'
import { labelOf, multipleChoice, type Basis } from '../offer.ts'
import { HAPPENED, leansOnOthers } from '../survey/main-event.ts'
import { findPairs, type FoundPair } from '../facts/matching-pairs.ts'
import { readability } from '../maker.ts'
import { balanced } from '../survey/pieces.ts'
import { findYears } from '../facts/years.ts'
import type { Survey } from '../survey/survey.ts'
import { nested, type Say } from '../wording/wording.ts'

type Event = Pick<FoundPair, 'statement' | 'partner' | 'plainPartner' | 'item'> & { readonly year: number }

/** Events in one question. */
const EVENTS = 4
/** The first or last must lie so many years from the next: nobody has to know who was a year sooner. */
const APART = 5
/** Longer events are no options to compare. In characters. */
const LENGTH = { least: 7, most: 32 } as const
/** So many questions of a topic, each on events of its own. */
const MOST = 2

export function makeChronology(
  survey: Survey,
  say: Say,
  material: Material,
  topics?: ReadonlySet<TopicId>,
): Candidate[] {
  const events = eventsOf(survey, material, topics)
  const ofTopics = [...Map.groupBy(events, ({ statement }) => statement.topicId).values()].flatMap((ofTopic) =>
    setsOf(survey, oneEach(ofTopic)),
  )
  // A history whose sections are ages has few dates in each.
  const sets = ofTopics.length > 0 ? ofTopics : setsOf(survey, oneEach(events))
  return [
    ...sets.flatMap((set, index) => asked(survey, say, set, index % 2 === 0)),
    ...eventsOfYears(survey, say, oneEach(events)),
  ]
}

/** The events that the document dates to a year each. */
function eventsOf(survey: Survey, material: Material, topics?: ReadonlySet<TopicId>): Event[] {
  const paired = findPairs(survey).flatMap((pair): Event[] => {
    const year =
      pair.kind === 'year' &&
      pair.partner.length >= LENGTH.least &&
      pair.partner.length <= LENGTH.most &&
      findYears(pair.plainPartner).length === 0
        ? findYears(pair.statement.plain)[0]?.value
        : undefined
    return year === undefined || leansOnOthers(pair.plainPartner) ? [] : [{ ...pair, year }]
  })
  return [...paired, ...datedEvents(material, topics)]
}

/** Questions on which event is of a year, so many of a document: each prints four of its dates' events. */
const OF_YEARS = 4

/** "下列哪一事件發生於1453年？": the others are of other years, by the document itself. */
function eventsOfYears(survey: Survey, say: Say, events: readonly Event[]): Candidate[] {
  const random = survey.random.fork('chinese:event_of_year')
  const told = random.shuffle(events.filter(({ plainPartner }) => HAPPENED.test(plainPartner)))
  return told.flatMap((key, at): Candidate[] => {
    const others = told
      .filter((other) => Math.abs(other.year - key.year) >= APART && isLikeLong(key, other))
      .toSorted(
        (a, b) =>
          Number(b.statement.topicId === key.statement.topicId) -
            Number(a.statement.topicId === key.statement.topicId) ||
          Math.abs(a.year - key.year) - Math.abs(b.year - key.year),
      )
    const wrong = [...new Map(others.map((other) => [other.year, other])).values()].slice(0, EVENTS - 1)
    if (wrong.length < EVENTS - 1) return []
    const basis: Basis = {
      maker: 'event_of_year',
      statement: key.statement,
      answer: `事件:${key.plainPartner}`,
      answerCount: 2,
      demand: 0.44,
      score: 0.3 * readability(key.statement) + 0.3,
      conclusion: datesOf(say, wrong),
    }
    const made = multipleChoice(
      survey,
      basis,
      survey.open(say`下列哪一事件發生於${key.item}？`),
      key.partner,
      wrong.map(({ partner }) => partner),
    )
    return [
      {
        ...made,
        reserve: true,
        exclusions: [
          ...made.exclusions,
          `event_of_year:${at % OF_YEARS}`,
          ...wrong.map(({ statement }) => `sentence:${statement.sentenceKey}`),
        ],
      },
    ]
  })
}

/** Each event beside its date, since the options are shuffled again when the keys of a paper are spread. */
const datesOf = (say: Say, wrong: readonly Event[]): string =>
  say`其餘各項：${wrong.map(({ partner, item }) => say`「${nested(partner)}」（${item}）`).join('；')}。`

const isLikeLong = (a: Event, b: Event): boolean =>
  Math.max(a.partner.length, b.partner.length) <= 2 * Math.min(a.partner.length, b.partner.length)

/** "前214年（秦始皇卅三年），秦朝征服百越，…": the first clause behind a date, on something that it names. */
const DATED =
  /^(?:[^，（）]{2,14}（)?(?:公元|西元)?(?<before>前|公元前|西元前)?(?<year>\d{2,4})年(?:）|（[^（）]*）)?(?:\d{1,2}月(?:\d{1,2}日)?)?，?(?<event>[^，；\d]{6,32})(?:[，；]|$)/

function datedEvents(material: Material, topics?: ReadonlySet<TopicId>): Event[] {
  return sentencesOf(material, topics).flatMap(({ statement, from }): Event[] => {
    const groups = DATED.exec(statement.plain.slice(from))?.groups
    const event = groups?.['event']
    if (!groups || event === undefined || leansOnOthers(event) || !balanced(event)) return []
    const start = statement.plain.indexOf(event, from)
    const tokens = tagChinese(statement.text)
      .flatMap((sentence) => sentence.tokens)
      .filter((token) => token.start >= start && token.end <= start + event.length)
    const [first] = tokens
    const isTold =
      first?.start === start &&
      /^(?:ns|nr|nt|nz|n|nrt|j)$/.test(first.tag) &&
      tokens.some(({ tag }) => tag === 'v') &&
      tokens.filter(({ tag }) => /^(?:ns|nr|nt|nz|nrt)$/.test(tag)).length > 0 &&
      !/^[vpd]|^uj$/.test(tokens.at(-1)!.tag)
    return isTold
      ? [
          {
            statement: { ...statement, tokens },
            partner: statement.text.slice(start, start + event.length),
            plainPartner: event,
            item: `${groups['before'] ?? ''}${groups['year']!}年`,
            year: Number(groups['year']) * (groups['before'] === undefined ? 1 : -1),
          },
        ]
      : []
  })
}

const oneEach = (events: readonly Event[]): Event[] => [
  ...new Map(events.map((event) => [event.statement.sentenceKey, event])).values(),
]

/** Disjoint sets of events of a topic, each spread over all its time. */
function setsOf(survey: Survey, events: readonly Event[]): Event[][] {
  const ordered = events.toSorted((a, b) => a.year - b.year)
  const step = Math.floor(ordered.length / EVENTS)
  const from = survey.random
    .fork(`chinese:chronology:${events[0]?.statement.topicId ?? ''}`)
    .shuffle(Array.from({ length: step }, (_, at) => at))
  return from.slice(0, MOST).map((start) => Array.from({ length: EVENTS }, (_, at) => ordered[start + at * step]!))
}

function asked(survey: Survey, say: Say, set: readonly Event[], first: boolean): Candidate[] {
  const ordered = set.toSorted((a, b) => (first ? a.year - b.year : b.year - a.year))
  const [key, next] = ordered
  if (!key || !next || Math.abs(next.year - key.year) < APART || new Set(ordered.map(({ year }) => year)).size < EVENTS)
    return []
  const basis: Basis = {
    maker: 'chronology',
    statement: key.statement,
    answer: `${first ? '最早' : '最遲'}:${key.plainPartner}`,
    answerCount: 2,
    demand: 0.5,
    score: 0.35 * readability(key.statement) + 0.4,
    conclusion: datesOf(say, ordered.slice(1)),
  }
  const wrong = survey.random.fork(labelOf(basis, 'events')).shuffle(ordered.slice(1))
  const made = multipleChoice(
    survey,
    basis,
    [
      ...survey.open(say`下列哪一事件發生得`),
      { kind: 'strong', content: survey.open(first ? say`最早` : say`最遲`) },
      ...survey.open(say`？`),
    ],
    key.partner,
    wrong.map(({ partner }) => partner),
  )
  // The years are what the other questions on these events ask for.
  const distinct = made.draft.type === 'multiple_choice' && new Set(made.draft.options.map(plainText)).size === EVENTS
  return distinct
    ? [
        {
          ...made,
          // The reign that an option names often tells its time.
          reserve: true,
          exclusions: [...made.exclusions, ...wrong.map(({ statement }) => `sentence:${statement.sentenceKey}`)],
        },
      ]
    : []
}
