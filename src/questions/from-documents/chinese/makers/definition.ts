/**
 * Questions on what a term means: the meaning chosen from meanings of other terms, or explained in the candidate's
 * words.
 */
import type { Candidate } from '../../../candidate.ts'
import { meaningLength } from '../facts/clean-meaning.ts'
import { labelOf, multipleChoice, shortAnswer, type Basis } from '../offer.ts'
import { closeness, distractorsFor } from '../distractors/distractors.ts'
import { matterOfHeading } from '../survey/headings.ts'
import { oneAnswer, readability } from '../maker.ts'
import { mostlyStandsIn } from './cloze.ts'
import { kindOf, type NameKind } from '../survey/name-kinds.ts'
import { definedTerm, type Mention, type Name } from '../survey/names.ts'
import { pointRows } from '../wording/points.ts'
import { classOf, genusOf } from '../distractors/semantic-class.ts'
import { simplifiedShadow } from '../survey/simplified-shadow.ts'
import { AFTERTHOUGHT, type SaidDefinition } from '../facts/said-definitions.ts'
import type { Statement } from '../survey/statement.ts'
import type { Survey } from '../survey/survey.ts'
import { nested, type Say } from '../wording/wording.ts'

export type Definition = {
  readonly statement: Statement
  readonly name: Name
  readonly term: string
  readonly meaning: string
  /** "是指" and its like, which make it a definition beyond doubt. */ readonly explicit: boolean
  /** "是一種" and its like: its genus is named. */ readonly genus: boolean
}

const ASIDE = '\\s?(?:（[^（）]*）)?(?:，?(?:又|也|亦|简|俗|通)称(?:为)?[^，]{1,16}(?=，))?，?'
const EXPLICIT = new RegExp(`^${ASIDE}(?:就)?(?:是指|指的是|系指|意指|意为|意思是|定义为)，?`)
const GENUS = new RegExp(
  `^${ASIDE}(?:就)?(?:(?:是|为)(?=一[种类个项门座部位名条款片所间套支])|是(?=.{4,30}的[^的，]{2,8}(?:，|$)|.{4,56}的[^的，]{2,8}$))`,
)
/** A genus that says nothing of what the thing is. */
const EMPTY_MEANING =
  /^(?:天上|所有|一个?(?:重要|很大|主要|严重|著名|好|问题|例子|结果)|最|其|由于|因为|为了|非常|十分|很|不)|(?:之一|典型代表|代表|代表人物|中心|重镇|门户|名城|胜地|问题|例子|结果|原因|事情|说法|情况|的是|创新|成就|选择|标志|象征|特色|部分|基础|关键|地方|基本元件|标准)$/
const SUBJECTLESS = /[这该此其他她它]/

/** What the statement defines, when it defines something. */
export function findDefinition(statement: Statement, mentions: readonly Mention[]): Definition | undefined {
  const mention = mentions[0]?.start === 0 ? mentions[0] : namedByDefinition(statement)
  if (!mention) return undefined
  const rest = statement.plain.slice(mention.end)
  const explicit = EXPLICIT.exec(rest)
  const match = explicit ?? GENUS.exec(rest)
  if (!match) return undefined
  const from = mention.end + match[0].length
  const plain = statement.plain.slice(from)
  if (
    plain.length < 8 ||
    plain.length > 60 ||
    plain.includes(mention.name.plain) ||
    EMPTY_MEANING.test(plain) ||
    /^(?:一[种个类项])?[^，的]{1,4}，/.test(plain) ||
    SUBJECTLESS.test(plain)
  )
    return undefined
  // A definition that was cut short may lack its very genus: "領事裁判權是指外國人在中國犯罪，…的特權".
  const cut = statement.followedBy === '，'
  if (cut && !NAMEABLE.test(plain) && !/^一[种类个项]/.test(plain)) return undefined
  const length = meaningLength(mention.name.plain, plain.replace(AFTERTHOUGHT, ''), explicit !== null)
  if (length === undefined || EMPTY_MEANING.test(plain.slice(0, length))) return undefined
  const name = { ...mention.name, sense: mention.name.sense ?? classOf(mention.name.plain) ?? genusOf(plain) }
  return {
    statement,
    name,
    term: statement.text.slice(0, mention.end),
    meaning: statement.text.slice(from, from + length),
    explicit: explicit !== null,
    genus: /^一[种类项门]/.test(plain) || (mention.name.kind === 'latin' && /^一[个套款]/.test(plain)),
  }
}

