import { expect, test } from 'vitest'
import { kindOf } from './name-kinds.ts'

test.each([
  ['刘秉忠', 'nr', 'person'],
  ['亨利·亚瑟尔', 'nr', 'person'],
  ['元世祖', 'nr', 'monarch'],
  ['巴西尔二世', 'nr', 'monarch'],
  ['日本', 'ns', 'country'],
  ['东罗马帝国', 'n', 'empire'],
  ['元朝', 't', 'dynasty'],
  ['四川', 'ns', 'province'],
  ['洛阳', 'ns', 'city'],
  ['通惠河', 'n', 'river'],
  ['《论磁石》', 'nz', 'work'],
  ['《乙巳条约》', 'nz', 'treaty'],
  ['《建国号诏》', 'nz', 'law'],
  ['甲午战争', 'nz', 'war'],
  ['中国人民银行', 'nt', 'bank'],
  ['民主党', 'n', 'party'],
  ['心钠素', 'n', 'substance'],
  ['变压器', 'n', 'device'],
  ['蒙古语', 'nz', 'language'],
  ['蒙古人', 'nz', 'people'],
  ['白矮星', 'n', 'star'],
  ['动作电位', 'n', 'term'],
  ['GNOME', 'eng', 'latin'],
])('%s (%s) is a %s', (plain, tag, kind) => {
  expect(kindOf(plain, tag, () => true)).toBe(kind)
})

test.each([
  ['num', 'eng'],
  ['上市', 'ns'],
  ['制片人', 'n'],
  ['直辖市', 'n'],
  ['国家', 'n'],
  ['过程', 'n'],
  ['商业城市', 'n'],
  ['国共两党', 'n'],
  ['可汗', 'n'],
  ['普通人', 'n'],
  ['蒙古人', 'nr'],
  ['新政府', 'n'],
  ['产生', 'n'],
  ['数以千计', 'l'],
  ['人', 'n'],
])('%s (%s) is no fit answer, or none of its apparent kind', (plain, tag) => {
  expect([undefined, 'people']).toContain(kindOf(plain, tag))
})

test.each([
  ['孙中山', 'nr', true, 'person'],
  ['孙中山', 'nr', false, undefined],
  ['叶绿体', 'nr', false, 'term'],
  ['史蒂芬生', 'nrt', true, 'person'],
  ['蒙哥', 'ns', true, undefined],
  ['香港', 'ns', true, 'place'],
] as const)('%s tagged %s, spoken of as a person: %s → %s', (plain, tag, isPerson, kind) => {
  expect(kindOf(plain, tag, () => isPerson)).toBe(kind)
})
