/**
 * How many tokens a text will be for a model: near enough to keep within a budget, whatever the model's own cutting.
 */

/** About one a Chinese character, one for four other characters. */
export function estimateTokens(text: string): number {
  const chinese = text.match(/[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/gu)?.length ?? 0
  return Math.ceil(chinese + (text.length - chinese) / 4)
}
