import { describe, expect, test } from 'vitest'
import { asId } from './ids.ts'
import { normaliseQuestion, type QuestionOrigin } from './normalise-question.ts'
import { QUESTION_TYPES, type Question } from './question.ts'
import type { QuestionWarning } from './question-fault.ts'
import { formatRichText, parseRichText } from './rich-text.ts'
import { quietSeconds } from '#test/quiet-seconds.ts'
import { DEEP } from '#test/deep.ts'

const outside: QuestionOrigin = { kind: 'ai', model: 'some-model' }
const read = (input: unknown, from: QuestionOrigin = outside) =>
  normaliseQuestion(input, { from, id: asId<'Question'>('given') })

function taken(input: unknown, from?: QuestionOrigin): Question {
  const result = read(input, from)
  if (!result.ok) throw new Error(`refused: ${result.error.map(({ code }) => code).join(', ')}`)
  return result.value.question
}
function warnings(input: unknown): readonly QuestionWarning[] {
  const result = read(input)
  return result.ok ? result.value.warnings : []
}
const faults = (input: unknown): readonly string[] => {
  const result = read(input)
  return result.ok ? [] : result.error.map(({ code }) => code)
}

const choice = {
  type: 'multiple_choice',
  question: 'Capital of France?',
  options: ['London', 'Paris', 'Rome', 'Berlin'],
  correctAnswer: 'B',
  marks: 2,
}
const keyOf = (input: unknown): number | undefined => {
  const question = taken(input)
  return question.type === 'multiple_choice' ? question.keyIndex : undefined
}

describe('the key of a multiple-choice question', () => {
  test.each<{ name: string; key: unknown }>([
    { name: 'a letter', key: 'B' },
    { name: 'a small letter', key: 'b' },
    { name: 'a letter in brackets', key: '(B)' },
    { name: 'a letter with a full stop', key: 'B.' },
    { name: 'the word option and a letter', key: 'Option B' },
    { name: 'an index', key: 1 },
    { name: 'an index as text', key: '1' },
    { name: 'the text of an option', key: 'Paris' },
    { name: 'its text in other case and spacing', key: '  paris ' },
    { name: 'its text with a full stop', key: 'Paris.' },
    { name: 'letter and text', key: 'B. Paris' },
    { name: 'letter and text in brackets', key: '(b) Paris' },
    { name: 'a letter and a reason', key: 'B. because it lies on the Seine' },
    { name: 'an object with answer', key: { answer: 'B' } },
    { name: 'an object with text', key: { text: 'Paris' } },
    { name: 'an object with value', key: { value: 1 } },
    { name: 'an object with option', key: { option: 'b)' } },
    { name: 'JSON text with answer', key: '{"answer":"B"}' },
    { name: 'JSON text with text', key: '{"text":"Paris"}' },
    { name: 'a list of one', key: ['B'] },
  ])('$name', ({ key }) => {
    expect(keyOf({ ...choice, correctAnswer: key })).toBe(1)
  })

  test.each<{ name: string; options: unknown; key: unknown; fault: string }>([
    { name: 'a letter beyond the options', options: choice.options, key: 'E', fault: 'key_unknown' },
    { name: 'an index beyond the options', options: choice.options, key: 4, fault: 'key_unknown' },
    { name: 'a text that no option says', options: choice.options, key: 'Madrid', fault: 'key_unknown' },
    { name: 'two answers', options: choice.options, key: ['A', 'B'], fault: 'key_unknown' },
    { name: 'no key', options: choice.options, key: undefined, fault: 'key_missing' },
    { name: 'an empty key', options: choice.options, key: '', fault: 'key_missing' },
    {
      name: 'a number that is one option and the index of another',
      options: ['1', '2', '3', '4'],
      key: 2,
      fault: 'key_ambiguous',
    },
    {
      name: 'a digit that is one option and the index of another',
      options: ['3', '2', '1', '0'],
      key: '1',
      fault: 'key_ambiguous',
    },
    { name: 'a letter that is one option and names another', options: ['B', 'A'], key: 'A', fault: 'key_ambiguous' },
    {
      name: 'a letter with the text of another option',
      options: choice.options,
      key: 'A. Paris',
      fault: 'key_ambiguous',
    },
    { name: 'a text that two options say', options: ['Paris', 'paris', 'Rome'], key: 'PARIS', fault: 'key_ambiguous' },
  ])('$name is refused: a key is never guessed', ({ options, key, fault }) => {
    expect(faults({ ...choice, options, correctAnswer: key })).toEqual([fault])
  })

  test('a digit that is an option and its own index is clear', () => {
    expect(keyOf({ ...choice, options: ['0', '1', '2', '3'], correctAnswer: '1' })).toBe(1)
  })

  test('a number among larger numbers is the option that says it', () => {
    expect(keyOf({ ...choice, options: [10, 20, 30], correctAnswer: 20 })).toBe(1)
  })

  test('under another name of the field', () => {
    const { correctAnswer: _, ...others } = choice
    expect(keyOf({ ...others, correct_answer: 'Paris' })).toBe(1)
  })
})

