/** A statement of the text, to be judged true. */
import type { Candidate } from '../../../candidate.ts'
import { definitionSentence, theTextStates } from '../wording/explanation.ts'
import { groupFrame } from '../wording/frame.ts'
import { importanceOf } from '../survey/importance.ts'
import type { Lesson, Maker, TopicSentence } from '../survey/lesson.ts'
import type { StudySentence } from '../survey/study-sentences.ts'
import { offerTrueFalse } from '../offer.ts'
import { tellsOfSubject } from '../survey/vocabulary.ts'
import { isWellPut } from '../facts/well-put.ts'
import { isContent } from '../survey/words.ts'

export const trueStatement: Maker = (lesson) => [...standingStatements(lesson), ...definitionStatements(lesson)]

const standingStatements: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const mentions = lesson.vocabulary.mentions(sentence)
    const best = mentions.toSorted((a, b) => b.entry.confidence - a.entry.confidence)[0]
    if (
      !best ||
      !tellsOfSubject(mentions) ||
      (mentions.length < 2 && best.entry.definition?.sentence !== sentence) ||
      sentence.words.length > MOST_WORDS ||
      sentence.words.filter(isContent).length < LEAST_CONTENT ||
      isUncertain(sentence.text) ||
      IDLE.test(sentence.text) ||
      REMARK.test(sentence.text) ||
      LEANS.test(sentence.text) ||
      JUDGES.test(sentence.text) ||
      partsSubject(sentence) ||
      isOneReason(sentence) ||
      tellsItself(sentence) ||
      isPointer(sentence, lesson) ||
      isDeniedNearby(sentence, lesson) ||
      (best.entry.definition?.sentence === sentence && best.entry.definition.namesTerm)
    )
      return []
    const importance = importanceOf(sentence, lesson)
    if (importance < LEAST_IN_RESERVE) return []
    const asking = {
      maker: 'true_statement',
      sentence,
      stem: sentence.text,
      explanation: `The statement is true. ${theTextStates(sentence)}`,
      score: importance,
      act: 'judge' as const,
      termCount: best.entry.count,
      reserve: importance < LEAST_IMPORTANCE,
      // No term is its answer: statements about one term may stand beside each other and beside questions that ask for
      // it elsewhere.
      terms: [],
    }
    return [offerTrueFalse(lesson, asking, true)]
  })

/**
 * "Gold also has value because …": without "also", which came off, it would be the only reason. "The blood vessels are
 * also protected by blubber": of which animals, the sentence before says.
 */
const isOneReason = ({ text, quote }: TopicSentence): boolean =>
  (/\balso\b/i.test(quote) && !/\balso\b/i.test(text) && (/\bbecause\b/.test(text) || text.startsWith('The '))) ||
  (/, too\b/i.test(quote) && !/, too\b/i.test(text))

/** "CoA binds the succinyl group to form succinyl CoA": the name of what comes of it says what it comes of. */
function tellsItself({ words }: TopicSentence): boolean {
  const at = words.findLastIndex(
    (word, index) =>
      /^(?:form|forms|forming|make|makes|produce|produces|give|yield|yields|become|becomes)$/.test(word.lower) &&
      index > 3,
  )
  const product = at < 0 ? [] : words.slice(at + 1).filter(isContent)
  return product.length > 1 && product.every(({ stem }) => words.slice(0, at).some((word) => word.stem === stem))
}

/** The sentence behind it sends the reader to a web site: it says whose site that is. */
function isPointer(sentence: TopicSentence, { sentences, material }: Lesson): boolean {
  const { block } = sentence
  const next = followersIn(sentences).get(placeOf(sentence))
  return /^(?:Visit|Watch|View|Click|Go to|Explore|Access) /.test(
    next?.quote ?? material.document.blocks[block + 1]?.text ?? '',
  )
}

/** The sentence behind each in its block: once for a text, whose blocks may be very long. */
function followersIn(sentences: readonly StudySentence[]): ReadonlyMap<string, StudySentence> {
  const known = FOLLOWERS.get(sentences)
  if (known !== undefined) return known
  const found = new Map<string, StudySentence>()
  for (const [index, sentence] of sentences.entries()) {
    const next = sentences[index + 1]
    if (next?.block === sentence.block) found.set(placeOf(sentence), next)
  }
  FOLLOWERS.set(sentences, found)
  return found
}
const placeOf = ({ block, start }: StudySentence): string => `${block} ${start}`
const FOLLOWERS = new WeakMap<readonly StudySentence[], ReadonlyMap<string, StudySentence>>()

