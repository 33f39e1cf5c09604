/** Every question that the school lexicon gives on the terms that a document teaches. */
import type { TopicId } from '#domain/ids.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Candidate } from '../candidate.ts'
import type { Material } from '../material.ts'
import { prepareLexiconLesson, type LexiconMaker } from './lesson.ts'
import { chooseDefinition } from './makers/choose-definition.ts'
import { chooseTerm } from './makers/choose-term.ts'
import { compareSet } from './makers/compare-set.ts'
import { matchDefinitions } from './makers/match-definitions.ts'
import { nameTerm } from './makers/name-term.ts'
import { orderSteps } from './makers/order-steps.ts'
import { stateFact } from './makers/state-fact.ts'
import { stateMeaning } from './makers/state-meaning.ts'
import { tellApart } from './makers/tell-apart.ts'
import { trueOrFalse } from './makers/true-or-false.ts'

const MAKERS: readonly LexiconMaker[] = [
  chooseTerm,
  chooseDefinition,
  orderSteps,
  stateFact,
  nameTerm,
  trueOrFalse,
  matchDefinitions,
  stateMeaning,
  tellApart,
  compareSet,
]

/** In a stable order; the same material and lexicon give the same candidates. */
export function makeLexiconCandidates(
  material: Material,
  lexicon: Lexicon,
  topics?: ReadonlySet<TopicId>,
): Candidate[] {
  const lesson = prepareLexiconLesson(material, lexicon, topics)
  return MAKERS.flatMap((maker) => maker(lesson))
}
