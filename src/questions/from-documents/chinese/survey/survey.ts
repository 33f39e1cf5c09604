/**
 * Looks a document over once for all makers: its statements that stand alone, and the names and terms that they
 * mention.
 */
import type { DocumentId, TopicId } from '#domain/ids.ts'
import type { Random } from '#domain/random.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { RichText } from '#domain/rich-text.ts'
import { splitChineseSentences } from '#reading/words/chinese-sentences.ts'
import { toSimplified, toTraditional } from '#reading/words/convert-chinese.ts'
import { tagChinese } from '#reading/words/chinese.ts'
import type { Token } from '#reading/words/token.ts'
import type { Term } from '#reading/topics/found-topic.ts'
import type { Material } from '../../../material.ts'
import { formulaSeals } from '../../formula-seals.ts'
import { closeUp } from './close-up.ts'
import { dynastyNamer } from './dynasty-named.ts'
import { areKnownAliases } from '../word-lists/known-aliases.ts'
import { aliasPairs, areOneMan, siblingPairs, findMentions, type Mention, type Name } from './names.ts'
import { sentenceIndex } from './find-holding.ts'
import { paragraphTopics, withTopicNamed } from './named-pronouns.ts'
import { splitAtSemicolons } from './pieces.ts'
import type { NameKind } from './name-kinds.ts'
import { isSpokenOfAsPerson } from './person-evidence.ts'
import { findYears } from '../facts/years.ts'
import { classOf, genusOf } from '../distractors/semantic-class.ts'
import { simplifiedShadow } from './simplified-shadow.ts'
import { answeringAdverbs } from './openings.ts'
import { subjectFault, subjectStart } from './own-subject.ts'
import { remembered } from '../../../remembered.ts'
import { answersBefore, beginsWithPart, isColoured, saysNothing } from './plain-fact.ts'
import { subjectFromHeading } from './subject-from-heading.ts'
import { standingStretches, type Statement } from './statement.ts'
import { unmentionedTerms } from './unmentioned-terms.ts'
import { withFullNames } from './full-names.ts'

export type Survey = {
  readonly documentId: DocumentId
  readonly language: PaperLanguage
  readonly random: Random
  readonly statements: readonly Statement[]
  /** For each statement, in the order of its text. */
  readonly mentions: readonly (readonly Mention[])[]
  /** The commonest first. */
  readonly names: readonly Name[]
  /** These, and terms that no statement mentions. */
  readonly namesByKind: ReadonlyMap<NameKind, readonly Name[]>
  /** Every sentence of the document in Simplified characters, whether or not it stands alone. */
  readonly sentences: readonly string[]
  /** The years that date something in its statements, ascending. */
  readonly years: readonly number[]
  /** The first heading, in Simplified characters: in copied articles the others stand beside it, not below. */
  readonly title: string
  /** So many topics that what belongs to one hardly belongs to another. */
  readonly manyTopics: boolean
  readonly areAliases: (a: Name, b: Name) => boolean
  /** Listed side by side somewhere, or both beside a third. */
  readonly areSiblings: (a: Name, b: Name) => boolean
  /** Words with their formulas, from a text in which formulas are sealed. */
  readonly open: (sealed: string) => RichText
}

/**
 * Tagging costs most of the time; a book offers far more statements than papers need, so that many are taken, spread
 * evenly.
 */
const STATEMENTS_AT_MOST = 600
const MANY_TOPICS = 4
/** The sections of a shorter text are of one matter. In sentences. */
const ONE_CHAPTER = 150
/** What the text itself sets in quotation marks is one of its terms. */
const QUOTED_STANDING = 0.5
/** A longer one is a list or lost its stops; it would also cost much to cut. In UTF-16 units. */
const SENTENCE_AT_MOST = 400
/** What the whole sentence tells happened then. */
const DATED_OPENING = /^(?:[在于]|公元|西元)?\d{3,4}年/
const PROSE = new Set(['paragraph', 'list_item', 'boxed'])

