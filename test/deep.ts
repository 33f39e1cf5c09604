/**
 * Marks a test of the deep set (docs/tests.md): `test(name, DEEP, …)`. `npm test` passes it over; where a file is named,
 * vitest runs it with the others.
 */
export const DEEP = { tags: ['deep'] }
