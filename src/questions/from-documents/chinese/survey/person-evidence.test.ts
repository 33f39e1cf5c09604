import { expect, test } from 'vitest'
import { isSpokenOfAsPerson } from './person-evidence.ts'

test.each([
  ['an author', '梁启超', ['梁启超出版《新民丛报》。'], true],
  ['a titled man with a name that ends as a thing', '王安石', ['宰相王安石推行新法。'], true],
  ['a man whose name ends as a mountain', '孙中山', ['孙中山先前往东京。', '孙中山又加入了同盟。'], true],
  ['an organelle', '叶绿体', ['叶绿体是植物细胞的细胞器。', '叶绿体提出供给。'], false],
  ['a colour of light', '蓝光', ['叶绿素吸收蓝光。'], false],
  ['a city', '石家庄', ['人民币在石家庄发行。'], false],
])('%s', (_, name, sentences, person) => {
  expect(isSpokenOfAsPerson(name, sentences)).toBe(person)
})
