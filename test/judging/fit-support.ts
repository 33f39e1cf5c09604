/**
 * Fits src/questions/from-lexicon/support.json: which written questions a document supports. `node
 * test/judging/fit-support.ts` prints how well it tells them in documents it was not fitted on; `--write` keeps it.
 * `support/labels.tsv` holds what readers said, and the signs (docs/judging.md).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { fitLogistic, leftOut, type Example } from './statements/logistic-fit.ts'

const SIGNS = [
  'told',
  'answer',
  'asked',
  'chapter',
  'anywhere',
  'mentions',
  'share',
  'heading',
  'once',
  'unsaid',
] as const
type Label = Example & { readonly document: string; readonly language: PaperLanguage }

const labels = readFileSync(join(import.meta.dirname, 'support/labels.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line): Label => {
    const [document = '', language, supported, ...numbers] = line.split('\t')
    return {
      document,
      language: language as PaperLanguage,
      target: Number(supported),
      features: Object.fromEntries(SIGNS.map((sign, index) => [sign, Number(numbers[index])])),
    }
  })

/** As a number of labels; the fit is small. */
const PENALTY = 3

const models = Object.fromEntries(
  (['en', 'zh'] as const).map((side) => {
    const ofSide = labels.filter(({ language }) => isChinese(language) === (side === 'zh'))
    const chances = [...leftOut(ofSide, ({ document }) => document, PENALTY)]
    for (const least of [0.5, 0.6, 0.65, 0.7, 0.72, 0.75, 0.8, 0.85, 0.9]) {
      const above = chances.filter(([, chance]) => chance >= least).map(([label]) => label)
      const right = above.filter(({ target }) => target > 0.5).length
      const taught = ofSide.filter(({ target }) => target > 0.5).length
      console.log(
        `${side}: of ${ofSide.length}, ${above.length} have a chance of ${least} or more in the fit of the other documents; ${percent(right / above.length)} of these are taught, ${percent(right / taught)} of all that are`,
      )
    }
    return [side, fitLogistic(ofSide, PENALTY)]
  }),
)
const fitted = JSON.stringify(models, undefined, 2)
if (process.argv.includes('--write'))
  writeFileSync(join(import.meta.dirname, '../../src/questions/from-lexicon/support.json'), `${fitted}\n`)
console.log(fitted)

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}
