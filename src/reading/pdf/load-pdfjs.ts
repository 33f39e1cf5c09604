/** Loads pdf.js once, in the calling thread, without its canvas. */
import type { PDFWorker } from 'pdfjs-dist'
import { importPdfjs } from '#platform/pdfjs.ts'
import { addMissingBuiltins } from './missing-builtins.ts'
import { type ParserPort, parserPort } from './parser-port.ts'

type Pdfjs = typeof import('pdfjs-dist')

let loading: Promise<Pdfjs> | undefined

/**
 * pdf.js runs its parser in the calling thread when the module of its worker is loaded beside it. Changes globals of
 * the process, which is one for reading only.
 */
export function loadPdfjs(): Promise<Pdfjs> {
  addMissingBuiltins()
  loading ??= withoutWarnings(importPdfjs)
  return loading
}

/** A parser for one document; destroy it after the document. pdf.js must be loaded. */
export function startParser(pdfjs: Pdfjs): PDFWorker {
  const port = parserPort()
  // Its types know only the worker of browsers.
  const worker = new pdfjs.PDFWorker({ port: port as never, verbosity: pdfjs.VerbosityLevel.ERRORS })
  const { pdfjsWorker } = globalThis as unknown as {
    pdfjsWorker: { WorkerMessageHandler: { initializeFromPort(port: ParserPort): void } }
  }
  pdfjsWorker.WorkerMessageHandler.initializeFromPort(port)
  return worker
}

/**
 * On loading, pdf.js complains that it has no canvas to paint on and wishes for its older build; it is never asked to
 * paint here, and the rest is filled in.
 */
async function withoutWarnings<Value>(work: () => Promise<Value>): Promise<Value> {
  const warn = console.warn
  console.warn = () => undefined
  try {
    return await work()
  } finally {
    console.warn = warn
  }
}
