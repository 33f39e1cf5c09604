/** Questions on what a term means: the meaning chosen from meanings of other terms, or explained in the candidate's words. */
import type { Candidate } from '../../../candidate.ts'
import { labelOf, multipleChoice, shortAnswer, type Basis } from '../compose.ts'
import { oneAnswer, readability } from '../maker.ts'
import type { NameKind } from '../name-kinds.ts'
import type { Mention, Name } from '../names.ts'
import type { Statement } from '../statement.ts'
import type { Survey } from '../survey.ts'
import type { Say } from '../wording.ts'

export type Definition = { readonly statement: Statement; readonly name: Name; readonly term: string; readonly meaning: string; /** "是指" and its like, which make it a definition beyond doubt. */ readonly explicit: boolean; /** "是一種" and its like: its genus is named. */ readonly genus: boolean }

const ASIDE = '\\s?(?:（[^（）]*）)?(?:，(?:又|也|亦|简|俗)称(?:为)?[^，]{1,16})?，?'
const EXPLICIT = new RegExp(`^${ASIDE}(?:就)?(?:是指|指的是|系指|意指|意为|意思是|定义为)，?`)
const GENUS = new RegExp(`^${ASIDE}(?:就)?(?:(?:是|为)(?=一[种类个项门座部位名条款片所间套支])|是(?=.{4,30}的[^的，]{2,8}(?:，|$)))`)
/** A genus that says nothing of what the thing is. */
const EMPTY_MEANING = /^(?:一个?(?:重要|很大|主要|严重|著名|好|问题|例子|结果)|最|其|由于|因为|为了|非常|十分|很|不)|(?:之一|问题|例子|结果|原因|事情|说法|情况|的是)$/
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
  if (plain.length < 8 || plain.length > 60 || plain.includes(mention.name.plain) || EMPTY_MEANING.test(plain) || SUBJECTLESS.test(plain)) return undefined
  return { statement, name: mention.name, term: statement.text.slice(0, mention.end), meaning: statement.text.slice(from), explicit: explicit !== null, genus: /^一[种类项门]/.test(plain) || (mention.name.kind === 'latin' && /^一[个套款]/.test(plain)) }
}

/** "X是指…", and "Make 是一個…" of a program, make a term of X even where topic extraction did not find it. */
function namedByDefinition(statement: Statement): Mention | undefined {
  const program = /^[A-Z][A-Za-z0-9+-]{2,15}(?=\s?(?:是|为)一[个种套款])/.exec(statement.plain)?.[0].length
  if (program !== undefined) return defined(statement, program, 'latin')
  const end = /^[\u4e00-\u9fff]{2,8}?(?=(?:是指|指的是|意指|定义为))/.exec(statement.plain)?.[0].length
  if (end === undefined) return undefined
  const inside = statement.tokens.filter((token) => token.start < end)
  if (inside.at(-1)?.end !== end || inside.some((token) => /^(?:p|c|u|ul|r|d|m|t)$/.test(token.tag))) return undefined
  return defined(statement, end, 'term')
}

function defined(statement: Statement, end: number, kind: NameKind): Mention {
  const plain = statement.plain.slice(0, end)
  return { name: { plain, form: statement.text.slice(0, end), kind, tag: 'n', sentences: new Set(), count: 1, standing: 0.5, topicId: statement.topicId }, start: 0, end }
}

/** Needs all definitions of the document, since each is the others' distractor. */
export function makeDefinitions(survey: Survey, say: Say): Candidate[] {
  const definitions = survey.statements.flatMap((statement, index) => findDefinition(statement, survey.mentions[index]!) ?? [])
  return definitions.flatMap((definition) => {
    const { statement, name, term, meaning } = definition
    const person = name.kind === 'person' || name.kind === 'monarch'
    const basis: Basis = {
      maker: 'definition', statement, answer: name.plain, answerCount: name.count, demand: 0.34,
      score: 0.35 * readability(statement) + 0.35 + (definition.explicit ? 0.2 : 0),
      conclusion: say`故「${term}」是指${meaning}。`,
    }
    const wrong = otherMeanings(definition, definitions, survey, basis)
    const stem = person ? say`試簡單介紹${term}。` : say`何謂「${term}」？`
    const explained = !definition.explicit && !definition.genus && !person ? [] : [shortAnswer(survey, { ...basis, demand: 0.55 }, stem, `${meaning}。`, oneAnswer(survey, meaning))]
    if (!wrong) return explained
    const choice = multipleChoice(survey, basis, survey.open(say`下列哪一項是「${term}」的正確描述？`), `${meaning}。`, wrong.map((other) => `${other.meaning}。`))
    // Another question on one of the wrong options would strike it out, or repeat the four.
    return [{ ...choice, exclusions: [...new Set([...choice.exclusions, ...wrong.map((other) => `sentence:${other.statement.sentenceKey}`)])] }, ...explained]
  })
}

/** Meanings of three other things of the kind: of like length, saying nothing that names the term. */
function otherMeanings(definition: Definition, all: readonly Definition[], survey: Survey, basis: Basis): Definition[] | undefined {
  const { name, meaning } = definition
  const fitting = all.filter((other) =>
    other.name.plain !== name.plain && other.name.kind === name.kind && !survey.areAliases(other.name, name) &&
    !other.name.plain.includes(name.plain) && !name.plain.includes(other.name.plain) &&
    !other.statement.plain.includes(name.plain) && other.meaning.length <= meaning.length * 2 && meaning.length <= other.meaning.length * 2)
  const unique = [...new Map(fitting.map((other) => [other.name.plain, other])).values()]
  return unique.length < 3 ? undefined : survey.random.fork(labelOf(basis, 'distractors')).shuffle(unique).slice(0, 3)
}
