import { describe, expect, test } from 'vitest'
import { QUESTION_TYPES } from '#domain/question.ts'
import { emptyDraft, STEPS, type ConfigurationDraft, type Draft } from './draft.ts'
import { reduceDraft, type DraftAction } from './reduce-draft.ts'
import {
  defaultInstructionsOf,
  defaultTitleOf,
  offeredTypes,
  readConfiguration,
  topicsAsked,
  totalQuestionsOf,
  typesOf,
} from './read-draft.ts'
import { allowsStep, furthestStep, nearestStep, stepBefore } from './draft-steps.ts'
import { formatDraft, parseDraft } from './kept-draft.ts'

const topic = (id: string, questionCount: number, category = 'Biology') => ({
  id,
  name: `Topic ${id}`,
  category,
  questionCount,
})
const start: Draft = {
  ...emptyDraft('en'),
  document: { id: 'd1', name: 'bees.pdf' },
  topics: [topic('a', 5), topic('b', 5)],
}
const after = (draft: Draft, ...actions: readonly DraftAction[]): Draft => actions.reduce(reduceDraft, draft)
const configured = (change: Partial<ConfigurationDraft>): DraftAction => ({ kind: 'configured', change })
const RESCALED: DraftAction = { kind: 'topics_rescaled' }
const counts = ({ topics }: Draft): readonly number[] => topics.map(({ questionCount }) => questionCount)

describe('the wizard’s draft', () => {
  test('a paper that was generated no longer stands once anything changes, but does while nothing does', () => {
    const generated = after(
      start,
      { kind: 'template_chosen', templateId: 'quick-quiz' },
      { kind: 'paper_generated', paperId: 'p1' },
    )
    for (const action of [
      configured({ timeLimit: 30 }),
      { kind: 'topic_counted', id: 'a', questionCount: 3 },
      { kind: 'template_chosen', templateId: 'other' },
      { kind: 'defaulted', field: 'title' },
    ] as const)
      expect(reduceDraft(generated, action).paperId).toBeUndefined()
    for (const action of [
      { kind: 'template_chosen', templateId: 'quick-quiz' },
      { kind: 'document_chosen', document: { id: 'd1', name: 'bees.pdf' } },
      RESCALED,
    ] as const)
      expect(reduceDraft(generated, action).paperId).toBe('p1')
  })

  test('another document has other topics, and its language may be the paper’s', () => {
    const other = reduceDraft(start, {
      kind: 'document_chosen',
      document: { id: 'd2', name: 'history.pdf' },
      language: 'zh-TW',
    })
    expect(other).toMatchObject({ document: { id: 'd2' }, topics: [], configuration: { language: 'zh-TW' } })
    expect(
      reduceDraft(start, { kind: 'document_chosen', document: { id: 'd2', name: 'x' }, topics: [topic('z', 99)] })
        .topics,
    ).toEqual([topic('z', 99)])
  })

  test('the stepper stays within 1 to 20', () => {
    expect(
      counts(
        after(
          start,
          { kind: 'topic_counted', id: 'a', questionCount: 0 },
          { kind: 'topic_counted', id: 'b', questionCount: 21 },
        ),
      ),
    ).toEqual([5, 20])
    expect(
      counts(
        after(start, { kind: 'topic_toggled', topic: topic('c', 3) }, { kind: 'topic_toggled', topic: topic('a', 5) }),
      ),
    ).toEqual([5, 3])
  })

  test('a field goes back to the default that follows from the rest', () => {
    const changed = after(
      start,
      configured({ title: 'Mine', totalQuestions: 30, totalMarks: 90, instructions: 'Write in ink.' }),
    )
    expect(
      (['title', 'totalQuestions', 'totalMarks', 'instructions'] as const).reduce(
        (draft, field) => reduceDraft(draft, { kind: 'defaulted', field }),
        changed,
      ),
    ).toEqual(start)
  })

  test('another format keeps the types that it offers, and where none is left takes all of its own', () => {
    for (const draft of [start, reduceDraft(start, configured({ questionTypes: ['multiple_choice', 'essay'] }))]) {
      expect(typesOf(reduceDraft(draft, configured({ paperFormat: 'hkdse_paper2' })))).toEqual(['multiple_choice'])
      expect(typesOf(reduceDraft(draft, configured({ paperFormat: 'hkdse_paper1' })))).toEqual([
        'short_answer',
        'long_question',
      ])
    }
    expect(typesOf(reduceDraft(start, configured({ questionTypes: [] })))).toEqual([])
  })
})