describe('options', () => {
  const optionsOf = (options: unknown, correctAnswer: unknown = 'A'): string[] => {
    const question = taken({ ...choice, options, correctAnswer })
    return question.type === 'multiple_choice' ? question.options.map(formatRichText) : []
  }
  test.each<{ name: string; options: unknown; words: string[] }>([
    { name: 'JSON text', options: '["cat","dog"]', words: ['cat', 'dog'] },
    { name: 'an object by letters', options: { A: 'cat', B: 'dog' }, words: ['cat', 'dog'] },
    {
      name: 'objects with text',
      options: [
        { label: 'A', text: 'cat' },
        { label: 'B', text: 'dog' },
      ],
      words: ['cat', 'dog'],
    },
    { name: 'prefixes with a full stop', options: ['A. cat', 'B. dog'], words: ['cat', 'dog'] },
    { name: 'prefixes in brackets', options: ['(a) cat', '(b) dog'], words: ['cat', 'dog'] },
    { name: 'prefixes with one bracket', options: ['a) cat', 'b) dog'], words: ['cat', 'dog'] },
    { name: 'Chinese prefixes', options: ['A、貓', 'B．狗'], words: ['貓', '狗'] },
    { name: 'initials of names stay', options: ['A. Smith', 'J. Jones'], words: ['A. Smith', 'J. Jones'] },
    { name: 'numbers', options: [1.5, 2], words: ['1.5', '2'] },
    { name: 'intervals stay text', options: ['[0, 5]', '[1, 6]'], words: ['[0, 5]', '[1, 6]'] },
    { name: 'formulas', options: ['$x^2$', '\\(x\\)'], words: ['$x^2$', '$x$'] },
  ])('$name', ({ options, words }) => {
    expect(optionsOf(options)).toEqual(words)
  })

  test.each<{ name: string; options: unknown; fault: string }>([
    { name: 'no options', options: undefined, fault: 'too_few_options' },
    { name: 'one option', options: ['cat'], fault: 'too_few_options' },
    { name: 'options that are no list', options: 'cat', fault: 'too_few_options' },
    { name: 'an empty option', options: ['cat', ' '], fault: 'option_empty' },
  ])('$name is refused', ({ options, fault }) => {
    expect(faults({ ...choice, options, correctAnswer: 'A' })).toEqual([fault])
  })

  test('options that repeat are pointed out', () => {
    expect(warnings({ ...choice, options: ['cat', 'Cat', 'dog'], correctAnswer: 'C' })).toEqual([
      { code: 'options_repeat' },
    ])
  })
})

