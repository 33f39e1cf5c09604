/** Turns a draw into a question of a paper, worded in one language. */
import { unitOf } from '#curriculum/units.ts'
import type { Level } from '#domain/difficulty.ts'
import { asId } from '#domain/ids.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { questionFault, type MarkingRow, type Question, type QuestionPart } from '#domain/question.ts'
import type { RichText } from '#domain/rich-text.ts'
import { formatRichText, normalRichText } from '#domain/rich-text.ts'
import type { Slot } from '#curriculum/slots.ts'
import { seedOf, type Drawn } from '#families/kit/drawn.ts'
import { wordDrawn, type Simplify, type WordedPart, type WordedStep } from '#families/kit/word.ts'

/** How a question is to stand in its paper. `slot`: in a paper with a structure. */
export type Place = {
  readonly id: string
  readonly language: PaperLanguage
  readonly simplify: Simplify
  readonly slot?: Slot
}

/** Throws a TypeError for a question that cannot be, since only a bug of its family makes one. */
export function questionOfDraw(drawn: Drawn, { id, language, simplify, slot }: Place): Question {
  const { meta } = drawn.family
  const worded = wordDrawn(drawn, language, simplify)
  const base = {
    id: asId<'Question'>(id),
    stem: normalRichText(worded.stem),
    minutes: meta.minutes,
    difficulty: levelOf(slot?.level ?? meta.level),
    topic: unitOf(meta.unit).name[language],
    topicId: asId<'Topic'>(meta.unit),
    ...(worded.figure === undefined ? {} : { figure: worded.figure }),
    ...(slot === undefined ? {} : { slot: slot.number }),
    provenance: { origin: { kind: 'family', family: meta.id, seed: seedOf(drawn) }, proof: 'proved' },
  } as const
  const question =
    worded.kind === 'choice'
      ? ({
          ...base,
          type: 'multiple_choice',
          marks: 1,
          explanation: solution(worded.steps),
          options: optionsOf(worded.options),
          keyIndex: worded.keyIndex,
        } as const)
      : conventional(base, worded.parts, worded.marks)
  const fault = questionFault(question)
  if (fault !== undefined) throw new TypeError(`Cannot use a draw of ${meta.id}: ${fault}`)
  return question
}

/** The level of a paper that a slot's level from 1 to 5 stands for. */
export const levelOf = (level: number): Level => (level <= 2 ? 'easy' : level === 3 ? 'medium' : 'hard')

type Base = Omit<
  Extract<Question, { type: 'short_answer' }>,
  'type' | 'marks' | 'explanation' | 'key' | 'markingScheme'
>

/** One part without a label is a short question. */
function conventional(base: Base, parts: readonly WordedPart[], marks: number): Question {
  const [first, ...rest] = parts
  if (first === undefined) throw new TypeError('A conventional question has no part')
  if (rest.length === 0 && first.label === undefined) {
    return {
      ...base,
      type: 'short_answer',
      stem: normalRichText(joined(base.stem, first.ask)),
      marks,
      explanation: [],
      key: normalRichText(first.answer),
      markingScheme: rowsOf(first.steps),
    }
  }
  return { ...base, type: 'long_question', marks, explanation: [], parts: [partOf(first), ...rest.map(partOf)] }
}

const partOf = ({ label, ask, answer, marks, steps }: WordedPart): QuestionPart => ({
  label: label === undefined ? '' : label.replace(/^([a-z]+)/, '($1)'),
  stem: normalRichText(ask),
  marks,
  key: normalRichText(answer),
  markingScheme: rowsOf(steps),
})

/** What a row earns stands before its remark: `1M f.t.`. */
function rowsOf(steps: readonly WordedStep[]): MarkingRow[] {
  return steps.map(({ text, marks, code, remark }) => {
    const words = [code, remark === undefined ? '' : formatRichText(normalRichText(remark))]
      .filter((part) => part !== '')
      .join(' ')
    return { text: normalRichText(text), marks, ...(words === '' ? {} : { remark: words }) }
  })
}

/** The worked solution line by line, each with its reason. */
function solution(steps: readonly WordedStep[]): RichText {
  return normalRichText(
    steps.flatMap(({ text, remark }, index): RichText => [
      ...(index > 0 ? [{ kind: 'break' } as const] : []),
      ...text,
      ...(remark === undefined
        ? []
        : [{ kind: 'text', text: ' (' } as const, ...remark, { kind: 'text', text: ')' } as const]),
    ]),
  )
}

function optionsOf(options: readonly RichText[]): readonly [RichText, RichText, ...RichText[]] {
  const [first, second, ...rest] = options.map(normalRichText)
  if (first === undefined || second === undefined) throw new TypeError('A multiple-choice question needs two options')
  return [first, second, ...rest]
}

const joined = (stem: RichText, ask: RichText): RichText =>
  stem.length === 0 ? ask : [...stem, { kind: 'text', text: endsOpen(stem) ? '' : ' ' }, ...ask]

/** Chinese has no space between sentences. */
function endsOpen(stem: RichText): boolean {
  const last = stem.at(-1)
  return last?.kind === 'text' && /[。，：；\s]$/u.test(last.text)
}
