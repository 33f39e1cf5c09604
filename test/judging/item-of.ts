/** The question of a kept round as the gate reads one. */
import { asId } from '#domain/ids.ts'
import type { MarkingRow, QuestionPart, Source } from '#domain/question.ts'
import { parseRichText, type RichText } from '#domain/rich-text.ts'
import type { Item } from '#questions/checks/item-flaw.ts'
import type { JudgedQuestion } from './round.ts'

export function itemOf(judged: JudgedQuestion): Item {
  const base = {
    stem: rich(judged.stem),
    explanation: rich(judged.explanation),
    marks: judged.marks,
    provenance: { origin: { kind: 'document' }, proof: 'quoted', source: sourceOf(judged) },
  } as const
  const list = (texts: readonly string[] | undefined): [RichText, RichText] =>
    (texts ?? []).map(rich) as [RichText, RichText]
  switch (judged.type) {
    case 'multiple_choice':
      return { ...base, type: judged.type, options: list(judged.options), keyIndex: judged.key!.charCodeAt(0) - 65 }
    case 'true_false':
      return { ...base, type: judged.type, key: judged.key === 'true' }
    case 'fill_blank':
      return {
        ...base,
        type: judged.type,
        keys: judged.key!.split('; ').map((key) => list(key.split(' / '))) as unknown as [[RichText]],
      }
    case 'short_answer':
      return { ...base, type: judged.type, key: rich(judged.key!), markingScheme: (judged.scheme ?? []).map(rowOf) }
    case 'essay':
      return { ...base, type: judged.type, markingGuide: judged.scheme!.map(rowOf) as unknown as [MarkingRow] }
    case 'matching':
      return {
        ...base,
        type: judged.type,
        left: list(judged.left),
        right: list(judged.right),
        pairs: judged
          .key!.split(' ')
          .map((pair) => [Number.parseInt(pair, 10) - 1, pair.at(-1)!.charCodeAt(0) - 65] as const),
      }
    case 'long_question':
      return { ...base, type: judged.type, parts: judged.parts!.map(partOf) as unknown as [QuestionPart] }
  }
}

const rich = (text: string): RichText => parseRichText(text)

type Row = NonNullable<JudgedQuestion['scheme']>[number]
const rowOf = ({ text, marks, remark }: Row): MarkingRow => ({
  text: rich(text),
  marks,
  ...(remark === undefined ? {} : { remark }),
})

function partOf({ label, stem, marks, key, scheme }: NonNullable<JudgedQuestion['parts']>[number]): QuestionPart {
  return { label, stem: rich(stem), marks, key: rich(key), markingScheme: scheme.map(rowOf) }
}

function sourceOf({ sources: [first, ...further] }: JudgedQuestion): Source {
  const citation = ({ quote, page, heading }: JudgedQuestion['sources'][number]) => ({
    quote,
    ...(page === undefined ? {} : { page }),
    ...(heading === undefined ? {} : { heading }),
  })
  return {
    documentId: asId('judged'),
    ...citation(first!),
    ...(further.length > 0 ? { further: further.map(citation) } : {}),
  }
}
