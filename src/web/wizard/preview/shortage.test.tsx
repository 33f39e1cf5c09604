/** What is told where a paper came out shorter than it was asked for: how short, what it costs, what can be done. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '#messages/interface/en.ts'
import { ReaderContext } from '../../floor/texts.ts'
import { emptyDraft } from '../draft.ts'
import { reduceDraft } from '../reduce-draft.ts'
import { Shortage } from './shortage.tsx'

const draft = reduceDraft(emptyDraft('en'), {
  kind: 'configured',
  change: { totalQuestions: 10, questionTypes: ['essay'] },
})
const nothing = (): void => undefined
const shown = (given: number): string =>
  renderToStaticMarkup(
    <ReaderContext value={{ language: 'en', texts: en, setLanguage: nothing }}>
      <Shortage draft={draft} act={nothing} go={nothing} given={given} />
    </ReaderContext>,
  )

test('9 of 10 questions are told, with what they cost and two ways on', () => {
  const page = shown(9)
  expect(page).toContain('9 of the 10 questions asked for')
  expect(page).toContain('Only the 9 questions made count.')
  expect(page).toContain('Make it again with all question types')
  expect(page).toContain('Choose more topics')
})

test('under half is no paper of the month', () => {
  expect(shown(4)).toContain('Only the 4 questions made count, and no paper of your month')
})

test('nothing is told where all came', () => expect(shown(10)).toBe(''))