/** "X是指…", and "Make 是一個…" of a program, make a term of X even where topic extraction did not find it. */
function namedByDefinition(statement: Statement): Mention | undefined {
  const program = /^[A-Z][A-Za-z0-9+-]{2,15}(?=\s?(?:是|为)一[个种套款])/.exec(statement.plain)?.[0].length
  if (program !== undefined) return defined(statement, program, 'latin')
  const end = definedTerm(statement)
  if (end === undefined) return undefined
  return defined(statement, end, 'term')
}

function defined(statement: Statement, end: number, kind: NameKind): Mention {
  const plain = statement.plain.slice(0, end)
  return {
    name: {
      plain,
      form: statement.text.slice(0, end),
      kind,
      tag: 'n',
      sentences: new Set(),
      count: 1,
      standing: 0.5,
      topicId: statement.topicId,
    },
    start: 0,
    end,
  }
}

/** Needs all definitions of the document, since each is the others' distractor. */
export function makeDefinitions(survey: Survey, say: Say, said: readonly SaidDefinition[] = []): Candidate[] {
  const found = survey.statements.flatMap(
    (statement, index) => findDefinition(statement, survey.mentions[index]!) ?? [],
  )
  const known = new Set(found.map(({ name }) => name.plain))
  const definitions = [
    ...found.filter((one) => one.explicit || isFirstSaid(survey, one)),
    ...said.filter(({ plain }) => !known.has(plain)).flatMap((one) => asDefinition(survey, one) ?? []),
  ]
  const teaches = definitions.length >= survey.sentences.length * DEFINING
  return definitions.flatMap((definition) => {
    const { statement, name, term, meaning } = definition
    const person = name.kind === 'person' || name.kind === 'monarch'
    const basis: Basis = {
      maker: 'definition',
      statement,
      answer: name.plain,
      answerCount: name.count,
      demand: 0.34,
      score: 0.35 * readability(statement) + 0.35 + (definition.explicit ? 0.2 : 0),
      conclusion: say`故「${term}」是指${meaning}。`,
    }
    const wrong = otherMeanings(definition, definitions, survey, basis)
    // 核心 of what, the title says.
    const about =
      plainShort(name.plain) && !survey.manyTopics && !survey.title.includes(name.plain)
        ? matterOfHeading(statement.headings[0])
        : undefined
    const stem = about === undefined ? say`何謂「${term}」？` : say`就「${about}」而言，何謂「${term}」？`
    const sure = !person && explains(definition, teaches)
    const reserve = teaches || definition.explicit ? {} : { reserve: true as const }
    const explained = sure
      ? [
          shortAnswer(
            survey,
            { ...basis, demand: 0.55, score: basis.score, ...reserve },
            stem,
            `${meaning}。`,
            CLOSED_BY_NOUN.test(meaning) ? oneAnswer(survey, meaning) : pointRows(survey, say, meaning),
          ),
        ]
      : []
    const named = person ? [] : termOfMeaning(survey, definition, basis, say)
    if (!wrong) return [...explained, ...named]
    const choice = multipleChoice(
      survey,
      { ...basis, ...reserve },
      survey.open(say`下列哪一項是「${term}」的正確描述？`),
      `${meaning}。`,
      wrong.map((other) => `${other.meaning}。`),
    )
    // Another question on one of the wrong options would strike it out, or repeat the four.
    return [
      {
        ...choice,
        exclusions: [
          ...new Set([...choice.exclusions, ...wrong.map((other) => `sentence:${other.statement.sentenceKey}`)]),
        ],
      },
      ...explained,
      ...named,
    ]
  })
}

