/**
 * A marking scheme in three columns, as markers in Hong Kong have it: solution, marks, remarks; question by question,
 * part by part.
 */
import { itemAt } from '#domain/must-be-there.ts'
import { questionFault, type MarkingRow, type Question } from '#domain/question.ts'
import { literalText, parseRichText, plainText, type RichText } from '#domain/rich-text.ts'
import type { ExaminationMessages } from '#messages/examination/examination-messages.ts'
import type { SchemePart, SchemeQuestion, SchemeSection, SchemeStep } from '../laid-out.ts'
import { layOutEntry, type KeyContext } from '../lay-out-key.ts'
import { letters, partLabel } from '../numbering.ts'
import { passageNamed } from '../passages.ts'
import type { Phrasing } from '../phrase.ts'
import type { Numbered } from '../sections.ts'
import type { ExaminationSection } from './examination-sections.ts'
import { headingOf } from './lay-out-examination-paper.ts'

export function schemeSection(
  section: ExaminationSection<Question>,
  words: ExaminationMessages,
  context: KeyContext,
): SchemeSection {
  const { solution, marks, remarks } = words.key
  return {
    kind: 'schemeSection',
    heading: headingOf(section, '', words),
    heads: { solution, marks, remarks },
    questions: section.items.map((item, index) => ({
      ...passageNamed(section.items, index, context),
      ...schemeQuestion(item, context),
    })),
  }
}

function schemeQuestion(item: Numbered<Question>, context: KeyContext): SchemeQuestion {
  const { number, question } = item
  const fault = questionFault(question)
  if (fault !== undefined) throw new TypeError(`Cannot lay out the marking scheme of question ${number} ${fault}`)
  const { explanation, proof } = layOutEntry(item, context)
  const [first, ...others] = partsOf(question, context)
  if (first === undefined)
    throw new TypeError(`Cannot lay out the marking scheme of question ${number}: none of its parts carries marks`)
  return {
    number,
    parts: [first, ...others],
    ...(explanation === undefined ? {} : { note: explanation }),
    ...(proof === undefined ? {} : { proof }),
  }
}

function partsOf(question: Question, context: KeyContext): SchemePart[] {
  switch (question.type) {
    case 'short_answer':
      return [schemePart(question.key, question.markingScheme, question.marks, context, leadsToKey(question))]
    case 'essay':
      return [schemePart([], question.markingGuide, question.marks, context)]
    case 'long_question':
      return question.parts.flatMap((part, index) => {
        if (part.marks === 0) return []
        const before = question.parts[index - 1]
        const { outer, label } = partLabel(part.label, before?.label)
        // A lead-in has no row, so its letter goes to its first part.
        const leads = before?.marks === 0 ? before.label : outer
        const shown = [leads, label].filter((one) => one !== undefined && one !== '').join(' ')
        return [
          {
            ...(shown === '' ? {} : { label: shown }),
            ...schemePart(part.key, part.markingScheme, part.marks, context, leadsToKey(question)),
          },
        ]
      })
    case 'multiple_choice':
      return [
        schemePart(
          [...literalText(`${letters(question.keyIndex)}. `), ...itemAt(question.options, question.keyIndex)],
          [],
          question.marks,
          context,
        ),
      ]
    case 'true_false':
      return [
        schemePart(
          literalText(question.key ? context.messages.paper.true : context.messages.paper.false),
          [],
          question.marks,
          context,
        ),
      ]
    case 'fill_blank':
      return [
        schemePart(
          question.keys.flatMap(([best], index) => [...literalText(index === 0 ? '' : '; '), ...best]),
          [],
          question.marks,
          context,
        ),
      ]
    case 'matching':
      return [
        schemePart(
          literalText(
            question.pairs
              .toSorted(([a], [b]) => a - b)
              .map(([left, right]) => `(${left + 1}) ${letters(right)}`)
              .join(', '),
          ),
          [],
          question.marks,
          context,
        ),
      ]
  }
}

/** The worked solution of a family ends in its key, which it may say in other words. */
const leadsToKey = ({ provenance }: Question): boolean => provenance.origin.kind === 'family'

/** The rows of the scheme; the key below them where none of them says it. */
function schemePart(
  key: RichText,
  scheme: readonly MarkingRow[],
  marks: number,
  { phrase }: KeyContext,
  isComplete = false,
): SchemePart {
  const total = `(${marks})`
  if (scheme.length === 0) return { rows: [{ phrase: phrase(key), marks: `${marks}` }], total }
  const isSaid = isComplete || plainText(key).trim() === '' || scheme.some(({ text }) => says(text, key))
  return {
    rows: [
      ...scheme.map((row): SchemeStep => ({ phrase: phrase(row.text), ...marksAndRemark(row, phrase) })),
      ...(isSaid ? [] : [{ phrase: phrase(key) }]),
    ],
    total,
  }
}

/**
 * Whether a row ends in the key: as the whole of it, or after words or an equals sign, and not as the last digit of
 * another number.
 */
function says(row: RichText, key: RichText): boolean {
  const bare = (text: RichText): string =>
    plainText(text)
      .replace(/[\s{}]+/g, '')
      .replace(/[.。]$/, '')
  const [found, wanted] = [bare(row), bare(key)]
  if (!found.endsWith(wanted)) return found.includes(wanted) && wanted.length >= SURELY_SAID
  return !/[\d.]$/.test(found.slice(0, -wanted.length)) || !/^[\d.]/.test(wanted)
}

/** So many signs of a key stand in a row by chance hardly ever. */
const SURELY_SAID = 5

/**
 * `1M`, `1A`, `1M+1A`, an unlettered `1` for a proof: what kind of marks a row earns stands in the column of marks, the
 * rest of its remark beside it.
 */
export function marksAndRemark({ marks, remark }: MarkingRow, phrase: Phrasing): Pick<SchemeStep, 'marks' | 'remark'> {
  const [, kind, rest] =
    new RegExp(`^\\s*(\\d*[MA](?:\\s*\\+\\s*\\d*[MA])*|${marks})(?![\\w./])[\\s,;:，；：]*(.*)$`, 'su').exec(
      remark ?? '',
    ) ?? []
  const note = (kind === undefined ? remark : rest)?.trim()
  return {
    ...(marks === 0 && kind === undefined
      ? {}
      : { marks: kind === undefined ? `${marks}` : /^[MA]/.test(kind) ? `${marks}${kind}` : kind }),
    ...(note === undefined || note === '' ? {} : { remark: phrase(parseRichText(note)) }),
  }
}
