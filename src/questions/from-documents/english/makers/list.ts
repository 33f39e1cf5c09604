/** "Name the three kinds of rock.", "State two symptoms of insomnia.": members of a list that the text gives. */
import { theTextStates } from '../wording/explanation.ts'
import type { Lesson, Maker } from '../survey/lesson.ts'
import { listIn, type FoundList } from '../facts/lists.ts'
import { upperFirst } from '../wording/letter-case.ts'
import { isKindOf } from '../distractors/noun-senses.ts'
import { offerShortAnswer } from '../offer.ts'
import { standAloneFault } from '../survey/stand-alone.ts'

export const list: Maker = (lesson) =>
  lesson.wanted.flatMap((sentence) => {
    const fault = standAloneFault(sentence, lesson.isKnown)
    // A colon opens many lists; nothing else may be wrong with the statement.
    if (
      fault !== undefined &&
      !(
        fault === 'broken_text' &&
        standAloneFault({ ...sentence, text: sentence.text.replace(':', ',') }, lesson.isKnown) === undefined
      )
    )
      return []
    const found = listIn(sentence)
    if (!found || !canBeAsked(found)) return []
    // A definition's examples are no list to know.
    if (found.pattern === 'such_as' && lesson.definitions.some((definition) => definition.sentence === sentence))
      return []
    const best = lesson.vocabulary
      .mentions(sentence)
      .toSorted((a, b) => b.entry.confidence - a.entry.confidence)[0]?.entry
    const asking = {
      maker: 'list',
      sentence,
      stem: stemFor(found, lesson),
      explanation: theTextStates(sentence),
      score: (found.pattern === 'such_as' ? 0.4 : 0.6) + 0.25 * (best?.confidence ?? 0),
      act: 'state' as const,
      termCount: best?.count ?? 1,
      terms: [],
    }
    const { key, rows } = schemeFor(found)
    return [offerShortAnswer(lesson, asking, key, rows)]
  })

/**
 * The list says of what it is one, its members are all named, and of examples each is a kind of what they are examples
 * of.
 */
function canBeAsked({ pattern, of, items, whole = '' }: FoundList): boolean {
  if (items.some((item) => /^(?:the )?(?:other|many|several|some|various|others|more)\b|\b(?:etc|so on)\b/i.test(item)))
    return false
  switch (pattern) {
    case 'includes':
      return NAMES_ITS_MATTER.test(of)
    case 'are':
      return NAMES_ITS_MATTER.test(of)
    case 'counted':
      return NAMES_ITS_MATTER.test(of)
    // Of an abbreviation one would have to know what it stands for.
    case 'consists_of':
      return !/\b\p{Lu}{2,}\b/u.test(of)
    case 'divided':
      return /^[^,\d]+ (?:is|are) \w+$/.test(whole) && whole.match(/\b(?:is|are)\b/g)?.length === 1
    // "examples of organs": any would do.
    case 'such_as':
      return (
        of.includes(' ') &&
        items.every((item) => isKindOf(item, of) && !items.some((other) => other !== item && isKindOf(item, other)))
      )
  }
}

/**
 * "symptoms of insomnia", "layers in soil": of "scalar types" and "types of cells" only the chapter says whose they
 * are.
 */
const NAMES_ITS_MATTER =
  /\b(?:of|in|for) (?!(?:this|these|it|which|each|such)\b|(?:cells|filaments|molecules|bonds|groups|structures|tissues|functions|organisms|systems|stages|processes|data|variables|people|things|objects|methods|models|types)$)\p{L}+/u

type Scheme = {
  readonly key: string
  readonly rows: readonly { readonly text: string; readonly marks: number; readonly remark?: string }[]
}

/** Two members are worth a mark each; of more each would be worth less than one, so they earn their marks together. */
function schemeFor({ pattern, items }: FoundList): Scheme {
  const members = items.map(upperFirst)
  if (
    pattern === 'such_as' ||
    (pattern === 'includes' && items.length > 2) ||
    (pattern === 'are' && items.length > 2)
  ) {
    const listed = `Any two of: ${members.join('; ')}; or other right answers`
    return { key: `${listed}.`, rows: [{ text: listed, marks: 2, remark: 'half of the marks for each' }] }
  }
  const all = members.join('; ')
  return {
    key: `${all}.`,
    rows:
      members.length === 2
        ? members.map((text) => ({ text, marks: 1 }))
        : [{ text: all, marks: 2, remark: remarkFor(members.length) }],
  }
}

/** "all four: full marks; two or three: half of the marks": true of whatever marks the paper gives. */
function remarkFor(count: number): string {
  const half = Math.ceil(count / 2)
  return `all ${NUMBERS[count]}: full marks; ${half === count - 1 ? NUMBERS[half] : `${NUMBERS[half]} ${half === count - 2 ? 'or' : 'to'} ${NUMBERS[count - 1]}`}: half of the marks`
}
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** "Three kinds of bees" opened its sentence. */
const lowerOpening = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

function stemFor({ pattern, of, plural, whole = '' }: FoundList, lesson: Lesson): string {
  switch (pattern) {
    case 'includes':
      return `State two ${lesson.lower(of)}.`
    case 'such_as':
      return `Give two examples of ${lesson.lower(of)}.`
    case 'consists_of':
      return `What ${plural ? 'do' : 'does'} ${lesson.lower(of)} consist of?`
    case 'counted':
      return `Name the ${lowerOpening(of)}.`
    case 'divided':
      return `Name the ${lowerOpening(of)} into which ${lesson.lower(whole)}.`
    case 'are':
      return `State two of ${lesson.lower(of)}.`
  }
}