describe('the types of questions (decision D49)', () => {
  const counted = (...byType: readonly object[]): DraftAction => ({
    kind: 'capacity_counted',
    documentId: 'd1',
    capacity: byType.map((one, index) => ({ topicId: 'abc'[index]!, byType: one })),
  })
  const few = counted({ multiple_choice: 1, true_false: 9 }, { multiple_choice: 2, fill_blank: 4 }, { matching: 3 })

  test('are multiple choice and essay until it is known what the topics give', () => {
    expect(typesOf(start)).toEqual(['multiple_choice', 'essay'])
    expect(typesOf(reduceDraft(start, few))).toEqual(['multiple_choice', 'true_false', 'fill_blank'])
    expect(readConfiguration(reduceDraft(start, few))).toMatchObject({
      value: { questionTypes: ['multiple_choice', 'true_false', 'fill_blank'] },
    })
  })
  test('follow the topics that are picked and what is asked of them', () => {
    const draft = reduceDraft(start, few)
    expect(typesOf(reduceDraft(draft, configured({ totalQuestions: 3 })))).toEqual(['multiple_choice'])
    expect(typesOf(reduceDraft(draft, { kind: 'topics_picked', topics: [topic('c', 5)] }))).toEqual(['matching'])
    expect(typesOf(reduceDraft(draft, { kind: 'topics_picked', topics: [topic('unknown', 5)] }))).toEqual([
      'multiple_choice',
      'essay',
    ])
  })
  test('are the teacher’s own once some were chosen, and follow the topics again when that is taken back', () => {
    const chosen = after(start, few, configured({ questionTypes: ['essay'] }))
    expect(typesOf(chosen)).toEqual(['essay'])
    expect(typesOf(reduceDraft(chosen, { kind: 'defaulted', field: 'questionTypes' }))).toHaveLength(3)
  })
  test('are those of the document: another one, or the curriculum, is counted anew', () => {
    const document = { id: 'd2', name: 'history.pdf' }
    const other = reduceDraft(reduceDraft(start, few), { kind: 'document_chosen', document, topics: start.topics })
    expect(typesOf(other)).toEqual(['multiple_choice', 'essay'])
    expect(reduceDraft(other, few)).toBe(other)
    const units = reduceDraft(reduceDraft(start, few), { kind: 'units_chosen', topics: [topic('a', 5)] })
    expect(typesOf(units)).toEqual(['multiple_choice'])
  })
  test('leave a paper that was made standing: nobody changed anything', () => {
    expect(reduceDraft({ ...start, paperId: 'p1' }, few).paperId).toBe('p1')
  })
})