/** A word of two characters is mostly one of the language as well. */
const plainShort = (plain: string): boolean => /^\p{Script=Han}{2}$/u.test(plain)

/**
 * Whether the meaning answers "何謂…？": 是 alone also tells of one case what it is ("正室是…的女兒"), and a class of
 * few words ("一種灌木") explains nothing.
 */
function explains({ statement, name, term, meaning, explicit, genus }: Definition, teaches: boolean): boolean {
  if (explicit) return true
  if (
    meaning.replace(/^一[種种個个類类項项]/, '').length < LEAST_EXPLANATION ||
    !meaning.includes('的') ||
    OF_A_MAN.test(simplifiedShadow(meaning))
  )
    return false
  if (
    /(?:构成|组成|形成|造成|制成|而成)$|一[种个](?:结构|东西|事物|现象|物体|方式|方法)$/.test(simplifiedShadow(meaning))
  )
    return false
  if (genus) return true
  return (
    EXPLAINED.has(name.kind) &&
    (teaches || name.standing >= A_MATTER) &&
    name.sense !== 'named_landform' &&
    meaning.split('，').length <= 2 &&
    !/[\d（]/.test(meaning) &&
    !statement.tokens.some(({ tag, start }) => start > term.length && /^(nr|nt)$/.test(tag))
  )
}
/** In characters. */
const LEAST_EXPLANATION = 10
const OF_A_MAN = /(?:人|家|将领?|武将|王|帝|臣|官员|君主?|后|妃|演员|歌手|诗人|导演|选手|球员)$/
/** Where so many of the sentences define something, the text teaches its terms, and 是 says what they are. */
const DEFINING = 0.08
/** Of this standing a term is what the document is about. */
const A_MATTER = 0.3
/** Kinds of which "何謂" can be asked. */
const EXPLAINED: ReadonlySet<NameKind> = new Set<NameKind>([
  'term',
  'organ',
  'substance',
  'device',
  'theory',
  'organisation',
  'living',
  'star',
])

/** What a thing is stands where it is first spoken of; further on 是 tells one thing of it among others. */
function isFirstSaid(survey: Survey, { name, statement }: Definition): boolean {
  const first = survey.sentences.find(
    (sentence) => sentence.startsWith(name.plain) && !sentence.startsWith(`${name.plain}的`),
  )
  return first === undefined || first === statement.sentencePlain
}

/** One noun closes all its clauses: "人們有能力購買，並願意購買某個商品的欲望". */
const CLOSED_BY_NOUN = /^(?![^，]*的[^的，]{1,8}，).*，.*的[^的，]{1,6}$/

function asDefinition(survey: Survey, { statement, term, plain, meaning }: SaidDefinition): Definition | undefined {
  const length = meaningLength(plain, simplifiedShadow(meaning), true)
  if (length === undefined) return undefined
  const name = survey.names.find((one) => one.plain === plain) ?? {
    plain,
    form: term,
    kind: kindOf(plain, 'n') ?? ('term' as const),
    tag: 'n',
    sentences: new Set<number>(),
    count: 1,
    standing: 0.5,
    topicId: statement.topicId,
  }
  return {
    statement,
    name: { ...name, sense: name.sense ?? classOf(plain) ?? genusOf(simplifiedShadow(meaning)) },
    term,
    meaning: meaning.slice(0, length),
    explicit: true,
    genus: false,
  }
}

/** What a meaning that ends so says is a name: "…的過程稱為甚麼？" reads well. */
const NAMEABLE = /的[^的，]{1,6}$/

/** In characters: a class that is described in so many words has one member. */
const TELLS_ONE = 16

/** A meaning of several clauses reads as one name only when it closes with such a noun. */
const CLASS_NOUN = /(?:过程|现象|原则|权利|制度|路线|方法|行为|作用|模式|学说|能力|政策|思想|运动)$/

