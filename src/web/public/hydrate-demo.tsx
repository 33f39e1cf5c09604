/** The demo as a root of React: the same here and where the server renders it. */
import { hydrateRoot } from 'react-dom/client'
import type { Language } from '#domain/language.ts'
import { DemoRoot } from './demo-root.tsx'
import { loadPublicTexts } from './texts.ts'

/** `onAlive` is called once events are heard. */
export async function hydrateDemo(place: HTMLElement, language: Language, onAlive: () => void): Promise<void> {
  hydrateRoot(place, <DemoRoot language={language} texts={await loadPublicTexts(language)} onAlive={onAlive} />)
}