export function surveyDocument(material: Material, topics?: ReadonlySet<TopicId>): Survey {
  const seals = formulaSeals()
  const { drafts, sentences } = draftStatements(material, (text, spans) => seals.seal(text, spans), topics)
  const terms = standings(material.found.terms, sentences.length)
  const find = sentenceIndex(sentences)
  const isPerson = remembered((plain: string) =>
    isSpokenOfAsPerson(
      plain,
      [...find(plain)].map((index) => sentences[index]!),
    ),
  )
  const statements = withFullNames(
    spread(drafts, STATEMENTS_AT_MOST).flatMap((draft) => tagged(draft)),
    sentences,
    isPerson,
  )
  const found = statements.map((statement) => findMentions(statement, terms, isPerson))
  const senses = definedSenses(statements, found)
  const names = new Map<string, Name>()
  const nameOf = (statement: Statement, one: (typeof found)[number][number]): Name => {
    const plain = statement.plain.slice(one.start, one.end)
    const known = names.get(plain)
    if (known) return known
    const holding = find(plain)
    const name = {
      plain,
      form: statement.text.slice(one.start, one.end),
      kind: one.kind,
      sense: senses.get(plain) ?? classOf(plain),
      tag: one.tag,
      sentences: holding,
      count: holding.size,
      standing: Math.max(terms.get(plain) ?? 0, one.quoted === true ? QUOTED_STANDING : 0),
      topicId: statement.topicId,
    }
    names.set(plain, name)
    return name
  }
  const mentions = found.map((ofStatement, index) =>
    ofStatement.map((one) => ({ name: nameOf(statements[index]!, one), start: one.start, end: one.end })),
  )
  const ordered = withoutCompounds([...names.values()]).toSorted(
    (a, b) => b.count - a.count || (a.plain < b.plain ? -1 : 1),
  )
  const aliases = aliasPairs(mentions, statements)
  const siblings = siblingsOf(siblingPairs(mentions, statements))
  return {
    documentId: material.document.id,
    language: material.document.language,
    random: material.random,
    statements,
    mentions,
    names: ordered,
    namesByKind: Map.groupBy(
      [...ordered, ...unmentionedTerms(material.found, terms, new Set(names.keys()), find)],
      ({ kind }) => kind,
    ),
    sentences,
    years: [
      ...new Set(statements.flatMap((statement) => findYears(statement.plain).map(({ value }) => value))),
    ].toSorted((a, b) => a - b),
    title: simplifiedShadow(material.document.blocks.find(({ kind }) => kind === 'heading')?.text ?? ''),
    manyTopics: material.found.topics.length >= MANY_TOPICS && sentences.length > ONE_CHAPTER,
    areAliases: (a, b) =>
      aliases.has(`${a.plain}|${b.plain}`) || areKnownAliases(a.plain, b.plain) || areOneMan(a, b, sentences),
    areSiblings: (a, b) => siblings.get(a.plain)?.has(b.plain) ?? false,
    open: (sealed) => seals.open(sealed),
  }
}

/** Terms of a short chapter that are its matter; a longer document has more of them. */
const TERMS_AT_LEAST = 120

/**
 * For each term in Simplified characters its standing: 1 for the best, 0 for those beyond the matter of a document of
 * this length.
 */
function standings(terms: readonly Term[], sentences: number): Map<string, number> {
  const matter = Math.max(TERMS_AT_LEAST, sentences / 3)
  return new Map(terms.map((term, rank) => [simplifiedShadow(closeUp(term.form)), Math.max(0, 1 - rank / matter)]))
}

type Draft = Omit<Statement, 'tokens'>

/**
 * The statements of the wanted topics by their characters alone, which is cheap, and every sentence of the document.
 */
