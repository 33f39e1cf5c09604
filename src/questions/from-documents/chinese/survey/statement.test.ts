import { describe, expect, test } from 'vitest'
import { simplifiedShadow } from './simplified-shadow.ts'
import { standingEnds, standingLength, standingStretches } from './statement.ts'

const cut = (text: string): string => text.slice(0, standingLength(simplifiedShadow(text)))

describe('a sentence is cut at a comma to the longest beginning that stands alone', () => {
  test.each([
    ['a whole sentence stays whole', '葉綠體吸收陽光，把二氧化碳變成葡萄糖', '葉綠體吸收陽光，把二氧化碳變成葡萄糖'],
    [
      'a clause that points elsewhere is cut off',
      '兩棲動物的心臟有兩個心房和一個心室，這也是牠們的特徵之一',
      '兩棲動物的心臟有兩個心房和一個心室',
    ],
    ['a cause is never left without its effect', '由於工業革命帶來了大量的人口遷移，這些城市迅速擴大', ''],
    [
      'a reporting verb is never left without its report',
      '中國人民銀行在北京正式宣布，經國務院批准，這種硬幣停止流通',
      '',
    ],
    [
      'a concession is never left without what it concedes to',
      '蒙古軍雖然在平原上所向無敵，攻下了很多重要的城市，但這些勝利沒有帶來和平',
      '',
    ],
    [
      'a subject is never left without its predicate',
      '普通命令列提示下的一些常見的環境變數，可能不存在於這些指令碼的執行環境',
      '',
    ],
    [
      'a condition is never left without what follows from it',
      '恆星的質量若是超過太陽的五十倍，這種恆星會失去一半的質量',
      '',
    ],
    [
      'brackets are never cut',
      '葉綠素（一種綠色的色素，不溶於水）吸收紅光，這是光合作用的第一步',
      '葉綠素（一種綠色的色素，不溶於水）吸收紅光',
    ],
    ['nothing stands where the beginning leans on others', '因此葉綠體在夜間不工作，線粒體日夜都工作', ''],
  ])('%s', (_, text, expected) => {
    expect(cut(text)).toBe(expected)
  })
})

test('the places at which a statement may end come in order, its own end last', () => {
  const plain = '叶绿体吸收太阳的光能并把它储存，线粒体分解葡萄糖释放能量'
  expect(standingEnds(plain).map((end) => plain.slice(0, end))).toEqual([plain])
  const two = '哥伦布在1492年到达美洲大陆，西班牙从此开始殖民'
  expect(standingEnds(two).map((end) => two.slice(0, end))).toEqual(['哥伦布在1492年到达美洲大陆', two])
})

describe('a sentence is offered without what only ties it to the one before', () => {
  test.each([
    ['其後，哈格里夫斯發明了珍妮紡紗機', ['哈格里夫斯發明了珍妮紡紗機']],
    ['• 葉綠體吸收陽光的能量', ['葉綠體吸收陽光的能量']],
    ['而且因此', []],
    ['第三道防線由淋巴細胞負責', ['第三道防線由淋巴細胞負責']],
    [
      '葉綠體吸收陽光並合成葡萄糖，線粒體分解葡萄糖並釋放能量，核糖體負責製造各種蛋白質以供細胞使用，高爾基體加工和包裝蛋白質',
      [
        '葉綠體吸收陽光並合成葡萄糖，線粒體分解葡萄糖並釋放能量，核糖體負責製造各種蛋白質以供細胞使用，高爾基體加工和包裝蛋白質',
        '葉綠體吸收陽光並合成葡萄糖，線粒體分解葡萄糖並釋放能量',
      ],
    ],
  ])('%s', (text, expected) => {
    expect(standingStretches(simplifiedShadow(text)).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
  })
})
