/** What a visitor sees from the third step on. */
import { useTexts } from '../floor/texts.ts'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { Button } from '../ui/button.tsx'

export function SignInGate() {
  const {
    wizard: { gate },
  } = useTexts()
  const { openSignIn } = useSession()
  return (
    <section className="mx-auto my-10 grid max-w-md justify-items-center gap-4 rounded-card border border-line bg-surface p-8 text-center">
      <h2 className="text-xl font-semibold">{gate.title}</h2>
      <p className="text-muted">{gate.text}</p>
      <Button onClick={() => openSignIn('sign-up')}>{gate.button}</Button>
      <ul className="flex flex-wrap justify-center gap-x-6 gap-y-1 text-sm text-muted">
        {gate.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
