/** What shows a result, in one piece that is loaded when a file was picked. */
export { Result } from './result.tsx'
export { loadOwnSample } from './own-sample.ts'
export { wordFault } from './word-fault.ts'
