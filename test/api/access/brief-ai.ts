/** An AI that answers the calls of /api/llm and nothing else, so that papers here are the built-in engine's. */
import { answerPrompt } from '../../scripted-ai/mind/answer-prompt.ts'
import { scriptAi, type ScriptedAi } from '../../scripted-ai/script-ai.ts'

export const startBriefAi = (): Promise<ScriptedAi> =>
  scriptAi({ behave: ({ prompt }) => (prompt.includes('BEGIN REQUEST') ? {} : { status: 401 }), mind: answerPrompt })
