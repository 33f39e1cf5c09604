/** Language and theme, as in the menus of the navigation. */
import { INTERFACE_LANGUAGES } from '#domain/language.ts'
import { LANGUAGE_NAMES } from '../floor/language.ts'
import { useChooseLanguage } from '../navigation/reader-choices.tsx'
import { useReader } from '../floor/texts.ts'
import { saveTheme, THEMES } from '../floor/theme.ts'
import { useTheme } from '../floor/use-theme.ts'
import { NativeSelect } from '../ui/native-select.tsx'

export function DisplayChoices() {
  const {
    language,
    texts: {
      account: { display },
      navigation,
    },
  } = useReader()
  const choose = useChooseLanguage()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NativeSelect
        label={display.language}
        hint={display.languageHint}
        value={language}
        options={INTERFACE_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={choose}
      />
      <NativeSelect
        label={display.theme}
        value={useTheme()}
        options={THEMES.map((value) => ({ value, label: navigation.themes[value] }))}
        onChange={saveTheme}
      />
    </div>
  )
}
