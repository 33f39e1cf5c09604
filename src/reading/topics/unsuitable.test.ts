import { expect, test } from 'vitest'
import { isUnsuitable } from './unsuitable.ts'

test.each(['香港的色情行業', 'Prostitution in the city'])('%s names no topic of a school', (text) =>
  expect(isUnsuitable(text)).toBe(true),
)
test.each(['性別角色', '有性生殖', 'Sexual reproduction', 'Grapes and rapeseed', 'Therapists'])('%s does', (text) =>
  expect(isUnsuitable(text)).toBe(false),
)
