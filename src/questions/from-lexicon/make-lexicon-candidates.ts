/** Every question that the school lexicon gives on the terms that a document teaches. */
import type { TopicId } from '#domain/ids.ts'
import { isChinese } from '#domain/language.ts'
import { fieldsOf } from '#lexicon/choose-fields.ts'
import { openFields, type Lexicon } from '#lexicon/lexicon.ts'
import { toTraditional } from '#reading/words/convert-chinese.ts'
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

/** From the fields of the lexicon that the document is about. */
export async function lexiconCandidates(material: Material, topics?: ReadonlySet<TopicId>): Promise<Candidate[]> {
  const { blocks, language } = material.document
  const text = blocks.map((block) => block.text).join('\n')
  const fields = fieldsOf(language === 'zh-CN' ? toTraditional(text) : text, isChinese(language))
  if (fields.length === 0) return []
  const lexicon = await openFields(fields.map(({ name }) => name))
  const shares = new Map<string, number>(fields.map(({ name, share }) => [name, share]))
  return makeLexiconCandidates(material, { ...lexicon, shareOf: (field) => shares.get(field) ?? 0 }, topics)
}

/** In a stable order; the same material and lexicon give the same candidates. */
export function makeLexiconCandidates(
  material: Material,
  lexicon: Lexicon,
  topics?: ReadonlySet<TopicId>,
): Candidate[] {
  const lesson = prepareLexiconLesson(material, lexicon, topics)
  return MAKERS.flatMap((maker) => maker(lesson))
}
