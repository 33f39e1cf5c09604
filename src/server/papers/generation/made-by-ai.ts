/** What a paper tells of its making by an AI: notices, and for its owner the time, the tokens and the model. */
import type { PaperGeneration, PaperNotice } from '#domain/paper.ts'
import type { AiMade } from '#questions/from-ai/make-with-ai.ts'

/** `filled`: questions of the built-in engine in the place of missing ones. */
export function noticesOf({ questions, missing, notices, stopped }: AiMade, filled: number): PaperNotice[] {
  const others = notices.filter(({ kind }) => kind !== 'ai_incomplete')
  return missing === 0
    ? others
    : [
        {
          kind: 'ai_incomplete',
          stopped: stopped !== undefined,
          made: questions.length,
          filled,
          missing: Math.max(0, missing - filled),
        },
        ...others,
      ]
}

/** What the built-in engine says of its part: how many questions fell short in all is told once. */
export const ofTheRest = (notices: readonly PaperNotice[]): PaperNotice[] =>
  withoutMarks(notices).filter((notice) => notice.kind !== 'shortfall' || notice.shortfall.kind !== 'total')

/** The marks of a part of a paper say nothing of the whole. */
export const withoutMarks = (notices: readonly PaperNotice[]): PaperNotice[] =>
  notices.filter(({ kind }) => kind !== 'marks')

export const generationOf = ({ tokens, model }: AiMade, startedMs: number): { readonly generation?: PaperGeneration } =>
  model === undefined
    ? {}
    : { generation: { ms: Math.round(performance.now() - startedMs), tokens: tokens.input + tokens.output, model } }
