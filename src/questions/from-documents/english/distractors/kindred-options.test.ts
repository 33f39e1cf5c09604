import { describe, expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { kindredOptions, type KindredOptions } from './kindred-options.ts'

const optionsFor = (term: string, text: string): KindredOptions | undefined => {
  const lesson = lessonFromText(text)
  const entry = lesson.vocabulary.entries.find(({ form }) => form === term)!
  return kindredOptions(entry, entry.definition!, lesson)
}
const formsFor = (term: string, text: string): string[] =>
  (optionsFor(term, text)?.entries ?? []).map(({ form }) => form).toSorted()

const CELL = `
# Parts of the cell
The **centrosome** is an organizing center that is found near the nuclei of animal cells. The **nucleolus** is a dark body that makes the parts of new ribosomes.
The **lysosome** is an organelle that breaks down worn parts of the cell.
The **chloroplast** is an organelle that carries out photosynthesis.
The **mitochondrion** is an organelle that makes energy with its own ribosomes and DNA.
`
const FORCES = `
# Forces
A **nonconservative force** is a force for which work depends on the path taken. The work of the **friction force** is lost.
A **conservative force** is a force for which work depends only on the two ends of a motion.
The **net force** acts on the whole. The **normal force** holds a load.
`

describe('the options beside a meaning', () => {
  test('are parts where a part is asked for, and nobody has to mend them', () => {
    expect(optionsFor('lysosome', CELL)).toMatchObject({ isPlain: false })
    expect(formsFor('lysosome', CELL)).toHaveLength(3)
  })
  test('are not told to be like the key in what is asked', () => {
    const likened = `${CELL}Like mitochondria, the chloroplast has its own ribosomes and DNA and makes energy.`
    expect(formsFor('mitochondrion', CELL)).toContain('chloroplast')
    expect(formsFor('mitochondrion', likened)).not.toContain('chloroplast')
  })
  test('are none that may be of the kind that is meant', () => {
    expect(formsFor('nonconservative force', FORCES)).not.toContain('friction force')
  })
  test('are no members of the kind that is asked for, though each has a meaning', () => {
    const text = `
# Food
A **nutrient** is a substance that the body needs for growth. We get nutrients such as calcium from milk.
**Glucose** is a simple sugar that cells use directly.
**Calcium** is a mineral that makes bones hard.
**Bile** is a green liquid that is made in the liver.
**Starch** is a powder in which plants store energy.
`
    expect(optionsFor('nutrient', text)).toBeUndefined()
  })
  test('are no word that the key begins or ends with', () => {
    const text = `
# Movement
**Kinesis** is a movement without direction that follows a stimulus. **Taxis** is a movement toward a stimulus or away from it.
**Orthokinesis** is a change of speed that follows a stimulus. **Reflex** is a rapid response to a stimulus.
**Habituation** is a loss of response after many stimuli.
`
    expect(formsFor('kinesis', text)).not.toContain('orthokinesis')
  })
  test('are not offered beside a meaning that is a whole kind', () => {
    const joints = `
# Joints
A **synarthrosis** is a joint that is immovable. A **gomphosis** is a joint that holds a tooth in its socket.
A **diarthrosis** is a joint that moves freely in all ways. An **amphiarthrosis** is a joint that allows slight movement.
`
    const lesson = lessonFromText(joints)
    const key = lesson.vocabulary.entries.find(({ form }) => form === 'gomphosis')!
    expect(kindredOptions(key, key.definition!, lesson)?.entries).toHaveLength(3)
    expect(kindredOptions(key, { ...key.definition!, meaning: 'a joint that is immovable' }, lesson)).toBeUndefined()
  })
  test('are no two names of one thing', () => {
    const text = `
# Kidney
The **macula densa** is a body of cells that senses changes of sodium. The **JGC** is a body of cells that releases renin.
The **juxtaglomerular cell** is a body in the wall of the artery that answers to pressure. The **flame cell** is a body that clears water in worms.
The **podocyte** is a body of cells that holds the capillaries.
`
    expect(
      ['JGC', 'juxtaglomerular cell'].filter((form) => formsFor('macula densa', text).includes(form)).length,
    ).toBeLessThan(2)
  })
  test('are not told by a word of the meaning, as center tells centrosome', () => {
    expect(optionsFor('centrosome', CELL)).toBeUndefined()
  })
  test('are missing where there are not three of one sphere', () => {
    expect(optionsFor('lysosome', CELL.split('\n').slice(0, 4).join('\n'))).toBeUndefined()
  })
})

describe('the options beside a meaning are of its kind', () => {
  const GLOSSARY = `
# Bones
Each long bone has a shaft, the diaphysis, and two ends.
${'Bones are hard.\n'.repeat(60)}
# The arm
The humerus, the ulna and the radius are the bones of the arm.
# Key Terms
diaphysis: central shaft of bone with marrow in a cavity
humerus: only bone of the upper arm, from the shoulder to the elbow
ulna: bone of the forearm on the side of the little finger
radius: bone of the forearm on the side of the thumb
bone: (also, osseous tissue) tissue that makes up the skeleton of an adult
osseous tissue: tissue that makes up the skeleton of an adult
`
  test('no whole bones beside a part of one', () => {
    expect(optionsFor('diaphysis', GLOSSARY)).toBeUndefined()
  })
  test('another name of the key is none', () => {
    const { related, vocabulary } = lessonFromText(GLOSSARY)
    const [bone, tissue] = ['bone', 'osseous tissue'].map((form) =>
      vocabulary.entries.find((entry) => entry.form === form)!,
    )
    expect(related.areOneKind(bone!, tissue!)).toBe(true)
    expect(related.namesOf(bone!)).toContain('osseous tissue')
  })
  test('no hormone of men beside one in females', () => {
    const text = `
# Key Terms
estrogen: hormone in females that helps the egg to ripen
testosterone: hormone in men that helps sperm to ripen
progesterone: hormone in women that keeps the womb ready
inhibin: hormone that slows the release of other hormones
prolactin: hormone that starts the making of milk`
    expect(formsFor('estrogen', text)).toEqual(['inhibin', 'progesterone', 'prolactin'])
  })
  test('nor one that the meaning tells by its shape', () => {
    const text = `
# Key Terms
cuboidal epithelia: epithelia made of cube-shaped cells that line glands
columnar epithelia: epithelia made of cells taller than they are wide
squamous epithelia: epithelia made of thin cells that let gases pass
transitional epithelia: epithelia made of layers that can stretch
stratified epithelia: epithelia made of several layers of cells`
    expect(optionsFor('cuboidal epithelia', text)).toBeUndefined()
    expect(formsFor('columnar epithelia', text)).toHaveLength(3)
  })
})
