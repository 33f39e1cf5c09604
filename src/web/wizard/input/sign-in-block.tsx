/** What a visitor is told instead of an upload list. */
import { useTexts } from '../../floor/texts.ts'
import { useSession } from '../../sign-in/sign-in-provider.tsx'
import { Button } from '../../ui/button.tsx'

export function SignInBlock() {
  const {
    input: { visitor },
  } = useTexts()
  const { openSignIn } = useSession()
  return (
    <section
      aria-labelledby="sign-in-required"
      className="grid justify-items-start gap-2 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="sign-in-required" className="text-lg font-semibold">
        {visitor.title}
      </h2>
      <p className="text-muted">{visitor.text}</p>
      <Button className="mt-1" onClick={() => openSignIn()}>
        {visitor.button}
      </Button>
    </section>
  )
}
