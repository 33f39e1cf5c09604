/** The demo with what it reads. */
import { useEffect } from 'react'
import { Demo } from './demo/demo.tsx'
import { PublicReaderContext, type PublicReader } from '../public-floor/reader.ts'

export function DemoRoot({ onAlive, ...reader }: PublicReader & { readonly onAlive?: () => void }) {
  useEffect(() => onAlive?.(), [onAlive])
  return (
    <PublicReaderContext value={reader}>
      <Demo />
    </PublicReaderContext>
  )
}
