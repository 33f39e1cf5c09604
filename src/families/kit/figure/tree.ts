/** Where the nodes of a probability tree stand: from left to right, leaves evenly spaced. */
import { firstOf, lastOf } from '#domain/must-be-there.ts'
import type { Label, XY } from './shapes.ts'

/** A branch: what stands on it (its probability), what it leads to, and what follows. */
export type Branch = {
  readonly label?: Label
  readonly to: Label
  readonly prose?: boolean
  readonly next?: readonly Branch[]
}

export type TreeNode = {
  readonly at: XY
  readonly depth: number
  readonly branch: Branch
  readonly children: readonly TreeNode[]
}

/** Roots at depth 1; coordinates in points of print. */
export function layOutTree(branches: readonly Branch[], across: number, apart: number): readonly TreeNode[] {
  let row = 0
  const place = (branch: Branch, depth: number): TreeNode => {
    const children = (branch.next ?? []).map((one) => place(one, depth + 1))
    const y = children.length === 0 ? -apart * row++ : (firstOf(children).at[1] + lastOf(children).at[1]) / 2
    return { at: [across * depth, y], depth, branch, children }
  }
  return branches.map((branch) => place(branch, 1))
}
