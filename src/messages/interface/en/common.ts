import type { Difficulty } from '#domain/difficulty.ts'

export const common = {
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  retry: 'Try again',
  /** What is done, and to which thing. */
  of: (action: string, name: string) => `${action}: ${name}`,
  list: (items: readonly string[]) => items.join(', '),
  /** A thing, and what tells it apart. */
  named: (name: string, which: string) => `${name} (${which})`,
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
  notFound: {
    title: 'There is nothing at this address',
    text: 'The link may be old, or a letter of it may be missing.',
    link: 'Go to the generator',
  },
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard', mixed: 'Mixed' } satisfies Record<Difficulty, string>,
}
