/** The paper beside the controls, as it stands so far. */
import type { Draft } from './draft.ts'

export function LivePaper({ draft }: { readonly draft: Draft }) {
  return <aside>{draft.configuration.title}</aside>
}
