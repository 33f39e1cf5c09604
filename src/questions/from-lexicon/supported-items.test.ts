/** Which written questions a chapter supports, and what is made of them. */
import { expect, test } from 'vitest'
import type { DocumentId } from '#domain/ids.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { plainText } from '#domain/rich-text.ts'
import { seededRandom } from '#domain/random.ts'
import { readItems } from '#lexicon/item-row.ts'
import { lexiconOf } from '#lexicon/lexicon.ts'
import { readField } from '#lexicon/read-field.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import { prepareLexiconLesson } from './lesson.ts'
import { makeLexiconCandidates } from './make-lexicon-candidates.ts'

const ITEMS = `== Membranes | 膜
choose | osmosis | S4 | know | Through what kind of membrane does osmosis take place? | A differentially permeable membrane | A fully permeable membrane ; An impermeable wall ; A cellulose wall ; A layer of cork | Osmosis takes place through a differentially permeable membrane. | 滲透作用經由哪種膜進行？ | 差異透性膜 | 全透性膜 ; 不透性膜 ; 纖維素壁 ; 木栓層 | 滲透作用經由差異透性膜進行。
choose | osmosis | S4 | know | At what temperature was osmosis first measured? | At 25 °C | At 10 °C ; At 15 °C ; At 40 °C ; At 60 °C | Osmosis was first measured at 25 °C. | 滲透作用最初在哪個溫度下量度？ | 25 °C | 10 °C ; 15 °C ; 40 °C ; 60 °C | 滲透作用最初在25 °C下量度。
choose | osmosis | S4 | apply | What happens to a potato strip left in very salty water by osmosis? | It becomes soft and shorter | It becomes hard and longer ; It bursts at both ends ; It stays the same size ; It turns green and grows | By osmosis, a potato strip left in very salty water becomes soft and shorter: it becomes soft and shorter. | 把馬鈴薯條放在很鹹的水中，滲透作用會令它怎樣？ | 變軟縮短 | 變硬變長 ; 兩端爆裂 ; 大小不變 ; 變綠生長 | 滲透作用令很鹹的水中的馬鈴薯條變軟縮短。
explain | active transport | S4 | understand | State two differences between active transport and diffusion. | Active transport needs energy ; Active transport moves substances against the gradient | Active transport needs energy. | Active transport needs no energy. | 試指出主動轉運與擴散的兩項分別。 | 主動轉運需要能量 ; 主動轉運逆濃度梯度運送物質 | 主動轉運需要能量。 | 主動轉運不需要能量。
choose | moment | S4 | know | What is the unit of a moment? | The newton metre | The joule ; The watt ; The pascal ; The newton | The unit of a moment is the newton metre. | 力矩的單位是甚麼？ | 牛頓米 | 焦耳 ; 瓦特 ; 帕斯卡 ; 牛頓 | 力矩的單位是牛頓米。
`
const FIELD = `== Membranes | 膜
osmosis | 滲透作用 | process | S4 | the movement of water molecules through a differentially permeable membrane from where they are many to where they are few | 水分子經由差異透性膜由多的地方移向少的地方的過程
active transport | 主動轉運 | process | S4 | the movement of substances against the gradient by using energy | 利用能量逆濃度梯度運送物質的過程
diffusion | 擴散 | process | S4 | the spreading of particles from where they are many to where they are few | 粒子由多的地方散佈到少的地方的過程
differentially permeable membrane | 差異透性膜 | structure | S4 | a thin layer that lets some particles through and keeps others back | 只讓某些粒子通過的薄層 | also=selectively permeable membrane
set | ways in which substances move | 物質移動的方式 | osmosis; active transport; diffusion; endocytosis=胞吞作用
== Levers | 槓桿
moment | 力矩 | quantity | S4 | the turning effect of a force about a pivot | 力繞支點的轉動效應
`
const lexicon = lexiconOf([{ ...readField('biology', FIELD), items: readItems('biology', ITEMS) }])

const CHAPTER = {
  en: 'Osmosis is the movement of water molecules. It takes place through a differentially permeable membrane, from where they are many to where they are few. A moment later, more water follows by osmosis. Active transport needs energy, for it moves substances against the gradient; diffusion does not.',
  'zh-TW':
    '滲透作用是水分子的移動，經由差異透性膜進行，水分子由多的地方移向少的地方。主動轉運逆濃度梯度運送物質，需要能量；擴散並不需要。',
} as const satisfies Partial<Record<PaperLanguage, string>>

function lessonOn(language: keyof typeof CHAPTER, text: string = CHAPTER[language]) {
  const document = {
    id: 'd_membranes' as DocumentId,
    name: 'membranes.txt',
    fileType: 'txt' as const,
    language,
    blocks: [
      { kind: 'heading' as const, text: language === 'en' ? 'Transport' : '物質的轉運', spans: [], level: 1 },
      { kind: 'paragraph' as const, text, spans: [] },
    ],
    outline: [],
    warnings: [],
  }
  return prepareLexiconLesson({ document, found: extractTopics(document), random: seededRandom('1') }, lexicon)
}
const asked = (lesson: ReturnType<typeof lessonOn>): string[] => lesson.items.map(({ item }) => item.question.en)

