import { expect, test } from 'vitest'
import { inWords, offered } from '#test/questions/chinese/planted-material.ts'

test.each([
  ['升降機的電動機把電能轉化成動能。', ['true_false: 升降機的電動機把動能轉化成電能。 → 錯']],
  ['心臟收縮時，血液由心房流入心室。', ['true_false: 心臟收縮時，血液由心室流入心房。 → 錯']],
  ['電能可以和動能互相轉化成對方。', []],
  ['血液流經心房和心室。', []],
])('names change places where one goes to the other and not back: %s', (text, expected) => {
  expect(offered('exchanged_places', [text], ['電動機', '電能', '動能', '血液', '心房', '心室']).map(inWords)).toEqual(
    expected,
  )
})

test.each([
  [
    '右心房接受體循環的靜脈血，左心房則接受肺循環的血液。',
    ['true_false: 左心房接受體循環的靜脈血，右心房則接受肺循環的血液。 → 錯'],
  ],
  ['心包分為內層的漿膜心包和外層的纖維心包。', ['true_false: 心包分為外層的漿膜心包和內層的纖維心包。 → 錯']],
  ['左心房和右心房接受心臟的血液。', []],
  ['左心房的血液與右心房的血液都流入心室。', []],
  ['心臟的建築分為三個階段，即前期、中期和後期。', []],
  ['心臟的瓣膜在左心房與左心室之間防止血液倒流到右心房。', []],
])(
  'words that differ in their first character change places where different things are told of them: %s',
  (text, expected) => {
    expect(
      offered(
        'exchanged_places',
        [text],
        [
          '心臟',
          '心包',
          '漿膜心包',
          '纖維心包',
          '體循環',
          '肺循環',
          '血液',
          '心房',
          '心室',
          '左心房',
          '右心房',
          '靜脈血',
        ],
      ).map(inWords),
    ).toEqual(expected)
  },
)
