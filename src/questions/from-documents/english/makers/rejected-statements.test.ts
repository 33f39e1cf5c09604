import { expect, test } from 'vitest'
import type { Maker } from '../lesson.ts'
import { made } from '../fixtures/made-questions.ts'
import { means } from './means.ts'
import { outcome } from './outcome.ts'
import { reason } from './reason.ts'
import { swappedComparison } from './swapped-comparison.ts'
import { swappedOpposite } from './swapped-opposite.ts'
import { swappedTerm } from './swapped-term.ts'

const TERMS = ['crustaceans', 'exoskeleton', 'mouth', 'pharynx', 'proteins', 'proteomic analysis', 'genomic analysis', 'phylogenetic trees', 'heirloom seeds', 'progymnosperms', 'conifers', 'recombination', 'genetic maps'].map((form) => ({ form, confidence: 0.9 }))

test.each<readonly [string, Maker, string]>([
  ['the means are of another deed', means, 'Crustaceans have a chitinous exoskeleton that is shed by molting whenever the animal increases in size.'],
  ['a way is no outcome', outcome, 'The mouth leads to a muscular pharynx and a long intestine with many folds.'],
  ['the reason before it contradicts', swappedComparison, 'Proteins are naturally unstable molecules, which makes proteomic analysis much more difficult than genomic analysis.'],
  ['what is learned is not innate', swappedOpposite, 'Phylogenetic trees will continue to change as new types of life are discovered and new information is learned.'],
  ['a set phrase', swappedOpposite, 'Heirloom seeds come from plants that people traditionally grew, as opposed to the seeds used for farming.'],
  ['what a thing is has no reason', reason, 'Progymnosperms were a group of plants that resembled conifers because they produced wood from the tissues of their stems.'],
  ['the question says it', reason, 'Because genetic maps rely on the natural process of recombination, genetic mapping is affected by natural changes of recombination.'],
  ['external is seen at sight not to be inside', swappedTerm, '# Key Terms\ninternal fertilization: fertilization of egg by sperm inside the body of the female\nexternal fertilization: fertilization of egg by sperm outside the body of an animal'],
])('not asked: %s', (_, maker, text) => {
  expect(made(maker, text, TERMS)).toEqual([])
})
