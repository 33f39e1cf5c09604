/** A small drawing of how a template sets a page: head, columns, options, room for answers. */
import type { CSSProperties } from 'react'
import type { Template } from '#domain/template.ts'
import { joined } from '../../ui/joined.ts'

export function Thumbnail({ template }: { readonly template: Template }) {
  const { layout, answerSpace, setting, customization } = template
  const isDense = setting.density === 'compact'
  const body = PLACES.slice(0, isDense ? 5 : 3).map((place) => (
    <Question
      key={place}
      space={answerSpace === 'mixed' ? (place === 0 ? 'blank' : 'lines') : answerSpace}
      isDense={isDense}
    />
  ))
  return (
    <div
      aria-hidden
      className="flex aspect-[210/297] w-full flex-col gap-[5%] overflow-hidden rounded-paper border border-line bg-paper p-[9%] shadow-paper"
      style={{ '--title': customization.colors.primary } as CSSProperties}
    >
      <Head template={template} />
      {layout === 'single-column' ? <div className="grid flex-1 content-start gap-2">{body}</div> : null}
      {layout === 'two-column' ? (
        <div className="grid flex-1 grid-cols-2 content-start gap-1.5">
          <div className="grid content-start gap-2">{body}</div>
          <div className="grid content-start gap-2 border-s border-paper-ink/25 ps-1.5">{body}</div>
        </div>
      ) : null}
      {layout === 'mixed' ? (
        <div className="grid flex-1 content-start gap-2">
          <div className="grid grid-cols-2 gap-2">
            <Question space="options" />
            <Question space="options" />
          </div>
          {body.slice(0, 2)}
        </div>
      ) : null}
      {setting.practicalRecord ? (
        <div className="grid h-[16%] shrink-0 grid-cols-3 grid-rows-2 divide-x divide-paper-ink/40 border border-paper-ink/40">
          <span />
          <span />
          <span />
          <span className="border-t border-paper-ink/40" />
          <span className="border-t border-paper-ink/40" />
          <span className="border-t border-paper-ink/40" />
        </div>
      ) : null}
    </div>
  )
}

const PLACES = [0, 1, 2, 3, 4]

const Line = ({ className }: { readonly className: string }) => (
  <span className={joined('block h-0.5 shrink-0 rounded-full bg-paper-ink/35', className)} />
)

function Head({ template: { headerStyle } }: { readonly template: Template }) {
  const title = <span className="block h-1 rounded-full bg-(--title)" />
  switch (headerStyle) {
    case 'formal':
      return (
        <div className="grid shrink-0 gap-1 border border-paper-ink/40 p-1">
          <div className="mx-auto w-3/4">{title}</div>
          <div className="grid grid-cols-2 gap-1">
            <Line className="w-full" />
            <Line className="w-full" />
            <Line className="w-full" />
            <Line className="w-full" />
          </div>
        </div>
      )
    case 'standard':
      return (
        <div className="grid shrink-0 gap-1">
          <div className="mx-auto w-3/5">{title}</div>
          <div className="flex items-end gap-1">
            <Line className="flex-1" />
            <Line className="flex-1" />
            <span className="block size-2 border border-paper-ink/50" />
          </div>
        </div>
      )
    case 'minimal':
      return (
        <div className="flex shrink-0 items-center gap-1">
          <div className="w-2/5">{title}</div>
          <Line className="flex-1" />
        </div>
      )
  }
}

function Question({
  space,
  isDense = false,
}: {
  readonly space: Template['answerSpace'] | 'options'
  readonly isDense?: boolean
}) {
  return (
    <span className={joined('grid', isDense ? 'gap-[3px]' : 'gap-1')}>
      <Line className="w-11/12" />
      {space === 'lines' ? (
        <>
          <span className="mt-0.5 block border-b border-dotted border-paper-ink/50" />
          {isDense ? null : <span className="mt-0.5 block border-b border-dotted border-paper-ink/50" />}
        </>
      ) : null}
      {space === 'boxes' ? <span className="block h-3 border border-paper-ink/40" /> : null}
      {space === 'blank' || space === 'mixed' ? <span className="block h-2.5" /> : null}
      {space === 'options' ? (
        <>
          <Line className="w-1/2" />
          <Line className="w-2/5" />
        </>
      ) : null}
    </span>
  )
}
