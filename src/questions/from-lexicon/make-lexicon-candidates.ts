/** Every question that the school lexicon gives on the terms that a document teaches. */
import { isChinese } from '#domain/language.ts'
import { fieldsOf } from '#lexicon/choose-fields.ts'
import { openFields, type Lexicon } from '#lexicon/lexicon.ts'
import { toTraditional } from '#reading/words/convert-chinese.ts'
import type { ReadDocument } from '#reading/document.ts'
import type { Candidate } from '../candidate.ts'
import type { LexiconLesson, LexiconMaker } from './lesson.ts'
import { chooseDefinition } from './makers/choose-definition.ts'
import { chooseTerm } from './makers/choose-term.ts'
import { explainSet } from './makers/explain-set.ts'
import { longItems } from './makers/long-items.ts'
import { matchDefinitions } from './makers/match-definitions.ts'
import { nameTerm } from './makers/name-term.ts'
import { orderSteps } from './makers/order-steps.ts'
import { stateFact } from './makers/state-fact.ts'
import { tellApart } from './makers/tell-apart.ts'
import { trueOrFalse } from './makers/true-or-false.ts'
import { writtenItems } from './makers/written-items.ts'

const MAKERS: readonly LexiconMaker[] = [
  writtenItems,
  longItems,
  chooseTerm,
  chooseDefinition,
  orderSteps,
  stateFact,
  nameTerm,
  trueOrFalse,
  matchDefinitions,
  tellApart,
  explainSet,
]

/** The fields of the lexicon that a document is about; it may be none. `most`: how many are opened, for a browser few. */
export async function openLexiconFor({ blocks, language }: ReadDocument, most?: number): Promise<Lexicon> {
  const text = blocks.map((block) => block.text).join('\n')
  const fields = fieldsOf(language === 'zh-CN' ? toTraditional(text) : text, isChinese(language), most)
  const lexicon = await openFields(fields.map(({ name }) => name))
  const shares = new Map<string, number>(fields.map(({ name, share }) => [name, share]))
  return { ...lexicon, shareOf: (field) => shares.get(field) ?? 0 }
}

/** In a stable order; the same material and lexicon give the same candidates. */
export const makeLexiconCandidates = (lesson: LexiconLesson): Candidate[] => MAKERS.flatMap((maker) => maker(lesson))