describe('the total of questions', () => {
  test.each([
    { topics: [], entered: undefined, total: 10 },
    { topics: [3], entered: undefined, total: 5 },
    { topics: [20, 20, 20, 20, 20, 20], entered: undefined, total: 100 },
    { topics: [5, 7], entered: undefined, total: 12 },
    { topics: [5, 7], entered: 40, total: 40 },
  ])('with topics of $topics and $entered entered is $total', ({ topics, entered, total }) => {
    const configuration = { ...start.configuration, ...(entered === undefined ? {} : { totalQuestions: entered }) }
    expect(totalQuestionsOf({ configuration, topics: topics.map((count, index) => topic(String(index), count)) })).toBe(
      total,
    )
  })

  test.each([
    { before: [5, 5], total: 30, scaled: [15, 15] },
    { before: [2, 1, 1], total: 10, scaled: [5, 3, 2] },
    { before: [20], total: 100, scaled: [100] },
    { before: [9, 1, 1, 1, 1, 1, 1], total: 5, scaled: [3, 1, 1, 0, 0, 0, 0] },
  ])('of $total brings counts of $before to $scaled', ({ before, total, scaled }) => {
    const draft = after(
      { ...start, topics: before.map((count, index) => topic(String(index), count)) },
      configured({ totalQuestions: total }),
      RESCALED,
    )
    expect(counts(draft)).toEqual(scaled)
    expect(after(draft, RESCALED)).toBe(draft)
    expect(topicsAsked(draft.topics)).toEqual(
      draft.topics
        .filter(({ questionCount }) => questionCount > 0)
        .map(({ id, questionCount }) => ({ id, questionCount })),
    )
  })

  test('changed again and again keeps the proportion that the teacher had set', () => {
    const many = {
      ...start,
      topics: [topic('a', 10), ...Array.from({ length: 9 }, (_, index) => topic(String(index), 5))],
    }
    expect(counts(after(many, configured({ totalQuestions: 5 }), RESCALED))).toContain(0)
    expect(
      counts(after(many, configured({ totalQuestions: 5 }), RESCALED, configured({ totalQuestions: 55 }), RESCALED)),
    ).toEqual(counts(many))
  })

  test('counts that the teacher sets afterwards go by those on the screen', () => {
    const hundred = after(
      { ...start, topics: [topic('a', 5), topic('b', 5), topic('c', 5)] },
      configured({ totalQuestions: 100 }),
      RESCALED,
    )
    expect(counts(hundred)).toEqual([34, 33, 33])
    expect(counts(after(hundred, { kind: 'topic_counted', id: 'b', questionCount: 10 }))).toEqual([20, 10, 20])
    const none = after(
      { ...start, topics: Array.from({ length: 6 }, (_, index) => topic(String(index), 5)) },
      configured({ totalQuestions: 5 }),
      RESCALED,
    )
    expect(counts(none).at(-1)).toBe(0)
    expect(counts(after(none, { kind: 'topic_toggled', topic: topic('0', 5) })).at(-1)).toBe(1)
  })

  test('out of its range leaves the counts as they are', () => {
    for (const totalQuestions of [0, -3, 4, 101])
      expect(after(start, configured({ totalQuestions }), RESCALED).topics).toEqual(start.topics)
  })
})

describe('the configuration', () => {
  test('words its defaults in the language of the paper, and they follow what they depend on', () => {
    for (const [language, title] of [
      ['en', 'Biology Exercise Paper'],
      ['zh-TW', '生物練習卷'],
      ['zh-CN', '生物练习卷'],
    ] as const) {
      const draft = after(start, configured({ language, timeLimit: 45 }))
      expect(defaultTitleOf(draft)).toBe(title)
      expect(defaultInstructionsOf(draft.configuration)).toContain('45')
      expect(readConfiguration(draft)).toMatchObject({
        ok: true,
        value: {
          title,
          language,
          instructions: defaultInstructionsOf(draft.configuration),
          totalQuestions: 10,
          questionsPerTopic: 5,
        },
      })
    }
    expect(defaultTitleOf({ ...start, topics: [topic('a', 5, 'General')] })).toBe('Exercise Paper')
    const named = after(
      { ...start, document: { id: 'd1', name: 'ch4.pdf' } },
      { kind: 'document_titled', title: 'Cells' },
    )
    expect(defaultTitleOf(named)).toBe('Cells Exercise Paper')
    expect(defaultTitleOf(after(named, configured({ language: 'zh-TW' })))).toBe('生物練習卷')
    expect(readConfiguration(after(start, configured({ title: 'Mine', instructions: 'Write in ink.' })))).toMatchObject(
      { ok: true, value: { title: 'Mine', instructions: 'Write in ink.' } },
    )
  })

  test.each<{ name: string; change: Partial<ConfigurationDraft>; codes: readonly string[] }>([
    { name: 'an empty title', change: { title: '  ' }, codes: ['title_missing'] },
    { name: 'no type', change: { questionTypes: [] }, codes: ['no_types'] },
    { name: 'too few questions', change: { totalQuestions: 4 }, codes: ['number_out_of_range'] },
    { name: 'too much time', change: { timeLimit: 301 }, codes: ['number_out_of_range'] },
    {
      name: 'less than one mark a question',
      change: { totalQuestions: 60, totalMarks: 50 },
      codes: ['below_one_mark_a_question'],
    },
    {
      name: 'several at once',
      change: { title: '', totalQuestions: 101, totalMarks: 40 },
      codes: ['title_missing', 'number_out_of_range', 'number_out_of_range', 'below_one_mark_a_question'],
    },
  ])('with $name is no way on', ({ change, codes }) => {
    const draft = { ...after(start, configured(change)), templateId: 'quick-quiz', paperId: 'p1' }
    const read = readConfiguration(draft)
    expect(read.ok ? [] : read.error.map(({ code }) => code).toSorted()).toEqual(codes.toSorted())
    expect(furthestStep(draft)).toBe(STEPS.indexOf('configuration'))
  })

  test('marks that nobody touched are two a question, whatever the range says', () => {
    expect(readConfiguration(after(start, configured({ totalQuestions: 5 }))).ok).toBe(true)
  })
})

