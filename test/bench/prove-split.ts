/** Proves that the fitted models have not seen the texts that they are measured on. */
import { DOCUMENT_KINDS, MODELS, type DocumentKind } from '#reading/topics/choose-model.ts'
import { digestOf, loadChapters, loadCorpus, type GoldText } from './topics-corpus.ts'

/**
 * Draws the split anew from the texts in `folder` (../shared/keyphrases). A line for each model: how many texts it
 * was fitted on, how many are held out.
 * Throws when a model was fitted on other texts than the split gives, or when a text held out is among them.
 */
export function proveSplit(folder: string): string[] {
  return DOCUMENT_KINDS.map((kind) => {
    const texts = textsOf(kind, folder)
    const seen = texts.filter(({ part }) => part !== 'holdOut')
    const heldOut = texts.filter(({ part }) => part === 'holdOut')
    const seenNames = new Set(seen.map(({ id }) => id))
    const { fitted } = MODELS[kind]
    if (fitted.texts !== seen.length || fitted.digest !== digestOf(seen))
      throw new Error(
        `Cannot measure the ${kind} model: it was fitted on other texts than the split gives; run scripts/fit-topics.ts`,
      )
    if (heldOut.some(({ id }) => seenNames.has(id)))
      throw new Error(`Cannot measure the ${kind} model: a text held out is among those it was fitted on`)
    return `${kind}: fitted on ${seen.length} texts (${fitted.digest.slice(0, 12)}…), ${heldOut.length} held out`
  })
}

function textsOf(kind: DocumentKind, folder: string): GoldText[] {
  switch (kind) {
    case 'textbook':
      return TEXTBOOKS.flatMap((book) => [...loadCorpus(folder, book), ...loadChapters(folder, book)])
    case 'paper':
      return loadCorpus(folder, 'semeval2010-train')
    case 'abstract':
      return loadCorpus(folder, 'inspec-train')
    case 'chinese':
      return loadCorpus(folder, 'csl-dev')
  }
}

const TEXTBOOKS = ['openstax-biology', 'openstax-psychology'] as const
