/** The demo as a root of React: the same here and where the server renders it. */
import { hydrateRoot } from 'react-dom/client'
import type { InterfaceLanguage } from '#domain/language.ts'
import { DemoRoot } from './demo-root.tsx'
import { loadPublicTexts } from '../public-floor/texts.ts'

/** `onAlive` is called once events are heard. */
export async function hydrateDemo(place: HTMLElement, language: InterfaceLanguage, onAlive: () => void): Promise<void> {
  hydrateRoot(place, <DemoRoot language={language} texts={await loadPublicTexts(language)} onAlive={onAlive} />)
}
