/**
 * A figure whose LaTeX is drawn only now, by the server: in a box of its own size, so that no page breaks anew when it
 * comes.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { renderLatex } from '#contract/render.ts'
import type { UndrawnFigure as UndrawnFigureOf } from '#domain/question.ts'
import { call } from '../api/call.ts'
import { useTexts } from '../floor/texts.ts'
import './undrawn-figure.css'

/**
 * One that failed when its paper was stored is tried again when that is asked for. Readers by a link have no LaTeX to
 * try.
 */
export function UndrawnFigure({ figure: { latex, alt, failed } }: { readonly figure: UndrawnFigureOf }) {
  const { paperView, common } = useTexts()
  const box = useRef<HTMLSpanElement>(null)
  const hadFocus = useRef(false)
  const { data, isFetching, isFetched, refetch } = useQuery({
    queryKey: ['drawing', latex],
    enabled: latex !== '' && failed !== true,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: ({ signal }) =>
      call(renderLatex, { body: { latex }, signal }).catch((error: unknown) => {
        if (!signal.aborted) console.warn('A diagram could not be drawn', error)
        throw error
      }),
  })
  useEffect(() => {
    if (data !== undefined && hadFocus.current) box.current?.focus()
  }, [data])
  const canRetry = latex !== '' && (failed === true || isFetched)
  return (
    <span ref={box} tabIndex={-1} role="status" className="paper-awaited">
      {data === undefined ? (
        <>
          <span>{isFetching ? paperView.drawing : paperView.undrawn}</span>
          <small>{alt}</small>
          {canRetry ? (
            <button
              type="button"
              className="paper-retry"
              aria-disabled={isFetching || undefined}
              onClick={() => {
                hadFocus.current = true
                if (!isFetching) void refetch()
              }}
            >
              {common.retry}
            </button>
          ) : null}
        </>
      ) : (
        <img src={data.image} alt={alt} />
      )}
    </span>
  )
}
