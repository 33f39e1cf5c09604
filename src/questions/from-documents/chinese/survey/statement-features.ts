/**
 * What a Chinese statement shows of how good it is for a test: its subject, what it says of it, its words, its place.
 * Patterns are in Simplified.
 */
import type { Token } from '#reading/words/token.ts'
import type { Features } from '../../../logistic-model.ts'
import { isGeneralWord } from '../word-lists/general-words.ts'
import { headingInWords } from './headings.ts'
import { mainFact, relationOf } from './main-fact.ts'
import { readability } from '../maker.ts'
import type { Mention } from './names.ts'
import { isPunctuation, subjectStart } from './own-subject.ts'
import { simplifiedShadow } from './simplified-shadow.ts'
import { clausesOf, type Statement } from './statement.ts'

/** Numbers of about -1 to 3; see `statement-model.json` for their weights. `mentions`: its names and terms. */
export function statementFeatures(statement: Statement, mentions: readonly Mention[]): Features {
  const { plain, tokens, quote, text } = statement
  const count = (pattern: RegExp): number => Math.min(3, plain.match(pattern)?.length ?? 0)
  const has = (pattern: RegExp): number => (pattern.test(plain) ? 1 : 0)
  const from = tokens[subjectStart(tokens)]?.start ?? 0
  const relation = relationOf(statement)
  return {
    length: Math.log(plain.length / 30),
    clauses: Math.min(5, clausesOf(plain).length),
    readability: readability(statement),
    mainFact: mainFact(statement, mentions),
    cutShort: statement.followedBy === '，' ? 1 : 0,
    shareOfSentence: Math.min(1, text.length / Math.max(1, quote.length)),
    startsSentence: quote.startsWith(text.slice(0, 4)) ? 1 : 0,
    opensParagraph: statement.opensParagraph === true ? 1 : 0,
    adverbialFirst: from > 0 ? 1 : 0,
    ...Object.fromEntries(relation === undefined ? [] : [[`says_${relation}`, 1]]),
    ...ofSubject(mentions, from, statement),
    ...ofMentions(mentions, plain),
    ...ofWords(tokens, from),
    ...ofCutting(statement),
    numbers: count(/\d[\d.,]*/g),
    year: has(/\d{3,4}年/),
    day: has(/\d{1,2}[月日]/),
    century: has(/世纪|年代|时期|朝/),
    people: Math.min(3, mentions.filter(({ name }) => name.kind === 'person' || name.kind === 'monarch').length),
    places: Math.min(3, mentions.filter(({ name }) => PLACES.has(name.kind)).length),
    works: Math.min(2, mentions.filter(({ name }) => name.kind === 'work').length),
    latin: count(/[A-Za-z]{2,}/g),
    pronouns: count(/[他她它]们?|其(?![他它余中实])|自己|彼此/g),
    pointers: count(/此(?!外)|该|这|那|上述|以上|以下|前者|后者|另|其他|其它|其余|其中/g),
    hedges: count(/可能|也许|大概|大约|约|通常|往往|一般|有时|似乎|据|相传|传说|认为|常/g),
    vague: count(/一些|某些|许多|很多|不少|各种|各类|部分|大量|少量|多种|一定|有关|相关|等/g),
    degree: count(/非常|很|十分|极|最|更|较|比较|相当|越来越|逐渐|不断|日益|主要|重要|著名/g),
    aspect: count(/了|过|着|曾|已|仍|还|再|又|也|亦|就|才|却|开始|继续|一直/g),
    causal: has(/因为|由于|因此|所以|导致|造成|使|令|从而|因而|引起|促使|影响/),
    condition: has(/如果|若|假如|当[^，]+时|只要|只有|除非|一旦/),
    contrast: has(/但|却|而(?!且)|然而|虽|尽管|不过/),
    negation: has(/不|没有|无(?!论)|未|非(?!洲|常)/),
    example: has(/例如|比如|譬如|如(?!果|此|何)|像/),
    quoted: has(/[「“『]/),
    titled: has(/《/),
    brackets: has(/[（(]/),
    listed: count(/、/g),
    isA: has(/是(?:一[种个项类]|[^，]{2,}的[^，]{1,6}$)|属于|指/),
    endsInOne: has(/之一$/),
  }
}

const PLACES: ReadonlySet<string> = new Set([
  'country',
  'empire',
  'province',
  'city',
  'county',
  'river',
  'lake',
  'sea',
  'mountain',
  'island',
  'continent',
  'place',
])
/** A subject reaches so far at most, in characters. */
const REACH = 16

function ofSubject(mentions: readonly Mention[], from: number, { plain, headings }: Statement): Features {
  const first = mentions.find(({ start }) => start >= from && start < from + REACH)
  const opening = plain.slice(from, from + REACH)
  const named = headings
    .map((heading) => simplifiedShadow(headingInWords(heading) ?? ''))
    .filter((heading) => heading.length >= 2)
  return {
    subjectAtStart: first?.start === from ? 1 : 0,
    subjectStanding: first?.name.standing ?? 0,
    subjectCount: Math.log(1 + (first?.name.count ?? 0)) / 2,
    subjectIsName: first === undefined || first.name.kind === 'term' || first.name.kind === 'latin' ? 0 : 1,
    subjectHasSense: first?.name.sense === undefined ? 0 : 1,
    namesHeading: named.some((heading) => opening.includes(heading)) ? 1 : 0,
    namesOwnHeading: named.length > 0 && opening.includes(named.at(-1)!) ? 1 : 0,
    namesTitle: named.length > 0 && plain.includes(named[0]!) ? 1 : 0,
    headings: Math.min(3, headings.length),
  }
}

function ofMentions(mentions: readonly Mention[], plain: string): Features {
  return {
    mentions: Math.min(5, mentions.length),
    covered: mentions.reduce((sum, { start, end }) => sum + end - start, 0) / plain.length,
    bestStanding: Math.max(0, ...mentions.map(({ name }) => name.standing)),
    terms: Math.min(3, mentions.filter(({ name }) => name.kind === 'term').length),
  }
}

/** How much of it is nouns, verbs and the rest, and with what it begins and ends. */
function ofWords(tokens: readonly Token[], from: number): Features {
  const words = tokens.filter((token) => !isPunctuation(token))
  const share = (tag: RegExp): number =>
    (5 * words.filter((word) => tag.test(word.tag)).length) / Math.max(1, words.length)
  const first = words.find(({ start }) => start >= from)
  const last = words.at(-1)
  return {
    nouns: share(/^n/),
    verbs: share(/^v/),
    adverbs: share(/^d/),
    prepositions: share(/^p/),
    particles: share(/^u/),
    adjectives: share(/^a/),
    numerals: share(/^m/),
    unknown: share(/^(?:x|zg|eng)/),
    subjectGeneral: first !== undefined && isGeneralWord(first.stem) ? 1 : 0,
    subjectShort: first !== undefined && first.stem.length === 1 ? 1 : 0,
    subjectProper: first !== undefined && /^n[rstz]/.test(first.tag) ? 1 : 0,
    endsInVerb: last?.tag.startsWith('v') ? 1 : 0,
    endsInNoun: last?.tag.startsWith('n') ? 1 : 0,
  }
}

/** What was left out of its sentence: adverbs that answered the one before, clauses at the end. */
function ofCutting({ plain, sentencePlain, followedBy }: Statement): Features {
  const whole = sentencePlain.replace(/[。；]$/, '')
  const rest = followedBy === '，' ? whole.slice(whole.indexOf(plain) + plain.length + 1) : ''
  return {
    wordsDropped: whole.includes(plain) ? 0 : 1,
    answersInSentence:
      /也|亦|还|又|则|却|但|因此|所以|于是/.test(whole) && !/也|亦|还|又|则|却|但|因此|所以|于是/.test(plain) ? 1 : 0,
    restGoesOn: /^(?:并|而|且|但|使|令|导致|从而|以|因此|所以|即|为|被|将|由|在|有)/.test(rest) ? 1 : 0,
    restLength: Math.min(2, rest.length / 20),
    opensWithMeans: /^(?:通过|利用|采取|除了|为了|随着|由于|因为|对于|关于)/.test(plain) ? 1 : 0,
  }
}
