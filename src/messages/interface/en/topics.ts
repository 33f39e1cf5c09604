import { count } from '../../number-words.ts'

export const topics = {
  heading: 'Choose the topics of the paper',
  from: 'Topics of',
  search: 'Search topics and subtopics',
  none: 'No topics found matching your search.',
  clearSearch: 'Clear the search',
  difficulty: 'Difficulty',
  allDifficulties: 'All',
  first: (count: number) => `Select First ${count}`,
  clear: 'Clear the choice',
  cleared: 'The choice of topics was cleared',
  replaced: 'The choice of topics was replaced',
  listLabel: 'Topics',
  shown: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'topic' : 'topics'}` : `${shown} of ${all} topics`,
  pages: (pages: string) => (/^\d+$/.test(pages) ? `Page ${pages}` : `Pages ${pages}`),
  subtopics: 'Subtopics:',
  moreSubtopics: (count: number) => `+${count} more`,
  subject: (category: string) => category,
  confidence: (percent: number) => `${percent}% sure`,
  confidenceHint: 'How surely this is a topic of the document',
  questions: (name: string) => `Questions from ${name}`,
  fewer: (name: string) => `Fewer questions from ${name}`,
  more: (name: string) => `More questions from ${name}`,
  least: (least: number) => `A topic gives at least ${count(least, 'question')}`,
  most: (most: number) => `A topic gives at most ${count(most, 'question')}`,
  questionUnit: (count: number): string => (count === 1 ? 'question' : 'questions'),
  summary: (topics: number, questions: number) =>
    topics === 0
      ? 'No topic is picked yet'
      : `${topics} ${topics === 1 ? 'topic' : 'topics'}, ${questions} ${questions === 1 ? 'question' : 'questions'}`,
  estimate: (minutes: number) => `Estimated time: ${count(minutes, 'minute')}`,
  configure: 'Configure Paper Settings',
  whyNot: 'Pick at least one topic first.',
  previous: 'Previous',
  loading: 'Loading the topics...',
  processing: (name: string) => `“${name}” is still being read. Its topics appear here as soon as it is ready.`,
  empty: 'No topics were found in this document. Its text may be too short, or a list without sentences.',
  faultKept: 'The topics could not be loaded again; those that are shown were loaded before.',
  otherDocument: 'Choose another document',
  units: {
    heading: 'Set how many questions each unit gives',
    from: 'From the curriculum',
    change: 'Choose other units',
    kinds: ({
      multiple_choice: choice,
      short_answer: short,
      long_question: long,
    }: Readonly<Record<'multiple_choice' | 'short_answer' | 'long_question', number>>) =>
      `Kinds of question: ${[choice > 0 && `${choice} multiple choice`, short > 0 && `${short} short`, long > 0 && `${long} long`].filter(Boolean).join(', ')}`,
  },
  inWords: { heading: 'Set how many questions the topic gives', change: 'Choose another topic' },
  documentChanged: (name: string) => `Now the topics of “${name}” are shown`,
}
