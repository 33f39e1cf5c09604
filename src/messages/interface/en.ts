/** The texts of the web application in English; their type is what the other languages must hold. One part a screen. */
import type { Difficulty } from '#domain/difficulty.ts'
import type { GenerationMode } from '#domain/paper.ts'
import type { Step } from './steps.ts'

export const en = {
  common: {
    close: 'Close',
    cancel: 'Cancel',
    undo: 'Undo',
    retry: 'Try again',
    loading: 'Loading...',
    skip: 'Skip to the content',
    notifications: 'Notifications',
    offline: 'The server cannot be reached. Your work is kept here; check the connection and try again.',
    unknownError: 'Unknown error occurred',
    broken: {
      title: 'This screen stopped working',
      text: 'Nothing that was saved is lost. Reload the page; if it happens again, tell whoever runs this server.',
      reload: 'Reload the page',
      home: 'Go to the start',
    },
    notFound: { title: 'There is nothing at this address', text: 'The link may be old, or a letter of it may be missing.', link: 'Go to the generator' },
  },
  navigation: {},
  signIn: {},
  wizard: {
    stepsLabel: 'Steps',
    steps: { input: 'Input Method', topics: 'Topic Selection', configuration: 'Configuration', template: 'Template', preview: 'Preview & Export' } satisfies Record<Step, string>,
    stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
    done: 'Done:',
    gate: {
      title: 'Premium Features Await',
      text: 'Sign up now and get 100 free credits. No subscription required.',
      button: 'Sign In to Continue',
      notes: ['100 free credits', 'No subscription required'] as readonly [string, string],
    },
  },
  input: {},
  topics: {},
  configuration: {},
  template: {},
  paperView: {
    label: 'Your paper so far',
    show: 'Show paper',
    description: 'How it will be printed. Grey bars stand for what is still to be made.',
    failed: 'The paper could not be loaded.',
    unread: 'This paper cannot be shown here. Its PDF can still be downloaded.',
  },
  preview: {},
  viewer: {},
  quota: {},
  dashboard: {},
  quiz: {
    screen: 'Quiz',
    loading: 'Loading quiz...',
    failed: 'Failed to load quiz',
    failedWhy: 'An error occurred while loading the quiz',
    notFound: { title: 'Quiz Not Found', text: "The quiz you're looking for doesn't exist or has been removed.", link: 'Go to the generator' },
    back: 'Back to Dashboard',
    mode: 'Quiz',
    modes: { document_based: 'Document-based', concept_based: 'Concept-based' } satisfies Record<GenerationMode, string>,
    difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard', mixed: 'Mixed' } satisfies Record<Difficulty, string>,
    questions: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`,
    generatedOn: (date: string) => `Generated on ${date}`,
    download: 'Download Question Paper PDF',
    downloading: 'Generating PDF...',
    downloadFailed: 'Failed to export PDF. Please try again.',
    showAnswers: 'Show Answers',
    hideAnswers: 'Hide Answers',
  },
}

export type InterfaceTexts = typeof en
