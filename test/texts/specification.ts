/** The texts that both specifications give to the letter, but for those of the error catalogues (error-catalogue.ts). `{}` stands for what is filled in. Decisions D1, D8, D15, D28 and D37 are in it. */


export type Quotation = { readonly from: string; readonly text: string }

const quoted = (from: string, texts: readonly string[]): Quotation[] => texts.map((text) => ({ from, text }))

export const QUOTATIONS: readonly Quotation[] = [
  ...quoted('1, 2, landing page', ['Sign Up', 'Get Started']),
  ...quoted('1, 2, landing page', ['Go to Dashboard']),
  ...quoted('1, 2, navigation bar', ['Home', 'Dashboard', 'Generator', 'HKDSE Papers', 'Features', 'Pricing', 'User', 'Upgrade Plan', 'Sign Out', 'Sign In']),
  ...quoted('1, 2, auth callback', ['No session found', 'Authentication failed', 'Return to Home']),
  ...quoted('1, 2, dashboard', ['Teacher', '{} Plan', '{} / {} questions', 'Loading...', 'Dashboard', 'Documents', 'Quizzes']),
  ...quoted('1, 2, dashboard', ['Profile']),
  ...quoted('1, 2, overview', ['Welcome Back!', 'Create New Quiz', 'Total Documents', 'Generated Quizzes', 'Recent Documents', 'View All ({})', 'No documents uploaded yet', 'Upload First Document', 'Recent Quizzes', 'View', 'No quizzes generated yet', 'Create First Quiz']),
  ...quoted('1, 2, overview', ['Export', 'Upload Document', 'Generate from Topic']),
  ...quoted('1, 2, documents tab', ['Document Library', 'Upload New Document', 'View PDF']),
  ...quoted('1, 2, documents tab', ['Search documents...', 'Filter', 'No Documents Yet', 'View Topics', '+{} more', 'Download']),
  ...quoted('1, 2, quizzes tab', ['Generated Quizzes', 'Export PDF', 'Answer Key PDF', 'Share']),
  ...quoted('1, 2, quizzes tab', ['Preview', 'No Quizzes Yet', 'Create Quiz']),
  ...quoted('1, 4, mapping failures', ['Untitled Quiz']),
  ...quoted('1, 2, profile tab', ['Profile & Settings', 'Account Holder']),
  ...quoted('1, 2, quiz page', ['Back to Dashboard', 'Download Question Paper PDF', 'Document-based', 'Concept-based', 'Quiz', 'Mixed', 'Show Answers', 'Hide Answers']),
  ...quoted('1, 2, quiz page', ['Preview Quiz PDF', 'Cannot highlight correct answer']),
  ...quoted('1, 2, overlays', ['Cancel', 'Proceed with Upload']),
  ...quoted('1, 4, documents', ['Uploading...', 'Processing...', 'Ready', 'Error', 'Preview', 'Generate Quiz']),
  ...quoted('1, 4, documents', ['Extracting Topics...', 'Extract Topics']),
  ...quoted('1, 4, processing overlay', ['Uploading Document', 'AI Analysis in Progress', 'Extracting Topics', 'Magic Complete!', 'Topics extracted successfully!']),
  ...quoted('1, 4, duplicate', ['Use Existing Document', 'Upload Anyway']),
  ...quoted('1, 4, PDF export', ['Generating PDF...', 'Generating Preview...']),
  ...quoted('1, 5', ['Sign in to upload documents', 'Please sign in to upload documents']),
  ...quoted('1, 6', ['Sign In Required', 'Sign In to Continue']),
  ...quoted('1, 7', ['Check out this generated exercise paper!']),
  ...quoted('2, 2, wizard', ['Step {} of {}', 'Input Method', 'Choose how to create your paper', 'Topic Selection', 'Configuration', 'Template', 'Preview & Export', 'Premium Features Await', '100 free credits', 'No subscription required']),
  ...quoted('2, 2, input', ['Back to Method Selection']),
  ...quoted('2, 2, topics', ['No topics found matching your search.', 'Select First {}', 'Configure Paper Settings']),
  ...quoted('2, 2, configuration', ['Choose Template', 'This field is required']),
  ...quoted('2, 2, template', ['Loading templates...', 'Connected to backend API - Live templates available', 'Template Details', 'Show Sample Preview', 'Hide Sample Preview', 'Previous', 'Generate Paper']),
  ...quoted('2, 2, preview', ['Topics analyzed', 'Questions generated', 'Formatting paper', 'Total Questions', 'Total Marks', 'Question View', 'Answer View', 'Re-generate', 'View Online', 'Create Another Paper', 'Generated via Backend API', 'Using Demo Data', 'Question quality issues: {}']),
  ...quoted('2, 2, preview', ['Flow View']),
  ...quoted('2, 2, paper views', ['--- End of Paper ---', 'Multiple Choice Questions', 'True or False', 'Short Answer Questions', 'Fill in the Blanks', 'Essay Questions', 'Matching Questions', 'No questions available.', 'No answers available', 'True', 'False']),
  ...quoted('2, 2, HKDSE layouts', ['END OF PAPER', 'ANSWER SHEET', 'MATHEMATICS', 'Compulsory Part', 'PAPER 1', 'PAPER 2']),
  ...quoted('2, 2, quota modal', ['Monthly Quiz Limit Reached', "You've used all your quiz generations for this month.", 'Monthly Question Limit Reached', 'PDF Upload Limit Reached', 'Your usage will reset on the 1st of next month.', 'Upgrade to Pro', 'Maybe Later']),
  ...quoted('2, 4, usage badge', ['Approaching limit', 'Almost at limit']),
  ...quoted('2, 9, prices', ['Save {}% on yearly']),
  ...quoted('2, 9, defaults', ['Exercise Paper', '{} Exercise Paper', 'Read all questions carefully before answering.', 'Answer ALL questions in Section A and any THREE questions in Section B.', 'Answer ALL questions. Mark only ONE answer for each question.']),
  ...quoted('D1', ['HKDSE Mathematics Paper 1 - Conventional Questions', 'HKDSE Mathematics Paper 2 - Multiple Choice']),
  ...quoted('D17', ['Built-in engine']),
]
