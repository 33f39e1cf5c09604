/**
 * Names the page of a screen, in the language of its reader: the browser's tab, its history, and what a screen reader
 * says first.
 */
import { useEffect } from 'react'
import { useTexts } from './texts.ts'

export function usePageTitle(name: string): void {
  const {
    navigation: { product },
  } = useTexts()
  useEffect(() => {
    document.title = `${name} · ${product}`
  }, [name, product])
}
