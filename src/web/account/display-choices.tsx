/** Language and theme, as in the menus of the navigation. */
import { LANGUAGES } from '#domain/language.ts'
import { LANGUAGE_NAMES } from '../app/language.ts'
import { useChooseLanguage } from '../app/reader-choices.tsx'
import { useReader } from '../app/texts.ts'
import { saveTheme, THEMES } from '../app/theme.ts'
import { useTheme } from '../app/use-theme.ts'
import { NativeSelect } from '../ui/native-select.tsx'

export function DisplayChoices() {
  const { language, texts: { account: { display }, navigation } } = useReader()
  const choose = useChooseLanguage()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NativeSelect label={display.language} hint={display.languageHint} value={language} options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))} onChange={choose} />
      <NativeSelect label={display.theme} value={useTheme()} options={THEMES.map((value) => ({ value, label: navigation.themes[value] }))} onChange={saveTheme} />
    </div>
  )
}
