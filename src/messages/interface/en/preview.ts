import { VISITOR_PAPER_HOURS } from '#domain/limits.ts'
import type { Provenance } from '#domain/question.ts'
import type { Strategy } from '#domain/generation-strategy.ts'
import { count } from '../../number-words.ts'

export const preview = {
  generating: {
    title: 'Generating your paper',
    stages: { topics: 'Topics analyzed', questions: 'Questions generated', formatting: 'Formatting paper' },
    states: { done: 'Done', now: 'In progress', later: 'Waiting' },
    made: (made: number, wanted: number) => `${made} of ${count(wanted, 'question')}`,
    progress: 'Questions made',
    soFar: 'Questions so far',
    checking: 'The answers are being checked.',
    stopping: 'Stopping...',
    stays: 'You can leave or reload this page: the paper goes on, and stands here when you come back.',
    warnings: {
      batch: (questions: number) =>
        `${questions === 1 ? 'A question' : `A group of ${questions} questions`} did not come, and is made again.`,
      fallback: 'Optimized generation unavailable, using fallback method',
    },
  },
  cancelled: {
    title: 'Stopped',
    sure: 'No paper was made, and nothing was charged. Your settings are kept.',
    kept: 'Stopped. The earlier questions stay, and nothing was charged.',
    unsure:
      'Nothing of your settings is lost. The server may still finish this paper: generate it again with the same settings and you get that one, and it counts once.',
    again: 'Generate Paper',
  },
  failure: {
    title: 'There is no paper yet',
    kept: 'Your document, topics and settings are kept.',
    generation: {
      because: (message: string) => `Failed to generate paper: ${message}`,
      noResponse: 'Failed to generate paper - no response from the AI service',
    },
    regeneration: {
      because: (message: string) => `Failed to regenerate paper: ${message}`,
      noResponse: 'Failed to regenerate paper - no response from the AI service',
    },
    no_topics: 'No topics selected for paper generation',
    no_templates: 'No templates available from backend',
    backend: 'Backend API unavailable. Please ensure the AI service is properly configured.',
    unanswered: 'Failed to generate quiz',
    unknown: 'Unknown error occurred',
    back: (step: string) => `Back to ${step}`,
    unread: 'The paper could not be loaded.',
  },
  ready: 'Your paper is ready',
  cards: {
    label: 'The paper in numbers',
    questions: 'Total Questions',
    marks: 'Total Marks',
    duration: 'Duration (min)',
    topics: 'Topics',
    work: (minutes: number) => `about ${minutes} min of work`,
  },
  badges: {
    sample: 'Using Demo Data',
    backend: 'Generated via Backend API',
    builtIn: 'Built-in engine',
    ai: (model: string) => `AI: ${model}`,
    /** What made the questions, those of each. */
    madeBy: ({ document, family, ai, teacher }: Readonly<Record<Provenance['origin']['kind'], number>>) =>
      [
        ...(document > 0 ? [`${count(document, 'question')} taken from sentences of your document`] : []),
        ...(family > 0 ? [`${count(family, 'question')} drawn with numbers of their own`] : []),
        ...(ai > 0 ? [`${count(ai, 'question')} written by AI`] : []),
        ...(teacher > 0 ? [`${count(teacher, 'question')} of your own wording`] : []),
      ].join(', '),
  },
  held: {
    sample:
      'The server could not make this paper, so these are sample questions, drawn in your browser. They are in no account and cannot be printed as PDF: Re-generate asks the server again.',
    visitor: `This paper is in no account: the server keeps it for ${VISITOR_PAPER_HOURS} hours, and this browser until the next one. Sign in, and it is yours.`,
    keep: 'Sign in to keep it',
    gone: `This paper was drawn more than ${VISITOR_PAPER_HOURS} hours ago, and the server has let it go. Re-generate draws a new one.`,
  },
  shortage: {
    told: (given: number, asked: number) =>
      `${given} of the ${count(asked, 'question')} asked for: the chosen topics give no more good questions of the chosen types.`,
    cost: (given: number, isPaper: boolean) =>
      isPaper
        ? `Only the ${count(given, 'question')} made ${given === 1 ? 'counts' : 'count'}.`
        : `Only the ${count(given, 'question')} made ${given === 1 ? 'counts' : 'count'}, and no paper of your month: fewer than half came.`,
    allTypes: 'Make it again with all question types',
    topics: 'Choose more topics',
  },
  notices: { title: 'What to know about this paper', all: (count: number) => `Show all ${count}`, fewer: 'Show fewer' },
  issues: (errors: readonly string[]) => `Question quality issues: ${errors.join(', ')}`,
  views: { label: 'Views of the paper', paper: 'Question View', key: 'Answer View' },
  panes: { paper: 'Question paper', key: 'Answer key' },
  questions: {
    title: 'Questions',
    keys: 'J K select · R replace · L keep',
    keysOfDraw: 'J K select · R replace',
    keysOfSample: 'J K select',
    select: (number: string) => `Question ${number}`,
    marks: (marks: number) => count(marks, 'mark'),
    replace: (number: string) => `Replace question ${number}`,
    replaceCost: 'Replacing a question takes 1 question of your month, or 1 credit where none is left.',
    locked: (number: string) => `Question ${number} is kept: let go of it to replace it`,
    replacing: (number: string) => `Looking for another question ${number}`,
    replaced: (number: string) => `Question ${number} was replaced`,
    keep: (number: string) => `Keep question ${number} when the paper is made again`,
    kept: (count: number) => `${count} kept`,
    undone: 'The earlier questions are back',
    notUndone: 'The earlier questions could not be brought back. Try again.',
    others: {
      title: 'Other questions',
      of: (number: string) => `Other questions for the place of question ${number}`,
      hint: (number: string) => `The best come first. Press one to put it in the place of question ${number}.`,
      none: 'The documents give no other question that fits beside the rest of the paper.',
      searching: 'Looking for other questions…',
    },
    wrong: {
      title: 'Other wrong options',
      of: (number: string) => `Wrong options of question ${number}`,
      hint: 'The ticked ones are printed. Untick one, then tick the one that takes its place. If you only tick one, the last makes way.',
      missing: (missing: number) =>
        `Tick ${missing === 1 ? 'one to take its place' : `${missing} to take their places`}. Until then the paper stays as it is.`,
      swapped: (number: string) => `Question ${number} has another wrong option`,
    },
  },
  actions: {
    regenerate: 'Re-generate',
    regenerating: 'Generating...',
    strategy: 'How the questions are asked for',
    strategies: {
      auto: { name: 'Automatic', text: 'Chosen by the number of questions. Best for most papers.' },
      single_batch: { name: 'All at once', text: 'One request for the whole paper: its questions go together best.' },
      concurrent: { name: 'In small groups', text: 'Several groups at the same time: the fastest.' },
      hybrid: { name: 'By question type', text: 'Each type by itself: for long papers of several types.' },
    } satisfies Record<Strategy | 'auto', { readonly name: string; readonly text: string }>,
    regenerated: (kept: number) =>
      kept === 0
        ? 'The questions are new'
        : kept === 1
          ? 'The questions are new; 1 was kept'
          : `The questions are new; ${kept} were kept`,
    allKept: 'Every question is kept. Let go of one first.',
    online: 'View Online',
    newTab: '(opens in a new tab)',
    undo: 'Undo',
    nothingToUndo: 'Nothing was changed yet',
    previous: 'Previous',
    another: 'Create Another Paper',
    startedAnew: 'A new paper is begun; the one before is saved',
  },
  downloads: {
    title: 'Download',
    paper: 'Question Paper PDF',
    key: 'Answer Key PDF',
    preview: { paper: 'Preview question paper', key: 'Preview answer key' },
    noKey: 'The answer key is switched off in Configuration.',
    noPaper: 'There is no paper to download yet.',
    sample: 'The server makes the PDF. Re-generate asks it again.',
    signInForKey: 'Sign in to download the answer key. This paper is then kept in your account.',
  },
  information: {
    title: 'Paper Information',
    language: 'Language',
    difficulty: 'Difficulty',
    types: 'Question types',
    template: 'Template',
    time: 'Time allowed',
    minutes: (minutes: number) => count(minutes, 'minute'),
    documents: 'Documents',
    topics: 'Topics',
    created: 'Created',
    code: 'Paper code',
  },
}
