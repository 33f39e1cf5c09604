import { expect, test } from 'vitest'
import { areKnownAliases } from './known-aliases.ts'
import { simplifiedShadow } from './simplified-shadow.ts'
import { familyOf, SISTER_FAMILIES } from './sister-families.ts'

test.each(SISTER_FAMILIES.map(({ members }) => [members.join(' '), members] as const))(
  '%s: four or more, none another or a part of another',
  (_, members) => {
    expect(members.length).toBeGreaterThanOrEqual(4)
    const plain = members.map(simplifiedShadow)
    for (const one of plain)
      for (const other of plain)
        if (one !== other)
          expect([one, other, areKnownAliases(one, other) || one.includes(other)]).toEqual([one, other, false])
  },
)

test('no name is of two families', () => {
  const all = SISTER_FAMILIES.flatMap(({ members }) => members)
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
})

test.each([
  ['义大利', '法國'],
  ['红细胞', '血小板'],
  ['心脏', '肝臟'],
])('%s has %s beside it, however it is written', (plain, sister) => {
  expect(familyOf(plain)?.members).toContain(sister)
})

test.each(['心肌细胞', '东罗马'])('%s has no family', (plain) => {
  expect(familyOf(plain)).toBeUndefined()
})
