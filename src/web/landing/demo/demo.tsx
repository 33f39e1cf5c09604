/** The demo of the landing page: the visitor's own file, read in the browser (decision D9). What reads it is loaded when one is picked. */
import { useEffect, useRef, useState } from 'react'
import { usePublicReader } from '../../public/reader.ts'
import { Picker } from './picker.tsx'
import { useDemo, type DemoState } from './use-demo.ts'
import { Working } from './working.tsx'

export function Demo() {
  const { demo } = usePublicReader().texts
  const { state, pick, cancel, restart } = useDemo()
  const [said, setSaid] = useState('')
  const place = useFocusOnChange(state)
  return (
    <section aria-labelledby="demo-title" className="scroll-mt-16">
      <div className="mx-auto grid max-w-[1200px] gap-8 px-4 py-16 lg:px-8">
        <div className="grid gap-2">
          <h2 id="demo-title" className="text-xl font-semibold sm:text-2xl">{demo.title}</h2>
          <p className="max-w-[65ch] text-lg text-muted">{demo.text}</p>
        </div>
        <p role="status" className="sr-only">{state.kind === 'working' ? said : state.kind === 'cancelled' ? demo.working.cancelled : ''}</p>
        <div ref={place} className="rounded-card border border-line bg-surface p-4 sm:p-8">
          {state.kind === 'working' ? <Working {...state} onSay={setSaid} onCancel={cancel} />
            : state.kind === 'shown' ? <state.Result {...state} onAgain={restart} />
              : <Picker fault={state.kind === 'refused' ? state.sentence : undefined} onFiles={pick} />}
        </div>
      </div>
    </section>
  )
}

/** What the focus was on goes with each state: it comes to what takes its place. */
function useFocusOnChange({ kind }: DemoState) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(kind)
  useEffect(() => {
    if (before.current === kind) return
    before.current = kind
    place.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
  }, [kind])
  return place
}
