/** The limited children of a service: one pool for each kind of work. */
import { openMakingPool } from '#sandbox/making/make-in-child.ts'
import { openPrintingPool } from '#sandbox/printing/print-in-child.ts'
import type { ChildPoolOptions } from '#sandbox/process-pool.ts'
import { openReadingPool } from '#sandbox/reading/read-in-child.ts'
import { openRenderingPool } from '#sandbox/rendering/render-in-child.ts'
import { rememberDrawn } from './render/remember-drawn.ts'
import type { Service } from './service/service.ts'

export type Children = Pick<Service, 'reading' | 'making' | 'printing' | 'rendering'>

/**
 * Between the reading of a document and its paper a teacher picks and configures: the maker that was made ready at the
 * reading waits for that.
 */
const MAKING_IDLE_MS = 600_000

export function openChildren(options: ChildPoolOptions): Children {
  return {
    reading: openReadingPool(options),
    making: openMakingPool({ ...options, lastIdleMs: MAKING_IDLE_MS }),
    printing: openPrintingPool(options),
    rendering: rememberDrawn(openRenderingPool(options)),
  }
}
