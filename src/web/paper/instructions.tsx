/** The instructions of a paper, numbered where they are several. */
import type { Phrase as PhraseOf } from '#layout/laid-out.ts'
import { Phrase } from './words.tsx'

/** A single line needs no number. */
export function Instructions({
  heading,
  lines,
  compact,
}: {
  readonly heading: string
  readonly lines: readonly PhraseOf[]
  readonly compact: boolean
}) {
  const [first, ...others] = lines
  return (
    <section className={compact ? 'paper-instructions' : 'paper-instructions paper-framed'}>
      <h3>{heading}</h3>
      {/* The same line may stand twice. */}
      {/* oxlint-disable-next-line react/no-array-index-key */}
      {first !== undefined && others.length === 0 ? (
        <p>
          <Phrase phrase={first} />
        </p>
      ) : (
        <ol>
          {lines.map((line, index) => (
            <li key={index}>
              <Phrase phrase={line} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
