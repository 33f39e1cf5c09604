import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { glossaryIn } from './glossary.ts'
import { nameTerm } from '../makers/name-term.ts'
import { stateMeaning } from '../makers/state-meaning.ts'
import { termOfMeaning } from '../makers/term-of-meaning.ts'
import { trueStatement } from '../makers/true-statement.ts'

const BODY = '# Stress\nFirst comes alarm. Resistance follows it. In the end comes exhaustion, or comes recovery.'
const TERMS = `# Key Terms
alarm: first stage of the general adaptation syndrome, in which the body prepares to act
resistance: second stage of the general adaptation syndrome, in which the body adapts to the stressor
exhaustion: third stage of the general adaptation syndrome, in which the strength of the body gives out
recovery: last stage of the general adaptation syndrome, in which the body returns to rest
stressor: event that is judged to be threatening; also called strain
distress: see stress`

const blocksOf = (text: string) => lessonFromText(text).material.document.blocks
const textsOf = (text: string): string[] => {
  const blocks = blocksOf(text)
  return [...glossaryIn(blocks)].flatMap(([index, entries]) =>
    entries.map(
      ({ term, meaning }) => `${blocks[index]!.text.slice(...term)} = ${blocks[index]!.text.slice(...meaning)}`,
    ),
  )
}

describe('the meaning of an entry is of the kind of its term', () => {
  const askedOf = (entry: string): string[] =>
    stateMeaning(lessonFromText(`${BODY}\n# Key Terms\n${entry}`)).map(
      ({ draft }) => `${plainText(draft.stem)} ${draft.type === 'short_answer' ? plainText(draft.key) : ''}`,
    )
  test.each([
    ['no person is a state', 'morbid obesity: adult with a weight far above the average of all'],
    [
      'without its list it says nothing',
      'five Ps: the traditional 4Ps of marketing: product, price, promotion, place (distribution), now with people added as a key element',
    ],
    ['no person is an adjective', 'overweight: adult with a weight above the average of all people'],
  ])('%s: %s', (_, entry) => {
    expect(askedOf(entry)).toEqual([])
  })
  test.each([
    [
      'a clause is a case',
      'distorted body image: individuals view themselves as too heavy even though they are not',
      'Describe what is meant by “distorted body image”. A case in which individuals view themselves as too heavy even though they are not.',
    ],
    [
      'two things that happen are a clause',
      'Cannon-Bard theory of emotion: physical arousal and emotional experience occur at the same time',
      'State what the Cannon-Bard theory of emotion says. Physical arousal and emotional experience occur at the same time.',
    ],
    [
      'what a law states keeps its case',
      'law of conservation of matter: when matter changes its form, there is no change in the total amount of it',
      'State what the law of conservation of matter says. When matter changes its form, there is no change in the total amount of it.',
    ],
    [
      'what a theory claims is a clause',
      'elite theory: claims political power rests in the hands of a small group of people',
      'State what the elite theory says. That political power rests in the hands of a small group of people.',
    ],
    [
      'a colon between figures opens no list',
      'sugar ratio: proportion in which the numbers of the atoms of water stand as 1:2:1',
      'What is meant by “sugar ratio”? Proportion in which the numbers of the atoms of water stand as 1:2:1.',
    ],
    [
      'labels before the meaning are no part of it',
      'alveolus: (plural: alveoli) (also, air sac) terminal region of the lung where gas exchange occurs',
      'What is meant by “alveolus”? Terminal region of the lung where gas exchange occurs.',
    ],
    [
      'to see is no pointer',
      'dependent variable: variable that the researcher measures to see how much effect a change had',
      'What is meant by “dependent variable”? Variable that the researcher measures to see how much effect a change had.',
    ],
    [
      'nor is the field',
      'fault: in geology, a break in the crust of a planet along which movement can take place',
      'What is meant by “fault”? A break in the crust of a planet along which movement can take place.',
    ],
    [
      'a plan is named',
      'Schlieffen Plan: a German plan of war to sweep through Belgium before turning to Russia',
      'What is the Schlieffen Plan? A German plan of war to sweep through Belgium before turning to Russia.',
    ],
  ])('%s: %s', (_, entry, question) => {
    expect(askedOf(entry)).toEqual([question])
  })
})

describe('a list of terms', () => {
  test('gives each term with its meaning, without pointers and other names', () => {
    const found = textsOf(TERMS)
    expect(found).toHaveLength(5)
    expect(found[0]).toBe('alarm = first stage of the general adaptation syndrome, in which the body prepares to act')
    expect(found[4]).toBe('stressor = event that is judged to be threatening')
  })
  test('keeps the other names that an entry gives', () => {
    expect([...glossaryIn(blocksOf(TERMS)).values()].flat().at(-1)!.aliases).toEqual(['strain'])
  })
  test('needs no title where four entries follow each other', () => {
    expect(textsOf(TERMS.replace('# Key Terms', '# Stress'))).toHaveLength(5)
    expect(textsOf('# War\nResult: the treaty was signed by both sides in the end')).toEqual([])
  })
  test.each([
    [
      'of several remarks the first where it says enough',
      'primase: enzyme that synthesizes the RNA primer; the primer is needed to start',
      'primase = enzyme that synthesizes the RNA primer',
    ],
    [
      'of several remarks as many as say something',
      'eustress: good form of stress; low to moderate in intensity; associated with health',
      'eustress = good form of stress; low to moderate in intensity',
    ],
    [
      'with the place in a row what has this place',
      'resistance: second stage of the syndrome; the body adapts to a stressor; illness follows',
      'resistance = second stage of the syndrome; the body adapts to a stressor',
    ],
    [
      'a term without the bracket behind it',
      'decibel (dB): logarithmic unit of the intensity of a sound',
      'decibel = logarithmic unit of the intensity of a sound',
    ],
    [
      'a case without its “when”',
      'conformity: when individuals change their behavior to go along with the group',
      'conformity = individuals change their behavior to go along with the group',
    ],
    [
      'a short list behind a colon',
      'triangular theory: model of love based on three parts: intimacy, passion, and commitment',
      'triangular theory = model of love based on three parts: intimacy, passion, and commitment',
    ],
  ])('keeps %s', (_, line, found) => expect(textsOf(`# Glossary\n${line}`)).toEqual([found]))
  test('holds several entries in a paragraph that a page ran together', () => {
    expect(
      textsOf(
        '# Key Terms\n**urea cycle**: pathway by which ammonia becomes urea **uric acid**: byproduct of ammonia in birds and insects',
      ),
    ).toEqual([
      'urea cycle = pathway by which ammonia becomes urea',
      'uric acid = byproduct of ammonia in birds and insects',
    ])
  })
  test.each([
    ['another name', 'vasopressin: another name for anti-diuretic hormone'],
    ['a label of a lesson', 'Example: a ball that falls from a tower'],
    ['a pointer', 'distress: see stress and strain'],
    ['a word', 'eustress: good stress'],
  ])('holds no meaning in %s', (_, line) => expect(textsOf(`# Glossary\n${line}`)).toEqual([]))
})

