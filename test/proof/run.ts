import { seededRandom } from '#domain/random.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { proveAnswer } from '#questions/from-ai/proof/prove-answer.ts'
import { makeCorpus } from './corpus.ts'
import { questionOf } from './planted.ts'
const random = seededRandom(process.argv[2] ?? 'corpus')
const samples = makeCorpus(random, Number(process.argv[3] ?? 500), toSimplified)
const n = { right: 0, confirmed: 0, falseRefuted: 0, wrong: 0, refuted: 0, passed: 0 }
for (const [i, s] of samples.entries()) {
  const choice = i % 2 === 0
  n.right += 1
  const v = proveAnswer(questionOf(s, s.right, random, choice), [])
  if (v.kind === 'confirmed') n.confirmed += 1
  else { if (v.kind === 'refuted') n.falseRefuted += 1; console.log(v.kind, choice, s.kind, s.language, s.stem, '=>', s.right, '|', s.wrong.join(' ; ')) }
  for (const key of s.wrong) {
    n.wrong += 1
    const w = proveAnswer(questionOf(s, key, random, choice), [])
    if (w.kind === 'refuted') n.refuted += 1
    else if (w.kind === 'confirmed') { n.passed += 1; console.log('WRONG PASSED', s.stem, key) }
    else if (v.kind === 'confirmed') console.log('  wrong undecided', s.kind, s.stem, key, '| right', s.right)
  }
}
console.log(n)