function draftStatements(
  material: Material,
  seal: ReturnType<typeof formulaSeals>['seal'],
  wantedTopics?: ReadonlySet<TopicId>,
): { drafts: Draft[]; sentences: string[] } {
  const topicIds = new Map<number, TopicId>()
  for (const { topic, blocks } of material.found.topics) for (const block of blocks) topicIds.set(block, topic.id)
  const terms = new Set(material.found.terms.map(({ form }) => simplifiedShadow(closeUp(form))))
  const named = dynastyNamer(
    inScriptOf(material.document.language, material.document.blocks.find(({ kind }) => kind === 'heading')?.text ?? ''),
    material.document.blocks.map(({ text }) => simplifiedShadow(text)),
  )
  const drafts: Draft[] = []
  const sentences: string[] = []
  const seen = new Set<string>()
  let heading: string | undefined
  let topicOfSection: TopicId | undefined
  let path: { readonly level: number; readonly text: string }[] = []
  material.document.blocks.forEach((block, blockIndex) => {
    if (block.kind === 'heading') {
      heading = block.text
      topicOfSection = undefined
      const level = block.level ?? 1
      path = [
        ...path.filter((above) => above.level < level),
        { level, text: inScriptOf(material.document.language, block.text) },
      ]
    }
    if (!PROSE.has(block.kind)) return
    const sealed = seal(block.text, block.spans)
    // A list that belongs to no topic goes with the paragraphs above it.
    topicOfSection = topicIds.get(blockIndex) ?? topicOfSection
    const topicId = topicOfSection
    const wanted = topicId !== undefined && (!wantedTopics || wantedTopics.has(topicId))
    const topics = paragraphTopics(terms)
    for (const { start, end } of splitChineseSentences(sealed.text)) {
      const sentence = { text: closeUp(sealed.text.slice(start, end)), start }
      const whole = named(sentence.text)
      const sentencePlain = simplifiedShadow(whole)
      const said = withoutLabel(whole)
      const told = withTopicNamed(said, () => topics.current()) ?? said
      topics.goOn(told)
      sentences.push(sentencePlain)
      if (
        !wanted ||
        !isWhole(sentence.text, block.kind) ||
        sentence.text.length > SENTENCE_AT_MOST ||
        seen.has(sentencePlain)
      )
        continue
      seen.add(sentencePlain)
      const shared = {
        sentence: sentence.text,
        sentencePlain,
        quote: block.text.slice(sealed.rawOffset(start), sealed.rawOffset(end)),
        ...(block.page === undefined ? {} : { page: block.page }),
        ...(heading === undefined ? {} : { heading }),
        headings: path.map(({ text }) => text),
        topicId,
        block: blockIndex,
        opensParagraph: start === 0,
        sentenceKey: `${blockIndex}:${start}`,
      }
      const toldPlain = simplifiedShadow(told)
      const dated = DATED_OPENING.test(toldPlain)
      for (const piece of splitAtSemicolons({ text: told, start: 0 })) {
        // "1905年，…；俄國築鐵路": the date of the first holds for the others too, and is not said there.
        if (dated && piece.start > 0 && !/\d年/.test(toldPlain.slice(piece.start, piece.start + piece.text.length)))
          continue
        // "保暖瓶集合了三種方法：…；塑膠瓶塞…": what stands behind a colon is said of what stands before it.
        if (piece.start > 0 && /[:：]/.test(toldPlain.slice(0, piece.start))) continue
        const body = piece.text.replace(/[。；;]$/, '')
        const bodyPlain = toldPlain.slice(piece.start, piece.start + body.length)
        for (const stretch of standingStretches(bodyPlain)) {
          const followedBy = bodyPlain[stretch.end] ?? toldPlain[piece.start + body.length] ?? ''
          drafts.push({
            text: body.slice(stretch.start, stretch.end),
            plain: bodyPlain.slice(stretch.start, stretch.end),
            followedBy,
            ...shared,
          })
        }
      }
    }
  })
  return { drafts, sentences }
}