/**
 * "Two alleles … are expressed", and a few sentences on "non-expressed alleles": what the text itself takes back is not
 * plainly true.
 */
function isDeniedNearby({ words, block, start }: TopicSentence, { sentences }: Lesson): boolean {
  const denied = deniedIn(sentences).get(block)
  if (denied === undefined) return false
  return words
    .filter(({ tag, lower }) => tag === 'VERB' && lower.length >= LEAST_DENIED)
    .some(({ lower }) =>
      denied.some((one) => one.start !== start && (one.word === lower || one.word.startsWith(`${lower}-`))),
    )
}
const LEAST_DENIED = 6
const DENIAL = /\b(?:non-|not (?:always|fully|necessarily) )(\w+(?:-\w+)*)/g

type Denied = { readonly word: string; readonly start: number }

/** What the sentences of each block take back: once for a text, whose blocks may be very long. */
function deniedIn(sentences: readonly StudySentence[]): ReadonlyMap<number, readonly Denied[]> {
  const known = DENIED.get(sentences)
  if (known !== undefined) return known
  const found = Map.groupBy(
    sentences.flatMap(({ text, block, start }) =>
      [...text.toLowerCase().matchAll(DENIAL)].map(([, word = '']) => ({ word, block, start })),
    ),
    ({ block }) => block,
  )
  DENIED.set(sentences, found)
  return found
}
const DENIED = new WeakMap<readonly StudySentence[], ReadonlyMap<number, readonly Denied[]>>()

/** A definition that stands in a sentence which cannot be understood alone, said by itself. */
function definitionStatements(lesson: Lesson): Candidate[] {
  const standing = new Set(lesson.standing)
  return [...lesson.wantedDefinitions, ...lesson.plainDefinitions].flatMap((definition) => {
    const reserve = lesson.plainDefinitions.includes(definition)
    const entry = lesson.vocabulary.find(definition.key)
    // The term says its meaning: everyone knows that voluntary treatment is.
    if (
      !(entry || reserve) ||
      definition.namesTerm ||
      standing.has(definition.sentence) ||
      (definition.article === 'the' && groupFrame(definition, lesson) !== undefined) ||
      !isWellPut(definition)
    )
      return []
    const asking = {
      maker: 'true_statement',
      sentence: definition.sentence,
      stem: definitionSentence(definition),
      explanation: `The statement is true. ${theTextStates(definition.sentence)}`,
      score: 0.55 + 0.3 * (entry?.confidence ?? 0),
      act: 'judge' as const,
      termCount: entry?.count ?? 1,
      terms: [definition.key],
      reserve,
    }
    return [offerTrueFalse(lesson, asking, true)]
  })
}

const LEAST_IMPORTANCE = 0.75
/** Facts of second rank. */
const LEAST_IN_RESERVE = 0.5
const MOST_WORDS = 28
/** Sentences that lead over, urge or praise, and say nothing that could be false. */
const IDLE =
  /\b(?:marvel\w*|remarkabl[ey]|wonderful|great impact|significant (?:[\w-]+ )?(?:impacts?|effects?|influence)|especially popular|it is (?:important|necessary|essential|useful|helpful|possible|not surprising|worth|clear|easy|difficult|hard)|should|ought to|have been (?:identified|developed|proposed|found)|(?:many|several|various|a number of|numerous) (?:\w+ ){0,3}(?:factors|ways|reasons|types|kinds|examples|uses|aspects|questions|issues|things|forms)\b|plays? an? \w+ role|is (?:a|an) \w+ (?:topic|issue|question|part|aspect|subject)|shrewd|brilliant|clever|ruthless|ambitious|talented|gifted|able to capitalize|to sustain life|the (?:discussion|latest)|of particular interest|without hesitation|each chromosome|years ago|but one example|one example|variety of|come a long way|raises? (?:\w+ )?questions?|interest(?:ed|ing)|important to|in order to (?:understand|calculate|know|explain)|to (?:better )?understand|to further|preoccup\w+|more than (?:ever|just)|well[- ]known|is known about)\b/i
