import { SIGN_UP_CREDITS } from '#domain/limits.ts'
import type { Step } from '../steps.ts'

export const wizard = {
  stepsLabel: 'Steps',
  steps: {
    input: 'Input Method',
    topics: 'Topic Selection',
    configuration: 'Configuration',
    template: 'Template',
    preview: 'Preview & Export',
  } satisfies Record<Step, string>,
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  done: 'Done:',
  gate: {
    title: 'Premium Features Await',
    text: `Sign up now and get ${SIGN_UP_CREDITS} free credits. No subscription required.`,
    button: 'Sign In to Continue',
    notes: [`${SIGN_UP_CREDITS} free credits`, 'No subscription required'] as readonly [string, string],
  },
}
