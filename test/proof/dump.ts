import { FAMILIES } from '#families/families.ts'
import { drawFrom } from '#families/kit/drawn.ts'
import { seededRandom } from '#domain/random.ts'
import { questionOfDraw } from '#questions/from-families/question-of-draw.ts'
import { formatRichText } from '#domain/rich-text.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
for (const f of FAMILIES) {
  const d = drawFrom(f, seededRandom('x'))!
  const q = questionOfDraw(d, { id: 'q', language: (process.argv[2] ?? 'en') as never, simplify: toSimplified })
  console.log(`[${f.meta.id}] ${formatRichText(q.stem)}`)
  if (q.type === 'multiple_choice') console.log('   KEY', q.options.map((o, i) => (i === q.keyIndex ? '*' : '') + formatRichText(o)).join(' | '))
  else if (q.type === 'short_answer') console.log('   KEY', formatRichText(q.key))
  else if (q.type === 'long_question') for (const p of q.parts) console.log('   ', p.label, formatRichText(p.stem), '=>', formatRichText(p.key))
}
