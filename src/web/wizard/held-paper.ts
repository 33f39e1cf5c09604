/**
 * The paper that lies in this browser: a visitor's, whose answers the server does not give again, or a sample that the
 * server had no part in.
 */
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../api/call.ts'
import { keys, paperQuery } from '../api/queries.ts'
import { HELD_PAPER_KEY, readStored, writeStored } from '../floor/storage.ts'
import type { Draft } from './draft.ts'
import type { PaperAnswer } from './preview/read-paper.ts'

/** Where nothing can be kept, it stands until the page is left. */
let held: PaperAnswer | undefined

export function holdPaper(paper: PaperAnswer): void {
  held = paper
  writeStored(HELD_PAPER_KEY, JSON.stringify(paper))
}

/** Once it is the account's own, or another stands in its place. */
export function letGo(): void {
  held = undefined
  writeStored(HELD_PAPER_KEY, undefined)
}

function heldPaper(id: string): PaperAnswer | undefined {
  if (held?.id === id) return held
  try {
    const kept = JSON.parse(readStored(HELD_PAPER_KEY) ?? 'null') as PaperAnswer | null
    return kept?.id === id ? kept : undefined
  } catch {
    return undefined
  }
}

/** The paper of a draft, wherever it lies; one that is not there any more is missing, as on the server. */
export function draftPaperQuery(id: string, where: Draft['held']) {
  if (where === undefined) return paperQuery(id)
  return queryOptions({
    queryKey: keys.paper(id),
    queryFn: (): PaperAnswer => {
      const paper = heldPaper(id)
      if (paper === undefined) throw new ApiError(404, 'The paper is not in this browser')
      return paper
    },
  })
}
