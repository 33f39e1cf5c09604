import type { TrustLabel } from '#domain/trust.ts'

/** How far an answer can be trusted, as its owner reads it (decision D44). */
export const trust = {
  labels: { proved: 'Proved', source_shown: 'Source shown', read_this: 'Read this' } satisfies Record<
    TrustLabel,
    string
  >,
  explained: {
    proved: 'The final answer was worked out from the question by exact calculation. The worked steps were not proved.',
    source_shown:
      'The words of your document that the question stands on are shown beside it. Read whether they give the answer.',
    read_this: 'Nothing has decided the answer. Read the question and its answer before you print.',
  } satisfies Record<TrustLabel, string>,
  /** Those that there are, of so many each. */
  summary: ({ proved, source_shown: shown, read_this: open }: Readonly<Record<TrustLabel, number>>) =>
    [
      ...(proved > 0 ? [`${proved} proved`] : []),
      ...(shown > 0 ? [`${shown} with the source shown`] : []),
      ...(open > 0 ? [`${open} to read`] : []),
    ].join(', '),
  next: 'Go to the next one to read',
  what: 'What the labels mean',
}
