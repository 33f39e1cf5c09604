import { expect, test } from 'vitest'
import { lexiconOf } from '#lexicon/lexicon.ts'
import { readField } from '#lexicon/read-field.ts'
import { definitionWords } from './definition-words.ts'

const { terms } = lexiconOf([
  readField(
    'biology',
    [
      '== Cells | 細胞',
      'mitosis | 有絲分裂 | process | S4 | the division of a nucleus into two nuclei with the same chromosomes | 細胞核分裂成兩個染色體相同的子核的過程 |',
      'osmosis | 滲透 | process | S3 | the movement of water through a membrane | 水分子穿過薄膜的移動 |',
    ].join('\n'),
  ),
])
const [mitosis, osmosis] = terms

test.each(['en', 'zh-TW'] as const)('a text that says a definition says all of it, another little (%s)', (language) => {
  const words = definitionWords(terms, language)
  const text = language === 'en' ? mitosis!.definition.en : mitosis!.definition.zh
  expect(words.share(mitosis!, text)).toBeCloseTo(1)
  expect(words.share(osmosis!, text)).toBeLessThan(0.3)
  expect(words.told(mitosis!, text)).toBeGreaterThan(3)
  expect(words.share(mitosis!, '')).toBe(0)
})
