import { SIGN_UP_CREDITS } from '#domain/limits.ts'
export const landing = {
  hero: {
    title: 'Exam papers from what you teach, with answers you can trust',
    text: 'Give Setpaper your notes or a chapter. It finds the topics, sets the questions, and prints the paper with its answer key. HKDSE Mathematics papers come with every answer proved.',
    signUp: 'Sign Up',
    dashboard: 'Go to Dashboard',
    demo: 'Try it with your own file',
    credits: `Sign up now and get ${SIGN_UP_CREDITS} free credits. No subscription required.`,
    sheet:
      'A page of a Paper 2 as Setpaper prints it: multiple-choice questions 13 to 17, one about a sector, one about a pyramid, each with its figure.',
    caption: 'A page of our own sample Paper 2, as it is printed',
  },
  highlights: {
    label: 'Highlights',
    pause: 'Pause',
    play: 'Play',
    choose: (title: string) => `Show: ${title}`,
    items: [
      {
        title: 'It stands on your document',
        text: 'Every question made from a document names the page it comes from and quotes the words that its answer rests on.',
      },
      {
        title: 'Answers are proved, not guessed',
        text: 'In HKDSE Mathematics papers each answer is computed exactly, and proved again by a second way before you see it.',
      },
      {
        title: 'Marking schemes as you mark',
        text: 'Paper 1 comes with method marks (1M) and accuracy marks (1A), step by step. Paper 2 says why each answer is right.',
      },
      {
        title: 'Set like a real paper',
        text: 'Formulas in print type, figures drawn to the question, and page breaks that never part a question from its options.',
      },
    ],
  },
  mock: {
    title: 'HKDSE Mathematics mock papers',
    text: 'Whole papers for the Compulsory Part, with the sections, marks and time of the examination. The numbers are new each time. The question paper is yours without an account.',
    link: 'Choose a paper',
  },
  features: {
    title: 'Features',
    text: 'What a teacher needs from a first draft to a printed class set.',
    items: [
      {
        title: 'Reads what you have',
        text: 'PDF, Word, PowerPoint and text files. The document is read on the server and kept for you alone.',
      },
      {
        title: 'Finds the topics',
        text: 'The topics of a chapter are listed with the pages they stand on. You choose which to ask, and how many questions of each.',
      },
      {
        title: 'Seven types of question',
        text: 'Multiple choice, true or false, fill in the blanks, matching, short answers, essays and long questions.',
      },
      {
        title: 'Your paper as you set it',
        text: 'See the paper beside the settings, from the first step. Replace one question, undo, and go on where you left off.',
      },
      {
        title: 'Templates for the classroom',
        text: 'For a quick quiz, a full examination, Chinese language, primary mathematics, a science practical and the HKDSE.',
      },
      {
        title: 'Shared without the answers',
        text: 'A link shows the paper alone. The answers are included only if you switch them on, and you can revoke the link at any time.',
      },
      {
        title: 'Three languages',
        text: 'The site and the papers are in English, Traditional Chinese and Simplified Chinese.',
      },
      {
        title: 'Built-in engine',
        text: 'Papers are made on the server itself, without an AI service. A school can run Setpaper on its own machine.',
      },
    ],
    /** Instead of the last. */
    withAi: {
      title: 'Checked, whoever writes',
      text: 'Mathematics papers of the HKDSE come from the built-in engine, with every answer proved. Other questions may come from an AI service, and each answer says how far it can be trusted: Proved, Source shown or Read this.',
    },
  },
  steps: {
    title: 'How it works',
    text: 'Five steps from a document to a paper.',
    items: [
      { title: 'Upload', text: 'Choose a document, a curriculum topic or an HKDSE paper.' },
      { title: 'Select topics', text: 'Pick what to ask, and how many questions of each topic.' },
      { title: 'Configure', text: 'Title, language, difficulty, types, marks and time.' },
      { title: 'Choose a template', text: 'The layout that suits the occasion.' },
      { title: 'Preview and print', text: 'Read it through, then print the paper and its answer key as PDF.' },
    ],
  },
  closing: {
    title: 'Set your next paper',
    allowance: (plan: string, quizzes: string, documents: string) => `${plan} plan: ${quizzes}, ${documents}`,
    pricing: 'See all plans',
  },
}
