/** The file being read: the stages that it has come to, each shown long enough to be seen. */
import { Check, Circle, LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isChinese } from '#domain/language.ts'
import { itemAt } from '#domain/must-be-there.ts'
import type { PublicTexts } from '#messages/public/en.ts'
import { usePublicReader } from '../../public-floor/reader.ts'
import { Button } from '../../ui/button.tsx'
import { joined } from '../../ui/joined.ts'
import type { SampleStage } from './read-sample.ts'

const STAGES = ['loading', 'reading', 'topics', 'questions'] as const
/** Four of them fit into the 2.5 seconds. */
const STAGE_MS = 600

type Props = {
  readonly name: string
  readonly stage?: SampleStage
  readonly onSay: (said: string) => void
  readonly onCancel: () => void
}

export function Working({ name, stage, onSay, onCancel }: Props) {
  const {
    demo: { working, sample },
  } = usePublicReader().texts
  const place = useInTurn(stage === undefined ? 0 : placeOf(stage))
  const said = stage === undefined ? sample.fetching : working.stages[itemAt(STAGES, place)]
  useEffect(() => {
    onSay(said)
  }, [said, onSay])
  return (
    <div className="mx-auto grid w-full max-w-lg gap-6 py-4">
      <h3 className="text-lg font-semibold wrap-anywhere">
        {stage === undefined ? sample.fetching : working.title(name)}
      </h3>
      <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-raised">
        <span
          className="block h-full animate-pulse rounded-full bg-accent transition-[width] duration-500 ease-settle"
          style={{ width: `${(100 * (place + shareOf(stage))) / STAGES.length}%` }}
        />
      </span>
      {stage === undefined ? null : (
        <ol className="grid gap-3">
          {STAGES.map((one, index) => {
            const { Icon, look, word } = index < place ? LOOKS.done : index === place ? LOOKS.now : LOOKS.waiting
            return (
              <li
                key={one}
                className={joined('flex items-start gap-3', index > place && 'text-muted')}
                aria-current={index === place ? 'step' : undefined}
              >
                <Icon size={20} className={joined('mt-0.5 shrink-0', look)} aria-hidden />
                <span>
                  {working.stages[one]}
                  <span className="sr-only"> {working.states[word]}</span>
                  {index === place && placeOf(stage) === place ? (
                    <span className="text-sm text-muted">{detailOf(stage, working)}</span>
                  ) : null}
                </span>
              </li>
            )
          })}
        </ol>
      )}
      <div>
        <Button kind="secondary" data-focus onClick={onCancel}>
          {working.cancel}
        </Button>
      </div>
    </div>
  )
}

const LOOKS = {
  done: { Icon: Check, look: 'text-ok', word: 'done' },
  now: { Icon: LoaderCircle, look: 'animate-spin text-accent', word: 'now' },
  waiting: { Icon: Circle, look: 'text-line', word: 'waiting' },
} as const

/** Of pages it is known how many are left; of the rest nothing, so that it counts as half done. */
const shareOf = (stage: SampleStage | undefined): number =>
  stage?.kind === 'reading' && stage.page !== undefined && stage.of !== undefined ? stage.page / stage.of : 0.5

/** The dictionary is loaded to find the topics. */
const placeOf = ({ kind }: SampleStage): number => STAGES.indexOf(kind === 'words' ? 'topics' : kind)

function detailOf(stage: SampleStage, { page, words }: PublicTexts['demo']['working']): string {
  if (stage.kind === 'reading' && stage.page !== undefined && stage.of !== undefined)
    return ` (${page(stage.page, stage.of)})`
  return stage.kind === 'words' ? ` (${isChinese(stage.language) ? words.zh : words.en})` : ''
}

/** Follows the place that was reached, one step at a time. */
function useInTurn(reached: number): number {
  const [place, setPlace] = useState(0)
  useEffect(() => {
    if (place >= reached) return
    const timer = setTimeout(() => setPlace(place + 1), STAGE_MS)
    return () => clearTimeout(timer)
  }, [place, reached])
  return place
}
