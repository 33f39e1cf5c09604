/** Starts the application in the element `root`. */
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './shell/app.tsx'
import { firstLanguage } from './floor/language.ts'
import { loadTexts } from './floor/texts.ts'
import { applyTheme, savedTheme } from './floor/theme.ts'

/** Where no texts could be loaded, nobody's language is known to be there. */
const UNLOADED =
  'Setpaper could not be loaded. Check the connection and load the page again. · 未能載入出卷，請檢查網絡後重新載入頁面。· 无法加载出卷，请检查网络后重新加载页面。'

const root = document.getElementById('root')
if (root === null) {
  document.body.textContent = 'Error: Root element not found'
  throw new Error('Root element not found')
}
applyTheme(savedTheme())
const language = firstLanguage()
const texts = await loadTexts(language).catch((error: unknown) => {
  document.body.textContent = UNLOADED
  throw error
})
createRoot(root).render(
  <StrictMode>
    <App language={language} texts={texts} />
  </StrictMode>,
)
