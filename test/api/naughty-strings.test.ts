/**
 * Five hundred naughty strings in each text field: stored and given back the same, or refused with a sentence; never a
 * fault of ours.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LONGEST } from '#domain/limits.ts'
import { messagesIn } from '#messages/messages.ts'
import { defaultInstructions } from '#messages/printed/printed.ts'
import { DEEP } from '#test/deep.ts'
import { NAUGHTY_STRINGS, NO_TEXTS } from './fuzzing/naughty-strings.ts'
import { readyDocument, signUp, startService, type Answer, type Client, type TestService } from './test-service.ts'

let service: TestService
let teacher: Client
let ids: Readonly<Record<'topic' | 'document' | 'paper', string>>
beforeAll(async () => {
  service = await startService()
  teacher = await signUp(service.url)
  const document = await readyDocument(teacher, 'samples/honey-bees.txt')
  const paper = await teacher.post('/papers/generate', {
    documentId: document,
    totalQuestions: 5,
    questionTypes: ['true_false'],
  })
  ids = { document, paper: paper.body.data.id, topic: (await teacher.post('/topics', { name: 'x' })).body.data.id }
})
afterAll(() => service.end())

test('there are five hundred of them, none twice', () => {
  expect(NAUGHTY_STRINGS.length).toBeGreaterThanOrEqual(500)
  expect(new Set(NAUGHTY_STRINGS).size).toBe(NAUGHTY_STRINGS.length)
})

type Field = {
  /** What is sent, to be put beside the other fields of the row. */
  readonly send: (text: string) => object
  /** Reads the field out of the row. */
  readonly from: (data: any) => unknown
  readonly longest: number
  /** What stands there afterwards. */
  readonly stored: (text: string) => string
  /** Whether a text without anything in it is refused. */
  readonly refusesBlank: boolean
}
type Row = {
  readonly write: (body: object) => Promise<Answer>
  readonly read: () => Promise<Answer>
  readonly fields: Readonly<Record<string, Field>>
}

const isBlank = (text: string): boolean => text.trim() === ''
const trimmed = (send: Field['send'], from: Field['from'], longest: number): Field => ({
  send,
  from,
  longest,
  stored: (text) => text.trim(),
  refusesBlank: true,
})
const exact = (send: Field['send'], from: Field['from'], longest: number): Field => ({
  send,
  from,
  longest,
  stored: (text) => text,
  refusesBlank: false,
})

const ROWS: Readonly<Record<string, Row>> = {
  topic: {
    write: (body) => teacher.call('PUT', `/topics/${ids.topic}`, body),
    read: () => teacher.get(`/topics/${ids.topic}`),
    fields: {
      name: trimmed(
        (name) => ({ name }),
        (data) => data.name,
        200,
      ),
      description: exact(
        (description) => ({ description }),
        (data) => data.description,
        2000,
      ),
      subtopics: trimmed(
        (text) => ({ subtopics: [text] }),
        (data) => data.subtopics[0],
        200,
      ),
      subject: trimmed(
        (subject) => ({ subject }),
        (data) => data.subject,
        100,
      ),
      grade: exact(
        (grade) => ({ grade }),
        (data) => data.grade,
        LONGEST.grade,
      ),
    },
  },
  document: {
    write: (body) => teacher.call('PATCH', `/documents/${ids.document}`, body),
    read: () => teacher.get(`/documents/${ids.document}`),
    fields: {
      name: trimmed(
        (name) => ({ name }),
        (data) => data.name,
        200,
      ),
    },
  },
  teacher: {
    write: (body) => teacher.call('PATCH', '/me', body),
    read: () => teacher.get('/me'),
    fields: {
      name: trimmed(
        (name) => ({ name }),
        (data) => data.name,
        120,
      ),
    },
  },
  paper: {
    write: (body) => teacher.call('PATCH', `/papers/${ids.paper}`, body),
    read: () => teacher.get(`/papers/${ids.paper}`),
    fields: {
      title: trimmed(
        (title) => ({ title }),
        (data) => data.title,
        300,
      ),
      subject: trimmed(
        (subject) => ({ subject }),
        (data) => data.subject,
        100,
      ),
      grade: trimmed(
        (grade) => ({ grade }),
        (data) => data.grade,
        LONGEST.grade,
      ),
      // Blank instructions take the words of the product.
      instructions: {
        ...exact(
          (instructions) => ({ configuration: { instructions } }),
          (data) => data.configuration.instructions,
          100_000,
        ),
        stored: (text) => (isBlank(text) ? INSTRUCTIONS : text),
      },
    },
  },
}
const INSTRUCTIONS = defaultInstructions(60, messagesIn('en'))
const show = (text: unknown): string =>
  typeof text === 'string' && text.length > 60
    ? `${JSON.stringify(text.slice(0, 20))}… (${text.length})`
    : JSON.stringify(text)

