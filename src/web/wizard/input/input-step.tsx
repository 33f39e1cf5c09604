import type { StepProps } from '../wizard.tsx'

export function InputStep({ go }: StepProps) {
  return <button type="button" onClick={() => go('topics')}>input</button>
}
