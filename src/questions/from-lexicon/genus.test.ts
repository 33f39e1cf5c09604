import { expect, test } from 'vitest'
import { genusIn } from './genus.ts'

test.each([
  ['the dark pigment of skin and hair', 'pigment'],
  ['a large blood vessel with a thick wall', 'vessel'],
  ['an electromagnetic wave a few centimetres long, used for radar', 'long'],
  ['rocks formed from magma', 'rock'],
])('“%s” is a %s', (definition, genus) => expect(genusIn(definition, 'en')).toBe(genus))
test.each([
  ['皮膚和毛髮中的深色色素', '色素'],
  ['把訊息由內耳傳到腦部的纖維束', '維束'],
  ['細胞分裂', ''],
])('「%s」是%s', (definition, genus) => expect(genusIn(definition, 'zh-TW')).toBe(genus))
