/** The sample papers of a template, those in the reader's language first. */
import { useQuery } from '@tanstack/react-query'
import { listTemplateSamples } from '#contract/templates.ts'
import type { AnswerOf } from '#contract/route.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { TemplateId } from '#domain/ids.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/queries.ts'

export type Sample = AnswerOf<typeof listTemplateSamples>[number]
/** Undefined while they are loading; none where there are none, or they could not be loaded. */
export type Samples = {
  readonly samples: readonly Sample[] | undefined
  readonly isError: boolean
  readonly retry: () => void
}

export function useSamples(id: TemplateId, language: PaperLanguage): Samples {
  const { data, isError, refetch } = useQuery({
    queryKey: [...keys.templates, id, 'samples', language],
    queryFn: ({ signal }) => call(listTemplateSamples, { params: { id }, query: { language }, signal }),
    retry: false,
    networkMode: 'always',
    staleTime: Infinity,
  })
  return { samples: data ?? (isError ? [] : undefined), isError, retry: () => void refetch() }
}