describe('text and type', () => {
  const wordsOf = (input: unknown): string => formatRichText(taken(input).stem)
  test.each<{ name: string; fields: object }>([
    { name: 'as question', fields: { question: 'Why?' } },
    { name: 'as content', fields: { content: 'Why?' } },
    { name: 'as content with text', fields: { content: { text: 'Why?' } } },
    { name: 'as content in JSON text with question', fields: { content: '{"question":"Why?"}' } },
    { name: 'as question in JSON text with text', fields: { question: '{"text":"Why?"}' } },
    { name: 'as question beside another content', fields: { question: 'Why?', content: { page: 3 } } },
    { name: 'with a number before and marks behind', fields: { question: '3. Why? (2 marks)' } },
  ])('the text $name', ({ fields }) => {
    expect(wordsOf({ type: 'short_answer', correctAnswer: 'so', ...fields })).toBe('Why?')
  })

  test('other fields of an inner object count where the outer has none', () => {
    const question = taken({
      type: 'multiple_choice',
      content: { text: 'Which?', options: ['a', 'b'], correctAnswer: 'a', marks: 9 },
      marks: 3,
    })
    expect(question).toMatchObject({ keyIndex: 0, marks: 3 })
  })

  test.each([
    { spelling: 'multiple-choice', type: 'multiple_choice' },
    { spelling: 'Multiple Choice', type: 'multiple_choice' },
    { spelling: 'multipleChoice', type: 'multiple_choice' },
    { spelling: 'MCQ', type: 'multiple_choice' },
    { spelling: 'true/false', type: 'true_false' },
    { spelling: 'fill_blanks', type: 'fill_blank' },
    { spelling: 'fill-blank', type: 'fill_blank' },
    { spelling: 'Fill in the Blanks', type: 'fill_blank' },
    { spelling: 'short-answer', type: 'short_answer' },
    { spelling: 'long-answer', type: 'long_question' },
    { spelling: 'long_question', type: 'long_question' },
    { spelling: 'matching', type: 'matching' },
    { spelling: 'Essay Questions', type: 'essay' },
  ])('$spelling is $type', ({ spelling, type }) => {
    const every = {
      question: 'Is it ____?',
      options: ['true', 'false'],
      correctAnswer: 'true',
      matches: [{ left: 'a', right: 'b' }],
    }
    expect(taken({ ...every, type: spelling }).type).toBe(type)
    expect(taken({ ...every, questionType: spelling }).type).toBe(type)
  })

  test.each<{ name: string; input: unknown; found: string[] }>([
    { name: 'no object', input: 'Why?', found: ['not_an_object'] },
    { name: 'a list', input: [], found: ['not_an_object'] },
    { name: 'neither text nor type', input: {}, found: ['text_missing', 'type_missing'] },
    { name: 'a number as text', input: { type: 'essay', question: 5, correctAnswer: 'x' }, found: ['text_missing'] },
    {
      name: 'white space as text',
      input: { type: 'essay', question: ' \n ', correctAnswer: 'x' },
      found: ['text_missing'],
    },
    { name: 'a number as type', input: { type: 5, question: 'Why?', correctAnswer: 'x' }, found: ['type_missing'] },
    {
      name: 'a type that nobody knows',
      input: { type: 'riddle', question: 'Why?', correctAnswer: 'x' },
      found: ['type_unknown'],
    },
    {
      name: 'a name that every object has',
      input: { type: 'constructor', question: 'Why?', correctAnswer: 'x' },
      found: ['type_unknown'],
    },
  ])('$name is refused', ({ input, found }) => {
    expect(faults(input)).toEqual(found)
  })
})

describe('true or false', () => {
  const truth = (correctAnswer: unknown, options?: unknown): boolean | undefined => {
    const question = taken({ type: 'true_false', question: 'Ice floats.', correctAnswer, options })
    return question.type === 'true_false' ? question.key : undefined
  }
  test.each([true, 'True', 'T', 'yes', '正確', '对', { answer: true }, 'true.'])('%j is true', (key) => {
    expect(truth(key)).toBe(true)
  })
  test.each([false, 'False', 'F', 'no', '錯誤', '错', '{"answer":"False"}'])('%j is false', (key) => {
    expect(truth(key)).toBe(false)
  })
  test('a letter or index means what the options say', () => {
    expect(truth('A', ['False', 'True'])).toBe(false)
    expect(truth(0, ['True', 'False'])).toBe(true)
    expect(truth('B. False', ['A. True', 'B. False'])).toBe(false)
  })
  test.each([0, 1, 'A', 'maybe'])('%j without options is refused', (key) => {
    expect(faults({ type: 'true_false', question: 'Ice floats.', correctAnswer: key })).toEqual(['key_unknown'])
  })
})