test('what the chapter says is asked, in either language, with its sentence', () => {
  for (const language of ['en', 'zh-TW'] as const) {
    const lesson = lessonOn(language)
    expect(asked(lesson)).toEqual([
      'Through what kind of membrane does osmosis take place?',
      'State two differences between active transport and diffusion.',
    ])
    const said = lesson.items[0]?.sources.map(({ quote }) => quote).join(' ')
    expect(said).toContain(language === 'en' ? 'differentially permeable' : '差異透性膜')
  }
})

test('a number that stands nowhere, and a word of another sense, support nothing', () => {
  expect(asked(lessonOn('en'))).not.toContain('At what temperature was osmosis first measured?')
  expect(asked(lessonOn('en'))).not.toContain('What is the unit of a moment?')
  expect(asked(lessonOn('en', CHAPTER.en.replace('A moment', 'It was first measured at 25 °C. A moment')))).toContain(
    'At what temperature was osmosis first measured?',
  )
})

test('a chapter that only names the terms supports none', () => {
  expect(asked(lessonOn('en', 'Plants and animals use osmosis, diffusion and active transport every day.'))).toEqual([])
})

test('one item gives a choice, a short question, statements and a blank', () => {
  const made = makeLexiconCandidates(lessonOn('en')).filter(({ maker }) => maker.startsWith('lexicon_item'))
  const stems = new Map(made.map(({ maker, draft }) => [maker, plainText(draft.stem)]))
  expect(Object.fromEntries(stems)).toMatchObject({
    lexicon_item_choice: 'Through what kind of membrane does osmosis take place?',
    lexicon_item_answer: 'Through what kind of membrane does osmosis take place?',
    lexicon_item_true: 'Osmosis takes place through a differentially permeable membrane.',
    lexicon_item_false: 'Osmosis takes place through a fully permeable membrane.',
    lexicon_item_explanation: 'State two differences between active transport and diffusion.',
    lexicon_item_statement: 'Active transport needs energy.',
    lexicon_item_mistake: 'Active transport needs no energy.',
  })
  const choice = made.find(({ maker }) => maker === 'lexicon_item_choice')?.draft
  expect(choice).toMatchObject({ type: 'multiple_choice', provenance: { proof: 'reviewed' } })
  const explained = made.find(({ maker }) => maker === 'lexicon_item_explanation')?.draft
  expect(explained?.type === 'short_answer' ? explained.markingScheme : []).toMatchObject([
    { marks: 1 },
    { marks: 1, remark: 'or any other suitable answer' },
  ])
  expect(
    new Set(made.filter(({ exclusions }) => exclusions[0]?.includes('membrane')).map(({ level }) => level)),
  ).toEqual(new Set(['easy']))
})

test('the names of the document are used', () => {
  const text = `${CHAPTER.en.replace('differentially', 'selectively')} A selectively permeable membrane is a thin layer that lets small particles through and keeps others back.`
  const [choice] = makeLexiconCandidates(lessonOn('en', text)).filter(({ maker }) => maker === 'lexicon_item_choice')
  expect(choice?.draft.type === 'multiple_choice' && choice.draft.options.map(plainText)).toContain(
    'A selectively permeable membrane',
  )
})

test('a name that Hong Kong books write in two ways is written as the document writes it', () => {
  const blood = lexiconOf([
    {
      ...readField(
        'biology',
        '== Blood | 血液\nred blood cell | 紅血球 | structure | S4 | a cell that carries oxygen | 運送氧的細胞 | also-zh=紅血細胞\n',
      ),
      items: readItems(
        'biology',
        '== Blood | 血液\nchoose | red blood cell | S4 | know | What does a red blood cell carry? | Oxygen | Sugar ; Bile ; Urea ; Starch | A red blood cell carries oxygen. | 紅血球運送甚麼？ | 氧氣 | 糖分 ; 膽汁 ; 尿素 ; 澱粉 | 紅血球運送氧氣。\n',
      ),
    },
  ])
  const document = {
    id: 'd_blood' as DocumentId,
    name: 'blood.txt',
    fileType: 'txt' as const,
    language: 'zh-TW' as const,
    blocks: [
      { kind: 'heading' as const, text: '紅血細胞', spans: [], level: 1 },
      { kind: 'paragraph' as const, text: '紅血細胞運送氧氣。紅血細胞沒有細胞核，能運送氧氣到全身。', spans: [] },
    ],
    outline: [],
    warnings: [],
  }
  const lesson = prepareLexiconLesson({ document, found: extractTopics(document), random: seededRandom('1') }, blood)
  expect(lesson.items.map(({ item }) => item.question.zh)).toEqual(['紅血細胞運送甚麼？'])
})
