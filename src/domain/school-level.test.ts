import { expect, test } from 'vitest'
import { gradeOf, schoolLevelOf } from './school-level.ts'

test.each([
  [{ grade: 'P3' }, 'primary'],
  [{ grade: 'Primary 6' }, 'primary'],
  [{ grade: '小四' }, 'primary'],
  [{ grade: 'S1' }, 'secondary'],
  [{ grade: 'Form 5' }, 'secondary'],
  [{ grade: '中三' }, 'secondary'],
  [{ grade: '高中' }, 'secondary'],
  [{ grade: 'P5', subject: 'Biology' }, 'primary'],
  [{ subject: 'Biology' }, 'secondary'],
  [{ subject: '歷史' }, 'secondary'],
  [{ subject: 'General Studies' }, 'primary'],
  [{ subject: 'Mathematics' }, undefined],
  [{ subject: 'General' }, undefined],
  [{ grade: 'Science' }, undefined],
  [{}, undefined],
] as const)('%j is of a school that is %s', (about, level) => {
  expect(schoolLevelOf(about)).toBe(level)
})

test.each([
  ['P3', 'P3'],
  ['Primary 3', 'P3'],
  ['小三', 'P3'],
  ['F.4', 'S4'],
  ['中六', 'S6'],
  ['S7', undefined],
  ['Year 3', undefined],
])('%s is the grade %s', (text, grade) => {
  expect(gradeOf(text)).toBe(grade)
})