describe('blanks', () => {
  const keys = (question: string, correctAnswer: unknown): string[][] => {
    const found = taken({ type: 'fill_blank', question, correctAnswer })
    return found.type === 'fill_blank' ? found.keys.map((key) => key.map(formatRichText)) : []
  }
  test.each<{ name: string; question: string; key: unknown; keys: string[][] }>([
    { name: 'one text for one blank', question: 'Water is ____.', key: 'wet', keys: [['wet']] },
    {
      name: 'a text with commas for one blank',
      question: 'Red, ____ and blue.',
      key: 'green, or so',
      keys: [['green, or so']],
    },
    {
      name: 'a list for several blanks',
      question: '____ and ____',
      key: ['salt', 'pepper'],
      keys: [['salt'], ['pepper']],
    },
    { name: 'JSON text of a list', question: '____ and ____', key: '["salt","pepper"]', keys: [['salt'], ['pepper']] },
    {
      name: 'accepted answers of each blank',
      question: '____ and ____',
      key: [['salt', 'NaCl'], 'pepper'],
      keys: [['salt', 'NaCl'], ['pepper']],
    },
    { name: 'several answers to one blank', question: 'Colour: ____', key: ['grey', 'gray'], keys: [['grey', 'gray']] },
    {
      name: 'one text parted by semicolons',
      question: '____ and ____',
      key: 'salt; pepper',
      keys: [['salt'], ['pepper']],
    },
    { name: 'an interval', question: 'The domain is ____.', key: '[0, 5]', keys: [['[0, 5]']] },
    { name: 'a number', question: '2 + 2 = ____', key: 4, keys: [['4']] },
    { name: 'a gap in Chinese brackets', question: '水是（　　）的。', key: '濕', keys: [['濕']] },
    { name: 'a gap as dots', question: 'Water is ........', key: 'wet', keys: [['wet']] },
    { name: 'a gap as spaced underscores', question: 'Water is _ _ _ _.', key: 'wet', keys: [['wet']] },
  ])('$name', ({ question, key, keys: found }) => {
    expect(keys(question, key)).toEqual(found)
  })
  test('a text without a gap gets one at its end, and says so', () => {
    const input = { type: 'fill_blank', question: 'The capital of France is', correctAnswer: 'Paris', marks: 1 }
    expect(formatRichText(taken(input).stem)).toBe('The capital of France is ____')
    expect(warnings(input)).toEqual([{ code: 'blank_added' }])
  })
  test.each<{ name: string; key: unknown; fault: string }>([
    { name: 'fewer keys than blanks', key: ['salt'], fault: 'blanks_without_keys' },
    { name: 'more keys than blanks', key: ['a', 'b', 'c'], fault: 'blanks_without_keys' },
    { name: 'an empty key', key: ['salt', ''], fault: 'key_missing' },
    { name: 'no key', key: null, fault: 'key_missing' },
  ])('$name is refused', ({ key, fault }) => {
    expect(faults({ type: 'fill_blank', question: '____ and ____', correctAnswer: key })).toEqual([fault])
  })
})

