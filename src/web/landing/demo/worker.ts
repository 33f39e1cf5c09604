/**
 * Reads the file beside the page, so that the page stays alive; it has no way to send anything to anybody but the page.
 */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { loadChinese } from '#platform/chinese.ts'
import { loadEnglish } from '#platform/english.ts'
import { readSample, type Sample, type SampleFault, type SampleStage } from './read-sample.ts'

export type WorkerAnswer =
  | { readonly kind: 'stage'; readonly stage: SampleStage }
  | { readonly kind: 'read'; readonly sample: Sample }
  | { readonly kind: 'refused'; readonly fault: SampleFault }
  /** Something else than the file is wrong: a part that did not load, a browser that cannot do it. */
  | { readonly kind: 'failed' }

const tell = (answer: WorkerAnswer): void => self.postMessage(answer)
const loadWords = (language: PaperLanguage): Promise<void> => (isChinese(language) ? loadChinese() : loadEnglish())

self.onmessage = ({ data: file }: MessageEvent<File>) => {
  file
    .arrayBuffer()
    .then((buffer) =>
      readSample(
        { bytes: new Uint8Array(buffer), name: file.name },
        (stage) => tell({ kind: 'stage', stage }),
        loadWords,
      ),
    )
    .then((read) => tell(read.ok ? { kind: 'read', sample: read.value } : { kind: 'refused', fault: read.error }))
    .catch(() => tell({ kind: 'failed' }))
}
