/** Language and theme: a menu of each, or both inside another menu. */
import { useQueryClient } from '@tanstack/react-query'
import { Languages, Monitor, Moon, Sun } from 'lucide-react'
import { patchMe } from '#contract/account.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/language.ts'
import { call } from '../api/call.ts'
import { keys } from '../api/queries.ts'
import { meQuery } from '../api/session.ts'
import { takeAnswer } from '../api/take-answer.ts'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { joined } from '../ui/joined.ts'
import { Menu, MenuChoice } from '../ui/menu.tsx'
import { LANGUAGE_NAMES } from '../floor/language.ts'
import { useReader, useTexts } from '../floor/texts.ts'
import { saveTheme, THEMES } from '../floor/theme.ts'
import { useTheme } from '../floor/use-theme.ts'

export function LanguageMenu({ className }: { readonly className?: string }) {
  const {
    language,
    texts: { navigation },
  } = useReader()
  return (
    <Menu
      label={navigation.chosen(navigation.language, LANGUAGE_NAMES[language])}
      className={joined('text-sm whitespace-nowrap', className)}
      face={
        <>
          <Languages size={18} aria-hidden />
          <span lang={language}>{LANGUAGE_NAMES[language]}</span>
        </>
      }
    >
      <LanguageChoice />
    </Menu>
  )
}

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const

export function ThemeMenu({ className }: { readonly className?: string }) {
  const { navigation } = useTexts()
  const theme = useTheme()
  const Icon = THEME_ICONS[theme]
  return (
    <Menu
      label={navigation.chosen(navigation.theme, navigation.themes[theme])}
      {...(className === undefined ? {} : { className })}
      face={<Icon size={18} aria-hidden />}
    >
      <ThemeChoice />
    </Menu>
  )
}

export function LanguageChoice() {
  const {
    language,
    texts: { navigation },
  } = useReader()
  return (
    <MenuChoice
      label={navigation.language}
      value={language}
      onChoose={useChooseLanguage()}
      options={INTERFACE_LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value], lang: value }))}
    />
  )
}

export function useChooseLanguage(): (chosen: InterfaceLanguage) => void {
  const { setLanguage } = useReader()
  const { me } = useSession()
  const client = useQueryClient()
  return (chosen) => {
    setLanguage(chosen)
    if (!me) return
    // The profile's language is that of the mails. Where it cannot be told now, the page is in the chosen one all the
    // same.
    call(patchMe, { body: { language: chosen } }).then(
      async (changed) => {
        await takeAnswer(client, meQuery.queryKey, changed)
        // The server words what it found in documents in the profile's language.
        return client.invalidateQueries({ queryKey: keys.documents })
      },
      () => undefined,
    )
  }
}

export function ThemeChoice() {
  const { navigation } = useTexts()
  return (
    <MenuChoice
      label={navigation.theme}
      value={useTheme()}
      onChoose={saveTheme}
      options={THEMES.map((value) => ({ value, name: navigation.themes[value] }))}
    />
  )
}
