/** Questions from the lexicon on made-up chapters: what is asked, what stands beside it, and what is left alone. */
import { expect, test } from 'vitest'
import { asId, type DocumentId } from '#domain/ids.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { plainText, type RichText } from '#domain/rich-text.ts'
import { seededRandom } from '#domain/random.ts'
import { lexiconOf } from '#lexicon/lexicon.ts'
import { readField } from '#lexicon/read-field.ts'
import type { ReadDocument } from '#reading/document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import type { Candidate } from '../candidate.ts'
import { prepareLexiconLesson } from './lesson.ts'
import { makeLexiconCandidates } from './make-lexicon-candidates.ts'
import { withSisterOptions } from './sister-options.ts'

const lexicon = lexiconOf([
  readField(
    'biology',
    `== Cell division | 細胞分裂
mitosis | 有絲分裂 | process | S4 | the division of a nucleus into two nuclei with the same chromosomes | 細胞核分裂成兩個染色體相同的子核的過程 | not=meiosis
meiosis | 減數分裂 | process | S4 | the division that leads to four nuclei with half the chromosomes | 形成四個染色體數目減半的子核的分裂過程
binary fission | 二分裂 | process | S4 | the splitting of a bacterium into two of equal size | 細菌一分為二、大小相等的繁殖過程 | also=binary division
budding | 出芽 | process | S4 | the growth of a new yeast from a small outgrowth of the parent | 由母體的小突起長成新酵母的繁殖過程
cytokinesis | 胞質分裂 | process | S4 | the splitting of the cytoplasm after the nucleus has divided | 細胞核分裂後細胞質分開的過程
set | ways in which cells divide | 細胞分裂的方式 | mitosis; meiosis; binary fission; budding; cytokinesis
order | stages of mitosis from the first to the last | 有絲分裂由先至後的階段 | prophase=前期 > metaphase=中期 > anaphase=後期 > telophase=末期
== Microscope | 顯微鏡
stage | 載物台 | structure | S1 | the flat platform on which a slide is placed | 用來放置玻片的平台
base | 鏡座 | structure | S1 | the heavy bottom part of the instrument | 儀器底部的沉重部分
arm | 鏡臂 | structure | S1 | the curved support by which the instrument is held | 握持儀器用的彎曲支架
mirror | 反光鏡 | structure | S1 | the surface that sends light up to the slide | 把光反射到玻片的表面
set | parts of a microscope | 顯微鏡的部分 | stage; base; arm; mirror
`,
  ),
])
const PARAGRAPHS = {
  en: [
    'Mitosis keeps the number of chromosomes: a nucleus becomes two nuclei. Meiosis halves it and leads to four nuclei.',
    'In binary fission, a bacterium is splitting into two of equal size. In budding, a new yeast is the growth of a small outgrowth. Cytokinesis is the splitting of the cytoplasm when the nucleus has divided.',
    'At this stage of growth, mitosis is fast. Meiosis takes place in the base of the ovary. Budding is seen in a drop of yeast, binary fission in one of milk; cytokinesis ends it.',
  ],
  'zh-TW': [
    '有絲分裂令染色體數目不變，一個細胞核變成兩個子核。減數分裂使染色體數目減半，形成四個子核。',
    '細菌以二分裂繁殖，大小相等。酵母的出芽由母體的小突起開始。細胞核分裂後，便是胞質分裂。',
  ],
  'zh-CN': [
    '有丝分裂令染色体数目不变，一个细胞核变成两个子核。减数分裂使染色体数目减半，形成四个子核。',
    '细菌以二分裂繁殖，大小相等。酵母的出芽由母体的小突起开始。细胞核分裂后，便是胞质分裂。',
  ],
} as const satisfies Partial<Record<PaperLanguage, readonly string[]>>

