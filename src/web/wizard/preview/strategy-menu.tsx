/**
 * Beside Re-generate: how the AI service is asked for the questions. Where there is none there is nothing to choose.
 */
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { STRATEGIES } from '#domain/generation-strategy.ts'
import { aiQuery } from '../../api/catalogue-queries.ts'
import { useTexts } from '../../floor/texts.ts'
import { Menu, MenuItem, MenuText } from '../../ui/menu.tsx'
import type { Regeneration } from './toolbar.tsx'

const CHOICES = [undefined, ...STRATEGIES] as const

export function StrategyMenu({
  regeneration: { start, isBusy, whyDisabled },
}: {
  readonly regeneration: Regeneration
}) {
  const { actions } = useTexts().preview
  const hasAi = useQuery(aiQuery).data
  if (hasAi !== true) return null
  return (
    <Menu
      label={actions.strategy}
      isBusy={isBusy}
      className="-ms-1 border border-line bg-surface"
      face={<ChevronDown size={18} aria-hidden />}
    >
      <MenuText>
        <p className="text-sm font-medium">{actions.strategy}</p>
        {whyDisabled === undefined ? null : <p className="text-sm text-muted">{whyDisabled}</p>}
      </MenuText>
      {CHOICES.map((strategy) => {
        const { name, text } = actions.strategies[strategy ?? 'auto']
        return (
          <MenuItem key={name} isOff={isBusy || whyDisabled !== undefined} onClick={() => start(strategy)}>
            <span className="grid">
              <span className="font-medium">{name}</span>
              <span className="text-sm text-muted">{text}</span>
            </span>
          </MenuItem>
        )
      })}
    </Menu>
  )
}