/** The other way round: which term has the meaning, with options where there are enough of its class, and without. */
function termOfMeaning(survey: Survey, definition: Definition, basis: Basis, say: Say): Candidate[] {
  const { statement, name, term, meaning, explicit } = definition
  const last = statement.tokens.at(-1)
  if (
    !NAMEABLE.test(meaning) ||
    !last ||
    !/^(n|nz|vn|l|ng|j)/.test(last.tag) ||
    (meaning.includes('，') && !CLASS_NOUN.test(simplifiedShadow(meaning))) ||
    (!explicit && !definition.genus) ||
    mostlyStandsIn(name.plain, simplifiedShadow(meaning)) ||
    /^[A-Za-z]/.test(term)
  )
    return []
  const asked: Basis = { ...basis, maker: 'term_of_meaning', demand: 0.3, conclusion: say`故答案為「${term}」。` }
  const wrong = distractorsFor(survey, statement, name, 3, survey.random.fork(labelOf(asked, 'distractors')))
  const choices = wrong
    ? [
        multipleChoice(
          survey,
          { ...asked, demand: 0.3 + 0.15 * closeness(survey, name, wrong) },
          survey.open(say`下列哪一項是指「${nested(meaning)}」？`),
          term,
          wrong.map(({ form }) => form),
        ),
      ]
    : []
  // Other things are of the kind too ("一種氣體"): only a definition in form is turned round without options.
  if (!explicit && meaning.length < TELLS_ONE) return choices
  return [
    ...choices,
    shortAnswer(
      survey,
      { ...asked, ...(explicit ? {} : { reserve: true }), demand: 0.38, score: asked.score - 0.05 },
      `${meaning}${say`稱為甚麼？`}`,
      term,
      oneAnswer(survey, term),
    ),
  ]
}

/** Meanings of three other things of the kind: of like length, saying nothing that names the term. */
function otherMeanings(
  definition: Definition,
  all: readonly Definition[],
  survey: Survey,
  basis: Basis,
): Definition[] | undefined {
  const { name, meaning } = definition
  const fitting = all.filter(
    (other) =>
      other.name.plain !== name.plain &&
      ofOneClass(other, definition) &&
      !survey.areAliases(other.name, name) &&
      !other.name.plain.includes(name.plain) &&
      !name.plain.includes(other.name.plain) &&
      !other.statement.plain.includes(name.plain) &&
      other.meaning.length <= meaning.length * 2 &&
      meaning.length <= other.meaning.length * 2,
  )
  const unique = [...new Map(fitting.map((other) => [other.name.plain, other])).values()]
  return unique.length < 3 ? undefined : survey.random.fork(labelOf(basis, 'distractors')).shuffle(unique).slice(0, 3)
}

/** Both terms are of one class, or both meanings say so; where neither tells, both are of one kind. */
function ofOneClass(a: Definition, b: Definition): boolean {
  if (a.name.sense !== undefined && a.name.sense === b.name.sense) return true
  if (isClass(a.name.sense) && isClass(b.name.sense)) return false
  if (inOneList(a.statement, b.statement)) return true
  const [one, other] = [a, b].map(({ meaning }) => genusOf(simplifiedShadow(meaning)))
  if (one === other) return true
  // Abstract terms that only the text explains (複利終值, 單利終值) are of one kind where their names say so.
  return (
    a.name.kind === b.name.kind &&
    !isClass(a.name.sense) &&
    !isClass(b.name.sense) &&
    a.name.plain.slice(-2) === b.name.plain.slice(-2)
  )
}

/** Terms defined one after the other under one heading. */
const inOneList = (a: Statement, b: Statement): boolean =>
  a.block !== b.block && Math.abs(a.block - b.block) <= LIST_REACH && a.headings.join('|') === b.headings.join('|')
/** In blocks. */
const LIST_REACH = 6

/** Of the table, not read off the text. */
const isClass = (sense: string | undefined): boolean => sense !== undefined && !sense.startsWith('genus:')
