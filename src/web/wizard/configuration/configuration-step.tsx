import type { StepProps } from '../wizard.tsx'

export function ConfigurationStep({ go }: StepProps) {
  return <button type="button" onClick={() => go('topics')}>configuration</button>
}
