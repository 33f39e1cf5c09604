import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { strategyFor, type Strategy } from '#domain/generation-strategy.ts'
import { LEVELS } from '#domain/difficulty.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { PaperConfiguration } from '#domain/paper.ts'
import { QUESTION_TYPES, questionFault, type Question, type QuestionType } from '#domain/question.ts'
import { err, ok } from '#domain/result.ts'
import { plainText } from '#domain/rich-text.ts'
import type { SelectedTopic } from '#domain/topic.ts'
import { drawBlueprint } from '../draw-blueprint.ts'
import { plantedTopic } from '#test/questions/planted-candidates.ts'
import type { AiFault, AskAi } from './ask-ai.ts'
import { makeWithAi, type AiMade, type AiOrder, type AiTools } from './make-with-ai.ts'
import { proveAnswer } from './proof/prove-answer.ts'
import { rowsOf, scriptAsk, sumOf, type Raw } from '#test/questions/scripted-ask.ts'

const configuration = (total: number, types: NonEmpty<QuestionType>): PaperConfiguration => ({
  title: 'Sums',
  language: 'en',
  difficulty: 'mixed',
  questionTypes: types,
  totalQuestions: total,
  questionsPerTopic: total,
  timeLimit: 60,
  instructions: '',
  includeAnswerKey: true,
  paperFormat: 'standard',
})
const topicsOf = (counts: readonly number[]): SelectedTopic[] =>
  counts.map((questionCount, index) => ({
    topic: { ...plantedTopic(`Sums ${'ABCDEFGH'[index]}`), description: '' },
    questionCount,
  }))

function orderOf(
  counts: readonly number[],
  types: NonEmpty<QuestionType> = ['multiple_choice'],
  change: Partial<AiOrder> = {},
): AiOrder {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return {
    configuration: configuration(total, types),
    topics: topicsOf(counts),
    sources: [],
    strategy: strategyFor(total),
    beside: [],
    earlier: [],
    seed: 'seed',
    ...change,
  }
}

const noWait = (): Promise<void> => Promise.resolve()
const make = (order: AiOrder, ask: AskAi, tools: Partial<AiTools> = {}): Promise<AiMade> =>
  makeWithAi(order, { ask, prove: () => ({ kind: 'confirmed', by: 'calculation' }), wait: noWait, ...tools })
const failing =
  (code: AiFault['code']): AskAi =>
  () =>
    Promise.resolve(err({ code }))
const stems = (made: AiMade): string[] => made.questions.map(({ stem }) => plainText(stem))
const proofs = (questions: readonly Question[]): string[] => [
  ...new Set(questions.map(({ provenance }) => provenance.proof)),
]