describe('matching', () => {
  const sides = { left: ['HCl', 'NaOH', 'NaCl'], right: ['salt', 'acid', 'alkali'] }
  const wanted = [
    [0, 1],
    [1, 2],
    [2, 0],
  ]
  const pairs = (fields: object): unknown => {
    const question = taken({ type: 'matching', question: 'Match.', ...fields })
    return question.type === 'matching' ? question.pairs : undefined
  }
  test.each<{ name: string; key: unknown }>([
    { name: 'index pairs', key: wanted },
    { name: 'JSON text of index pairs', key: JSON.stringify(wanted) },
    {
      name: 'pairs of texts',
      key: [
        ['HCl', 'acid'],
        ['NaOH', 'alkali'],
        ['NaCl', 'salt'],
      ],
    },
    {
      name: 'objects of texts',
      key: [
        { left: 'HCl', right: 'acid' },
        { left: 'NaOH', right: 'alkali' },
        { left: 'NaCl', right: 'salt' },
      ],
    },
    { name: 'an object from left to right', key: { HCl: 'acid', NaOH: 'alkali', NaCl: 'salt' } },
    { name: 'an object of printed labels', key: { 1: 'B', 2: 'C', 3: 'A' } },
    { name: 'printed labels', key: ['1-B', '2 → C', '3: A'] },
  ])('$name', ({ key }) => {
    expect(pairs({ matches: sides, correctAnswer: key })).toEqual(wanted)
  })
  test('sides that stand paired already need no other key', () => {
    expect(
      pairs({
        matches: [
          { left: 'HCl', right: 'acid' },
          { left: 'NaOH', right: 'alkali' },
        ],
      }),
    ).toEqual([
      [0, 0],
      [1, 1],
    ])
  })
  test.each<{ name: string; fields: object; fault: string }>([
    { name: 'no sides', fields: { correctAnswer: wanted }, fault: 'sides_missing' },
    {
      name: 'an empty item',
      fields: {
        matches: { left: ['a', ''], right: ['b'] },
        correctAnswer: [
          [0, 0],
          [1, 0],
        ],
      },
      fault: 'sides_missing',
    },
    { name: 'no key', fields: { matches: sides }, fault: 'key_missing' },
    {
      name: 'an item without a partner',
      fields: {
        matches: sides,
        correctAnswer: [
          [0, 1],
          [1, 2],
        ],
      },
      fault: 'pairs_incomplete',
    },
    {
      name: 'an item with two partners',
      fields: {
        matches: sides,
        correctAnswer: [
          [0, 1],
          [0, 2],
          [1, 2],
        ],
      },
      fault: 'pairs_incomplete',
    },
    {
      name: 'a partner that is not there',
      fields: {
        matches: sides,
        correctAnswer: [
          [0, 1],
          [1, 2],
          [2, 3],
        ],
      },
      fault: 'pairs_incomplete',
    },
  ])('$name is refused', ({ fields, fault }) => {
    expect(faults({ type: 'matching', question: 'Match.', ...fields })).toEqual([fault])
  })
})

describe('short answers, essays, long questions', () => {
  test('a list of answers becomes lines', () => {
    expect(taken({ type: 'short_answer', question: 'Name two.', correctAnswer: ['salt', 'pepper'] })).toMatchObject({
      key: parseRichText('salt\npepper'),
    })
  })
  test('the model answer of an essay is its marking guide where it has none', () => {
    expect(taken({ type: 'essay', question: 'Discuss.', correctAnswer: 'Both sides.', marks: 8 })).toMatchObject({
      markingGuide: [{ text: parseRichText('Both sides.'), marks: 8 }],
    })
  })
  test('parts carry their own marks, schemes and labels', () => {
    const subQuestions = [
      {
        id: 'x',
        label: '(i)',
        question: 'First?',
        marks: 2,
        correctAnswer: 'one',
        markingScheme: [{ text: 'one', marks: 2, remark: '1M+1A' }],
      },
      { question: 'Second?', marks: 3, correct_answer: { text: 'two' } },
    ]
    expect(taken({ type: 'long_question', question: 'A block slides.', marks: 5, subQuestions })).toMatchObject({
      marks: 5,
      parts: [
        { label: '(i)', marks: 2, markingScheme: [{ marks: 2, remark: '1M+1A' }] },
        { label: '(b)', marks: 3, key: parseRichText('two'), markingScheme: [] },
      ],
    })
  })
  test('the marks of the parts win over a total that disagrees, and say so', () => {
    const input = {
      type: 'long_question',
      question: 'A.',
      marks: 10,
      subQuestions: [{ question: 'B?', marks: 4, correctAnswer: 'c' }],
    }
    expect(taken(input).marks).toBe(4)
    expect(warnings(input)).toEqual([{ code: 'marks_from_parts', stated: 10, marks: 4 }])
  })
  test('parts without marks share those of the question', () => {
    const parts = ['x', 'y', 'z'].map((question) => ({ question, correctAnswer: 'k' }))
    expect(taken({ type: 'long_question', question: 'A.', marks: 8, parts })).toMatchObject({
      marks: 8,
      parts: [{ marks: 3 }, { marks: 3 }, { marks: 2 }],
    })
  })
  test('a long question without parts is one part', () => {
    expect(taken({ type: 'long-answer', question: 'Prove it.', marks: 6, correctAnswer: 'Proof.' })).toMatchObject({
      marks: 6,
      parts: [{ label: '', stem: [], marks: 6, key: parseRichText('Proof.') }],
    })
  })
  test('a part without text or key is refused by its number', () => {
    const subQuestions = [{ question: 'B?', correctAnswer: 'c' }, { question: 'D?' }, { correctAnswer: 'e' }]
    expect(read({ type: 'long_question', question: 'A.', subQuestions })).toEqual({
      ok: false,
      error: [
        { code: 'part_incomplete', part: 2, missing: 'key' },
        { code: 'part_incomplete', part: 3, missing: 'text' },
      ],
    })
  })
})