function candidates(language: keyof typeof PARAGRAPHS, texts: readonly string[] = PARAGRAPHS[language]) {
  const document: ReadDocument = {
    id: 'd_cells' as DocumentId,
    name: 'cells.txt',
    fileType: 'txt',
    language,
    blocks: [
      { kind: 'heading', text: language === 'en' ? 'Cell division' : '細胞分裂', spans: [], level: 1 },
      ...texts.map((text) => ({ kind: 'paragraph' as const, text, spans: [] })),
    ],
    outline: [],
    warnings: [],
  }
  const lesson = prepareLexiconLesson({ document, found: extractTopics(document), random: seededRandom('1') }, lexicon)
  return { document, lesson, made: makeLexiconCandidates(lesson) }
}
const by = (made: ReturnType<typeof candidates>['made'], maker: string) =>
  made.filter((candidate) => candidate.maker === `lexicon_${maker}`)

const rich = (text: string): RichText => [{ kind: 'text', text }]

test('a term is chosen by its definition among its sisters, those of the text first', () => {
  const { made } = candidates('en')
  const asked = by(made, 'choose_term').map(({ draft }) =>
    draft.type === 'multiple_choice'
      ? {
          stem: plainText(draft.stem),
          options: draft.options.map(plainText),
          key: plainText(draft.options[draft.keyIndex]!),
        }
      : undefined,
  )
  expect(asked.map((one) => one?.key)).toEqual(['Mitosis', 'Meiosis', 'Binary fission', 'Budding', 'Cytokinesis'])
  for (const one of asked) expect(new Set(one?.options).size).toBe(4)
  expect(asked[0]?.stem).toBe(
    'Which of the following is the division of a nucleus into two nuclei with the same chromosomes?',
  )
})
test('every key rests on a row, and every source stands in the text word for word', () => {
  const { document, made } = candidates('en')
  for (const { draft } of made) {
    expect(draft.provenance).toMatchObject({ origin: { kind: 'document' }, proof: 'reviewed' })
    const quote = draft.provenance.source?.quote ?? ''
    expect(document.blocks.some(({ text }) => text.includes(quote))).toBe(true)
  }
})
test('a false statement says a sister’s definition: of what the term is mistaken for, if the lexicon tells', () => {
  const { made } = candidates('en')
  const [first] = by(made, 'sister_definition')
  expect(first?.draft.type === 'true_false' && !first.draft.key && plainText(first.draft.stem)).toBe(
    'The term “mitosis” means the division that leads to four nuclei with half the chromosomes.',
  )
})
test('everyday words of another chapter are not asked', () => {
  const { made } = candidates('en')
  expect(JSON.stringify(made)).not.toContain('microscope')
  expect(made.some(({ exclusions }) => exclusions.includes('lexicon:biology/structure/stage'))).toBe(false)
})
test('a matching question has a partner for each, and a set is explained in an essay', () => {
  const { made } = candidates('en')
  const [matching] = by(made, 'match_definitions')
  expect(matching?.draft.type === 'matching' && matching.draft.pairs.length).toBe(4)
  const [essay] = by(made, 'explain_set')
  expect(essay && plainText(essay.draft.stem)).toMatch(/^Explain what is meant by “.+”, “.+” and “.+”\.$/)
})
test('a text without terms gives none', () => {
  expect(candidates('en', ['The harbour was quiet, and no ship had come for days.']).made).toEqual([])
})
test('Chinese: Traditional as it is written, Simplified converted, the quotation as printed', () => {
  const traditional = candidates('zh-TW')
  const [first] = by(traditional.made, 'choose_term')
  expect(first && plainText(first.draft.stem)).toBe('下列哪一項是指細胞核分裂成兩個染色體相同的子核的過程？')
  const simplified = candidates('zh-CN')
  const [same] = by(simplified.made, 'choose_term')
  expect(same && plainText(same.draft.stem)).toBe('下列哪一项是指细胞核分裂成两个染色体相同的子核的过程？')
  expect(PARAGRAPHS['zh-CN'].some((text) => text.includes(same?.draft.provenance.source?.quote ?? '?'))).toBe(true)
})
test('what the class met years before, or what is set beside sisters that the text does not name, comes last', () => {
  const { made } = candidates('en')
  expect(by(made, 'choose_term').every(({ reserve }) => reserve === undefined)).toBe(true)
  const alone = candidates('en', [
    'Mitosis is the division of a nucleus into two nuclei with the same chromosomes.',
    'Every mitosis keeps the number of chromosomes; meiosis is a division that leads to four nuclei, and meiosis is rare.',
  ])
  expect(by(alone.made, 'choose_term').map(({ reserve }) => reserve)).toEqual([true, true])
  const { lesson } = candidates('en')
  const [mitosis] = lesson.taught
  expect(mitosis && lesson.isBeneathClass(mitosis.term)).toBe(false)
  expect(mitosis && lesson.isBeneathClass({ ...mitosis.term, stage: 'S2' })).toBe(true)
})
test('a term whose meaning the document gives is chosen by it, in the words of the document', () => {
  const { lesson } = candidates('en')
  const stated = (term: string): Candidate => ({
    maker: 'state_meaning',
    topicId: asId('t'),
    level: 'medium',
    score: 0.8,
    exclusions: ['sentence:1'],
    defines: { term, meaning: 'the division that body cells go through' },
    draft: {
      type: 'short_answer',
      stem: rich(`What is meant by “${term}”?`),
      key: rich('The division that body cells go through.'),
      markingScheme: [],
      explanation: rich('The text says so.'),
      provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' },
    },
  })
  const made = withSisterOptions([stated('mitosis'), stated('osmosis')], lesson).slice(2)
  expect(made.map(({ maker, reserve }) => ({ maker, reserve }))).toEqual([{ maker: 'own_meaning' }])
  const [{ draft, exclusions } = made[1]!] = made
  if (draft.type !== 'multiple_choice') throw new Error('No choice')
  expect(plainText(draft.stem)).toBe('Which of the following terms means “the division that body cells go through”?')
  expect(plainText(draft.options[draft.keyIndex]!)).toBe('Mitosis')
  expect(exclusions).toEqual(expect.arrayContaining(['sentence:1', 'lexicon:biology/process/mitosis']))
})
test('a choice by a meaning that the document gives has sisters as options, and none that its question names', () => {
  const { lesson } = candidates('en')
  const choice = (maker: string): Candidate => ({
    maker,
    topicId: asId('t'),
    level: 'easy',
    score: 0.5,
    exclusions: [],
    draft: {
      type: 'multiple_choice',
      stem: rich('Which of the following terms means “what keeps the number of chromosomes, unlike meiosis”?'),
      options: [rich('Cell'), rich('Mitosis'), rich('Ovary'), rich('Milk')],
      keyIndex: 1,
      explanation: [],
      provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' },
    },
  })
  const [swapped, other] = withSisterOptions([choice('term_of_meaning'), choice('cloze_choice')], lesson)
  if (swapped?.draft.type !== 'multiple_choice') throw new Error('No choice')
  const { options, keyIndex } = swapped.draft
  expect(options.map(plainText).toSorted()).toEqual(['Binary fission', 'Budding', 'Cytokinesis', 'Mitosis'])
  expect(plainText(options[keyIndex]!)).toBe('Mitosis')
  expect(other).toEqual(choice('cloze_choice'))
})
test('a term is called as the document calls it throughout; its usual name is right, too', () => {
  const { made, lesson } = candidates('en', [
    'Binary division is the splitting of a bacterium into two of equal size; budding is the growth of a new yeast from an outgrowth.',
    'Binary division is quick. Mitosis and meiosis are divisions of a nucleus; budding and cytokinesis are not.',
  ])
  const term = lesson.termCalled('binary division')?.term
  expect([term?.name.en, term?.aliases.en]).toEqual(['binary division', ['binary fission']])
  expect(JSON.stringify(by(made, 'choose_term').map(({ draft }) => draft))).not.toContain('inary fission')
})
test('a false statement never says the term that it is about', () => {
  const { made } = candidates('en')
  for (const { draft } of by(made, 'sister_definition')) {
    const [, name, definition] =
      /“(.+)” means (.+)/.exec(plainText(draft.type === 'true_false' ? draft.stem : [])) ?? []
    expect(definition?.includes(name ?? '?')).toBe(false)
  }
})
