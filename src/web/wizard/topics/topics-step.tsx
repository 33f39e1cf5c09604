import type { StepProps } from '../wizard.tsx'

export function TopicsStep({ go }: StepProps) {
  return <button type="button" onClick={() => go('topics')}>topics</button>
}
