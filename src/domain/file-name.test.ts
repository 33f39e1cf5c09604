import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportFileName } from './file-name.ts'

test.each([
  { title: 'Quadratics Test', part: 'paper', name: 'quadratics_test_2026-11-20.pdf' },
  { title: 'Quadratics Test', part: 'key', name: 'quadratics_test_answer_key_2026-11-20.pdf' },
  { title: '  S4 -- Maths: (Unit 3)!  ', part: 'paper', name: 's4_maths_unit_3_2026-11-20.pdf' },
  { title: '中三歷史　第二章（甲）', part: 'paper', name: '中三歷史_第二章_甲_2026-11-20.pdf' },
  { title: 'Café naïve', part: 'paper', name: 'café_naïve_2026-11-20.pdf' },
  { title: '../../etc/passwd', part: 'paper', name: 'etc_passwd_2026-11-20.pdf' },
  { title: '!!!', part: 'key', name: 'paper_answer_key_2026-11-20.pdf' },
  { title: '𠮷'.repeat(60), part: 'paper', name: `${'𠮷'.repeat(50)}_2026-11-20.pdf` },
  { title: `${'a'.repeat(49)} b`, part: 'paper', name: `${'a'.repeat(49)}_2026-11-20.pdf` },
] as const)('"$title" as $part becomes $name', ({ title, part, name }) => {
  expect(exportFileName(title, part, '2026-11-20', 'pdf')).toBe(name)
})

test('whatever the title, the name holds only letters, digits, underscores and the date', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const name = exportFileName(title, 'paper', '2026-11-20', 'pdf')
      expect(name).toMatch(/^[\p{L}\p{M}\p{N}]+(?:_[\p{L}\p{M}\p{N}]+)*_2026-11-20\.pdf$/u)
      expect([...name].length).toBeLessThanOrEqual(50 + '_2026-11-20.pdf'.length)
    }),
  )
})