describe('marks, minutes, difficulty, topic, id', () => {
  const simple = { type: 'short_answer', question: 'Why?', correctAnswer: 'so' }
  test.each<{ name: string; fields: object; marks: number; warned: string[] }>([
    { name: 'marks', fields: { marks: 3 }, marks: 3, warned: [] },
    { name: 'points', fields: { points: 3 }, marks: 3, warned: [] },
    { name: 'marks as text', fields: { marks: '3 marks' }, marks: 3, warned: [] },
    { name: 'marks in the text', fields: { question: 'Why? (3 marks)' }, marks: 3, warned: [] },
    { name: 'half marks', fields: { marks: 2.5 }, marks: 3, warned: ['marks_rounded'] },
    { name: 'no marks', fields: {}, marks: 2, warned: ['marks_defaulted'] },
    { name: '0 marks', fields: { marks: 0 }, marks: 2, warned: ['marks_defaulted'] },
    { name: 'negative marks', fields: { marks: -1 }, marks: 2, warned: ['marks_defaulted'] },
    { name: 'endless marks', fields: { marks: 1e300 }, marks: 2, warned: ['marks_defaulted'] },
  ])('$name: $marks', ({ fields, marks, warned }) => {
    const input = { ...simple, ...fields }
    expect(taken(input).marks).toBe(marks)
    expect(warnings(input).map(({ code }) => code)).toEqual(warned)
  })
  test.each<{ fields: object; minutes: number }>([
    { fields: { estimatedTime: 4 }, minutes: 4 },
    { fields: { timeEstimate: '5 minutes' }, minutes: 5 },
    { fields: { time_estimate: 6 }, minutes: 6 },
    { fields: { marks: 3 }, minutes: 5 },
    { fields: { marks: 3, estimatedTime: 0 }, minutes: 5 },
  ])('$fields takes $minutes minutes', ({ fields, minutes }) => {
    expect(taken({ ...simple, ...fields }).minutes).toBe(minutes)
  })
  test('a level in the words of the server', () => {
    expect(taken({ ...simple, difficulty: 'advanced' }).difficulty).toBe('hard')
  })
  test('an unknown level counts as medium and says so', () => {
    expect(taken({ ...simple, difficulty: 'fiendish' }).difficulty).toBe('medium')
    expect(warnings({ ...simple, marks: 1, difficulty: 'fiendish' })).toEqual([
      { code: 'level_unknown', found: 'fiendish' },
    ])
  })
  test('a topic as text or object', () => {
    expect(taken({ ...simple, topic: 'Acids', topicId: 't1' })).toMatchObject({ topic: 'Acids', topicId: 't1' })
    expect(taken({ ...simple, topic: { id: 't1', name: 'Acids' } })).toMatchObject({ topic: 'Acids', topicId: 't1' })
  })
  test.each([
    { id: 'q-1_a', kept: 'q-1_a' },
    { id: 7, kept: '7' },
    { id: '../x', kept: 'given' },
    { id: 'x'.repeat(65), kept: 'given' },
    { id: undefined, kept: 'given' },
  ])('the id $id becomes $kept', ({ id, kept }) => {
    expect(taken({ ...simple, id }).id).toBe(kept)
  })
})

