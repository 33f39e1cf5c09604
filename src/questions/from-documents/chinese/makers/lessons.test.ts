import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
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
    ['biology', 'short_answer: 當植物細胞放在蒸餾水中，會出現甚麼情況？ → 水分會進入細胞，使細胞變得硬脹'],
    ['biology', 'short_answer: 葉片寬闊而扁平，有甚麼作用？ → 吸收更多陽光'],
    ['biology', 'short_answer: 缺乏鐵質會引致甚麼？ → 貧血'],
    ['biology', 'short_answer: 細胞壁由甚麼組成？ → 纖維素'],
    ['history', 'short_answer: 桑弘羊建議實行鹽鐵專賣，目的是甚麼？ → 增加國家收入'],
    ['history', 'short_answer: 漢景帝採納晁錯的建議削減諸侯封地，結果引發哪一事件？ → 七國之亂'],
    ['history', 'short_answer: 蔡倫改良造紙術，有甚麼影響？ → 使紙張的成本大為降低'],
    ['civics', 'short_answer: 立法會負責甚麼工作？ → 制定法律、審核財政預算案和監察政府工作'],
    ['civics', 'short_answer: 法治的核心是甚麼？ → 限制政府的權力'],
    ['physics', 'short_answer: 请指出近视眼与远视眼的分别。 → 近视眼需要佩戴凹透镜矫正；远视眼需要佩戴凸透镜矫正。'],
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

  test('men are asked for by name, with men as wrong options', () => {
    const choice = of(history, 'multiple_choice').find(({ draft }) =>
      plainText(draft.stem).startsWith('下列哪一位人物發明了地動儀'),
    )
    if (choice?.draft.type !== 'multiple_choice') throw new Error('expected a choice among men')
    const men = [
      '司馬遷',
      '許慎',
      '張衡',
      '華佗',
      '蔡倫',
      '桑弘羊',
      '漢景帝',
      '晁錯',
      '林則徐',
      '洪秀全',
      '李鴻章',
      '丁汝昌',
      '孫中山',
    ]
    expect(choice.draft.options.map(plainText).filter((option) => !men.includes(option))).toEqual([])
  })

  test.each([
    ['cause', '傳染病是指由病原體引起的、能在人與人之間傳播的疾病。', ['傳染病', '病原體']],
    ['definition', '領事裁判權是指外國人在中國犯罪，由該國領事按照本國法律審理的特權。', ['領事裁判權']],
    ['outcome', '全球化是指貨物和資訊在世界各地加速流動，使各國聯繫緊密的現象。', ['全球化']],
    ['object', '跨國企業把生產工序遷往工資較低的國家，以降低成本。', ['跨國企業']],
    ['swapped_antonym', '地形雨是潮濕氣流遇到山脈被迫抬升而形成的降雨。', ['地形雨', '潮濕氣流']],
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

describe('essays', () => {
  const CAUSES = [
    '# 自強運動',
    '李鴻章在1872年創辦輪船招商局，總局設於上海。',
    '# 自強運動失敗的原因',
    '失敗的原因是多方面的。第一，改革缺乏全盤計劃，各省督撫互不協調。第二，守舊勢力反對改革。第三，改革沒有觸及政治制度。第四，企業管理不善，官員貪污舞弊。第五，列強不斷侵略，改革經費不足。',
  ]
  const SCRIPTS = [
    '# 書體',
    '小篆是秦始皇統一文字後通行全國的書體。楷書是形體方正、筆畫平直的書體。草書是筆畫簡省、互相連接的書體。行書是筆畫流暢、略有連筆的書體。',
  ]
  const rows = (paragraphs: readonly string[]): readonly string[] => {
    const draft = of(
      makeChineseCandidates(plantedMaterial(paragraphs, ['自強運動', '小篆', '楷書', '草書', '行書', '書體'])),
      'essay',
    )[0]?.draft
    return draft?.type === 'essay'
      ? [plainText(draft.stem), ...draft.markingGuide.map(({ text }) => plainText(text))]
      : []
  }

  test('a heading that names a side of a matter is asked; its sentences are the points, without what counts them or leads in', () => {
    const [stem, points] = rows(CAUSES)
    expect(stem).toBe('試說明自強運動失敗的原因，寫出四項要點。')
    expect(points).toBe(
      '要點（以下任何四項，分數均等）： • 改革缺乏全盤計劃，各省督撫互不協調。（第2頁） • 守舊勢力反對改革。（第2頁） • 改革沒有觸及政治制度。（第2頁） • 企業管理不善，官員貪污舞弊。（第2頁） • 列強不斷侵略，改革經費不足。（第2頁）',
    )
  })

  test('sister terms are explained and told apart, a row each', () => {
    const [stem, first] = rows(SCRIPTS)
    expect(stem).toBe('試分別解釋「小篆」、「楷書」、「草書」和「行書」，並指出它們有甚麼分別。')
    expect(first).toBe('小篆：秦始皇統一文字後通行全國的書體。（第1頁）')
  })

  test.each([
    ['a heading that names no side of its matter', CAUSES.map((line) => line.replace('自強運動失敗的原因', '行星'))],
    ['a section most of whose sentences point back', CAUSES.map((line) => line.replace(/第[一二三四]，/g, '這時，'))],
    ['terms of different kinds', SCRIPTS.map((line) => line.replace('互相連接的書體', '互相連接的藝術'))],
  ])('none on %s', (_, paragraphs) => {
    expect(rows(paragraphs)).toEqual([])
  })

  test('the points quote the document, and no two essays of a lesson have one subject', () => {
    for (const candidates of Object.values(lessons)) {
      const stems = of(candidates, 'essay').map(({ draft }) => plainText(draft.stem))
      expect(new Set(stems).size).toBe(stems.length)
    }
  })
})

describe('long questions', () => {
  const long = Object.values(lessons).flatMap((candidates) => of(candidates, 'long_question'))

  test('have three parts or four of different makers, whose marks add up from their rows', () => {
    expect(long.length).toBeGreaterThan(2)
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
  for (const { draft } of physics) {
    const words = JSON.stringify(draft)
    expect(words).not.toMatch(/[甚麼裏試為項與據論舉說課題「」]/)
  }
  expect(new Set(physics.map(({ draft }) => draft.type))).toEqual(
    new Set(['multiple_choice', 'true_false', 'fill_blank', 'short_answer', 'matching', 'essay', 'long_question']),
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
