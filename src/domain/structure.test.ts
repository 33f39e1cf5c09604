import { expect, test } from 'vitest'
import { questionsBySection, type DrawnStructure } from './structure.ts'

const structure: DrawnStructure = {
  id: 'hkdse-paper-1-mock',
  sections: [
    { label: 'A', slots: [1, 2] },
    { label: 'B', slots: [3, 4], answered: 1 },
  ],
}
const slotsBySection = (...slots: (number | undefined)[]) =>
  questionsBySection(
    slots.map((slot) => (slot === undefined ? {} : { slot })),
    structure,
  ).map(({ items }) => items.map(({ slot }) => slot))

test.each([
  {
    name: 'questions stand in the section of their slot',
    slots: [1, 2, 3, 4],
    found: [
      [1, 2],
      [3, 4],
    ],
  },
  {
    name: 'inside a section the order of the paper holds',
    slots: [4, 2, 3, 1],
    found: [
      [2, 1],
      [4, 3],
    ],
  },
  {
    name: 'a question that a teacher added stands in the section of the one before it',
    slots: [undefined, 1, 3, undefined],
    found: [
      [undefined, 1],
      [3, undefined],
    ],
  },
  { name: 'a slot that no section has counts as none', slots: [3, 9], found: [[], [3, 9]] },
  { name: 'an emptied section is still there', slots: [3], found: [[], [3]] },
])('$name', ({ slots, found }) => {
  expect(slotsBySection(...slots)).toEqual(found)
})
