/** Excel refuses a file with a longer text in a cell; in UTF-16 units. */
export const LONGEST_CELL = 32_767
