import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import type { Localised } from '#domain/language.ts'
import { findTemplate, getTemplate, TEMPLATES, templateFor, templatesFor } from './templates.ts'

test('ids are used once', () => {
  expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length)
})

describe.each(TEMPLATES)('$name.en', (template) => {
  test('is named and described in three languages, each its own', () => {
    const texts: readonly Localised[] = [template.name, template.description, ...template.features, ...template.sections.map(({ name }) => name)]
    for (const text of texts) {
      expect(LANGUAGES.filter((language) => text[language].trim() === '')).toEqual([])
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
  test('its colours are CSS hex colours', () => {
    for (const colour of Object.values(template.customization.colors)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
  test('is found by its id', () => {
    expect(getTemplate(template.id)).toBe(template)
  })
})

test('a template that is not there', () => {
  expect(findTemplate('none')).toBeUndefined()
  expect(() => getTemplate('none')).toThrow('Cannot find the template none: expected one of quick-quiz, comprehensive-examination')
})

test.each([
  { paperFormat: 'standard', timeLimit: 15, id: 'quick-quiz' },
  { paperFormat: 'standard', timeLimit: 30, id: 'quick-quiz' },
  { paperFormat: 'standard', timeLimit: 31, id: 'comprehensive-examination' },
  { paperFormat: 'hkdse_paper1', timeLimit: 135, id: undefined },
] as const)('a $paperFormat paper of $timeLimit minutes starts with $id', ({ paperFormat, timeLimit, id }) => {
  expect(templateFor({ paperFormat, timeLimit })?.id).toBe(id)
})

test('a standard paper is offered no HKDSE template, an HKDSE paper only its own', () => {
  expect(templatesFor('standard').map(({ id }) => id)).toEqual(['quick-quiz', 'comprehensive-examination'])
  expect(templatesFor('hkdse_paper2')).toEqual([])
})
