import type { GenerationMode } from '#domain/paper.ts'

export const quiz = {
  screen: 'Quiz',
  loading: 'Loading quiz...',
  failed: 'Failed to load quiz',
  failedWhy: 'An error occurred while loading the quiz',
  notFound: { title: 'Quiz Not Found', text: "The quiz you're looking for doesn't exist or has been removed.", link: 'Go to the generator' },
  back: 'Back to Dashboard',
  mode: 'Quiz',
  modes: { document_based: 'Document-based', concept_based: 'Concept-based' } satisfies Record<GenerationMode, string>,
  questions: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`,
  generatedOn: (date: string) => `Generated on ${date}`,
  download: 'Download Question Paper PDF',
  downloading: 'Generating PDF...',
  downloadFailed: 'Failed to export PDF. Please try again.',
  showAnswers: 'Show Answers',
  hideAnswers: 'Hide Answers',
}
