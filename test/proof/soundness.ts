import { FAMILIES } from '#families/families.ts'
import { drawFrom } from '#families/kit/drawn.ts'
import { seededRandom } from '#domain/random.ts'
import { questionOfDraw } from '#questions/from-families/question-of-draw.ts'
import { formatRichText } from '#domain/rich-text.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { checkMaths } from '#questions/from-ai/proof/maths/check-maths.ts'
const N = Number(process.argv[2] ?? 1)
const confirmed = new Set<string>()
let [n, c, r, slow, wrongConfirmed, wn] = [0, 0, 0, 0, 0, 0]
for (const f of FAMILIES) for (let i = 0; i < N; i += 1) {
  const d = drawFrom(f, seededRandom(`s${i}`))!
  for (const language of ['en', 'zh-TW', 'zh-CN'] as const) {
    const q = questionOfDraw(d, { id: 'q', language, simplify: toSimplified })
    const start = performance.now()
    const v = checkMaths(q)
    const took = performance.now() - start
    if (took > 50) console.log('SLOW', f.meta.id, took)
    slow = Math.max(slow, n > 0 ? took : 0)
    n += 1
    if (v.kind === 'confirmed') { c += 1; confirmed.add(f.meta.id) }
    if (v.kind === 'refuted') { r += 1; console.log('REFUTED', f.meta.id, v.why, formatRichText(q.stem), q.type === 'multiple_choice' ? q.options.map((o, j) => (j === q.keyIndex ? '*' : '') + formatRichText(o)).join(' | ') : q.type === 'short_answer' ? formatRichText(q.key) : q.type === 'long_question' ? q.parts.map((p) => formatRichText(p.stem) + ' => ' + formatRichText(p.key)).join(' ;; ') : '') }
    if (q.type === 'multiple_choice') for (let k = 0; k < 4; k += 1) if (k !== q.keyIndex) { wn += 1; if (checkMaths({ ...q, keyIndex: k }).kind === 'confirmed') { wrongConfirmed += 1; console.log('WRONG CONFIRMED', f.meta.id) } }
  }
}
console.log({ n, c, r, slow, families: confirmed.size, wn, wrongConfirmed }, [...confirmed].join(' '))
