/** A format that nothing shows in the browser says so, by the name of its entry. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FormatEntry } from '#formats/format.ts'
import type { Format } from '#formats/formats.ts'
import { en } from '#messages/interface/en.ts'
import { ReaderContext } from '../../floor/texts.ts'
import { FilePreview } from './file-preview.tsx'

const ODD: FormatEntry = {
  name: { en: 'Odd', 'zh-TW': '奇特', 'zh-CN': '奇特' },
  hint: { en: '', 'zh-TW': '', 'zh-CN': '' },
  group: 'data',
  extension: 'odd',
  mediaType: 'text/x-odd',
  parts: ['paper'],
  carriage: {},
  preview: 'none',
}

test('the preview of an invented format', () => {
  const shown = renderToStaticMarkup(
    <ReaderContext value={{ language: 'en', texts: en, setLanguage: () => undefined }}>
      <FilePreview
        id="p"
        revision={1}
        format={'odd' as Format}
        entry={ODD}
        part="paper"
        template={undefined}
        losses="convert"
        isAlone
      />
    </ReaderContext>,
  )
  expect(shown).toContain('Question paper')
  expect(shown).toContain('Odd files cannot be shown here.')
})