describe('proof', () => {
  const source = { documentId: 'd', page: 3, quote: 'It is so.' }
  const quoted = {
    type: 'short_answer',
    question: 'Why?',
    correctAnswer: 'so',
    marks: 1,
    origin: { kind: 'document' },
    proof: 'quoted',
    source,
  }
  const proved = { ...quoted, origin: { kind: 'family', family: 'f', seed: 's' }, proof: 'proved' }
  test.each([{ input: quoted }, { input: proved }, { input: { ...quoted, proof: 'checked' } }])(
    '$input.proof from an AI is unchecked, with a warning',
    ({ input }) => {
      expect(taken(input).provenance).toEqual({
        origin: { kind: 'ai', model: 'some-model' },
        proof: 'unchecked',
        source,
      })
      expect(warnings(input)).toEqual([{ code: 'proof_lowered', claimed: input.proof }])
    },
  )
  test('a teacher cannot claim one either', () => {
    expect(taken(proved, { kind: 'teacher' }).provenance).toEqual({
      origin: { kind: 'teacher' },
      proof: 'unchecked',
      source,
    })
  })
  test('our own keeps its proof', () => {
    expect(taken(quoted, { kind: 'own' }).provenance).toEqual({ origin: { kind: 'document' }, proof: 'quoted', source })
  })
  test.each([
    { name: 'quoted without a source', input: { ...quoted, source: undefined } },
    { name: 'quoted by a family', input: { ...proved, proof: 'quoted' } },
    { name: 'proved by a family without a seed', input: { ...proved, origin: { kind: 'family', family: 'f' } } },
    { name: 'proved by a document', input: { ...quoted, proof: 'proved' } },
  ])('even our own cannot be $name', ({ input }) => {
    expect(taken(input, { kind: 'own' }).provenance).toMatchObject({ origin: { kind: 'teacher' }, proof: 'unchecked' })
  })
})

