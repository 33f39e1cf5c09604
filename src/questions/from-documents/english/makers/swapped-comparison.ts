/**
 * "Women were paid more than men" for a text that says less: a comparison turned round, which no case between makes
 * true.
 */
import { allowsExceptions, offerFalse } from '../false-statements.ts'
import { fitArticle } from '../articles.ts'
import type { Maker } from '../lesson.ts'
import { tellsOfSubject } from '../vocabulary.ts'
import { isUncertain } from './true-statement.ts'
import type { Word } from '../words.ts'

export const swappedComparison: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const turned =
      allowsExceptions(sentence.text) || isUncertain(sentence.text) ? undefined : comparisonTurned(sentence)
    const mentions = lesson.vocabulary.mentions(sentence)
    const best = mentions.map(({ entry }) => entry).toSorted((a, b) => b.confidence - a.confidence)[0]
    // "less precise than in its everyday usage": what is compared must be named, or anyone knows.
    if (
      !turned ||
      !best ||
      !tellsOfSubject(mentions) ||
      !mentions.some(({ from }) => from > sentence.words.findIndex(({ lower }) => lower === 'than'))
    )
      return []
    return [
      offerFalse(lesson, sentence, {
        maker: 'swapped_comparison',
        statement: turned.text,
        right: turned.right,
        wrong: turned.wrong,
        score: 0.5 + 0.2 * best.confidence,
        termCount: best.count,
        terms: [],
        closeness: 0.5,
      }),
    ]
  })

type Turned = { readonly text: string; readonly right: string; readonly wrong: string }

/**
 * The statement with its one comparative before "than" turned into its opposite; undefined where it has none, more than
 * one, a number, or a denial.
 */
export function comparisonTurned({
  text,
  words,
}: {
  readonly text: string
  readonly words: readonly Word[]
}): Turned | undefined {
  // The numbers themselves would tell which is more.
  if (
    UNSUITED.test(text) ||
    (text.match(/\d+/g)?.length ?? 0) > 1 ||
    words.length > MOST_WORDS ||
    (text.match(/\bthan\b/g)?.length ?? 0) !== 1
  )
    return undefined
  const than = words.findIndex((word) => word.lower === 'than')
  const at = words.findIndex((word, index) => index < than && than - index <= REACH && OPPOSITES.has(word.lower))
  const word = words[at]
  // "more than half", "rather than": a bound or a choice, no comparison.
  if (
    !word ||
    at === 0 ||
    words.filter((one) => OPPOSITES.has(one.lower)).length !== 1 ||
    /^(?:a|an|half|one|two|three|ever|just|usual|before|one-.*|two-.*|\d.*)$/.test(words[than + 1]?.lower ?? '') ||
    words[than + 1]?.tag === 'NUM'
  )
    return undefined
  const next = words[at + 1]
  const head = words
    .slice(at + 1, than)
    .find((one, index, rest) => one.tag === 'NOUN' && rest[index + 1]?.tag !== 'NOUN')
  const opposite =
    word.lower === 'more' &&
    next?.tag !== 'ADV' &&
    head !== undefined &&
    /[^s]s$|^(?:people|women|men|children)$/.test(head.lower)
      ? 'fewer'
      : OPPOSITES.get(word.lower)!
  const right = text.slice(word.start, words[than]!.end)
  const wrong = opposite + text.slice(word.end, words[than]!.end)
  return { text: fitArticle(text.slice(0, word.start) + opposite + text.slice(word.end), word.start), right, wrong }
}

const PAIRS = [
  ['more', 'less'],
  ['fewer', 'more'],
  ['higher', 'lower'],
  ['bigger', 'smaller'],
  ['greater', 'smaller'],
  ['larger', 'smaller'],
  ['longer', 'shorter'],
  ['older', 'younger'],
  ['earlier', 'later'],
  ['stronger', 'weaker'],
  ['faster', 'slower'],
  ['wider', 'narrower'],
  ['heavier', 'lighter'],
  ['thicker', 'thinner'],
  ['richer', 'poorer'],
  ['hotter', 'cooler'],
  ['warmer', 'cooler'],
  ['deeper', 'shallower'],
  ['denser', 'less dense'],
] as const
const OPPOSITES = new Map<string, string>([...PAIRS.map(([one, other]) => [other, one] as const), ...PAIRS])
/** "a much higher rate of divorce than": so far behind it "than" may stand. */
const REACH = 7
const MOST_WORDS = 30
const UNSUITED =
  /[()]|\b(?:even|not|no|never|nor|neither|without|which makes?|making|so that|thus|due to|as a result|although|though|but|while|whereas|because|since|rather than|other than|more and more|the more|the less|once|than ever|than (?:in |on |by |for |of )?(?:its|their|it|they|that|those)|if|unless|times|seem\w*|appear\w*|support|involves? \w+ more)\b|\bmuch more than\b|\brisk (?!of\b|for\b)|n[’']t\b/i
