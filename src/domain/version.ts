/** The versions of a paper: the same questions in another order, a letter each (decisions D35, D46). */
export const VERSIONS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