describe('figures', () => {
  const simple = { type: 'short_answer', question: 'Why?', correctAnswer: 'so', marks: 1 }
  test('an SVG with its words is kept', () => {
    const figure = { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', alt: 'A circle', caption: 'Figure 1' }
    expect(taken({ ...simple, figure }).figure).toEqual(figure)
  })
  test.each<{ name: string; fields: object }>([
    { name: 'HTML', fields: { figure: { svg: '<img src=x>', alt: 'x' } } },
    { name: 'an SVG without words', fields: { figure: { svg: '<svg/>' } } },
    { name: 'LaTeX that says nothing', fields: { hasGeometry: true, geometryData: { latex: ' ', type: 'diagram' } } },
    { name: 'a promise of one', fields: { hasGeometry: true } },
  ])('$name is dropped with a warning', ({ fields }) => {
    expect(taken({ ...simple, ...fields }).figure).toBeUndefined()
    expect(warnings({ ...simple, ...fields })).toEqual([{ code: 'figure_dropped' }])
  })
})

describe('figures that came as LaTeX', () => {
  const simple = { type: 'short_answer', question: 'Why?', correctAnswer: 'so', marks: 1 }
  const latex = '\\draw (0,0) node[left] {$A$} -- (4,0) node[right] {$B$}; \\path (0,0) -- node[below] {$8$ cm} (4,0);'
  test.each<{ name: string; fields: object; figure: object }>([
    {
      name: 'with a caption',
      fields: { hasGeometry: true, geometryData: { latex, type: 'graph', caption: 'The line AB' } },
      figure: { latex, shows: 'graph', alt: 'The line AB', caption: 'The line AB' },
    },
    {
      name: 'without one: their labels are read',
      fields: { geometryData: { latex } },
      figure: { latex, shows: 'diagram', alt: 'A, B, 8 cm' },
    },
    {
      name: 'as JSON text',
      fields: { geometryData: JSON.stringify({ latex, type: 'diagram' }) },
      figure: { latex, shows: 'diagram', alt: 'A, B, 8 cm' },
    },
    {
      name: 'of an unknown kind',
      fields: { geometry_data: { latex, type: 'hologram' } },
      figure: { latex, shows: 'diagram', alt: 'A, B, 8 cm' },
    },
    {
      name: 'that failed before',
      fields: { geometryData: { latex, failed: true } },
      figure: { latex, shows: 'diagram', alt: 'A, B, 8 cm', failed: true },
    },
  ])('$name are kept to be drawn', ({ fields, figure }) => {
    expect(taken({ ...simple, ...fields }).figure).toEqual(figure)
    expect(warnings({ ...simple, ...fields })).toEqual([])
  })
  test('a part has its own', () => {
    const long = taken({
      type: 'long_question',
      question: 'Look.',
      subQuestions: [
        { label: '(a)', question: 'Find x.', marks: 2, correctAnswer: '4', geometryData: { latex, type: 'diagram' } },
      ],
    })
    expect(long.type === 'long_question' && long.parts[0].figure).toMatchObject({ latex, shows: 'diagram' })
  })
})

describe('hostile values take no long time and overflow nothing', () => {
  const deep = (depth: number): unknown => {
    let value: unknown = 'x'
    for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { answer: value }
    return value
  }
  test('more than can be a question is refused at once', () => {
    expect(faults({ type: 'essay', question: 'x'.repeat(50_001), correctAnswer: 'x' })).toEqual(['question_too_large'])
    expect(faults({ type: 'essay', question: 'x', correctAnswer: deep(50_000) })).toEqual(['question_too_large'])
    expect(faults({ type: 'essay', question: 'x', correctAnswer: Array.from({ length: 5001 }, () => 'x') })).toEqual([
      'question_too_large',
    ])
    expect(
      faults({
        type: 'essay',
        question: 'x',
        correctAnswer: Object.fromEntries(Array.from({ length: 500_000 }, (_, index) => [`k${index}`, index])),
      }),
    ).toEqual(['question_too_large'])
  })

  type Hostile = { readonly name: string; readonly value: unknown }
  const hostile: readonly Hostile[] = [
    ...[' ', '(', '_ ', '__ ', '*', '**a ', '`', 'A. ', '1', ';', '\\', '$x ', '[', '{', '.', '…', '\n', '"', '- '].map(
      (piece) => ({
        name: `${JSON.stringify(piece)} again and again`,
        value: piece.repeat(Math.floor(45_000 / piece.length)),
      }),
    ),
    { name: 'lists nested 20,000 deep as JSON text', value: `${'['.repeat(20_000)}${']'.repeat(20_000)}` },
    { name: 'lists and objects nested 4,000 deep', value: deep(4000) },
    { name: 'a list of 2,000', value: Array.from({ length: 2000 }, (_, index) => `item ${index}`) },
    { name: 'a list of 2,000 equal items', value: Array.from({ length: 2000 }, () => 'same') },
    { name: 'a list as JSON text', value: JSON.stringify(Array.from({ length: 4000 }, (_, index) => `${index}`)) },
    { name: 'lists and objects nested 50,000 deep', value: deep(50_000) },
    { name: 'a list of 50,000', value: Array.from({ length: 50_000 }, (_, index) => `item ${index}`) },
  ]
  const endsSoon = async ({ value }: Hostile): Promise<void> => {
    const seconds = await quietSeconds(() => {
      for (const type of QUESTION_TYPES) {
        const shapes = [
          { question: value },
          {
            question: `Q ${String(typeof value === 'string' ? value : '')} x`,
            options: [value, 'b'],
            correctAnswer: value,
          },
          {
            question: 'Q ____ ____',
            options: value,
            correctAnswer: value,
            subQuestions: value,
            markingScheme: value,
            matches: { left: ['a', 'b'], right: value },
          },
          {
            question: 'Q',
            matches: value,
            marks: value,
            difficulty: value,
            topic: value,
            source: value,
            figure: value,
            correctAnswer: { answer: value },
          },
        ]
        for (const shape of shapes) read({ type, ...shape })
      }
    })
    expect(seconds).toBeLessThan(15)
  }
  // All go the same ways through the parser: every third repeated sign, and every shape that is no text.
  const first = hostile.filter(({ name }, index) => index % 3 === 0 || !name.endsWith('again and again'))
  test.each(first)('$name', endsSoon)
  test.each(hostile.filter((one) => !first.includes(one)))('$name', DEEP, endsSoon)
})
