/** A sample paper in one line: title, grade, language, in the reader's words. */
import { useCallback } from 'react'
import { printedIn } from '#messages/printed/printed.ts'
import { useReader } from '../../floor/texts.ts'
import type { Sample } from './use-samples.ts'

export function useSampleLine(): (sample: Sample) => string {
  const {
    language,
    texts: { template: words },
  } = useReader()
  return useCallback(
    (sample) => {
      const { languages, paper } = printedIn(language)
      return words.sampleLine(sample.titles[language], paper.grade(sample.gradeLevel), languages[sample.language])
    },
    [language, words],
  )
}
