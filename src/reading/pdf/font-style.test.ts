import { describe, expect, test } from 'vitest'
import { fontStyle } from './font-style.ts'

const styles = (name: string): string =>
  Object.entries(fontStyle(name))
    .filter(([, has]) => has)
    .map(([style]) => style)
    .join(' ')

describe('the style of a font by its name', () => {
  test.each([
    { name: 'ABCDEF+TimesNewRomanPS-BoldMT', style: 'bold' },
    { name: 'NimbusRomNo9L-Medi', style: 'bold' },
    { name: 'Helvetica-BoldOblique', style: 'bold italic' },
    { name: 'CMBX12', style: 'bold' },
    { name: 'SFBX1000', style: 'bold' },
    { name: 'LinBiolinumTB', style: 'bold' },
    { name: 'LinLibertineT', style: '' },
    { name: 'SFTI1000', style: 'italic' },
    { name: 'SFTT1000', style: 'fixedPitch' },
    { name: 'SFRM1000', style: '' },
    { name: 'SimHei', style: 'bold' },
    { name: 'FandolHei-Regular', style: 'bold' },
    { name: 'WenQuanYiMicroHei', style: '' },
    { name: 'MicrosoftJhengHei', style: '' },
    { name: 'LiberationMono', style: 'fixedPitch' },
    { name: 'CMMI10', style: 'maths' },
    { name: 'CMMIB10', style: 'maths' },
    { name: 'CambriaMath', style: 'maths' },
    { name: 'DejaVuSerif', style: '' },
  ])('$name: "$style"', ({ name, style }) => {
    expect(styles(name)).toBe(style)
  })
})