/**
 * Of what is hard or new to someone, somewhat so, so for some, or so in a case of which the world is not said, nobody
 * can say whether it is true.
 */
const REMARK =
  /\d ?(?:%|percent\b|per cent\b)|^The \p{Ll}+ (?:that|which|who) |^(?:If|Some|Many|Most|Several|Each|All|Every|As in|Like|Simultaneously|Organizations|Animals need|When \p{Ll}+ing,) |\b(?:time[- ]consuming|difficult|challenging|easy|easier|hard|concept (?:for|to) many|get used to|somewhat|fairly|quite|rather|relatively|shed light|abound|invaluable|great emphasis|major problem|considerations?|particular characteristics|unifying|can include|is the (?:first|second|third|fourth|next|last) |have (?:demonstrated|shown)|examples? of|practical importance|(?:less|more|greater|lower|higher|fewer) than that|an? important|important influences?|newly|several (?:purposes|functions|uses|reasons)|extremely diverse|a series of|a bit|very heart|gigantic|is important for|must be concerned|per molecule|every|always|never|all other|can (?:act|range)|more common|still occurs?|particular segment|favored|disagree|controvers\w+|of course|is needed|similar to [\p{L} ]+ (?:in which|found)|counterpoint|like an? \p{Ll}+ \p{Ll}+|one (?:essential|important|major|key) \p{Ll}+)\b|^\p{Lu}\p{Ll}+ itself |^(?:Just as|In a sense) |\b(?:special characteristics|important sources?|described for|(?:is|are) being \p{Ll}+ed|is a problem)\b|\bas \p{Ll}+ to .* as\b|^\p{Lu}\p{Ll}+ (?:called|named|termed|coined) /u
/**
 * "As another function, …", "In providing answers, …", "Two criteria …" go on with something; a set-up of an experiment
 * waits for what happens in it.
 */
const LEANS =
  /^(?:As (?:an?|another|one|the) [^,]{3,40},|In \p{Ll}+ing [^,]{3,40},)|^(?:Two|Three|Four|Five|Not all|Whether|Even|Once|While|Although|Though|Despite)\b|^[^,]{0,70}\b(?:is|are) (?:placed|put|dipped|poured|immersed|dropped|bubbled) (?:in|into|on|over|through)\b[^,]*\.$/u
/** Praise, reports and what a subject's people do: nobody would doubt it, or everybody may. */
const JUDGES =
  /^(?:Economists|Sociologists|Psychologists|Historians|Biologists|Chemists|Physicists|Scientists|Researchers|Geographers|Anthropologists|Businesses|Companies|Countries|People|Customers|Reformers|Research|Studies)\b|\b(?:highly|successful|successfully|complain|complains|regarded|frequently|no stranger|civilization depends|for purposes of|conveniently|usefully|took special interest|baby['’]s|is commonly used to)\b/u
/** "Bureaucracies, grew as institutions …": a comma between the subject and its verb. */
const partsSubject = ({ words }: TopicSentence): boolean =>
  words[1]?.text === ',' && words[2]?.tag === 'VERB' && words.filter(({ text }) => text === ',').length === 1

/** A shorter statement usually lives on what stands before it. */
const LEAST_CONTENT = 6

/** "Some think that …" is a report, hardly true or false. */
export const isUncertain = (text: string): boolean =>
  /\b(might|would|some (people|scientists|researchers|sociologists|psychologists)|believed?|believes|suggest(s|ed)?|think|thought|argue[sd]?|claim(s|ed)?|critics|opponents|proponents|likely|tends? to|recent(ly)?|in studies|reported|reports|according to|in one (?:study|experiment|survey)|researchers in|concluded|other (people|scientists|researchers|sociologists|psychologists))\b|\bno (more|less) \w+.* than\b|\bnot (just|only|merely|simply)\b(?!.*\bbut\b)|\b(a|some) (special|certain|particular) \w+\.$|\bworth (?:mentioning|noting)\b|\bin some ways\b|\b(?:excellent|good|perfect|classic) examples?\b|\b(?:has|have) now been\b|\byet\.$/i.test(
    text,
  )
