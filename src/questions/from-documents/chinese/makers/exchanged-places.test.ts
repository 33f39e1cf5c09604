import { expect, test } from 'vitest'
import { inWords, offered } from '../planted-material.ts'

test.each([
  ['升降機的電動機把電能轉化成動能。', ['true_false: 升降機的電動機把動能轉化成電能。 → 錯']],
  ['心臟收縮時，血液由心房流入心室。', ['true_false: 心臟收縮時，血液由心室流入心房。 → 錯']],
  ['電能可以和動能互相轉化成對方。', []],
  ['血液流經心房和心室。', []],
])('names change places where one goes to the other and not back: %s', (text, expected) => {
  expect(offered('exchanged_places', [text], ['電動機', '電能', '動能', '血液', '心房', '心室']).map(inWords)).toEqual(expected)
})
