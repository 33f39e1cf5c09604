/**
 * The demo of the landing page: the visitor's own file, read in the browser (decision D9). What reads it is loaded when
 * one is picked.
 */
import { useEffect, useRef, useState } from 'react'
import { usePublicReader } from '../../public-floor/reader.ts'
import { Section } from '../section.tsx'
import { Picker } from './picker.tsx'
import { useDemo, type DemoState } from './use-demo.ts'
import { Working } from './working.tsx'

export function Demo() {
  const { demo } = usePublicReader().texts
  const { state, pick, cancel, restart } = useDemo()
  const [said, setSaid] = useState('')
  const place = useFocusOnChange(state)
  return (
    <Section id="own-file" title={demo.title} text={demo.text}>
      <div>
        <p role="status" className="sr-only">
          {state.kind === 'working' ? said : state.kind === 'cancelled' ? demo.working.cancelled : ''}
        </p>
        <div ref={place} className="rounded-card border border-line bg-surface p-4 sm:p-8">
          {state.kind === 'working' ? (
            <Working {...state} onSay={setSaid} onCancel={cancel} />
          ) : state.kind === 'shown' ? (
            <state.Result {...state} onAgain={restart} />
          ) : (
            <Picker fault={state.kind === 'refused' ? state.sentence : undefined} onFiles={pick} />
          )}
        </div>
      </div>
    </Section>
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
