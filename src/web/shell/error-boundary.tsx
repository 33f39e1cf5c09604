/** What stands in place of a screen that broke: a sentence, and two ways on. */
import { Component, type ReactNode } from 'react'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { Button } from '../ui/button.tsx'

type Props = { readonly texts: InterfaceTexts; readonly children: ReactNode }
type State = { readonly error?: unknown }

export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}
  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }
  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children
    return <BrokenScreen texts={this.props.texts} />
  }
}

/** Also of the router, for a screen alone. */
export function BrokenScreen({ texts: { common } }: { readonly texts: InterfaceTexts }) {
  return (
    <main
      id="main"
      className="mx-auto grid min-h-[60vh] max-w-lg place-content-center gap-4 p-6 text-center"
      role="alert"
    >
      <h1 className="text-xl font-semibold">{common.broken.title}</h1>
      <p className="text-muted">{common.broken.text}</p>
      <div className="flex justify-center gap-3">
        <Button onClick={() => location.reload()}>{common.broken.reload}</Button>
        <a className="rounded-control border border-line px-4 py-2 font-medium" href="/">
          {common.broken.home}
        </a>
      </div>
    </main>
  )
}
