/** One question as the items of QTI 2.1 that ask it. */
import { formatTask } from '../platforms/marked-by-hand.ts'
import { formatInlines, formatPassage, paragraph, type Dialect } from '../platforms/markup.ts'
import type { PrintedQuestion } from '../platforms/printed-questions.ts'
import { questionName } from '../platforms/question-name.ts'
import { element, lines, NOTHING, xmlDocument, type Xml } from '../platforms/xml.ts'
import { bodiesOf, type Body } from './item-body.ts'

export const QTI_NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p1'
const MAP_RESPONSE = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response'

export type Item = { readonly identifier: string; readonly title: string; readonly xml: string }

export type ItemContext = {
  readonly dialect: Dialect
  readonly language: string
  /** Of the highest number, so that files sort as the paper is printed. */
  readonly digits: number
}

export function formatItems(printed: PrintedQuestion, context: ItemContext): readonly Item[] {
  const { number, question } = printed
  const bodies = bodiesOf(question, context.dialect)
  const own = `q${String(number).padStart(context.digits, '0')}`
  return bodies.map((body, index) => {
    const identifier = bodies.length === 1 ? own : `${own}-${index + 1}`
    return formatItem(identifier, questionName(printed, context.digits, body.label), printed, body, context)
  })
}

function formatItem(
  identifier: string,
  title: string,
  { question, passage }: PrintedQuestion,
  { response, marks, interaction, guide }: Body,
  { dialect, language }: ItemContext,
): Item {
  const { explanation } = question
  const root = element(
    'assessmentItem',
    { xmlns: QTI_NAMESPACE, identifier, title, 'xml:lang': language, adaptive: false, timeDependent: false },
    lines([
      response,
      outcome('SCORE', 'float', 0, marks),
      outcome('MAXSCORE', 'float', marks),
      ...(explanation.length === 0 ? [] : [outcome('FEEDBACK', 'identifier', 'EXPLANATION')]),
      element(
        'itemBody',
        {},
        lines([
          formatPassage(passage, dialect),
          formatTask(question, dialect),
          interaction,
          guide === undefined ? NOTHING : element('rubricBlock', { view: 'scorer' }, guide),
        ]),
      ),
      // What a teacher marks has no rule to mark it by.
      guide === undefined ? element('responseProcessing', { template: MAP_RESPONSE }) : NOTHING,
      explanation.length === 0
        ? NOTHING
        : element(
            'modalFeedback',
            { outcomeIdentifier: 'FEEDBACK', identifier: 'EXPLANATION', showHide: 'show' },
            paragraph(formatInlines(explanation, dialect)),
          ),
    ]),
  )
  return { identifier, title, xml: xmlDocument(root) }
}

const outcome = (identifier: string, baseType: string, value: string | number, normalMaximum?: number): Xml =>
  element(
    'outcomeDeclaration',
    { identifier, cardinality: 'single', baseType, normalMaximum },
    element('defaultValue', {}, element('value', {}, String(value))),
  )
