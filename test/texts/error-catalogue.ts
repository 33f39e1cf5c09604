/**
 * Both error catalogues (section 8 of each specification): where each sentence appears, what causes it, and the test
 * that raises it by that cause.
 */

export type ErrorSentence = {
  /** The specifications that name it. */
  readonly from: '1' | '2' | '1, 2'
  /** As the English catalogue writes it, `{}` for what is filled in. */
  readonly sentence: string
  readonly where: string
  readonly cause: string
  /** A file of tests and words that stand in it: the sentence, or as much of it as is certain. */
  readonly raised?: { readonly by: string; readonly shows: string }
  /** Why it never appears. */
  readonly never?: string
}

const E2E = 'test/e2e/error-catalogue.test.ts'

export const ERROR_CATALOGUE: readonly ErrorSentence[] = [
  // What any call may answer.
  {
    from: '1',
    sentence: 'Authentication required',
    where: 'API, 401',
    cause: 'a call without a session',
    raised: { by: 'test/api/account.test.ts', shows: 'Authentication required' },
  },
  {
    from: '1',
    sentence: 'Insufficient credits',
    where: 'API, 402; Use n credits',
    cause: 'fewer credits than the paper costs',
    raised: { by: 'test/e2e/credits.test.ts', shows: 'Insufficient credits' },
  },
  {
    from: '1',
    sentence: 'HTTP error! status: {}',
    where: 'wherever a call fails',
    cause: 'an answer that is none of ours, as the page of a gateway',
    raised: { by: E2E, shows: 'HTTP error! status: 502' },
  },

  // Signing in.
  {
    from: '1',
    sentence: 'Supabase not configured. Please set up your environment variables.',
    where: 'sign-in',
    cause: 'the variables of a hosted Supabase project are missing (D16)',
    raised: {
      by: 'test/e2e/google.test.ts',
      shows: 'Supabase not configured. Please set up your environment variables.',
    },
  },
  {
    from: '1',
    sentence: 'Authentication failed',
    where: 'sign-in dialog, /auth/callback',
    cause: 'no reason was told',
    raised: { by: 'test/e2e/sign-in.test.ts', shows: 'Authentication failed' },
  },
  {
    from: '1',
    sentence: 'Google sign in failed',
    where: 'sign-in dialog',
    cause: 'Google cannot be asked',
    raised: { by: 'test/e2e/google.test.ts', shows: 'Google sign in failed' },
  },
  {
    from: '1, 2',
    sentence: 'No session found',
    where: '/auth/callback',
    cause: 'the return address without a session',
    raised: { by: 'test/e2e/google.test.ts', shows: 'No session found' },
  },

  // Looking at documents.
  {
    from: '1',
    sentence: 'Failed to load document URL',
    where: 'document viewer',
    cause: 'the address cannot be asked for',
    raised: { by: 'test/e2e/pdf-viewer.test.ts', shows: 'Failed to load document URL' },
  },
  {
    from: '1',
    sentence: 'Failed to load document',
    where: 'document viewer',
    cause: 'the address leads to nothing',
    raised: { by: 'test/e2e/pdf-viewer.test.ts', shows: "sentence: 'Failed to load document'" },
  },
  {
    from: '1',
    sentence: 'The document could not be loaded.',
    where: 'document viewer, of a text',
    cause: 'its text cannot be read',
    raised: { by: E2E, shows: 'The document could not be loaded.' },
  },
  {
    from: '1',
    sentence: 'Failed to Load Document',
    where: 'title of the above',
    cause: 'any of them',
    raised: { by: 'test/e2e/pdf-viewer.test.ts', shows: 'Failed to Load Document' },
  },
  {
    from: '1',
    sentence: 'Document URL not available',
    where: 'document viewer',
    cause: 'the server knows no address',
    raised: { by: 'test/e2e/pdf-viewer.test.ts', shows: 'Document URL not available' },
  },
  {
    from: '1',
    sentence: 'Failed to load PDF document',
    where: 'document viewer',
    cause: 'a file that is damaged or has a password',
    raised: { by: 'test/e2e/pdf-viewer.test.ts', shows: 'Failed to load PDF document' },
  },

  // Exporting and previewing.
  {
    from: '1',
    sentence: 'Failed to export PDF. Please try again.',
    where: 'dashboard, paper page',
    cause: 'no answer came',
    raised: { by: 'test/e2e/quizzes.test.ts', shows: 'Failed to export PDF. Please try again.' },
  },
  {
    from: '1, 2',
    sentence: 'Failed to export PDF: {}',
    where: 'last step, dashboard',
    cause: 'the server answers with an error',
    raised: { by: 'test/e2e/preview.test.ts', shows: 'Failed to export PDF: Service Unavailable' },
  },
  {
    from: '1, 2',
    sentence: 'Failed to export answer key PDF: {}',
    where: 'last step, dashboard',
    cause: 'the server answers with an error',
    raised: { by: 'test/e2e/preview.test.ts', shows: 'Failed to export answer key PDF: Service Unavailable' },
  },
  {
    from: '2',
    sentence: 'Error downloading paper. Please try again.',
    where: 'last step',
    cause: 'no answer came, or one that is no PDF',
    raised: { by: 'test/e2e/preview.test.ts', shows: 'Error downloading paper. Please try again.' },
  },
  {
    from: '1, 2',
    sentence: 'Failed to preview PDF. Please try again.',
    where: 'last step',
    cause: 'no answer came',
    raised: { by: 'test/e2e/preview.test.ts', shows: 'Failed to preview PDF. Please try again.' },
  },
  {
    from: '1, 2',
    sentence: 'Failed to generate PDF preview: {}',
    where: 'last step',
    cause: 'the server answers with an error and no sentence',
    raised: { by: 'test/e2e/preview.test.ts', shows: 'Failed to generate PDF preview: Service Unavailable' },
  },
  {
    from: '1, 2',
    sentence: 'Failed to generate PDF preview',
    where: 'last step',
    cause: 'an answer that is no PDF, as the sign-in page of a network',
    raised: { by: E2E, shows: 'Failed to generate PDF preview' },
  },

  // The page of a paper.
  {
    from: '1',
    sentence: 'Failed to load quiz',
    where: 'paper page',
    cause: 'no answer, or an error',
    raised: { by: 'test/e2e/paper.test.ts', shows: 'Failed to load quiz' },
  },
  {
    from: '1',
    sentence: 'An error occurred while loading the quiz',
    where: 'paper page',
    cause: 'a paper that cannot be read',
    raised: { by: E2E, shows: 'An error occurred while loading the quiz' },
  },
  {
    from: '1',
    sentence: 'Quiz Not Found',
    where: 'paper page',
    cause: 'no such paper, or not shared',
    raised: { by: 'test/e2e/preview.test.ts', shows: 'Quiz Not Found' },
  },
  {
    from: '1',
    sentence: "The quiz you're looking for doesn't exist or has been removed.",
    where: 'paper page',
    cause: 'no such paper, or not shared',
    raised: { by: 'test/e2e/preview.test.ts', shows: "The quiz you're looking for doesn't exist or has been removed." },
  },
  {
    from: '2',
    sentence: 'Failed to load diagram',
    where: 'paper',
    cause: 'a figure that is no drawing',
    raised: { by: E2E, shows: 'Failed to load diagram' },
  },
  {
    from: '2',
    sentence: 'Loading diagram...',
    where: 'paper',
    cause: 'a figure on its way',
    never: 'Figures stand in the paper itself: none is ever on its way.',
  },

  // Uploading and reading.
  {
    from: '1, 2',
    sentence: 'Please sign in to upload documents',
    where: 'first step',
    cause: 'a visitor drops a file',
    raised: { by: 'test/e2e/input.test.ts', shows: 'Please sign in to upload documents' },
  },
  {
    from: '1, 2',
    sentence: 'Your session has expired. Please sign in again',
    where: 'first step, any screen',
    cause: 'the session ended',
    raised: { by: 'test/e2e/input.test.ts', shows: 'Your session has expired. Please sign in again' },
  },
  {
    from: '1, 2',
    sentence: 'Failed to process document',
    where: 'first step',
    cause: 'the reading failed and told no reason',
    raised: { by: E2E, shows: 'Failed to process document' },
  },
  {
    from: '1, 2',
    sentence: 'Failed to use existing document',
    where: 'dialog of a duplicate',
    cause: 'its topics cannot be had',
    raised: { by: 'test/e2e/input.test.ts', shows: 'Failed to use existing document' },
  },
  {
    from: '1, 2',
    sentence: 'Failed to extract topics',
    where: 'second step',
    cause: 'the topics cannot be asked for',
    raised: { by: 'test/e2e/topics.test.ts', shows: 'Failed to extract topics' },
  },
  {
    from: '1, 2',
    sentence: 'Upload failed',
    where: 'upload list',
    cause: 'a lost connection',
    raised: { by: 'test/e2e/input.test.ts', shows: 'Upload failed' },
  },
  {
    from: '1, 2',
    sentence: 'Processing failed',
    where: 'upload list',
    cause: 'a file that cannot be read',
    raised: { by: E2E, shows: 'Processing failed' },
  },
  {
    from: '1, 2',
    sentence: 'Processing timeout',
    where: 'upload list',
    cause: 'more than 30 s',
    raised: { by: 'test/e2e/input.test.ts', shows: 'Processing timeout' },
  },

  // Generating.
  {
    from: '2',
    sentence: 'Monthly quiz generation limit reached: {} of {} used.',
    where: 'last step, quota modal',
    cause: 'the plan’s papers are used up',
    raised: { by: 'test/e2e/preview.test.ts', shows: 'Monthly quiz generation limit reached: 10 of 10 used.' },
  },
  {
    from: '2',
    sentence: 'Monthly question generation limit reached: {} of {} used.',
    where: 'last step, quota modal',
    cause: 'the plan’s questions are used up',
    raised: { by: E2E, shows: 'Monthly question generation limit reached: 300 of 300 used.' },
  },
  {
    from: '2',
    sentence: 'Monthly PDF page limit reached: {} of {} used.',
    where: 'first step, quota modal',
    cause: 'the plan’s pages are used up',
    raised: { by: E2E, shows: 'Monthly PDF page limit reached: 150 of 150 used.' },
  },
  {
    from: '2',
    sentence: 'Backend API unavailable. Please ensure the AI service is properly configured.',
    where: 'last step',
    cause: 'the server fails without a word',
    raised: {
      by: 'test/e2e/preview.test.ts',
      shows: 'Backend API unavailable. Please ensure the AI service is properly configured.',
    },
  },
  {
    from: '2',
    sentence: 'Failed to generate paper: {}',
    where: 'last step',
    cause: 'any error',
    raised: { by: 'test/e2e/preview.test.ts', shows: 'Failed to generate paper: ' },
  },
  {
    from: '2',
    sentence: 'Failed to generate paper - no response from the AI service',
    where: 'last step',
    cause: 'no answer came',
    raised: { by: 'test/e2e/preview.test.ts', shows: 'Failed to generate paper - no response from the AI service' },
  },
  {
    from: '2',
    sentence: 'Failed to regenerate paper: {}',
    where: 'last step',
    cause: 'any error',
    raised: { by: 'test/e2e/preview.test.ts', shows: 'Failed to regenerate paper: ' },
  },
  {
    from: '2',
    sentence: 'Failed to regenerate paper - no response from the AI service',
    where: 'last step',
    cause: 'no answer came',
    raised: { by: E2E, shows: 'Failed to regenerate paper - no response from the AI service' },
  },
  {
    from: '2',
    sentence: 'Unknown error occurred',
    where: 'last step',
    cause: 'a fault of the page itself',
    raised: { by: E2E, shows: 'Unknown error occurred' },
  },
  {
    from: '2',
    sentence: 'Failed to generate quiz',
    where: 'last step',
    cause: 'an answer that says neither yes nor why not',
    raised: { by: E2E, shows: 'Failed to generate paper: Failed to generate quiz' },
  },
  {
    from: '2',
    sentence: 'No topics selected for paper generation',
    where: 'last step',
    cause: 'a draft without topics; the steps before do not let one through',
    raised: { by: 'src/web/wizard/preview/word-failure.test.ts', shows: 'No topics selected for paper generation' },
  },
  {
    from: '2',
    sentence: 'No templates available from backend',
    where: 'last step',
    cause: 'an empty list of templates',
    raised: { by: 'test/e2e/preview.test.ts', shows: 'No templates available from backend' },
  },
  {
    from: '2',
    sentence: 'Questions data is not an array',
    where: 'questions of an AI, an import or the API',
    cause: 'data that is no list',
    raised: { by: 'src/messages/messages.test.ts', shows: 'Questions data is not an array' },
  },
  {
    from: '2',
    sentence: 'Optimized generation unavailable, using fallback method',
    where: 'last step',
    cause: 'the strategy fails, and the fallback is taken (D19)',
    raised: { by: 'test/e2e/ai.test.ts', shows: 'Optimized generation unavailable, using fallback method' },
  },
  {
    from: '2',
    sentence: 'Batch generation failed: {}',
    where: 'POST /api/llm/generate-batch, 502',
    cause: 'the AI fails, or nothing that it answers can be used',
    raised: { by: 'test/api/llm.test.ts', shows: 'Batch generation failed: ' },
  },
  {
    from: '2',
    sentence: 'Type-specific generation failed: {}',
    where: 'POST /api/llm/generate-questions, 502',
    cause: 'the AI fails, or nothing that it answers can be used',
    raised: { by: 'test/api/llm.test.ts', shows: 'Type-specific generation failed: ' },
  },
  {
    from: '2',
    sentence: 'Unknown generation strategy: {}',
    where: 'API, 400',
    cause: 'a strategy that does not exist',
    raised: { by: 'test/api/ai-papers.test.ts', shows: 'Unknown generation strategy: wishful' },
  },
  {
    from: '2',
    sentence: 'LaTeX render failed: {}',
    where: 'POST /render, 422; each image of POST /render/batch',
    cause: 'LaTeX that TeX does not take',
    raised: { by: 'test/api/render.test.ts', shows: 'LaTeX render failed: Undefined control sequence.' },
  },
  {
    from: '2',
    sentence: 'Batch LaTeX render failed',
    where: 'POST /render/batch, 503',
    cause: 'no child can be started',
    raised: { by: 'test/api/render.test.ts', shows: 'Batch LaTeX render failed' },
  },

  // Sharing.
  {
    from: '1',
    sentence: 'Quiz link copied to clipboard!',
    where: 'dashboard, paper page',
    cause: 'the link was copied',
    raised: { by: 'test/e2e/dashboard.test.ts', shows: 'Quiz link copied to clipboard!' },
  },
  {
    from: '1, 2',
    sentence: 'Link copied to clipboard!',
    where: 'last step',
    cause: 'the link was copied',
    raised: { by: 'test/e2e/preview.test.ts', shows: 'Link copied to clipboard!' },
  },
  {
    from: '1',
    sentence: 'Failed to copy link',
    where: 'where a link is copied',
    cause: 'a browser that forbids it',
    raised: { by: 'test/e2e/preview.test.ts', shows: 'Failed to copy link' },
  },

  // The page itself, and credits.
  {
    from: '1, 2',
    sentence: 'Error: Root element not found',
    where: 'page',
    cause: 'a page that lost its root',
    raised: { by: 'test/e2e/shell.test.ts', shows: 'Error: Root element not found' },
  },
  {
    from: '1',
    sentence: 'Warning: Low credit balance',
    where: 'credits',
    cause: '10 credits or fewer',
    raised: { by: 'test/e2e/credits.test.ts', shows: 'Warning: Low credit balance' },
  },
  {
    from: '1',
    sentence: 'Critical: Very low credit balance',
    where: 'credits',
    cause: '5 credits or fewer',
    raised: { by: 'test/e2e/credits.test.ts', shows: 'Critical: Very low credit balance' },
  },
]
