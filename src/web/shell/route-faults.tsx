/** An address that leads nowhere, and a screen that broke. */
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../floor/page-title.ts'
import { useTexts } from '../floor/texts.ts'
import { BrokenScreen } from './error-boundary.tsx'

export function NotFound() {
  const { common } = useTexts()
  usePageTitle(common.notFound.title)
  return (
    <main id="main" className="mx-auto grid min-h-[60vh] max-w-lg place-content-center gap-4 p-6 text-center">
      <h1 className="text-xl font-semibold">{common.notFound.title}</h1>
      <p className="text-muted">{common.notFound.text}</p>
      <Link
        to="/generator"
        className="inline-flex min-h-8 items-center justify-self-center text-accent underline underline-offset-4"
      >
        {common.notFound.link}
      </Link>
    </main>
  )
}

export function ScreenBroken() {
  return <BrokenScreen texts={useTexts()} />
}
