/** The graph, loaded when it is first needed; where it cannot be, that is said, and everything else stays. */
import { lazy, Suspense } from 'react'
import { PartLoading } from '../floor/part-loading.tsx'
import { useTexts } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { loadPart } from '../ui/load-part.ts'
import { Notice } from '../ui/notice.tsx'
import type { FlowViewProps } from './flow-view.tsx'

const Loaded = lazy(() =>
  loadPart(() => import('./flow-view.tsx')).then(
    (module) => ({ default: module.FlowView }),
    () => ({ default: NotLoaded }),
  ),
)

export function LazyFlowView(props: FlowViewProps) {
  return (
    <Suspense
      fallback={
        <PartLoading
          className={`grid place-items-center rounded-card border border-line bg-raised text-muted ${props.height ?? 'h-[600px]'}`}
        />
      }
    >
      <Loaded {...props} />
    </Suspense>
  )
}

/** A browser keeps a part that failed as failed until the page is loaded anew. */
function NotLoaded() {
  const { flow, common } = useTexts()
  return (
    <div className="grid justify-items-start gap-3">
      <Notice kind="bad">{flow.notLoaded}</Notice>
      <Button kind="secondary" onClick={() => location.reload()}>
        {common.broken.reload}
      </Button>
    </div>
  )
}
