/** GET /curriculum/units */
import { listUnits } from '#contract/topics.ts'
import { findUnits, parseGrade } from '#curriculum/find-units.ts'
import { UNITS } from '#curriculum/units.ts'
import { ok } from '#domain/result.ts'
import { familyCounts } from '#questions/from-families/make-concept-paper.ts'
import { endpoint } from '../http/endpoint.ts'

/** Units that have question families; with `q` those that the words name. */
export const list = () =>
  endpoint(listUnits, async ({ query: { q, grade } }) => {
    const taught = parseGrade(grade ?? '')
    const named = q === undefined || q.trim() === '' ? undefined : new Set(findUnits(q, taught))
    return ok(
      UNITS.filter(
        ({ code, grades }) =>
          (named === undefined || named.has(code)) && (taught === undefined || grades.includes(taught)),
      ).flatMap(({ code, name, strand, grades }) => {
        const families = familyCounts(code)
        return families === undefined ? [] : [{ code, name, strand, grades: [...grades], families }]
      }),
    )
  })