describe('what is asked for is made', () => {
  test.each<{
    counts: readonly number[]
    types: NonEmpty<QuestionType>
    strategy: Strategy
    requests: number
  }>([
    { counts: [5], types: ['multiple_choice'], strategy: 'single_batch', requests: 1 },
    { counts: [4, 3, 3], types: ['multiple_choice', 'short_answer', 'essay'], strategy: 'single_batch', requests: 1 },
    { counts: [20, 10], types: ['multiple_choice', 'true_false'], strategy: 'concurrent', requests: 6 },
    { counts: [7, 4], types: ['short_answer', 'long_question'], strategy: 'concurrent', requests: 3 },
    { counts: [20, 20, 20, 20, 20], types: ['multiple_choice', 'fill_blank'], strategy: 'hybrid', requests: 10 },
    { counts: [20, 20], types: QUESTION_TYPES, strategy: 'hybrid', requests: 7 },
  ])('$counts of $types by $strategy in $requests requests', async ({ counts, types, strategy, requests }) => {
    const order = orderOf(counts, types, { strategy })
    const script = scriptAsk()
    const seen: Question[] = []
    const made = await make(order, script.ask, { onQuestion: (question) => seen.push(question) })
    expect(script.requests).toHaveLength(requests)
    expect(made).toMatchObject({
      missing: 0,
      warnings: [],
      notices: [],
      model: 'scripted-1',
      tokens: { input: 100 * requests, output: 50 * requests },
    })
    const blueprint = drawBlueprint(order.topics, order.configuration.questionTypes, 'mixed')
    for (const { topicId, count } of blueprint.topics)
      expect(made.questions.filter((question) => question.topicId === topicId)).toHaveLength(count)
    for (const { type, count } of blueprint.types)
      expect(made.questions.filter((question) => question.type === type)).toHaveLength(count)
    for (const { level, count } of blueprint.levels)
      expect(made.questions.filter((question) => question.difficulty === level)).toHaveLength(count)
    for (const question of made.questions) expect(questionFault(question)).toBeUndefined()
    expect(proofs(made.questions)).toEqual(['checked'])
    // What was shown is what stands on the paper.
    const unnamed = ({ provenance: _, ...question }: Question) => question
    expect(new Set(seen.map(unnamed))).toEqual(new Set(made.questions.map(unnamed)))
    expect(new Set(made.questions.map(({ id }) => id)).size).toBe(made.questions.length)
  })

  test('the questions stand in the order of a paper: by type, then from easy to hard', async () => {
    const { questions } = await make(orderOf([6, 6], ['short_answer', 'multiple_choice']), scriptAsk().ask)
    const places = questions.map(
      ({ type, difficulty }) => QUESTION_TYPES.indexOf(type) * 10 + LEVELS.indexOf(difficulty),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('the same order and answers give the same questions', async () => {
    expect(await make(orderOf([12]), scriptAsk().ask)).toEqual(await make(orderOf([12]), scriptAsk().ask))
  })

  test('keys that always come under one letter are spread, with no letter more than three times in a row', async () => {
    const words =
      'amber basalt cobalt dolomite emerald feldspar garnet halite iolite jasper kyanite lazurite malachite nephrite obsidian peridot quartz rutile sapphire topaz'.split(
        ' ',
      )
    const script = scriptAsk((questions) =>
      JSON.stringify(
        questions.map((question, index) => ({
          ...question,
          question: `Which ${[1, 3, 7, 9].map((step) => words[(index + step) % words.length]).join(' or ')} mineral melts?`,
          options: ['right', 'wrong', 'other', 'fourth'].map((word) => `${word} ${words[index]}`),
          correctAnswer: 'A',
          explanation: 'It melts first.',
        })),
      ),
    )
    const { questions, missing } = await make(
      orderOf([20], ['multiple_choice'], { strategy: 'single_batch' }),
      script.ask,
    )
    expect(missing).toBe(0)
    const letters = questions.map((question) => (question.type === 'multiple_choice' ? question.keyIndex : -1))
    for (const letter of [0, 1, 2, 3]) expect(letters.filter((one) => one === letter).length).toBeGreaterThanOrEqual(4)
    expect(letters.join('')).not.toMatch(/(\d)\1{3}/)
    for (const question of questions)
      if (question.type === 'multiple_choice') expect(plainText(question.options[question.keyIndex]!)).toMatch(/^right/)
  })
})

describe('in time', () => {
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
  const slow = (ms: number): AskAi => {
    const { ask } = scriptAsk()
    return async (request) => {
      await wait(ms)
      return ask(request)
    }
  }

  // The figures of the issue, by a clock that runs as fast as it can.
  test.each([
    { total: 30, types: ['multiple_choice'] as const, most: 6000 },
    { total: 100, types: ['multiple_choice', 'short_answer'] as const, most: 15_000 },
  ])(
    '$total questions at 4 s a batch take at most $most ms, the first at most 5 s, and none is dropped',
    async ({ total, types, most }) => {
      vi.useFakeTimers()
      try {
        const begun = Date.now()
        let shown = 0
        let ended = 0
        const pending = make(
          orderOf(
            Array.from({ length: total / 10 }, () => 10),
            types,
          ),
          slow(4000),
          { wait, onQuestion: () => (shown ||= Date.now() - begun) },
        ).finally(() => (ended = Date.now() - begun))
        await vi.runAllTimersAsync()
        expect(await pending).toMatchObject({ missing: 0, warnings: [] })
        expect(ended).toBeGreaterThanOrEqual(4000)
        expect(ended).toBeLessThanOrEqual(most)
        expect(shown).toBeLessThanOrEqual(5000)
      } finally {
        vi.useRealTimers()
      }
    },
  )

  test('groups are parted by a pause, and never more batches run at once than the strategy allows', async () => {
    let running = 0
    let most = 0
    const pauses: number[] = []
    const { ask } = scriptAsk()
    const counted: AskAi = async (request) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return ask(request)
    }
    await make(orderOf([50, 50], ['multiple_choice', 'true_false']), counted, {
      wait: (ms) => (pauses.push(ms), Promise.resolve()),
    })
    expect(most).toBe(4)
    expect(pauses).toEqual([100, 100])
  })

  test('a teacher who cancels gets what was made at once, even from a provider that hangs', async () => {
    const controller = new AbortController()
    const { ask } = scriptAsk()
    const hanging: AskAi = (request) =>
      rowsOf(request.prompt).some(({ topic }) => topic === 'T1') && request.prompt.includes('Sums A')
        ? ask(request)
        : new Promise(() => {})
    const pending = make(orderOf([5, 25], ['multiple_choice']), hanging, { signal: controller.signal })
    setTimeout(() => controller.abort(), 20)
    const made = await pending
    expect(made).toMatchObject({ stopped: { code: 'cancelled' }, missing: 25 })
    expect(made.questions).toHaveLength(5)
  })

  test('nothing is asked when it was cancelled before', async () => {
    const script = scriptAsk()
    expect(await make(orderOf([5]), script.ask, { signal: AbortSignal.abort() })).toMatchObject({
      stopped: { code: 'cancelled' },
      missing: 5,
      questions: [],
    })
    expect(script.requests).toHaveLength(0)
  })
})

describe('questions come out while the answer arrives', () => {
  const gradual = (piecesOf: (text: string) => readonly string[]): AskAi => {
    const { ask } = scriptAsk()
    return async (request) => {
      const { onText: _, ...silent } = request
      const answer = await ask(silent)
      if (!answer.ok) return answer
      for (const piece of piecesOf(answer.value.text)) {
        if (piece === 'RESTART') request.onRestart?.()
        else request.onText?.(piece)
        await Promise.resolve()
      }
      return answer
    }
  }

  test('each as soon as it is complete', async () => {
    const made: number[] = []
    let read = 0
    const ask = gradual((text) => [...text].map((sign) => sign))
    await make(
      orderOf([4]),
      (request) =>
        ask({
          ...request,
          onText: (piece) => {
            read += piece.length
            request.onText?.(piece)
          },
        }),
      { onQuestion: (_, progress) => (made.push(read), expect(progress.wanted).toBe(4)) },
    )
    expect(made).toHaveLength(4)
    // Four questions of like length: the first when a quarter was read.
    expect(made[0]).toBeLessThan(read / 3)
    expect(made[1]).toBeLessThan((2 * read) / 3)
  })

  test('an attempt that begins anew doubles nothing', async () => {
    const made = await make(
      orderOf([4]),
      gradual((text) => [text.slice(0, Math.floor(text.length * 0.6)), 'RESTART', text]),
    )
    expect(made).toMatchObject({ missing: 0 })
    expect(new Set(stems(made)).size).toBe(4)
  })

  test('a provider that sends no pieces is read when it is done', async () => {
    expect(
      await make(
        orderOf([4]),
        gradual(() => []),
      ),
    ).toMatchObject({ missing: 0 })
  })

  test('an answer that is cut keeps what is whole, and the rest is asked for again', async () => {
    const script = scriptAsk((questions, number) =>
      number === 1 ? JSON.stringify(questions).slice(0, -40) : JSON.stringify(questions),
    )
    const made = await make(orderOf([4]), script.ask)
    expect(made).toMatchObject({ missing: 0 })
    expect(rowsOf(script.requests[1]!.prompt).map(({ count }) => count)).toEqual([1])
  })
})

const spoiled = (spoil: (question: Raw, index: number) => Raw, until = 1) =>
  scriptAsk((questions, number) =>
    JSON.stringify(questions.map((question, index) => (number <= until ? spoil(question, index) : question))),
  )

describe('what does not pass is dropped and asked for again', () => {
  test.each<{ name: string; spoil: (question: Raw) => Raw; why: string; type?: QuestionType }>([
    { name: 'without a key', spoil: ({ correctAnswer: _, ...rest }) => rest, why: 'unreadable' },
    {
      name: 'with a key outside the options',
      spoil: (question) => ({ ...question, correctAnswer: 'F' }),
      why: 'unreadable',
    },
    {
      name: 'of a type that was not asked for',
      spoil: (question) => ({ ...question, type: 'essay', markingScheme: [{ text: 'x', marks: 2 }] }),
      why: 'not_asked',
    },
    {
      name: 'of a topic that was not asked for',
      spoil: (question) => ({ ...question, topic: 'T9' }),
      why: 'not_asked',
    },
    {
      name: 'with three options',
      spoil: (question) => ({ ...question, options: ['$1$', '$2$', '$3$'] }),
      why: 'bad_form',
    },
    {
      name: 'with two options alike',
      spoil: (question) => ({ ...question, options: ['$1$', '$2$', '$2$', '$4$'], correctAnswer: 'A' }),
      why: 'bad_form',
    },
    {
      name: 'with formulas no typesetter survives',
      spoil: (question) => ({ ...question, question: `Find $${'{'.repeat(50)}1${'}'.repeat(50)}$.` }),
      why: 'bad_form',
    },
    {
      name: 'with "all of the above"',
      spoil: (question) => ({ ...question, options: ['$1$', '$2$', '$3$', 'All of the above'] }),
      why: 'badly_written',
    },
    {
      name: 'that points to a figure it does not have',
      spoil: (question) => ({ ...question, question: `In the figure below, find $x$. ${question.question as string}` }),
      why: 'badly_written',
    },
    {
      name: 'in another language',
      spoil: (question) => ({ ...question, question: '求以下算式的值，並選出正確的答案。' }),
      why: 'wrong_language',
    },
    {
      name: 'whose solution is in another language',
      spoil: (question) => ({
        ...question,
        explanation:
          '把兩個數目相加，便可以得到答案；注意進位的步驟不能遺漏，否則結果會少了十，而且必須檢查一次，才算真正完成計算。',
      }),
      why: 'wrong_language',
    },
  ])('$name', async ({ spoil, why }) => {
    const script = spoiled(spoil)
    const made = await make(orderOf([3]), script.ask)
    expect(made.missing).toBe(0)
    expect(made.warnings.length).toBeGreaterThanOrEqual(1)
    expect(made.warnings.every((warning) => warning.kind === 'dropped' && warning.why === why)).toBe(true)
    expect(script.requests).toHaveLength(2)
    expect(script.requests[1]!.prompt).toContain('These questions are asked for again')
  })

  test('copies of this paper, of what is kept and of earlier papers; other numbers in the same words are practice', async () => {
    const [kept] = (await make(orderOf([1]), scriptAsk().ask)).questions
    const same = scriptAsk((questions, number) =>
      JSON.stringify(
        questions.map((question, index) =>
          number === 1 ? { ...question, ...sumBody(index < 2 ? 1 : 50 + index) } : question,
        ),
      ),
    )
    const made = await make(
      orderOf([4], ['multiple_choice'], { beside: [kept!], earlier: ['Find the value of $464 + 167$.'] }),
      same.ask,
    )
    expect(made.missing).toBe(0)
    // Twice the kept one, and the earlier one.
    expect(made.warnings.filter((warning) => warning.kind === 'dropped' && warning.why === 'repeated')).toHaveLength(3)
    expect(stems(made)).not.toContain(plainText(kept!.stem))
  })

  const sumBody = (number: number): Raw => {
    const { question, options, explanation } = sumOf({ type: 'multiple_choice', topic: 'T1', level: 'easy' }, number)
    return { question, options, explanation }
  }

  test('the examples of the prompt that come back', async () => {
    const script = scriptAsk((questions, number, { instructions }) =>
      number === 1 ? instructions.slice(instructions.lastIndexOf('{"questions"')) : JSON.stringify(questions),
    )
    const made = await make(orderOf([20, 18], QUESTION_TYPES, { strategy: 'single_batch' }), script.ask)
    expect(made.missing).toBe(0)
    expect(made.warnings).toHaveLength(7)
    expect(made.warnings.every((warning) => warning.kind === 'dropped' && warning.why === 'repeated')).toBe(true)
  })

  test('a stem that says nothing is no copy: columns to be matched may be asked for in the same words again', async () => {
    const plain = scriptAsk((questions) =>
      JSON.stringify(questions.map((question) => ({ ...question, question: 'Match each item with its value.' }))),
    )
    expect(
      await make(orderOf([1], ['matching'], { earlier: ['Match each item with its value.'] }), plain.ask),
    ).toMatchObject({ missing: 0, warnings: [] })
  })

  test('after three rounds the rest is missing', async () => {
    const script = spoiled((question) => ({ ...question, options: [] }), 99)
    const made = await make(orderOf([3]), script.ask)
    expect(script.requests).toHaveLength(4)
    expect(made).toMatchObject({ missing: 3, questions: [] })
    expect(made).not.toHaveProperty('stopped')
  })
})

describe('proof', () => {
  test('refuted questions never come out, undecided ones say so, and no claim of the AI is believed', async () => {
    const script = spoiled(
      (question) => ({
        ...question,
        proof: 'proved',
        origin: { kind: 'family', family: 'x', seed: '1' },
        id: 'mine',
        slot: 3,
        figure: { svg: '<svg/>', alt: '' },
      }),
      99,
    )
    const made = await make(orderOf([6]), script.ask, {
      prove: ({ stem }) => {
        const [first] = plainText(stem).match(/\d+/)!
        return Number(first) % 2 === 0
          ? { kind: 'undecided' }
          : Number(first) % 3 === 0
            ? { kind: 'refuted', why: 'wrong key' }
            : { kind: 'confirmed', by: 'calculation' }
      },
    })
    expect(made.missing).toBe(0)
    expect(new Set(proofs(made.questions))).toEqual(new Set(['checked', 'unchecked']))
    for (const question of made.questions) {
      expect(Number(plainText(question.stem).match(/\d+/)![0]) % 6).not.toBe(3)
      expect(question.provenance.origin).toEqual({ kind: 'ai', model: 'scripted-1' })
      expect(question).not.toHaveProperty('figure')
      expect(question).not.toHaveProperty('slot')
      expect(question.id).toMatch(/^q_[0-9a-f]{32}$/)
    }
    expect(made.notices).toEqual([
      {
        kind: 'ai_unchecked',
        count: made.questions.filter(({ provenance }) => provenance.proof === 'unchecked').length,
      },
    ])
  })

  test('a proof that breaks drops its question and no more', async () => {
    let calls = 0
    const made = await make(orderOf([3]), scriptAsk().ask, {
      prove: () => {
        calls += 1
        if (calls === 1) throw new RangeError('too deep')
        return { kind: 'undecided' }
      },
    })
    expect(made).toMatchObject({ missing: 0, warnings: [{ kind: 'dropped', why: 'check_broke', detail: 'too deep' }] })
  })
})

describe('a provider that fails', () => {
  test.each(['timeout', 'rate_limited', 'unavailable', 'misconfigured', 'refused', 'empty'] as const)(
    'from the beginning with %s stops the making at once',
    async (code) => {
      let calls = 0
      const made = await make(orderOf([10, 10]), (request) => ((calls += 1), failing(code)(request)))
      expect(made).toMatchObject({ questions: [], missing: 20, stopped: { code } })
      expect(calls).toBe(4)
    },
  )

  test('by breaking off before the first question stops the making, too', async () => {
    let calls = 0
    const made = await make(orderOf([4]), () => {
      calls += 1
      return Promise.resolve(
        ok({ text: '{"questions": [{"type": "multi', model: 'm', tokens: { input: 5, output: 1 }, isCut: true }),
      )
    })
    expect(made).toMatchObject({
      questions: [],
      missing: 4,
      stopped: { code: 'empty' },
      tokens: { input: 5, output: 1 },
    })
    expect(calls).toBe(1)
  })

  test('in one batch leaves the others, and the batch is asked for again', async () => {
    const { ask } = scriptAsk()
    let calls = 0
    const made = await make(orderOf([10, 10]), (request) => {
      calls += 1
      return calls === 2 ? failing('unavailable')(request) : ask(request)
    })
    expect(made).toMatchObject({
      missing: 0,
      warnings: [{ kind: 'batch_failed', questions: 5, fault: 'unavailable' }],
      notices: [{ kind: 'ai_batches_failed', count: 1 }],
    })
    expect(calls).toBe(5)
  })

  test('in one batch by refusing or by taking too long is not asked for the same again', async () => {
    const { ask } = scriptAsk()
    let calls = 0
    const made = await make(orderOf([10, 10]), (request) => {
      calls += 1
      return calls === 2 ? failing('refused')(request) : ask(request)
    })
    expect(made).toMatchObject({ missing: 5 })
    expect(calls).toBe(4)
  })

  test('midway keeps what was made and stops', async () => {
    const { ask } = scriptAsk()
    let calls = 0
    const made = await make(orderOf([50, 50], ['multiple_choice', 'true_false']), (request) => {
      calls += 1
      return calls <= 4 ? ask(request) : failing('unavailable')(request)
    })
    expect(made).toMatchObject({ missing: 60, stopped: { code: 'unavailable' } })
    expect(made.questions).toHaveLength(40)
    expect(calls).toBe(8)
  })

  test('within an answer keeps the questions that were complete, and their tokens', async () => {
    const script = scriptAsk()
    const made = await make(orderOf([4]), async (request) => {
      const reply = await script.ask({ ...request, onText: (piece) => request.onText?.(piece.replace(/\]\}$/, '')) })
      return reply.ok ? err({ code: 'unavailable', tokens: { input: 7, output: 3 } }) : reply
    })
    expect(made).toMatchObject({ missing: 0, tokens: { input: 7, output: 3 } })
    expect(made.questions.every(({ provenance }) => provenance.origin.kind === 'ai')).toBe(true)
  })
})

