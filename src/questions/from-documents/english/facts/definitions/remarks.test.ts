import { expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'

const defined = (text: string, ...forms: string[]): string[] =>
  lessonFromText(
    text,
    forms.map((form) => ({ form })),
  ).definitions.map(({ term }) => term)

test.each([
  [
    'feeding is no meaning of an animal',
    'Lancelets are suspension feeders that feed on phytoplankton and other microorganisms.',
    'lancelets',
  ],
  ['nor is its colour', 'Aphids are insects that vary in color based on carotenoid content.', 'aphids'],
  [
    'other matter is made by plants too',
    'Carotenoids are pigments made by a variety of plants, fungi, and microbes.',
    'carotenoids',
  ],
  [
    'it is the prostate gland',
    'The prostate gland surrounds the urethra. The gland is a mixture of smooth muscle and glandular tissue.',
    'gland',
  ],
  [
    'one parasite infects so',
    'Infection occurs when the human enters the water and a larva penetrates the skin.',
    'infection',
  ],
  [
    'a list that names the matter only',
    '# Key Terms\nintervertebral disc: composed of fibrous cartilage\nulna: bone of the forearm near the little finger',
    'intervertebral disc',
  ],
  [
    'a verb read as a noun',
    '# Key Terms\nskeletal muscle tissue: forms skeletal muscles, which attach to bones\nulna: bone of the forearm near the little finger',
    'skeletal muscle tissue',
  ],
  [
    'its number is no meaning of a kind',
    'Vertebrates are the largest group of chordates, with more than 62,000 living species.',
    'vertebrates',
  ],
  [
    'of fishes, the sentence before says',
    'Lampreys are fishes. A defining feature is the lack of paired fins in the water.',
    'defining feature',
  ],
  [
    'a metaphor',
    'Prices are the messengers in a market economy, conveying information about demand and supply.',
    'prices',
  ],
  [
    'two printings ran together',
    'The tissues are groups of similar cells group of similar cells carrying out related functions.',
    'tissues',
  ],
])('%s', (_, text, term) => {
  expect(defined(text, term)).not.toContain(term)
})

test.each([
  ['one of a kind, told as one', 'A lancelet is a small marine animal that has a notochord all its life.', 'lancelet'],
  ['a plural in bold', '**Lancelets** are marine animals that have a notochord all their lives.', 'lancelets'],
  [
    'a thing that no longer name before it means',
    'Food enters the mouth. The gizzard is a muscular pouch that grinds the food of a bird.',
    'gizzard',
  ],
  ['what occurs, with its article', 'A shortage occurs when buyers want more goods than sellers offer.', 'shortage'],
  [
    'a set is a noun',
    '# Key Terms\nnorm: set of rules that tell how to behave in a group\nulna: bone of the forearm near the little finger',
    'norm',
  ],
])('a definition: %s', (_, text, term) => {
  expect(defined(text, term)).toContain(term)
})
