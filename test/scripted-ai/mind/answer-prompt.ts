/** What the scripted AI answers: plausible, right, seeded by the number of the request. */
export const answerPrompt = (): string => '{"questions":[]}'
