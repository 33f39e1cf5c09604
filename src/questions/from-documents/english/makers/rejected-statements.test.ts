import { expect, test } from 'vitest'
import type { Maker } from '../survey/lesson.ts'
import { keyOf, made, stems } from '#test/questions/english/made-questions.ts'
import { nameTerm } from './name-term.ts'
import { stateMeaning } from './state-meaning.ts'
import { swappedTerm } from './swapped-term.ts'
import { trueStatement } from './true-statement.ts'

const TERMS = [
  'pharynx',
  'proteins',
  'proteomic analysis',
  'genomic analysis',
  'progymnosperms',
  'conifers',
  'recombination',
  'genetic maps',
].map((form) => ({ form, confidence: 0.9 }))

test.each<readonly [string, Maker, string]>([
  ['others are such plants', nameTerm, 'Conifers is an aquatic plant with large air spaces in the cortex of its root.'],
  [
    'other forces are such too',
    nameTerm,
    '# Key Terms\ncohesion: forces between water molecules caused by their polar nature; responsible for surface tension',
  ],
  [
    'another term has nearly this meaning',
    nameTerm,
    '# Key Terms\nmarket edge: set of unique features of a product that the target market perceives as significant and superior\nproduct lead: ability to sell a unique product with a set of features that the target market perceives as important and better',
  ],
  [
    'two terms have one meaning',
    nameTerm,
    '# Key Terms\nhyperopia: visual defect in which the image falls behind the retina\npresbyopia: visual defect in which the image falls behind the retina',
  ],
  [
    'two terms have one meaning',
    stateMeaning,
    '# Key Terms\nhyperopia: visual defect in which the image falls behind the retina\npresbyopia: visual defect in which the image falls behind the retina',
  ],
  [
    'the parts of the term stand in it',
    nameTerm,
    '# Key Terms\nbiotechnology: any technological use of biological systems to make or modify products',
  ],
  [
    'the name of the product says it',
    trueStatement,
    'Genetic maps bind recombination to form recombination genetic maps.',
  ],
  [
    'external is seen at sight not to be inside',
    swappedTerm,
    '# Key Terms\ninternal fertilization: fertilization of egg by sperm inside the body of the female\nexternal fertilization: fertilization of egg by sperm outside the body of an animal',
  ],
  [
    'it goes on with something',
    trueStatement,
    'As another function, recombination gives conifers and progymnosperms a wide choice of proteins.',
  ],
  [
    'a set-up waits for what happens',
    trueStatement,
    'Conifers rich in proteins are placed in a warm solution of recombination salts.',
  ],
  ['a judgement', trueStatement, 'Proteomic analysis has been highly successful in finding the proteins of conifers.'],
  [
    'what the people of a subject do',
    trueStatement,
    'Biologists illustrate the proteins of conifers with genetic maps of two colours.',
  ],
  [
    'it answers the sentence before',
    trueStatement,
    'Recombination changes the genetic maps and the proteins of conifers, too.',
  ],
  [
    'a comma between subject and verb',
    trueStatement,
    'Conifers, grew in the north at a time when progymnosperms held the south and its proteins.',
  ],
  [
    'two things have something in common',
    nameTerm,
    'Hg and Ag: heating of the ore in hot air\nProteins: chains of small units in a cell\nConifers: trees that carry cones\nPharynx: tube behind the mouth of an animal',
  ],
  [
    'a metal is no method',
    stateMeaning,
    '# Key Terms\nreactive metals: electrolysis of the molten ore of the metal\ngovernment: the idea of the rule of the people',
  ],
])('not asked: %s', (_, maker, text) => {
  expect(made(maker, text, TERMS)).toEqual([])
})

test('what is said of a chain holds of a long chain', () => {
  const text =
    '# Key Terms\npolymer: chain of monomer residues that is joined by covalent bonds\npolysaccharide: long chain of simple sugars that is found in cells'
  expect(stems(made(swappedTerm, text))).toEqual([
    '“Polymer” means “long chain of simple sugars that is found in cells”.',
  ])
})

test('openings called spiracles are spiracles, and openings is no other name of them', () => {
  const text =
    '# Insects\nAir enters the body through openings called **spiracles**. **Spiracles** are small holes that let air into the tracheal tubes of insects.'
  expect(
    made(nameTerm, text)
      .filter(({ maker }) => maker === 'name_term')
      .map(keyOf)
      .flat(),
  ).not.toContain('openings')
})

test('aggression is a product of the situation too, as behavior is', () => {
  expect(
    stems(
      made(
        swappedTerm,
        'Behavior is a product of both the situation and of the person.\n**Aggression** is a behavior of a person that seeks to cause harm to others.\n**Altruism** is a desire of a person to help others at a cost.',
      ),
    ).filter((stem) => stem.includes('product of both')),
  ).toEqual([])
})
