/** The steps of the wizard, as the texts name them. */
export const WIZARD_STEPS = ['input', 'topics', 'configuration', 'template', 'preview'] as const
export type Step = (typeof WIZARD_STEPS)[number]