test('the furthest step is the last whose needs are met', () => {
  expect(furthestStep(emptyDraft('en'))).toBe(STEPS.indexOf('input'))
  expect(furthestStep({ ...start, topics: [] })).toBe(STEPS.indexOf('topics'))
  expect(furthestStep(start)).toBe(STEPS.indexOf('template'))
  expect(furthestStep({ ...start, templateId: 'quick-quiz' })).toBe(STEPS.indexOf('preview'))
  expect(furthestStep({ ...start, paperId: 'p1' })).toBe(STEPS.indexOf('preview'))
})

describe('what the browser keeps', () => {
  const whole: Draft = {
    ...after(
      start,
      configured({
        title: 'Mine',
        totalQuestions: 30,
        totalMarks: 90,
        instructions: '',
        questionTypes: QUESTION_TYPES,
      }),
      RESCALED,
    ),
    capacity: { a: { multiple_choice: 4 }, b: {} },
    templateId: 'quick-quiz',
    paperId: 'p1',
  }

  test('comes back as it was', () => {
    for (const draft of [emptyDraft('zh-CN'), start, whole]) expect(parseDraft(formatDraft(draft))).toEqual(draft)
  })

  test.each<{ name: string; text: string | undefined }>([
    { name: 'nothing', text: undefined },
    { name: 'no JSON', text: '{"version":1,"draft":{' },
    { name: 'another version', text: formatDraft(whole).replace('"version":1', '"version":0') },
    { name: 'a null', text: 'null' },
    { name: 'a draft that is null', text: '{"version":1,"draft":null}' },
    { name: 'topics that are no list', text: damaged({ topics: {} }) },
    { name: 'a topic without a count', text: damaged({ topics: [{ id: 'a', name: 'A', category: 'General' }] }) },
    { name: 'a count below nothing', text: damaged({ topics: [topic('a', -1)] }) },
    { name: 'a document without a name', text: damaged({ document: { id: 'd1' } }) },
    { name: 'no configuration', text: damaged({ configuration: null }) },
    { name: 'an unknown language', text: damaged({ configuration: { ...whole.configuration, language: 'fr' } }) },
    {
      name: 'an unknown type',
      text: damaged({ configuration: { ...whole.configuration, questionTypes: ['riddle'] } }),
    },
    { name: 'a text for a number', text: damaged({ configuration: { ...whole.configuration, timeLimit: '60' } }) },
    { name: 'what topics give in words', text: damaged({ capacity: { a: { essay: 'many' } } }) },
    { name: 'half a mark', text: damaged({ configuration: { ...whole.configuration, totalMarks: 60.5 } }) },
  ])('that holds $name counts as nothing', ({ text }) => {
    expect(parseDraft(text)).toBeUndefined()
  })

  function damaged(change: Readonly<Record<string, unknown>>): string {
    return JSON.stringify({ version: 1, draft: { ...whole, ...change } })
  }
})

