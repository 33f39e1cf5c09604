/** Lines that open with a label: the entries of notes ("Root: takes in water", 「酸雨——受污染的雨水」), and what persons say in turn. */

/** Whether a line is another entry after the first line of what stands above it. */
export const isNextEntry = (first: string, line: string): boolean => LABEL.test(first) && LABEL.test(line)

const LABEL =
  /^(?:\p{Lu}[\p{L}\p{N}’'-]*(?: [\p{L}\p{N}’'()-]+){0,3}(?:: | [–—-] )|\p{Script=Han}{1,8}\s?(?:[:：]|——))\s?(?=[\p{L}\p{N}“「《(（])/u
