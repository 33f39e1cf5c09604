/** Serves the scripted AI for `npm run ai:demo`, and says what it is asked and what it does. */
import { SHAPES, type Behaviour } from './behaviour.ts'
import { scriptAi, type ScriptedRequest } from './script-ai.ts'

/** As fast as a quick model. */
const WELL: Behaviour = { delayMs: 400, pieces: 60, pieceMs: 50 }

const MOODS: Readonly<Record<string, (n: number) => Behaviour>> = {
  well: () => WELL,
  slow: () => ({ delayMs: 2000, pieces: 200, pieceMs: 80 }),
  busy: (n) => (n % 3 === 2 ? WELL : { status: 429, word: 'rate_limit_exceeded', retryAfter: '2' }),
  down: () => ({ status: 503 }),
  hang: () => ({ hang: 'midway' }),
  breaks: (n) => (n % 2 === 1 ? WELL : { ...WELL, breakOff: 'reset' }),
  refuses: () => ({ finish: 'filter' }),
  locked: () => ({ status: 401, sentence: 'This key is not valid.' }),
  ...Object.fromEntries(SHAPES.map((shape) => [shape, () => ({ ...WELL, shape })])),
}

const [mood = 'well', ...more] = process.argv.slice(2)
const behave = MOODS[mood]
if (behave === undefined || more.length > 0) {
  console.error(
    `Cannot play ${JSON.stringify([mood, ...more].join(' '))}: expected one of ${Object.keys(MOODS).join(', ')}.`,
  )
  process.exit(1)
}
const scripted = await scriptAi({ behave: (request, n) => tell(request, n, behave(n)) })
console.log(scripted.url)

function tell({ wire, model, prompt, maxTokens }: ScriptedRequest, n: number, behaviour: Behaviour): Behaviour {
  const wish = /^# (Write exactly .+)$/m.exec(prompt)?.[1] ?? 'something else'
  console.log(
    `Scripted AI: request ${n + 1} (${wire}, ${model}, at most ${maxTokens} tokens): ${wish}. It answers with ${JSON.stringify(behaviour)}.`,
  )
  return behaviour
}
