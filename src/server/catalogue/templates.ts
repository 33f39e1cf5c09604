/** GET /templates, /templates/{id}, /quizzes/templates */
import { getTemplate, listQuizTemplates, listTemplates } from '#contract/templates.ts'
import { err, ok } from '#domain/result.ts'
import type { Template } from '#domain/template.ts'
import { findTemplate, TEMPLATES } from '#templates/templates.ts'
import { endpoint, type Call } from '../http/endpoint.ts'

/**
 * `name`, `nameTC`, `nameSC` and `description` as the specification has them; the texts in all languages beside them.
 */
const templateAnswer = ({ name, description, ...template }: Template) => ({
  ...template,
  name: name.en,
  nameTC: name['zh-TW'],
  nameSC: name['zh-CN'],
  description: description.en,
  names: name,
  descriptions: description,
  preview: `/api/v1/templates/${template.id}/samples`,
})

function matching({ query: { category, subject, gradeLevel } }: Pick<Call<typeof listTemplates>, 'query'>) {
  const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
  return TEMPLATES.filter(
    (template) =>
      (category === undefined || same(template.category, category)) &&
      (subject === undefined ||
        template.subjects.length === 0 ||
        template.subjects.some((one) => same(one, subject))) &&
      (gradeLevel === undefined ||
        template.gradeLevel.length === 0 ||
        template.gradeLevel.some((one) => same(one, gradeLevel))),
  )
}

export const list = () => endpoint(listTemplates, async (call) => ok(matching(call).map(templateAnswer)))
export const listForQuizzes = () => endpoint(listQuizTemplates, async (call) => ok(matching(call).map(templateAnswer)))
export const get = () =>
  endpoint(getTemplate, async ({ params }) => {
    const template = findTemplate(params.id)
    return template === undefined ? err({ code: 'not_found' }) : ok(templateAnswer(template))
  })
