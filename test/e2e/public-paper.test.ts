/** A paper as its owner and as the holder of its link sees it: the same sheet. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePaper, type PaperJson } from '#domain/paper-json.ts'
import { layOut } from '#layout/lay-out.ts'
import { getTemplate } from '#templates/templates.ts'
import { readPaper, type PaperAnswer } from '#web/quiz/public-paper.ts'

const NAMES = [
  'examination-self-strengthening-zh-tw',
  'examination-quadratics-en',
  'chinese-language-treasures-zh-tw',
  'science-practical-photosynthesis-zh-tw',
] as const
const stored = (name: string): PaperJson => JSON.parse(readFileSync(`samples/papers/${name}.json`, 'utf8')) as PaperJson

/** As the server sends it (domain/public-paper.ts). */
function sent(paper: PaperJson, withAnswers: boolean): PaperAnswer {
  const {
    id,
    code,
    title,
    language,
    subject,
    grade,
    generationMode,
    difficulty,
    totalMarks,
    templateId,
    createdAt,
    configuration: { timeLimit, instructions, questionTypes, paperFormat },
  } = paper
  const questions = paper.questions.map(
    ({
      source: _source,
      origin: _origin,
      proof: _proof,
      estimatedTime: _minutes,
      correctAnswer,
      explanation,
      markingScheme,
      subQuestions,
      ...question
    }) => ({
      ...question,
      ...(withAnswers ? { correctAnswer, explanation, ...(markingScheme === undefined ? {} : { markingScheme }) } : {}),
      ...(subQuestions === undefined
        ? {}
        : {
            subQuestions: subQuestions.map(({ correctAnswer: key, markingScheme: scheme, ...part }) => ({
              ...part,
              ...(withAnswers ? { correctAnswer: key, markingScheme: scheme } : {}),
            })),
          }),
    }),
  )
  return JSON.parse(
    JSON.stringify({
      id,
      code,
      title,
      language,
      subject,
      grade,
      generationMode,
      difficulty,
      totalMarks,
      templateId,
      createdAt,
      configuration: { timeLimit, instructions, language, questionTypes, paperFormat },
      questions,
    }),
  ) as PaperAnswer
}

const printed = (name: string) => {
  const parsed = parsePaper(stored(name), { from: { kind: 'own' } })
  if (!parsed.ok) throw new Error(`Cannot read ${name}`)
  return layOut(parsed.value, getTemplate(parsed.value.templateId), { part: 'paper', pageSize: 'a4' })
}

test.each(NAMES)('%s looks the same to its owner and to whoever holds its link', (name) => {
  expect(readPaper(stored(name))?.paper).toEqual(printed(name))
  const shared = readPaper(sent(stored(name), false))
  expect(shared).toMatchObject({ isOwn: false, hasAnswers: false, paper: printed(name) })
  expect(shared).not.toHaveProperty('key')
  expect(shared?.questions).toHaveLength(stored(name).questions.length)
  // Not so much as a field for an answer.
  expect(
    shared?.questions.flatMap(Object.keys).filter((field) => /answer|explanation|source|proof/.test(field)),
  ).toEqual([])
  expect(readPaper(sent(stored(name), true))?.paper).toEqual(printed(name))
})

test.each(NAMES)('the key of %s by a link says nothing about proofs or sources', (name) => {
  const own = readPaper(stored(name))?.key
  const shared = readPaper(sent(stored(name), true))?.key
  const entries = shared?.blocks.flatMap((block) => (block.kind === 'keySection' ? block.entries : []))
  expect(entries).toHaveLength(stored(name).questions.length)
  expect(entries?.some(({ proof, source }) => proof !== undefined || source !== undefined)).toBe(false)
  expect(
    own?.blocks.some(
      (block) => block.kind === 'keySection' && block.entries.some(({ source }) => source !== undefined),
    ),
  ).toBe(true)
})
