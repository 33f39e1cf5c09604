/**
 * How a question is answered in QTI 2.1, and what its answer earns. An item has one interaction: Canvas New Quizzes
 * refuses one with more, so each of several blanks is an item of its own, with the whole sentence.
 */
import type { FillBlank, Matching, MultipleChoice, Question, TrueFalse } from '#domain/question.ts'
import { letters } from '#layout/numbering.ts'
import { formatGuide } from '../platforms/marked-by-hand.ts'
import { formatInlines, paragraph, type Dialect } from '../platforms/markup.ts'
import { typedBlanks } from '../platforms/typed-answer.ts'
import { element, NOTHING, together, type Xml } from '../platforms/xml.ts'

/** `label`: which blank it asks; `guide`: for the teacher who marks it, where no machine does. */
export type Body = {
  readonly label?: string
  readonly marks: number
  readonly response: Xml
  readonly interaction: Xml
  readonly guide?: Xml
}

export function bodiesOf(question: Question, dialect: Dialect): readonly Body[] {
  switch (question.type) {
    case 'multiple_choice':
      return [choiceBody(question, dialect)]
    case 'true_false':
      return [truthBody(question, dialect)]
    case 'fill_blank': {
      const typed = typedBlanks(question)
      return typed === undefined ? [textBody(question, dialect)] : blankBodies(question, typed, dialect)
    }
    case 'matching':
      return [matchBody(question, dialect)]
    case 'short_answer':
      return [textBody(question, dialect)]
    case 'essay':
      return [textBody(question, dialect)]
    case 'long_question':
      return [textBody(question, dialect)]
  }
}

const choiceBody = ({ options, keyIndex, marks }: MultipleChoice, dialect: Dialect): Body => ({
  marks,
  response: declare('single', 'identifier', [letters(keyIndex)], marks),
  interaction: choices(options.map((option, index) => [letters(index), formatInlines(option, dialect)])),
})

const truthBody = ({ key, marks }: TrueFalse, { messages, text }: Dialect): Body => ({
  marks,
  response: declare('single', 'identifier', [String(key)], marks),
  interaction: choices([
    ['true', text(messages.paper.true)],
    ['false', text(messages.paper.false)],
  ]),
})

/** Never shuffled: explanations and options may name letters. */
const choices = (all: readonly (readonly [identifier: string, content: Xml])[]): Xml =>
  element(
    'choiceInteraction',
    { responseIdentifier: 'RESPONSE', shuffle: false, maxChoices: 1 },
    ...all.map(([identifier, content]) => element('simpleChoice', { identifier }, content)),
  )

/** The sentence keeps its gaps, since Canvas shows no field inside it; the field stands below. */
function blankBodies(
  { marks, keys }: FillBlank,
  typed: readonly (readonly string[])[],
  { messages, text }: Dialect,
): readonly Body[] {
  return typed.map((accepted, index) => {
    const label = keys.length === 1 ? undefined : messages.key.blank(index + 1)
    const own = marks / keys.length
    return {
      ...(label === undefined ? {} : { label }),
      marks: own,
      response: declare('single', 'string', accepted, own),
      interaction: paragraph(
        label === undefined ? NOTHING : text(`${label}: `),
        element('textEntryInteraction', {
          responseIdentifier: 'RESPONSE',
          expectedLength: Math.max(...accepted.map((answer) => answer.length), SHORTEST_FIELD),
        }),
      ),
    }
  })
}
/** In characters, so that a field does not tell how long its answer is. */
const SHORTEST_FIELD = 20

function matchBody({ left, right, pairs, marks }: Matching, dialect: Dialect): Body {
  const side = (name: string, matchMax: number, all: Matching['left']): Xml =>
    element(
      'simpleMatchSet',
      {},
      ...all.map((item, index) =>
        element(
          'simpleAssociableChoice',
          { identifier: `${name}${index + 1}`, matchMax },
          formatInlines(item, dialect),
        ),
      ),
    )
  const matched = pairs.toSorted(([one], [other]) => one - other)
  return {
    marks,
    response: declare(
      'multiple',
      'directedPair',
      matched.map(([from, to]) => `L${from + 1} R${to + 1}`),
      marks / left.length,
    ),
    interaction: element(
      'matchInteraction',
      { responseIdentifier: 'RESPONSE', shuffle: false, maxAssociations: left.length },
      // A right side may be the partner of several left ones.
      together([side('L', 1, left), side('R', left.length, right)]),
    ),
  }
}

const textBody = (question: Question, dialect: Dialect): Body => ({
  marks: question.marks,
  response: element('responseDeclaration', { identifier: 'RESPONSE', cardinality: 'single', baseType: 'string' }),
  interaction: element('extendedTextInteraction', {
    responseIdentifier: 'RESPONSE',
    expectedLines: question.type === 'short_answer' ? 5 : 15,
  }),
  guide: formatGuide(question, dialect),
})

/** `earned`: by each of the values. Of a single answer the first value is the best, and each is right. */
function declare(
  cardinality: 'single' | 'multiple',
  baseType: 'identifier' | 'string' | 'directedPair',
  values: readonly string[],
  earned: number,
): Xml {
  const different = [...new Map(values.map((value) => [value.toLowerCase(), value])).values()]
  return element(
    'responseDeclaration',
    { identifier: 'RESPONSE', cardinality, baseType },
    element(
      'correctResponse',
      {},
      ...values.slice(0, cardinality === 'single' ? 1 : values.length).map((value) => element('value', {}, value)),
    ),
    element(
      'mapping',
      { defaultValue: 0 },
      ...(baseType === 'string' ? different : values).map((mapKey) =>
        element('mapEntry', {
          mapKey,
          mappedValue: earned,
          caseSensitive: baseType === 'string' ? false : undefined,
        }),
      ),
    ),
  )
}
