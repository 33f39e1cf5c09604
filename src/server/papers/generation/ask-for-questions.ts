/** Asks the AI of a plan for the questions of a paper, within a clock, and tells the watching client how it goes. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { AiCause, Refusal } from '#domain/refusal.ts'
import type { AskAi } from '#questions/from-ai/ask-ai.ts'
import { drawFigures } from '#questions/draw-figures.ts'
import { makeWithAi, type AiMade, type AiOrder } from '#questions/from-ai/make-with-ai.ts'
import { reach } from '../../foundation/failpoints.ts'
import type { Watched } from '../../generations/watched.ts'
import type { Service } from '../../service/service.ts'
import { proveAnswer } from '#questions/from-ai/proof/prove-answer.ts'

/**
 * A request waits 120 s for its paper at most (decision D39); what is missing after this the built-in engine makes in
 * the time that is left.
 */
export const ASKING_MS = 100_000

/**
 * `account`: whose turn the drawings take. Never rejects for what the AI does, but with the reason of
 * `generation.signal` while it draws. Its `stopped` is `cancelled` where the clock ran out, too: `generation.signal`
 * tells which.
 */
export async function askForQuestions(
  { drawLatexFor, log }: Pick<Service, 'drawLatexFor' | 'log'>,
  { ask, account, generation }: { readonly ask: AskAi; readonly account: string; readonly generation: Watched },
  order: AiOrder,
): Promise<AiMade> {
  generation.enter('questions')
  const made = await makeWithAi(order, {
    ask: observed(ask),
    prove: proveAnswer,
    wait: (ms, signal) => sleep(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined),
    signal: AbortSignal.any([generation.signal, AbortSignal.timeout(ASKING_MS)]),
    onQuestion: generation.add,
    onWarning: (warning) => {
      if (warning.kind === 'batch_failed')
        generation.warn({ kind: 'batch_failed', questions: warning.questions, fault: warning.fault })
    },
  })
  generation.enter('checking')
  const { questions, missing, warnings, stopped, tokens } = made
  if (missing > 0 || warnings.length > 0)
    log.info(
      {
        strategy: order.strategy,
        made: questions.length,
        missing,
        stopped: stopped?.code,
        tokens,
        warnings: warnings.map((warning) => Object.values(warning).join(' ')),
      },
      'an AI gave fewer questions than were asked, or some that could not be used',
    )
  const draw = drawLatexFor({ account, signal: generation.signal })
  return { ...made, questions: await drawFigures(questions, draw) }
}

/** With the failpoints of tests. */
const observed =
  (ask: AskAi): AskAi =>
  async (request) => {
    reach('ai_called')
    const answer = await ask(request)
    reach('ai_answered')
    return answer
  }

export const aiFailed = (made: AiMade): Refusal => ({ code: 'ai_failed', cause: causeOf(made) })

/** Why an AI gave nothing, or not all: of the batches that failed the last says it best. */
export function causeOf({ stopped, warnings }: Pick<AiMade, 'stopped' | 'warnings'>): AiCause {
  const fault = stopped?.code ?? warnings.findLast((warning) => warning.kind === 'batch_failed')?.fault
  if (fault === undefined) return 'nothing_usable'
  // Nobody cancelled it but the clock.
  return fault === 'cancelled' ? 'timeout' : fault
}
