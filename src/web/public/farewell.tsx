/** What the page before wanted to have said on this one: that an account was deleted. */
import { createRoot } from 'react-dom/client'
import type { InterfaceLanguage } from '#domain/language.ts'
import { mustBeThere } from '#domain/must-be-there.ts'
import { loadTexts } from '../floor/texts.ts'
import { Notice } from '../ui/notice.tsx'

export async function sayFarewell(language: InterfaceLanguage): Promise<void> {
  const { account } = await loadTexts(language)
  const slot = Object.assign(document.createElement('div'), { className: 'mx-auto w-full max-w-3xl p-4', tabIndex: -1 })
  mustBeThere(document.getElementById('main'), 'the main part of the page').prepend(slot)
  createRoot(slot).render(<Notice kind="ok">{account.removal.farewell}</Notice>)
  // So that it is read out.
  slot.focus()
}
