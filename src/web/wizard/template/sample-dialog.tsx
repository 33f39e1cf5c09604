/** A sample paper at full size, with a list to pick among several. */
import { paperLanguageFor } from '#domain/language.ts'
import { useMemo, useState } from 'react'
import type { Template } from '#domain/template.ts'
import { useReader } from '../../floor/texts.ts'
import { PaperView } from '../../paper/paper-view.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { laidOutSample } from './sample-paper.ts'
import { useSampleLine } from './use-sample-line.ts'
import type { Sample } from './use-samples.ts'

type Props = {
  readonly template: Template
  readonly samples: readonly Sample[]
  readonly first: number
  readonly onClose: () => void
}

export function SampleDialog({ template, samples, first, onClose }: Props) {
  const {
    language,
    texts: { common, template: words },
  } = useReader()
  const [place, setPlace] = useState(first)
  const sampleLine = useSampleLine()
  const sample = samples[place]
  const laidOut = useMemo(
    () => laidOutSample(sample, template, paperLanguageFor(language), words.placeholder),
    [sample, template, language, words],
  )
  const facts =
    sample === undefined
      ? words.noSamples
      : words.sampleFacts(sample.duration, sample.totalMarks, sample.paper.questions.length)
  return (
    <Dialog
      title={words.sample(template.name[language])}
      description={facts}
      closeLabel={common.close}
      width="wide"
      onClose={onClose}
    >
      {samples.length < 2 ? null : (
        <NativeSelect
          className="mb-4"
          label={words.chooseSample}
          value={String(place)}
          options={samples.map((one, index) => ({ value: String(index), label: sampleLine(one) }))}
          onChange={(chosen) => setPlace(Number(chosen))}
        />
      )}
      <PaperView laidOut={laidOut} />
    </Dialog>
  )
}
