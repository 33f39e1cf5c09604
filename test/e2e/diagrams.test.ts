/** A paper with diagrams that come as LaTeX: loading, drawn, failed and tried again, in three languages. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatPaper, type PaperJson } from '#domain/paper-json.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/language.ts'
import { GOLDEN_PAPERS } from '../golden/papers/golden-papers.ts'
import { hasChromium } from './chromium.ts'
import { teacherWith } from './stored-papers.ts'
import { startSuite } from './suite.ts'
import { PHONE } from './teacher.ts'
import { DEEP } from '#test/deep.ts'

const WORDS: Readonly<
  Record<InterfaceLanguage, { readonly loading: string; readonly failed: string; readonly retry: string }>
> = {
  en: { loading: 'Loading diagram...', failed: 'Failed to load diagram', retry: 'Try again' },
  'zh-TW': { loading: '正在載入附圖……', failed: '未能載入附圖', retry: '重試' },
  'zh-CN': { loading: '正在加载附图……', failed: '无法加载附图', retry: '重试' },
}
const PICTURE =
  '\\begin{tikzpicture}\\draw (0,0) node[left] {$A$} -- (4,0) node[right] {$B$} -- (1,2) node[above] {$C$} -- cycle;\\end{tikzpicture}'

/** Its first question has a diagram that is not drawn yet, its second one that failed. */
function paperOf(id: string): PaperJson {
  const paper = formatPaper(GOLDEN_PAPERS['english-science']!)
  const [first, second] = paper.questions
  const asked = [
    {
      ...first!,
      hasGeometry: true as const,
      geometryData: { latex: PICTURE, type: 'diagram' as const, alt: 'A triangle ABC', caption: 'The triangle ABC' },
    },
    {
      ...second!,
      hasGeometry: true as const,
      geometryData: {
        latex: PICTURE.replace('4,0', '5,0'),
        type: 'diagram' as const,
        alt: 'A wide triangle',
        failed: true as const,
      },
    },
  ]
  return { ...paper, id, questions: asked }
}

const PICTURES = process.env.SETPAPER_PICTURES

describe.skipIf(!hasChromium)('diagrams', () => {
  const suite = startSuite()

  for (const language of INTERFACE_LANGUAGES)
    test(`are loading, drawn, failed and tried again in ${language}`, language === 'zh-TW' ? {} : DEEP, async () => {
      const id = `p_diagrams_${language}`
      const { page, context } = await teacherWith(suite, [paperOf(id)], {
        language,
        theme: language === 'zh-TW' ? 'dark' : 'light',
        ...(language === 'zh-CN' ? { viewport: PHONE } : {}),
      })
      const { loading, failed, retry } = WORDS[language]
      const take = async (name: string): Promise<void> => {
        if (PICTURES === undefined) return
        await mkdir(PICTURES, { recursive: true })
        await page.screenshot({ path: join(PICTURES, `diagrams-${language}-${name}.png`) })
      }
      let open: () => void = () => undefined
      const held = new Promise<void>((resolve) => {
        open = resolve
      })
      let isBroken = false
      await page.route('**/render', async (route) => {
        await held
        await (isBroken
          ? route.fulfill({ status: 503, json: { success: false, error: 'x', code: 'unavailable' } })
          : route.continue())
      })
      await page.goto(`/quiz/${id}`)
      const paper = page.locator('main')
      const status = (words: string) => paper.getByRole('status').filter({ hasText: words }).first()
      await status(loading).waitFor()
      await status(failed).waitFor()
      await take('loading')
      open()
      await paper.getByRole('img', { name: 'A triangle ABC' }).first().waitFor()
      await paper.getByText('The triangle ABC').first().waitFor()
      isBroken = true
      const again = status(failed).getByRole('button', { name: retry })
      // Until it is answered, what is seen may still be the failure of before.
      const [refused] = await Promise.all([page.waitForResponse('**/render'), again.click()])
      expect(refused.status()).toBe(503)
      await status(failed).waitFor()
      await take('failed')
      isBroken = false
      await again.focus()
      await page.keyboard.press('Enter')
      const wide = paper.getByRole('img', { name: 'A wide triangle' }).first()
      await wide.waitFor()
      // The focus of a teacher at the keyboard stays where it was.
      expect(await paper.locator('[role="status"]:focus').count()).toBe(1)
      await take('drawn')
      await context.close()
    })
})