test('another format forgets the template, which is not one of its own', () => {
  const chosen = { ...after(start, configured({ timeLimit: 30 })), templateId: 'quick-quiz' }
  expect(reduceDraft(chosen, configured({ paperFormat: 'hkdse_paper2' }))).not.toHaveProperty('templateId')
  expect(reduceDraft(chosen, configured({ paperFormat: 'standard', timeLimit: 40 })).templateId).toBe('quick-quiz')
  expect(typesOf(reduceDraft(chosen, configured({ paperFormat: 'hkdse_paper2' })))).toEqual(['multiple_choice'])
})

describe('a paper of the HKDSE that is chosen as it is', () => {
  const preset = { paper: 1, form: 'authentic', language: 'zh-TW' } as const
  const chosen = after(start, { kind: 'preset_chosen', preset })
  const held = { kind: 'visitor', keepKey: 'k' } as const

  test('leads from the first step to the last, with none between', () => {
    expect([0, 1, 2, 3, 4].map((index) => allowsStep(chosen, index))).toEqual([true, false, false, false, true])
    expect([0, 2, 3, 4].map((wanted) => nearestStep(chosen, wanted))).toEqual([0, 0, 0, 4])
    expect(stepBefore(chosen)).toBe('input')
  })

  test('stays while it is drawn anew and kept; another way to a paper leaves it, and finds what there was before', () => {
    const drawn = after(chosen, { kind: 'paper_generated', paperId: 'p1', held })
    expect(drawn).toMatchObject({ preset, paperId: 'p1', held })
    expect(after(drawn, { kind: 'paper_generated', paperId: 'p1' })).not.toHaveProperty('held')
    expect(after(drawn, { kind: 'paper_dropped' })).toEqual(chosen)
    expect(after(drawn, { kind: 'presets_opened' })).toEqual(drawn)
    expect(after(drawn, { kind: 'input_method_chosen', method: 'document' })).toEqual(start)
  })

  test('is kept in the browser, and read again only as it was written', () => {
    const drawn = after(chosen, { kind: 'paper_generated', paperId: 'p1', held })
    expect(parseDraft(formatDraft(drawn))).toEqual(drawn)
    for (const wrong of [{ preset: { ...preset, paper: 3 } }, { held: { kind: 'visitor' } }, { inputMethod: 'magic' }])
      expect(parseDraft(formatDraft({ ...drawn, ...wrong } as unknown as Draft))).toBeUndefined()
  })
})

describe('units of the curriculum', () => {
  const units = after(start, { kind: 'units_chosen', grade: 'S4', topics: [topic('SS1', 3), topic('SS4', 3)] })

  test('stand in the place of a document and its topics, with the types that families give', () => {
    expect(units).toMatchObject({
      inputMethod: 'concept',
      concept: { grade: 'S4', units: ['SS1', 'SS4'] },
      topics: [{ id: 'SS1' }, { id: 'SS4' }],
    })
    expect(typesOf(units)).toEqual(['multiple_choice'])
    expect(units).not.toHaveProperty('document')
    expect(offeredTypes('standard', units)).toEqual(['multiple_choice', 'short_answer', 'long_question'])
    expect(defaultTitleOf(after(units, configured({ language: 'zh-TW' })))).toBe('數學練習卷')
    expect(parseDraft(formatDraft(units))).toEqual(units)
  })

  test('keep their counts when others are added, and make way for a document', () => {
    const more = after(
      units,
      { kind: 'topic_counted', id: 'SS4', questionCount: 9 },
      { kind: 'units_chosen', grade: undefined, topics: [topic('SS4', 3), topic('SS7', 3)] },
    )
    expect(counts(more)).toEqual([9, 3])
    expect(after(units, { kind: 'document_chosen', document: { id: 'd1', name: 'bees.pdf' } })).not.toHaveProperty(
      'concept',
    )
  })
})
