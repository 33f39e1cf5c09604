/** How solutions and their marks are to be written. */

export const MARKING_RULES: readonly string[] = [
  '"explanation" is the worked solution, step by step, or the reason why the key is right: what a teacher would write on the board.',
  '"marks" are whole numbers of at least 1: 2 for multiple_choice and fill_blank, 1 for true_false, more only where a type says so.',
  '"markingScheme" is a list of rows {"text", "marks", "remark"} that add up to the marks of the question or part. In mathematics and physics "remark" is "1M" for a method and "1A" for an accurate answer, as in Hong Kong marking schemes, with a row for each step; elsewhere each row is a point that earns its marks, without a remark.',
]
