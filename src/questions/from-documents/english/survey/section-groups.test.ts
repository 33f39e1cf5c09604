import { expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { made, stems } from '#test/questions/english/made-questions.ts'
import type { Lesson } from './lesson.ts'
import { nameTerm } from '../makers/name-term.ts'

const under = (heading: string, text: string): Lesson =>
  lessonFromText(`# Animals\n## ${heading}\n### Reproduction\n${text}`, [{ form: 'fertilization' }, { form: 'mouth' }])

test.each([
  ['Phylum Nematoda', 'the phylum Nematoda'],
  ['Morphology of Sponges', 'sponges'],
  ['Subphylum Crustacea', 'the subphylum Crustacea'],
  ['Petromyzontidae: Lampreys', 'lampreys'],
  ['Phylum Platyhelminthes', 'the phylum Platyhelminthes'],
  ['Variations in Family Life', undefined],
  ['Phylogenetic Trees', undefined],
  ['HGT in Eukaryotes', undefined],
])('the section “%s” treats %s', (heading, group) => {
  const lesson = under(heading, 'Nothing is told here that one could ask about.')
  expect(lesson.groupOf(lesson.sentences[0]!)).toBe(group)
})

test.each([
  [
    'says not of which group it is',
    'Phylum Nematoda',
    'Fertilization is internal, and embryos start to grow soon after fertilization.',
    false,
  ],
  [
    'names its group',
    'Phylum Nematoda',
    'Fertilization in nematodes is internal, and embryos start to grow soon after it.',
    true,
  ],
  [
    'names another group',
    'Superphylum Deuterostomia',
    'In chelicerates, fertilization is internal, and embryos start to grow soon after it.',
    true,
  ],
  [
    'stands in a section on no group',
    'Life Cycles',
    'Fertilization is internal, and embryos start to grow soon after fertilization.',
    true,
  ],
])('a statement that %s', (_, heading, text, stands) => {
  expect(under(heading, text).standing.length).toBe(stands ? 1 : 0)
})

test('a term of one group is asked for within it', () => {
  const text =
    '# Animals\n## Morphology of Sponges\n**Mesohyl** is a matrix consisting of a collagen-like gel with suspended cells.'
  expect(stems(made(nameTerm, text))[1]).toBe(
    'In the context of sponges, state the term that means “a matrix consisting of a collagen-like gel with suspended cells”.',
  )
})
