import { expect, test } from 'vitest'
import { maySayTheSame } from './same-or-kind-of.ts'

test.each([
  ['history knows them as one', '拜占庭帝国', '东罗马帝国', [], true],
  ['a sentence calls one the other', '实销票', '信销票', ['信销票是寄过信的邮票，又称实销票。'], true],
  ['one is a kind of the other', '人民币', '本位货币', ['人民币成为西藏的本位货币。'], true],
  ['a bracket glosses', '心房钠尿肽', '心钠素', ['心房钠尿肽（心钠素）由心房分泌。'], true],
  ['a list keeps them apart', '心房', '心室', ['心房和心室轮流收缩。'], false],
  ['far apart in the sentence', '南宋', '金朝', ['南宋的军队在长江以北与来自蒙古的骑兵作战时金朝已经灭亡。'], false],
])('%s', (_, a, b, sentences, same) => {
  expect(maySayTheSame(a, b, sentences)).toBe(same)
})