describe('questions from a list of terms', () => {
  const lesson = lessonFromText(`${BODY}\n${TERMS}`)
  const stems = (maker: typeof nameTerm): string[] => maker(lesson).map(({ draft }) => plainText(draft.stem))
  test('ask from meaning to term and back', () => {
    expect(stems(nameTerm)).toContain('State the term that means “event that is judged to be threatening”.')
    expect(stems(stateMeaning)).toContain('What is meant by “alarm”?')
    expect(stems(trueStatement)).toContain('“Stressor” means “event that is judged to be threatening”.')
  })
  test('offer the sisters of the term, which one paragraph names', () => {
    const neurons = lessonFromText(`# Nerves
The soma comes first. A dendrite reaches out from it. An axon leads away. A synapse lies behind it.
# Key Terms
soma: cell body that holds the nucleus
dendrite: branch that receives signals of other neurons
axon: long branch that carries an impulse away
synapse: small gap where two neurons meet`)
    const choice = termOfMeaning(neurons).find(({ draft }) => plainText(draft.stem).includes('small gap'))!
    const options = choice.draft.type === 'multiple_choice' ? choice.draft.options.map(plainText).toSorted() : []
    expect(options).toEqual(['Axon', 'Dendrite', 'Soma', 'Synapse'])
  })
  test.each([
    ['rod', 'specialized receptor that works well in low light conditions'],
    ['grammar', 'set of rules that are used to convey meaning'],
    ['empathy', 'capacity to understand what he or she feels'],
    ['bias', 'preference for our own group over other groups'],
    ['message', 'chemical message sent by another animal'],
    ['praise', 'rewards given for good work'],
  ])('ask for a meaning that the tagger takes for a clause, or that speaks of all people: %s', (term, meaning) => {
    const told = lessonFromText(`${BODY}\n# Key Terms\n${term}: ${meaning}`)
    expect(told.definitions.map((one) => one.meaning)).toEqual([meaning])
  })
  test('ask for the term of a case that is told as a sentence', () => {
    const told = lessonFromText(
      `${BODY}\n# Key Terms\ngroupthink: members modify their opinions to match those of the group`,
    )
    expect(told.definitions.map(({ pattern }) => pattern)).toEqual(['in_which'])
  })
  test.each([
    'results in a loss of strength',
    'describes an animal that hunts by night',
    'neurotransmitter is pumped back into the cell',
    'person who moves her chair',
  ])('are not made where the meaning is none: %s', (meaning) => {
    const broken = lessonFromText(`${BODY}\n# Key Terms\nalarm: ${meaning}`)
    expect(nameTerm(broken)).toEqual([])
  })
})

describe('a dictionary, with terms as headings', () => {
  const ENTRIES = [
    'Friction|A force that opposes the motion of bodies which touch each other.',
    'Inertia|The property of a body that keeps it at rest or in steady motion. Heavy bodies have more.',
    'Lever|A rigid bar that turns about a fixed point to lift a load.',
    'Pulley|A wheel with a groove in which a rope runs to lift a load.',
  ]
  const dictionary = (entries: readonly string[]): string =>
    [
      '# Forces',
      'Bodies move, rest, push and pull each other.',
      ...entries.map((entry) => `## ${entry.replace('|', '\n')}`),
    ].join('\n')
  test('gives each term with its meaning, quoted from the paragraph alone', () => {
    const lesson = lessonFromText(dictionary(ENTRIES))
    expect(lesson.definitions.map(({ term, meaning }) => `${term}: ${meaning}`)).toEqual(
      ENTRIES.map((entry) =>
        entry.replace(
          /^(.)(.*?)\|(.)([^.]*).*$/,
          (_, first: string, rest: string, opening: string, meaning: string) =>
            `${first.toLowerCase()}${rest}: ${opening.toLowerCase()}${meaning}`,
        ),
      ),
    )
    expect(lesson.definitions[0]!.sentence.quote).toBe(
      'A force that opposes the motion of bodies which touch each other',
    )
  })
  test.each([
    ['three are too few', ENTRIES.slice(0, 3)],
    ['sentences are no meanings', ENTRIES.map((entry) => entry.replace('|', '|A thing like this is something '))],
  ])('%s', (_, entries) => {
    expect([...glossaryIn(blocksOf(dictionary(entries)))]).toEqual([])
  })
})
