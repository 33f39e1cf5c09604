/**
 * The class of a noun phrase by the kinds that stand above it in WordNet: what the hand-made table of nouns does not
 * know.
 */
import { headSenses } from './noun-senses.ts'
import { nounTable, type NounSense } from '../word-lists/noun-table.ts'
import type { SemanticClass } from './semantic-class.ts'

/**
 * The classes of the senses that a phrase, or else its head, may have: of the dominant one, or of each; undefined for
 * a sense that tells none. Empty for what is
 * not known, and for names.
 */
export function classesByKinds(phrase: string): readonly (SemanticClass | undefined)[] {
  // "Berlin" is a limousine too, and "ACE" an expert.
  if (/(?:^|[ -])\p{Lu}[^ ]*$/u.test(headPhrase(phrase))) return []
  const senses = headSenses(phrase)
  return senses.filter(({ isDominant }) => isDominant || !senses[0]!.isDominant).map(classOfSense)
}

const headPhrase = (phrase: string): string => phrase.split(/ (?:of|in|for|to|with|from|by) /)[0]!

/**
 * By each class the kinds of which whatever is a kind belongs to it, unless a nearer one tells another. `#2` is the
 * second sense of a word.
 */
export const TELLING_KINDS: Readonly<Record<SemanticClass | 'none', string>> = {
  person: 'person, spiritual being',
  group: 'social group, people, people#2, gathering, ethnic group, kin#2, family#2, class#2, biological group, race#3',
  institution: 'institution, enterprise#2, administrative unit, association',
  place: 'location, region#3, body of water, land#2, celestial body, geographic area, facility, biome, environment',
  landform: 'geological formation',
  organism: 'organism, living thing, animal group, taxonomic category',
  body_part: 'body part, body structure, plant part, tissue, body covering, organ, neuron',
  cell_part: 'organelle, plastid, living substance, cell#2, cell membrane, gene, chromosome',
  substance:
    'substance, matter#3, food, drug, body fluid, molecule, building block, particle#2, agent#3, atom, rock, animal material, plant product',
  process: 'physical process, act#2, change, phenomenon, cognitive process, movement#3',
  quantity:
    'physical property, magnitude, measure#2, magnitude relation, energy, force#2, temporal property, sound property, degree',
  money: 'possession#2, money, medium of exchange, debt, monetary unit, negotiable instrument, financial condition',
  unit: 'unit of measurement',
  theory:
    'theory, belief, belief#2, concept, hypothesis, hypothesis#3, explanation, explanation#2, principle, principle#2, law#3, political orientation, religion#2, orientation#2, religious movement, artistic movement, model',
  system: 'political system, economic system, government#3, polity, system#2, political unit',
  rule: 'rule, rule#2, rule#3, law, law#2, legal document, agreement, crime, right, command, prohibition#2, wrongdoing, obligation#2, legal right',
  field: 'discipline#2, knowledge domain, profession, occupation',
  disorder: 'ill health, disorder, symptom, abnormality, pain, injury#3',
  state: 'state#2, quality, relationship, relationship#2, stage#2',
  mind: 'cognition, feeling, motivation, attitude, trait, ability, mental state, psychological feature',
  time: 'time period, time#2, time#3, point in time, time unit, calendar day, phase',
  event: 'event, happening, social event, war, conflict, attack, violent storm',
  work: 'writing#2, work of art, art, musical composition, music, publication, document, show, drawing#2, painting, sculpture',
  rhetoric:
    'rhetorical device, language unit, grammatical category, expressive style, versification, grammatical relation, linguistic relation, motif, word, part of speech',
  maths:
    'mathematical statement, shape#2, number#2, mathematical relation, set#2, mathematical process, mathematical notation, matrix, variable, statistic, quantity#3, formula, calculation, coefficient, plane figure, statistical distribution',
  software:
    'software, computer code, data structure, computer file, computer network, web site, algorithm, protocol#2, electronic communication, programming language, computer operation',
  artefact: 'artefact',
  none: 'relation, part, part#2, component, element#2, characteristic, side, structure, system, medium, resource, entity, whole#2, object, physical entity, attribute#2, communication#2, group, property#2, abstract entity',
}

let classes: ReadonlyMap<number, SemanticClass | 'none'> | undefined

/** The class of the nearest kind above it that tells one. */
export function classOfSense({ synset }: NounSense): SemanticClass | undefined {
  classes ??= tellingSynsets()
  const kind = nounTable()
    .kindsAbove(synset)
    .find((one) => classes!.has(one))
  const found = kind === undefined ? undefined : classes.get(kind)
  return found === 'none' ? undefined : found
}

function tellingSynsets(): Map<number, SemanticClass | 'none'> {
  return new Map(
    Object.entries(TELLING_KINDS).flatMap(([name, kinds]) =>
      kinds.split(', ').flatMap((kind) => {
        const [lemma, rank = '1'] = kind.split('#')
        const sense = nounTable()
          .senses(lemma!)
          .find((one) => one.rank === Number(rank))
        return sense ? [[sense.synset, name as SemanticClass | 'none'] as const] : []
      }),
    ),
  )
}
