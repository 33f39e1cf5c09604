import { describe, expect, test } from 'vitest'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import type { Localised } from '#domain/language.ts'
import { ANSWER_SPACES, HEADER_STYLES, SECTION_NUMBERINGS, TEMPLATE_LAYOUTS, type Template } from '#domain/template.ts'
import { findTemplate, getTemplate, TEMPLATES, templateFor, templatesFor } from './templates.ts'

test('ids are used once', () => {
  expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length)
})

// Specification 2, section 3.
test('they bear the names of the specification, in its order', () => {
  expect(TEMPLATES.map(({ name }) => name.en)).toEqual([
    'HKDSE Mathematics Paper 1',
    'HKDSE Mathematics Paper 2',
    'Hong Kong Primary Mathematics',
    'Hong Kong Secondary English',
    'Traditional Chinese Language',
    'Science Practical Worksheet',
    'Quick Quiz Format',
    'Comprehensive Examination',
  ])
})

describe.each(TEMPLATES)('$name.en', (template) => {
  test('is named and described in three languages, each its own', () => {
    const texts: readonly Localised[] = [
      template.name,
      template.description,
      ...template.features,
      ...template.sections.map(({ name }) => name),
    ]
    for (const text of texts) {
      expect(PAPER_LANGUAGES.filter((language) => text[language].trim() === '')).toEqual([])
      expect(text.en).not.toMatch(/\p{Script=Han}/u)
      expect(text['zh-TW']).toMatch(/\p{Script=Han}/u)
      expect(text['zh-CN']).toMatch(/\p{Script=Han}/u)
    }
  })
  test('has one section of questions, between header and footer', () => {
    const kinds = template.sections.map(({ type }) => type)
    expect(kinds[0]).toBe('header')
    expect(kinds.at(-1)).toBe('footer')
    expect(kinds.filter((kind) => kind === 'questions')).toHaveLength(1)
    expect(new Set(template.sections.map(({ id }) => id)).size).toBe(template.sections.length)
  })
  test('its colours are CSS hex colours, dark enough to be read from a grey printer', () => {
    for (const colour of Object.values(template.customization.colors)) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/)
      expect(contrastWithWhite(colour), colour).toBeGreaterThanOrEqual(7)
    }
  })
  // An HKDSE paper asks for candidate and seat number, which its layout draws.
  test.skipIf(template.category.startsWith('hkdse'))('asks for a name and keeps its rooms within their bounds', () => {
    expect(template.setting.candidateFields).toContain('name')
    for (const { least, most } of Object.values(template.setting.rooms ?? {})) expect(least).toBeLessThan(most)
  })
  test('is found by its id', () => {
    expect(getTemplate(template.id)).toBe(template)
  })
})

test('a template that is not there', () => {
  expect(findTemplate('none')).toBeUndefined()
  expect(() => getTemplate('none')).toThrow(
    'Cannot find the template none: expected one of hkdse-paper-1, hkdse-paper-2, hong-kong-primary-mathematics, ',
  )
})

test.each([
  { paperFormat: 'standard', timeLimit: 15, id: 'quick-quiz' },
  { paperFormat: 'standard', timeLimit: 30, id: 'quick-quiz' },
  { paperFormat: 'standard', timeLimit: 31, id: 'comprehensive-examination' },
  { paperFormat: 'hkdse_paper1', timeLimit: 135, id: 'hkdse-paper-1' },
  { paperFormat: 'hkdse_paper2', timeLimit: 75, id: 'hkdse-paper-2' },
] as const)('a $paperFormat paper of $timeLimit minutes starts with $id', ({ paperFormat, timeLimit, id }) => {
  expect(templateFor({ paperFormat, timeLimit }).id).toBe(id)
})

// Specification 2, section 3: each template names the subjects and grades that it is for.
test.each([
  { about: { subject: 'Mathematics', grade: 'P4' }, id: 'hong-kong-primary-mathematics' },
  { about: { subject: '數學', grade: '小四' }, language: 'zh-TW', id: 'hong-kong-primary-mathematics' },
  { about: { subject: 'Mathematics', grade: 'S4' }, id: 'comprehensive-examination' },
  { about: { subject: 'Mathematics' }, id: 'comprehensive-examination' },
  { about: { subject: 'Biology' }, id: 'comprehensive-examination' },
  { about: { subject: 'Biology', grade: 'S5' }, language: 'zh-TW', id: 'comprehensive-examination' },
  { about: { subject: 'General' }, id: 'comprehensive-examination' },
  { about: {}, id: 'comprehensive-examination' },
  { about: { subject: 'English Language', grade: 'S2' }, id: 'hong-kong-secondary-english' },
  { about: { subject: 'English', grade: 'P5' }, id: 'comprehensive-examination' },
  { about: { subject: 'Chinese', grade: 'P5' }, language: 'zh-TW', id: 'traditional-chinese-language' },
  { about: { subject: '中國語文' }, language: 'zh-CN', id: 'traditional-chinese-language' },
  { about: { subject: 'Chinese' }, language: 'en', id: 'comprehensive-examination' },
  { about: { subject: 'Chinese History' }, language: 'zh-TW', id: 'comprehensive-examination' },
  { about: { subject: 'Chinese', grade: 'P1' }, language: 'zh-TW', id: 'quick-quiz' },
] as const)('a paper about $about starts with $id', ({ about, id, ...rest }) => {
  expect(templateFor({ paperFormat: 'standard', timeLimit: 60, ...rest }, about).id).toBe(id)
})

test('a standard paper is offered no HKDSE template, an HKDSE paper only its own', () => {
  expect(templatesFor('standard').map(({ id }) => id)).toEqual([
    'hong-kong-primary-mathematics',
    'hong-kong-secondary-english',
    'traditional-chinese-language',
    'science-practical-worksheet',
    'quick-quiz',
    'comprehensive-examination',
  ])
  expect(templatesFor('hkdse_paper1').map(({ id }) => id)).toEqual(['hkdse-paper-1'])
  expect(templatesFor('hkdse_paper2').map(({ id }) => id)).toEqual(['hkdse-paper-2'])
})

test('together the templates show every layout, header style and place for an answer that the specification names', () => {
  const shown = <Value>(of: (template: Template) => Value): Set<Value> => new Set(TEMPLATES.map(of))
  expect(shown(({ layout }) => layout)).toEqual(new Set(TEMPLATE_LAYOUTS))
  expect(shown(({ headerStyle }) => headerStyle)).toEqual(new Set(HEADER_STYLES))
  expect(shown(({ setting }) => setting.sectionNumbering)).toEqual(new Set(SECTION_NUMBERINGS))
  expect(shown(({ answerSpace }) => answerSpace)).toEqual(new Set(ANSWER_SPACES))
})

/** WCAG 2.2, contrast ratio: from 1 to 21; 7 is the enhanced minimum. */
function contrastWithWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
