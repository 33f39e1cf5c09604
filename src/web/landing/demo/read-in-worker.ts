/** Starts the worker that reads one file, and ends it with the file. */
import type { SampleStage } from './read-sample.ts'
import type { WorkerAnswer } from './worker.ts'

export type Ended = Exclude<WorkerAnswer, { readonly kind: 'stage' }>

/** A file that takes longer than this will not be waited for by anyone. */
const MOST_MS = 120_000

/** Never rejects but by the signal; ends as `failed` where the worker cannot start, dies or takes too long. */
export function readInWorker(file: File, signal: AbortSignal, onStage: (stage: SampleStage) => void): Promise<Ended> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const ended = new Promise<Ended>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    setTimeout(() => resolve({ kind: 'failed' }), MOST_MS)
    worker.onerror = () => resolve({ kind: 'failed' })
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'stage') onStage(data.stage)
      else resolve(data)
    }
  })
  worker.postMessage(file)
  return ended.finally(() => worker.terminate())
}
