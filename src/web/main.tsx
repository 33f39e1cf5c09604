/** Starts the application in the element `root`. */
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { firstLanguage } from './app/language.ts'
import { loadTexts } from './app/texts.ts'
import { applyTheme, savedTheme } from './app/theme.ts'

const root = document.getElementById('root')
if (root === null) {
  document.body.textContent = 'Error: Root element not found'
  throw new Error('Root element not found')
}
applyTheme(savedTheme())
const language = firstLanguage()
const texts = await loadTexts(language)
createRoot(root).render(<StrictMode><App language={language} texts={texts} /></StrictMode>)