test('whatever an AI answers, no question comes out that cannot be, none too many, and nothing is thrown', async () => {
  const junk = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>(
      'A',
      0,
      true,
      null,
      [],
      {},
      [[0, 1]],
      '$\\frac{',
      '```json\n[',
      '\u0000',
      'T1',
      '99999999999',
      -1,
      1e308,
    ),
  )
  const mutation = fc.record({
    field: fc.constantFrom(
      'type',
      'topic',
      'difficulty',
      'question',
      'options',
      'correctAnswer',
      'marks',
      'markingScheme',
      'matches',
      'subQuestions',
      'explanation',
      'id',
      'proof',
      'source',
      'figure',
      'slot',
    ),
    value: junk,
  })
  const cutting = fc.record({
    from: fc.nat(2000),
    length: fc.nat(60),
    with: fc.constantFrom('', '"', '{', '}', '[', ']', '\\', ',', '\n', '```', ': null'),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...QUESTION_TYPES),
      fc.array(mutation, { maxLength: 4 }),
      fc.array(cutting, { maxLength: 3 }),
      fc.option(fc.string({ maxLength: 200 }), { nil: undefined }),
      async (type, mutations, cuts, other) => {
        const script = scriptAsk((questions) => {
          const spoilt = [...questions, ...questions].map((question, index) => ({
            ...question,
            ...Object.fromEntries(
              mutations.filter((_, place) => (index + place) % 2 === 0).map(({ field, value }) => [field, value]),
            ),
          }))
          return (
            other ??
            cuts.reduce(
              (text, { from, length, with: put }) => text.slice(0, from) + put + text.slice(from + length),
              JSON.stringify({ questions: spoilt }),
            )
          )
        })
        const made = await make(orderOf([3, 2], [type, 'true_false']), script.ask, { prove: proveAnswer })
        expect(made.questions.length + made.missing).toBe(5)
        expect(made.warnings.filter((warning) => warning.kind === 'dropped' && warning.why === 'check_broke')).toEqual(
          [],
        )
        for (const question of made.questions) {
          expect(questionFault(question)).toBeUndefined()
          expect(question.provenance).toMatchObject({
            origin: { kind: 'ai' },
            proof: expect.stringMatching(/^(?:checked|quoted|unchecked)$/) as string,
          })
          expect([type, 'true_false']).toContain(question.type)
        }
        for (const { topic, questionCount } of orderOf([3, 2]).topics)
          expect(made.questions.filter(({ topicId }) => topicId === topic.id).length).toBeLessThanOrEqual(questionCount)
      },
    ),
    { numRuns: 400 },
  )
})
