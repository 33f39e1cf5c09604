import { expect, test } from 'vitest'
import { tagChinese } from '#reading/words/chinese.ts'
import { subjectStart } from './own-subject.ts'

const mainClause = (text: string): string => {
  const tokens = tagChinese(text).flatMap((sentence) => sentence.tokens)
  return tokens
    .slice(subjectStart(tokens))
    .map((token) => token.text)
    .join('')
}

test.each([
  ['1271年12月18日，忽必烈公布詔書', '忽必烈公布詔書'],
  ['在馬其頓王朝的統治下，東羅馬帝國達到頂峰', '東羅馬帝國達到頂峰'],
  ['十九世紀末，西方建築傳入韓國', '西方建築傳入韓國'],
  ['葉綠體吸收陽光，製造葡萄糖', '葉綠體吸收陽光，製造葡萄糖'],
])('the main clause of "%s" is "%s"', (text, clause) => {
  expect(mainClause(text)).toBe(clause)
})
