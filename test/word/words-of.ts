/** What of a laid-out tree a reader of its Word document must find, in order, and how its items are numbered. */
import type { KeyBlock, LaidOut, PaperBlock, Phrase, QuestionBlock } from '#layout/laid-out.ts'
import type { RichText } from '#domain/rich-text.ts'

/** As a reader shows it: without spaces, formulas and control signs. */
export const bare = (text: string): string => text.replace(/[\s\p{C}]/gu, '')

const words = (text: RichText): string[] =>
  text.flatMap((inline) =>
    inline.kind === 'text'
      ? // The number of a statement to be judged stands by itself.
        inline.text.split(/^((?:I|II|III|IV)\.|\([1-9]\)) /)
      : inline.kind === 'strong' || inline.kind === 'emphasis'
        ? words(inline.content)
        : inline.kind === 'blank'
          ? ['__________']
          : [],
  )
const said = (...phrases: readonly (Phrase | undefined)[]): string[] =>
  phrases.flatMap((phrase) => (phrase === undefined ? [] : words(phrase.text)))
const maybe = (text: string | undefined): string[] => (text === undefined ? [] : [text])

/** In the order in which they are printed. */
export function wordsOf({ blocks: all }: LaidOut): string[] {
  const blocks: readonly (PaperBlock | KeyBlock)[] = all
  return blocks
    .flatMap((block): string[] => {
      switch (block.kind) {
        case 'header':
          return [block.title, ...maybe(block.part), ...block.subtitle]
        case 'examinationHead':
          return [
            block.examination,
            ...block.titles,
            block.booklet,
            ...block.lines,
            ...said(...(block.cover?.rubric.lines ?? [])),
          ]
        case 'instructions':
          return [block.heading, ...said(...block.lines)]
        case 'notices':
          return [block.heading, ...block.lines]
        case 'section':
          return [
            block.heading.title,
            block.heading.summary,
            block.heading.instruction,
            ...block.questions.flatMap(wordsOfQuestion),
          ]
        case 'keySection':
          return [
            block.heading.title,
            ...block.entries.flatMap(({ passage, stem, answers, explanation, source, proof }) => [
              ...maybe(passage?.label),
              ...said(stem),
              ...answers.flatMap((answer) => [
                ...said(answer.stem, answer.phrase),
                ...said(...(answer.options ?? []).map(({ phrase }) => phrase)),
                ...(answer.scheme?.rows ?? []).flatMap(({ phrase, marks, remark }) => [
                  ...said(phrase),
                  marks,
                  ...said(remark),
                ]),
              ]),
              ...said(explanation?.phrase),
              ...maybe(source?.place),
              ...said(source?.quote),
              ...maybe(proof),
            ]),
          ]
        case 'schemeSection':
          return [
            block.heading.title,
            ...Object.values(block.heads),
            ...block.questions.flatMap(({ number, parts, note }) => [
              number,
              ...parts.flatMap(({ label, rows, total }) =>
                rows.flatMap((row, index) => [
                  ...(index === 0 ? maybe(label) : []),
                  ...said(row.phrase),
                  ...maybe(row.marks),
                  ...(index === rows.length - 1 ? [total] : []),
                  ...said(row.remark),
                ]),
              ),
              ...said(note?.phrase),
            ]),
          ]
        case 'record':
          return [block.heading, ...block.entries.map(({ label }) => label)]
        // A drawing, with words for who cannot see it.
        case 'answerSheet':
          return []
        case 'remark':
        case 'end':
          return [block.text]
      }
    })
    .map(bare)
    .filter((text) => text !== '')
}

function wordsOfQuestion({ passage, stem, figure, marks, answer }: QuestionBlock): string[] {
  const content = passage?.content
  return [
    ...(passage === undefined ? [] : [passage.instruction, ...said(passage.title)]),
    ...(content?.kind === 'text' ? said(...content.paragraphs) : []),
    ...(content?.kind === 'table' ? said(...content.heads, ...content.rows.flat()) : []),
    ...said(passage?.source),
    ...said(stem),
    ...(answer.kind === 'choice' ? [...maybe(marks), ...answer.choices] : maybe(marks)),
    ...maybe(figure?.caption),
    ...(answer.kind === 'options' ? said(...answer.options.map(({ phrase }) => phrase)) : []),
    ...(answer.kind === 'parts'
      ? answer.parts.flatMap((part) => [...said(part.stem), ...maybe(part.marks), ...maybe(part.figure?.caption)])
      : []),
    ...(answer.kind === 'matching'
      ? [
          ...answer.heads,
          ...Array.from({ length: Math.max(answer.left.length, answer.right.length) }, (_, index) =>
            said(answer.left[index]?.phrase, answer.right[index]?.phrase),
          ).flat(),
        ]
      : []),
  ]
}

/** The first words that `text` lacks, or has in another order; undefined where it says all. */
export function missingIn(text: string, wanted: readonly string[]): string | undefined {
  const found = bare(text)
  let from = 0
  for (const one of wanted) {
    const at = found.indexOf(one, from)
    if (at === -1) return one
    from = at + one.length
  }
  return undefined
}

/** Of questions, options, parts and what is matched, in order. */
export function numbersOf({ blocks: all }: LaidOut): {
  questions: string[]
  options: string[]
  parts: string[]
  matched: string[]
} {
  const blocks: readonly (PaperBlock | KeyBlock)[] = all
  const questions = blocks.flatMap((block) => (block.kind === 'section' ? block.questions : []))
  const entries = blocks.flatMap((block) => (block.kind === 'keySection' ? block.entries : []))
  return {
    questions: [...questions, ...entries].map(({ number }) => number),
    options: [
      ...questions.flatMap(({ answer }) => (answer.kind === 'options' ? answer.options : [])),
      ...entries.flatMap(({ answers }) => answers.flatMap(({ options }) => options ?? [])),
    ].map(({ label }) => label),
    parts: [
      ...questions.flatMap(({ answer }) =>
        answer.kind === 'parts' ? answer.parts.map(({ outer, label }) => outer ?? label) : [],
      ),
      ...entries.flatMap(({ answers }) => answers.flatMap(({ stem, label }) => (stem === undefined ? [] : [label]))),
    ],
    matched: questions.flatMap(({ answer }) =>
      answer.kind === 'matching'
        ? Array.from({ length: Math.max(answer.left.length, answer.right.length) }, (_, index) =>
            [answer.left[index], answer.right[index]].flatMap((item) => (item === undefined ? [] : [item.label])),
          ).flat()
        : [],
    ),
  }
}
