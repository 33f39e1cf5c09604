/** Every word of a laid-out paper or key in the order in which it is to be read, without the printer of any format. */
import type { RichText } from '#domain/rich-text.ts'
import type {
  AnswerBlock,
  AnswerSpace,
  KeyAnswer,
  KeyBlock,
  KeyEntry,
  LaidOut,
  LaidOutFigure,
  PaperBlock,
  PartBlock,
  PassageBlock,
  PassageName,
  Phrase,
  SchemeQuestion,
  SectionHeading,
} from '#layout/laid-out.ts'

/** Formulas as `formula` says them; alternative texts of figures in brackets. */
export function wordsOfTree({ blocks, language, look }: LaidOut, formula: (tex: string) => string): string[] {
  const colon = language === 'en' ? ': ' : '：'
  const said = ({ text }: Phrase): string => rich(text)
  const rich = (text: RichText): string =>
    text
      .map((inline) => {
        if (inline.kind === 'text') return inline.text
        if (inline.kind === 'math') return formula(inline.tex)
        if (inline.kind === 'blank') return '_'.repeat(14)
        return inline.kind === 'break' ? ' ' : rich(inline.content)
      })
      .join('')
  const figure = (one: LaidOutFigure | undefined): string[] =>
    one === undefined
      ? []
      : [
          'svg' in one
            ? `[${one.alt}]`
            : [one.said, one.alt].filter((text) => text !== '' && text !== one.caption).join(': '),
          one.caption ?? '',
        ]
  const heading = ({ title, summary, instruction }: SectionHeading): string[] => [title, summary, instruction]
  const space = (one: AnswerSpace | undefined): string[] => [one?.answerLine ?? '']
  const part = ({ outer = '', label, stem, marks = '', figure: drawn, space: room }: PartBlock): string[] => [
    outer,
    label,
    said(stem),
    marks,
    ...figure(drawn),
    ...space(room),
  ]
  const answer = (one: AnswerBlock): string[] => {
    switch (one.kind) {
      case 'options':
        return one.options.flatMap(({ label, phrase }) => [label, said(phrase)])
      case 'choice':
        return []
      case 'inside':
        return []
      case 'space':
        return space(one)
      case 'matching':
        return [
          one.heads[0],
          ...one.left.flatMap(({ label, phrase }) => [label, said(phrase)]),
          one.heads[1],
          ...one.right.flatMap(({ label, phrase }) => [label, said(phrase)]),
        ]
      case 'parts':
        return one.parts.flatMap(part)
    }
  }
  const passage = ({ instruction, title, content, source }: PassageBlock): string[] => [
    instruction,
    ...(title === undefined ? [] : [said(title)]),
    ...(content.kind === 'text'
      ? content.paragraphs.map(said)
      : content.kind === 'table'
        ? [content.heads, ...content.rows].flat().map(said)
        : figure(content.figure)),
    ...(source === undefined ? [] : [said(source)]),
  ]
  const passageName = (one: PassageName | undefined): string[] =>
    one === undefined ? [] : [one.label, ...(one.title === undefined ? [] : [said(one.title)])]
  const keyAnswer = ({ label, stem, figure: drawn, marks = '', options = [], phrase, scheme }: KeyAnswer): string[] => [
    ...(stem === undefined ? [] : [label, said(stem), marks]),
    ...figure(drawn),
    ...(phrase === undefined
      ? []
      : [stem !== undefined || label === '' ? '' : label + (label.startsWith('(') ? '' : colon), said(phrase)]),
    ...options.flatMap((option) => [
      option.tick === undefined ? '' : `[${option.tick}]`,
      option.label,
      said(option.phrase),
    ]),
    ...(scheme === undefined
      ? []
      : [
          scheme.heads.text,
          scheme.heads.marks,
          scheme.rows.some(({ remark }) => remark !== undefined) ? scheme.heads.remarks : '',
          ...scheme.rows.flatMap((row) => [
            said(row.phrase),
            row.marks,
            row.remark === undefined ? '' : said(row.remark),
          ]),
        ]),
  ]
  const entry = ({
    number,
    stem,
    marks = '',
    figure: drawn,
    answers,
    explanation,
    source,
    proof = '',
    passage: about,
  }: KeyEntry) => [
    ...passageName(about),
    number,
    said(stem),
    marks,
    ...figure(drawn),
    ...answers.flatMap(keyAnswer),
    ...(explanation === undefined ? [] : [explanation.label, colon, said(explanation.phrase)]),
    ...(source === undefined ? [] : [source.place, source.quote === undefined ? '' : said(source.quote)]),
    proof,
  ]
  const schemeQuestion = ({ number, parts, note, proof = '', passage: about }: SchemeQuestion): string[] => [
    ...passageName(about),
    ...parts.flatMap(({ label = '', rows, total }, at) =>
      rows.flatMap((row, index) => [
        at === 0 && index === 0 ? number : '',
        index === 0 ? label : '',
        said(row.phrase),
        row.marks ?? '',
        index === rows.length - 1 ? total : '',
        row.remark === undefined ? '' : said(row.remark),
      ]),
    ),
    ...(note === undefined ? [] : [note.label, colon, said(note.phrase)]),
    proof,
  ]
  const block = (one: PaperBlock | KeyBlock): string[] => {
    switch (one.kind) {
      case 'header': {
        const facts = one.facts.flatMap(({ label, value }) => [label, colon, value])
        const fields = one.fields.flatMap(({ label }) => [label, colon.trim()])
        const isMinimal = look.header === 'minimal'
        const names = isMinimal
          ? [[...(one.part === undefined ? [] : [one.part]), ...one.subtitle].join(' · ')]
          : [one.part ?? '', one.subtitle.join(language === 'en' ? ' · ' : '　')]
        const score =
          look.header === 'standard' && one.score !== undefined && one.fields.length > 0
            ? [one.score.label, `/ ${one.score.outOf}`]
            : []
        const { boxes = [], total = '' } = one.scores ?? {}
        return [
          ...(one.school?.logo === undefined ? [] : [`[${one.school.logo.alt}]`]),
          one.school?.name ?? '',
          one.title,
          ...names,
          ...(isMinimal ? [...facts, ...fields] : [...fields, ...score, ...facts]),
          ...boxes.map(({ label }) => label),
          total,
          ...boxes.map(({ outOf }) => `/ ${outOf}`),
          one.scores === undefined ? '' : `/ ${boxes.reduce((sum, { outOf }) => sum + outOf, 0)}`,
        ]
      }
      case 'examinationHead':
        return [
          ...(one.school?.logo === undefined ? [] : [`[${one.school.logo.alt}]`]),
          one.school?.name ?? '',
          one.examination,
          ...one.titles,
          one.booklet,
          ...one.lines,
          ...(one.cover === undefined
            ? []
            : [
                ...one.cover.boxes.map(({ label }) => label),
                one.cover.rubric.heading,
                ...one.cover.rubric.lines.map(said),
                ...(one.cover.markers === undefined
                  ? []
                  : [...one.cover.markers.heads, ...one.cover.markers.numbers, one.cover.markers.total]),
              ]),
        ]
      case 'instructions':
        return [one.heading, ...one.lines.map(said)]
      case 'section':
        return [
          ...heading(one.heading),
          ...one.questions.flatMap(({ passage: about, number, stem, marks = '', figure: drawn, answer: room }) => [
            ...(about === undefined ? [] : passage(about)),
            number,
            said(stem),
            marks,
            room.kind === 'choice' ? room.choices.join('/') : '',
            ...figure(drawn),
            ...answer(room),
          ]),
        ]
      case 'record':
        return [
          one.heading,
          ...one.entries.flatMap((row) => [
            row.label,
            colon.trim(),
            ...('table' in row
              ? [...row.table.columns, ...Array.from({ length: row.table.rows }, (_, index) => `${index + 1}`)]
              : space(row.space)),
          ]),
        ]
      case 'answerSheet':
        // Drawn: its label says what it is.
        return one.pages.map(({ label }) => `[${label}]`)
      case 'notices':
        return [one.heading, ...one.lines]
      case 'keySection':
        return [
          ...heading(one.heading),
          ...one.summary.flatMap(({ number, answer: key }) => [number, key]),
          ...one.entries.flatMap(entry),
        ]
      case 'schemeSection':
        return [
          ...heading(one.heading),
          one.heads.solution,
          one.heads.marks,
          one.heads.remarks,
          ...one.questions.flatMap(schemeQuestion),
        ]
      case 'remark':
        return [one.text]
      case 'end':
        return [one.text]
    }
  }
  return blocks.flatMap(block).filter((words) => words !== '')
}
