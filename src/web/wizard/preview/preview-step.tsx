import type { StepProps } from '../wizard.tsx'

export function PreviewStep({ go }: StepProps) {
  return <button type="button" onClick={() => go('topics')}>preview</button>
}
