import type { StepProps } from '../wizard.tsx'

export function TemplateStep({ go }: StepProps) {
  return <button type="button" onClick={() => go('topics')}>template</button>
}
