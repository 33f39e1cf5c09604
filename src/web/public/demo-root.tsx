/** The demo with what it reads. */
import { Demo } from '../landing/demo/demo.tsx'
import { PublicReaderContext, type PublicReader } from './reader.ts'

export const DemoRoot = (reader: PublicReader) => <PublicReaderContext value={reader}><Demo /></PublicReaderContext>
