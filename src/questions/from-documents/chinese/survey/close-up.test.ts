import { expect, test } from 'vitest'
import { closeUp } from './close-up.ts'

test.each([
  ['由 Paul Mockapetris 于 1983 年设计', '由Paul Mockapetris于1983年设计'],
  ['使用 UDP 协议的 53 号端口', '使用UDP协议的53号端口'],
  ['葉綠體 線粒體', '葉綠體 線粒體'],
  ['超级账本（Hyperledger） 项目', '超级账本（Hyperledger）项目'],
])('%s is read as %s', (text, expected) => {
  expect(closeUp(text)).toBe(expected)
})
