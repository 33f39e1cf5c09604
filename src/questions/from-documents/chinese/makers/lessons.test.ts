import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { toSimplifiedInPlace } from '#reading/words/convert-chinese.ts'
import type { Candidate } from '../../../candidate.ts'
import { BIOLOGY, CIVICS, HISTORY, PHYSICS_SIMPLIFIED } from '#test/questions/chinese/lessons.ts'
import { makeChineseCandidates } from '../make-candidates.ts'
import { inWords, offered, plantedMaterial } from '#test/questions/chinese/planted-material.ts'

const biology = makeChineseCandidates(plantedMaterial(BIOLOGY.paragraphs, BIOLOGY.terms))
const history = makeChineseCandidates(plantedMaterial(HISTORY.paragraphs, HISTORY.terms))
const civics = makeChineseCandidates(plantedMaterial(CIVICS.paragraphs, CIVICS.terms))
const physics = makeChineseCandidates(plantedMaterial(PHYSICS_SIMPLIFIED.paragraphs, PHYSICS_SIMPLIFIED.terms, 'zh-CN'))
const lessons = { biology, history, civics, physics }
const of = (candidates: readonly Candidate[], type: Candidate['draft']['type']): Candidate[] =>
  candidates.filter(({ draft }) => draft.type === type)

describe('what lessons are asked', () => {
  test.each([
    ['biology', 'short_answer: 粒子由濃度較高的區域移動至濃度較低的區域的過程稱為甚麼？ → 擴散'],
    ['biology', 'short_answer: 葉片寬闊而扁平，有甚麼作用？ → 吸收更多陽光'],
    ['history', 'short_answer: 桑弘羊建議實行鹽鐵專賣，目的是甚麼？ → 增加國家收入'],
  ] as const)('%s: %s', (lesson, expected) => {
    expect(lessons[lesson].map(inWords)).toContain(expected)
  })

  test('wrong terms of a meaning are of its class', () => {
    const choice = of(biology, 'multiple_choice').find(({ maker }) => maker === 'term_of_meaning')
    if (choice?.draft.type !== 'multiple_choice') throw new Error('expected a choice among terms')
    expect(plainText(choice.draft.stem)).toMatch(/^下列哪一項是指「.*的過程」？$/)
    expect(
      choice.draft.options
        .map(plainText)
        .filter((option) => ['細胞壁', '細胞膜', '葡萄糖', '纖維素', '葉片', '氣孔'].includes(option)),
    ).toEqual([])
  })

  test.each([
    ['definition', '領事裁判權是指外國人在中國犯罪，由該國領事按照本國法律審理的特權。', ['領事裁判權']],
  ] as const)('%s makes nothing of "%s"', (maker, text, terms) => {
    expect(offered(maker, [text], terms)).toEqual([])
  })
})

describe('matching', () => {
  test.each([
    ['biology', 'matching_meaning', '詞語', '解釋'],
    ['history', 'matching_deed', '人物', '事跡或主張'],
    ['history', 'matching_year', '年份', '事件'],
    ['physics', 'matching_meaning', '词语', '解释'],
  ] as const)('%s gives a set of %s', (lesson, maker, left, right) => {
    const set = lessons[lesson].find((candidate) => candidate.maker === maker)
    if (set?.draft.type !== 'matching') throw new Error(`expected a set of ${maker}`)
    expect(plainText(set.draft.stem)).toContain(left)
    expect(plainText(set.draft.stem)).toContain(right)
    expect(set.draft.left.length).toBeGreaterThanOrEqual(4)
  })

  test('every pair stands in the text, no partner prints its own item, and no item or partner comes twice', () => {
    const sets = Object.values(lessons).flatMap((candidates) => of(candidates, 'matching'))
    expect(sets.length).toBeGreaterThan(3)
    for (const { draft } of sets) {
      if (draft.type !== 'matching') throw new Error('expected a set')
      expect(new Set(draft.left.map(plainText)).size).toBe(draft.left.length)
      expect(new Set(draft.right.map(plainText)).size).toBe(draft.right.length)
      for (const [left, right] of draft.pairs)
        expect(plainText(draft.right[right]!)).not.toContain(plainText(draft.left[left]!).replace(/年$/, ''))
    }
    const grow = of(history, 'matching').find(({ maker }) => maker === 'matching_year')
    expect(grow && inWords(grow)).toContain('1865年＝李鴻章在上海創辦江南製造總局')
  })
})

describe('long questions', () => {
  const long = Object.values(lessons).flatMap((candidates) => of(candidates, 'long_question'))

  test('have three parts or four of different makers, whose marks add up from their rows', () => {
    expect(long.length).toBeGreaterThan(1)
    for (const { draft } of long) {
      if (draft.type !== 'long_question') throw new Error('expected a long question')
      expect(draft.parts.length).toBeGreaterThanOrEqual(3)
      for (const part of draft.parts)
        expect(part.markingScheme.reduce((sum, { marks }) => sum + marks, 0)).toBe(part.marks)
    }
  })

  test('no stem of a part prints the key of another', () => {
    for (const { draft } of long) {
      if (draft.type !== 'long_question') throw new Error('expected a long question')
      for (const part of draft.parts) {
        for (const other of draft.parts)
          if (other !== part) expect(plainText(other.stem)).not.toContain(plainText(part.key).replace(/。$/, ''))
      }
    }
  })
})

test('a Simplified lesson is asked in Simplified characters in every type', () => {
  const simplified = [
    ...physics,
    ...makeChineseCandidates(
      plantedMaterial(BIOLOGY.paragraphs.map(toSimplifiedInPlace), BIOLOGY.terms.map(toSimplifiedInPlace), 'zh-CN'),
    ),
  ]
  for (const { draft } of simplified) {
    const words = JSON.stringify(draft)
    expect(words).not.toMatch(/[甚麼裏試為項與據論舉說課題「」]/)
  }
  expect(new Set(simplified.map(({ draft }) => draft.type))).toEqual(
    new Set(['multiple_choice', 'true_false', 'fill_blank', 'short_answer', 'matching', 'long_question']),
  )
})

test('every quotation of every question stands in its lesson', () => {
  for (const [name, candidates] of Object.entries(lessons)) {
    const text = { biology: BIOLOGY, history: HISTORY, civics: CIVICS, physics: PHYSICS_SIMPLIFIED }[
      name
    ]!.paragraphs.join('\n')
    for (const {
      draft: { provenance },
    } of candidates) {
      const { source } = provenance
      for (const { quote } of source ? [source, ...(source.further ?? [])] : []) expect(text).toContain(quote)
    }
  }
})
