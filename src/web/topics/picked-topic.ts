/** A topic that was picked for a paper. */

/**
 * With the questions that it is to give: 1 to 20 as the teacher sets them; brought into line with the paper's total,
 * also
 * more, or 0 where there are fewer questions than topics. `asked`: what the teacher had set then, so that other
 * totals keep the proportion.
 */
export type PickedTopic = {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly questionCount: number
  readonly asked?: number
}
