import { expect, test } from 'vitest'
import { inWords, offered } from '#test/questions/chinese/planted-material.ts'

test.each([
  ['鯨是哺乳動物，不屬於魚類。', ['true_false: 鯨是哺乳動物，屬於魚類。 → 錯']],
  ['植物的細胞壁不具備選擇透過物質的功能。', ['true_false: 植物的細胞壁具備選擇透過物質的功能。 → 錯']],
  ['細胞壁不是由蛋白質組成，而是由纖維素組成。', []],
  ['細胞壁不但保護植物細胞，還維持細胞的形狀。', []],
  ['細胞壁雖然不會移動，但能保護植物細胞。', []],
  ['植物沒有發現蛋白質的存在。', []],
  ['細胞壁沒有清楚的界線，並且蛋白質的含量很低。', []],
  ['細胞壁沒有蛋白質，故不受酶的影響。', []],
])('a denial is left out where nothing else tells it: %s', (text, expected) => {
  expect(
    offered(
      'denial_left_out',
      [text],
      ['鯨', '哺乳動物', '魚類', '細胞壁', '植物細胞', '植物', '纖維素', '蛋白質'],
    ).map(inWords),
  ).toEqual(expected)
})
