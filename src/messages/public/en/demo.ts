import { count } from '../../number-words.ts'

export const demo = {
  title: 'Try it with your own file',
  text: 'Choose a chapter or your notes. Setpaper finds the topics and sets a few sample questions, each with its answer and the words it stands on.',
  privacy: 'Your file is read here, in your browser. It does not leave your device.',
  pick: {
    button: 'Choose a file',
    hint: 'or drop it here',
    dropNow: 'Drop the file here',
    rules: (megabytes: number) =>
      `PDF, .doc, .docx, .pptx or .txt, at most ${megabytes} MB. The reader is loaded when you choose a file: 2 to 4 MB.`,
  },
  working: {
    title: (file: string) => `Reading ${file}`,
    stages: {
      loading: 'Opening the reader',
      reading: 'Reading the text',
      topics: 'Finding the topics',
      questions: 'Setting sample questions',
    },
    page: (page: number, of: number) => `page ${page} of ${of}`,
    words: { en: 'loading the English dictionary', zh: 'loading the Chinese dictionary' },
    states: { done: 'Done', now: 'In progress', waiting: 'Not yet begun' },
    cancel: 'Cancel',
    cancelled: 'The reading was cancelled.',
  },
  result: {
    title: (file: string) => `What is in ${file}`,
    facts: (topics: number, pages?: number) =>
      [
        pages === undefined ? '' : pages === 1 ? '1 page, ' : `${pages} pages, `,
        topics === 1 ? '1 topic' : `${topics} topics`,
      ].join(''),
    topics: 'Topics',
    noTopics: 'No topics stand out in this text. The questions below are about the whole of it.',
    pages: (ranges: readonly string[], isOne: boolean) => `${isOne ? 'Page' : 'Pages'} ${ranges.join(', ')}`,
    upTo: (questions: number) =>
      questions === 0 ? 'no questions of these types' : questions === 1 ? '1 question' : `up to ${questions} questions`,
    scanned: (ranges: readonly string[], isOne: boolean) =>
      `${isOne ? 'Page' : 'Pages'} ${ranges.join(', ')}: ${isOne ? 'a picture' : 'pictures'} of text, left out here. After you sign in, text recognition (OCR) reads ${isOne ? 'it' : 'them'} where the server has it.`,
    questions: 'Sample questions',
    noQuestions: 'The text gives no sample question of these types.',
    question: (number: number) => `Question ${number}`,
    numbered: (sign: number | string) => `${sign}.`,
    show: 'Show Answer',
    hide: 'Hide Answer',
    true: 'True',
    false: 'False',
    standsOn: 'It stands on these words:',
    standsOnPage: (page: number) => `It stands on these words, page ${page}:`,
  },
  sample: {
    title: 'A sample, not your file',
    doc: (file: string) =>
      `${file} is an older Word file. The demo does not read .doc; after you sign in, Setpaper does. Here is what it finds in a page of our own instead.`,
    failed: (file: string) =>
      `Your browser could not read ${file} here. After you sign in, the server reads it. Here is what Setpaper finds in a page of our own instead.`,
    fetching: 'Fetching a sample',
  },
  faults: {
    title: 'The file could not be used',
    type: 'Only PDF, .doc, .docx, .pptx and .txt files can be used here.',
    one: 'One file at a time: choose a single file.',
    tooLong: (limit: number) =>
      `The demo reads at most ${count(limit, 'page')}. Choose a shorter chapter, or sign in, where your plan sets the limit.`,
    scan: 'The pages are pictures of text. The demo does not run text recognition (OCR); after you sign in, scanned pages are recognised where the server has it.',
    tooLittle:
      'The text is too short, or of too few sentences, to find topics or set questions. Choose a longer passage.',
    offline: 'The reader could not be loaded. Check your connection and try again.',
  },
  paper: 'Make the whole paper',
  paperHint: 'After you sign up, your file is uploaded to your account and read there.',
  again: 'Try another file',
}
