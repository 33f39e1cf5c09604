/** A figure as it is laid out: drawn, or with what stands in its place. */
import { isDrawnFigure, type Figure } from '#domain/question.ts'
import type { PrintedMessages } from '#messages/printed/printed.ts'
import type { LaidOutFigure } from './laid-out.ts'

export const figureOf = (
  figure: Figure | undefined,
  { messages }: { readonly messages: PrintedMessages },
): { readonly figure?: LaidOutFigure } =>
  figure === undefined
    ? {}
    : { figure: isDrawnFigure(figure) ? figure : { ...figure, said: messages.paper.figureFailed } }
