/** The wizard's draft in a component: kept in the browser as it changes, and taken over from another tab. */
import { useEffect, useReducer, useRef } from 'react'
import type { PaperLanguage } from '#domain/language.ts'
import { DRAFT_KEY, readStored, writeStored } from '../floor/storage.ts'
import { emptyDraft, type Draft } from './draft.ts'
import { reduceDraft, type DraftAction } from './reduce-draft.ts'
import { formatDraft, parseDraft } from './kept-draft.ts'

/** `opening`: what the wizard is opened with; it goes over what was kept. */
export function useDraft(
  language: PaperLanguage,
  opening?: DraftAction,
): readonly [Draft, (action: DraftAction) => void] {
  const [draft, dispatch] = useReducer(reduceDraft, undefined, () => {
    const kept = parseDraft(readStored(DRAFT_KEY)) ?? emptyDraft(language)
    return opening === undefined ? kept : reduceDraft(kept, opening)
  })
  const kept = useRef<string | undefined>(undefined)
  useEffect(() => {
    const text = formatDraft(draft)
    // What came from the other tab needs no telling back.
    if (text === kept.current) return
    kept.current = text
    writeStored(DRAFT_KEY, text)
  }, [draft])
  useEffect(() => {
    const take = ({ key, newValue }: StorageEvent): void => {
      if (key !== DRAFT_KEY || newValue === kept.current) return
      // Null: the teacher who worked on it has signed out.
      const other = newValue === null ? emptyDraft(language) : parseDraft(newValue)
      if (other === undefined) return
      kept.current = newValue ?? formatDraft(other)
      dispatch({ kind: 'loaded', draft: other })
    }
    addEventListener('storage', take)
    return () => removeEventListener('storage', take)
  }, [language])
  return [draft, dispatch]
}