/** "路由器：路由器是…", as glossaries print it, without the word in front. */
function withoutLabel(sentence: string): string {
  const [, label, body] =
    /^[「“]?([^「」“”：:，。（(]{2,16})[」”]?\s?(?:[（(][^（）()]{1,40}[）)])?[：:](.+)$/su.exec(sentence) ?? []
  return label !== undefined && body !== undefined && body.startsWith(label) ? body : sentence
}

/** A title in the other script, as copied pages have it, is printed in that of the document. */
function inScriptOf(language: PaperLanguage, heading: string): string {
  if (language === 'zh-CN') return toSimplified(heading)
  return simplifiedShadow(heading) === heading ? toTraditional(heading) : heading
}

/** Items of a list are often printed without their full stop. */
const isWhole = (sentence: string, kind: string): boolean =>
  sentence.endsWith('。') ||
  (kind === 'list_item' && /\p{Script=Han}$/u.test(sentence) && !/的[^的，]{2,14}$/.test(sentence))

/** The statement with its words; none where it is an opinion, says nothing, or does not say what it is about. */
function tagged(draft: Draft): Statement[] {
  if (isColoured(draft.plain)) return []
  const subject = subjectFromHeading(draft.plain, draft.headings.at(-1))
  const whole =
    subject === undefined
      ? draft
      : { ...draft, text: subject + draft.text, plain: simplifiedShadow(subject) + draft.plain }
  return withItsSubject(whole).filter(
    (statement) => !answersBefore(statement.plain) && !saysNothing(statement) && !beginsWithPart(statement),
  )
}

/** Without adverbs that answer a sentence before ("通脹亦會…"). */
function withItsSubject(draft: Draft): Statement[] {
  const tokens = wordsOf(draft.text)
  const fault = subjectFault(tokens)
  if (!fault) return [{ ...draft, tokens }]
  const adverbs = fault === 'answers_an_earlier_sentence' ? answeringAdverbs(tokens, subjectStart(tokens)) : []
  if (adverbs.length === 0) return []
  const without = (text: string): string =>
    adverbs.toReversed().reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
  const shorter = { ...draft, text: without(draft.text), plain: without(draft.plain) }
  const left = wordsOf(shorter.text)
  return subjectFault(left) ? [] : [{ ...shorter, tokens: left }]
}

const wordsOf = (text: string): Token[] => tagChinese(text).flatMap((sentence) => sentence.tokens)

/** What the document itself says that a term is: "震央是指…的地點". The form of the term decides first. */
function definedSenses(
  statements: readonly Statement[],
  found: readonly (readonly { readonly start: number; readonly end: number }[])[],
): Map<string, string> {
  const senses = new Map<string, string>()
  statements.forEach(({ plain }, index) => {
    const first = found[index]![0]
    const meaning =
      first?.start === 0
        ? /^(?:（[^）]*）)?(?:是指|指的是|是|指)(?<meaning>.{4,})$/.exec(plain.slice(first.end))?.groups?.['meaning']
        : undefined
    if (!first || meaning === undefined || !meaning.includes('的')) return
    const term = plain.slice(0, first.end)
    if (!senses.has(term)) senses.set(term, classOf(term) ?? genusOf(meaning))
  })
  return senses
}

/** "心房心室" is two names, not one. */
function withoutCompounds(names: readonly Name[]): Name[] {
  const plains = new Set(names.map(({ plain }) => plain))
  return names.filter(
    ({ plain }) =>
      plain.length < 4 || !plains.has(plain.slice(0, plain.length / 2)) || !plains.has(plain.slice(plain.length / 2)),
  )
}

/** For each name those listed beside it, and those listed beside one of these. */
function siblingsOf(pairs: ReadonlySet<string>): Map<string, Set<string>> {
  const direct = new Map<string, Set<string>>()
  for (const pair of pairs) {
    const [one, other] = pair.split('|') as [string, string]
    direct.set(one, (direct.get(one) ?? new Set()).add(other))
  }
  return new Map(
    [...direct].map(([name, beside]) => [
      name,
      new Set([...beside, ...[...beside].flatMap((other) => [...(direct.get(other) ?? [])])]),
    ]),
  )
}

/** At most `limit` of the items, spread evenly over all of them, in their order. */
function spread<Item>(items: readonly Item[], limit: number): Item[] {
  if (items.length <= limit) return [...items]
  return Array.from({ length: limit }, (_, index) => items[Math.floor((index * items.length) / limit)]!)
}
