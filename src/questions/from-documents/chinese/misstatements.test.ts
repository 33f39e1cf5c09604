import { expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { misstated } from './misstatements.ts'
import { plantedMaterial } from '#test/questions/chinese/planted-material.ts'
import { surveyDocument } from './survey.ts'
import { wordingIn } from './wording.ts'

const TERMS = [
  '右心房',
  '左心房',
  '體循環',
  '肺循環',
  '心肌細胞',
  '鈣離子',
  '纖維心包',
  '結締組織',
  '關稅',
  '進口貨物',
  '心室',
  '心臟',
  '血液',
  '大腦',
  '神經',
]

function falseVersions(text: string): string[] {
  const survey = surveyDocument(plantedMaterial(['# 生物', text], TERMS))
  return survey.statements.flatMap((statement, index) =>
    misstated(survey, statement, survey.mentions[index]!, wordingIn('zh-TW')).map(({ candidate }) =>
      plainText(candidate.draft.stem),
    ),
  )
}

test.each([
  [
    '右心房接受體循環的靜脈血，左心房則接受肺循環中的靜脈血。',
    '左心房接受體循環的靜脈血，右心房則接受肺循環中的靜脈血。',
  ],
  ['纖維心包由緻密的結締組織組成。', '纖維心包由疏鬆的結締組織組成。'],
  ['心肌細胞的存鈣能力低，需要血液供應鈣質。', '心肌細胞的存鈣能力高，需要血液供應鈣質。'],
  ['大腦共有三種神經，負責傳遞訊息。', '大腦共有五種神經，負責傳遞訊息。'],
])('%s is made false', (text, expected) => {
  expect(falseVersions(text)).toEqual([expected])
})

test.each([
  ['with a denial', '心肌細胞不會增加血液的流量。'],
  ['with both ends', '心室在一個周期中有舒張期和收縮期。'],
  ['whose subject may be of another class', '北洋艦隊的主力是向德國訂購的鐵甲艦定遠號。'],
  ['with a name inside another', '1014年，巴西爾二世統治了保加利亞人。'],
  ['whose rest tells the direction', '軍事制度前期採用府兵制，軍力強盛，多次擊敗外族。'],
  ['of which the rest tells what was meant', '關稅用以加強進口貨物的管理。'],
  ['with two changes together', '心臟的壓力增加和升高會影響血液的流動。'],
  ['that guesses', '關稅可能會增加進口貨物的價格。'],
])('a statement %s is left alone', (_, text) => {
  expect(falseVersions(text)).toEqual([])
})
