/**
 * The templates of the server; the built-in ones where it does not answer, whatever the reason (specification 2,
 * section 4).
 */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PaperFormat } from '#domain/paper.ts'
import type { Template } from '#domain/template.ts'
import { templatesFor } from '#templates/templates.ts'
import { templatesQuery } from '../../api/catalogue-queries.ts'
import { templateOf } from './templates.ts'

export type OfferedTemplates = {
  /** `none`: the server answered, and had no template. */
  readonly from: 'loading' | 'server' | 'none' | 'built-in'
  readonly templates: readonly Template[]
  readonly isBusy: boolean
  readonly retry: () => void
}

export function useTemplates(format: PaperFormat): OfferedTemplates {
  // Not tried again by itself: the built-in ones are at hand, and waiting would only keep the teacher.
  const {
    data,
    isPending,
    isError,
    isFetching: isBusy,
    refetch,
  } = useQuery({ ...templatesQuery, retry: false, networkMode: 'always' })
  return useMemo(() => {
    const retry = (): void => void refetch()
    if (isPending) return { from: 'loading', templates: [], isBusy, retry }
    if (isError || data.length === 0)
      return { from: isError ? 'built-in' : 'none', templates: templatesFor(format), isBusy, retry }
    return { from: 'server', templates: templatesFor(format, data.map(templateOf)), isBusy, retry }
  }, [data, isPending, isError, isBusy, refetch, format])
}