/** What a field may take is written in one call with the others; what it may not is tried alone. */
async function faultsOf({ write, read, fields }: Row, texts: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const text of texts) {
    const takes = (field: Field): boolean =>
      !NO_TEXTS.includes(text) && field.stored(text).length <= field.longest && !(field.refusesBlank && isBlank(text))
    const taken = Object.entries(fields).filter(([, field]) => takes(field))
    // Between so many units and so many characters a field may say either.
    const refused = Object.entries(fields).filter(
      ([, field]) =>
        !takes(field) &&
        !(
          [...field.stored(text)].length <= field.longest &&
          field.stored(text).length > field.longest &&
          !NO_TEXTS.includes(text)
        ),
    )
    if (taken.length > 0) {
      const written = await write(Object.assign({}, ...taken.map(([, field]) => field.send(text))))
      if (written.status === 200) {
        const { data } = (await read()).body
        for (const [name, field] of taken)
          if (field.from(data) !== field.stored(text))
            faults.push(`${name}: ${show(text)} came back as ${show(field.from(data))}`)
      } else faults.push(`${show(text)} gave ${written.status} ${written.body.error}`)
    }
    for (const [name, field] of refused) {
      const { status, body } = await write(field.send(text))
      if (status !== 400 || body.success || body.error?.endsWith('.') !== true)
        faults.push(`${name}: ${show(text)} was not refused with a sentence: ${status} ${body.error}`)
    }
  }
  return faults
}

describe('naughty strings', () => {
  // Each takes a transaction. Strings of one kind stand side by side: every fourth is some of each.
  test.each(Object.keys(ROWS))('every fourth in each text of a %s', async (row) => {
    const texts = NAUGHTY_STRINGS.filter((text, index) => index % 4 === 0 || NO_TEXTS.includes(text))
    expect(await faultsOf(ROWS[row]!, texts)).toEqual([])
  })
  test.each(Object.keys(ROWS))('all in each text of a %s', DEEP, async (row) => {
    expect(await faultsOf(ROWS[row]!, NAUGHTY_STRINGS)).toEqual([])
  })

  test('in the words, options, key, explanation, topic and marking scheme of a question: what is written once is read ever after', async () => {
    const faults: string[] = []
    const texts = NAUGHTY_STRINGS.filter((text) => !NO_TEXTS.includes(text) && text.length < 5000)
    const question = (text: string, id: string) => [
      {
        id: `${id}a`,
        type: 'multiple_choice',
        question: `x ${text} x`,
        options: [`x ${text} x`, 'another'],
        correctAnswer: 'A',
        explanation: `x ${text} x`,
        topic: `x ${text} x`,
      },
      {
        id: `${id}b`,
        type: 'short_answer',
        question: `y ${text} y`,
        correctAnswer: `x ${text} x`,
        markingScheme: [{ text: `x ${text} x`, marks: 2 }],
      },
    ]
    for (let start = 0; start < texts.length; start += 50) {
      const questions = texts.slice(start, start + 50).flatMap((text, index) => question(text, `n${start + index}`))
      const written = await ROWS.paper!.write({ questions })
      if (written.status !== 200) faults.push(`${written.status} ${written.body.error}`)
      else {
        const read = (await ROWS.paper!.read()).body.data.questions
        const again = (await ROWS.paper!.write({ questions: read.map((one: any) => ({ ...one, id: `${one.id}-2` })) }))
          .body.data.questions
        for (const [index, one] of read.entries()) {
          const text = texts[start + Math.floor(index / 2)]!
          const [first, second] = [one, again[index]].map(
            ({ question: words, options, correctAnswer, explanation, topic, markingScheme }: any) =>
              JSON.stringify([words, options, correctAnswer, explanation, topic, markingScheme]),
          )
          if (first !== second) faults.push(`${JSON.stringify(text)}: ${first} became ${second}`)
          // Markdown and formulas may be written in another way that means the same; all else comes back letter by
          // letter.
          if (
            !/[\\*_`$~[\]<>#|!&{}]/.test(text) &&
            index % 2 === 0 &&
            one.options[0] !== `x ${text.replaceAll(/\r\n?/g, '\n')} x`
          )
            faults.push(`${JSON.stringify(text)} came back as ${JSON.stringify(one.options[0])}`)
          if (index % 2 === 0 && one.topic !== `x ${text} x`)
            faults.push(`topic ${JSON.stringify(text)} came back as ${JSON.stringify(one.topic)}`)
        }
      }
    }
    expect(faults).toEqual([])
  })

  // Each upload takes a transaction: every fifth stands for the others.
  test('as the name of an uploaded file', async () => {
    const faults: string[] = []
    const names = NAUGHTY_STRINGS.filter(
      (text, index) => index % 5 === 0 && !/["\r\n]/.test(text) && text.isWellFormed(),
    )
    for (let start = 0; start < names.length; start += 5) {
      const files = names
        .slice(start, start + 5)
        .map((text) => ({ name: `${text}.txt`, bytes: Buffer.from('The same words.') }))
      const { status, body } = await teacher.upload([...files, ...files.slice(0, files.length === 1 ? 1 : 0)])
      const told = (body.data?.results ?? []).map((result: any) => result.name as string)
      // No header of a form may hold a control character or be as long as a book.
      const mayRefuse = files.some(({ name }) => /\p{Cc}/u.test(name) || name.length > 4000)
      const isRefused = status === 400 && mayRefuse && body.error?.endsWith('.') === true
      if ((status >= 300 && !isRefused) || told.some((name: string) => name === '' || /[/\\\p{Cc}]/u.test(name)))
        faults.push(
          `${JSON.stringify(files.map(({ name }) => name)).slice(0, 200)}: ${status} ${JSON.stringify(body).slice(0, 200)}`,
        )
    }
    expect(faults).toEqual([])
  })
})
