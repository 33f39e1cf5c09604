import { describe, expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

describe('what is drawn stays', () => {
  test.each([
    ['<svg width="1pt"><path d="M0 0L1 1"/></svg>', '<svg width="1pt"><path d="M0 0L1 1"/></svg>'],
    [
      '<svg><g fill="#f00"><g stroke="#00f"><path d="M0 0"/></g><path d="M1 1"/></g></svg>',
      '<svg><path fill="#f00" stroke="#00f" d="M0 0"/><path fill="#f00" d="M1 1"/></svg>',
    ],
    [
      '<svg><g fill="#f00" transform="scale(2)"><path d="M0 0"/></g></svg>',
      '<svg><g fill="#f00" transform="scale(2)"><path d="M0 0"/></g></svg>',
    ],
    [
      '<svg><g fill="#f00"><g transform="scale(2)"><g fill="#0f0"><path d="M0 0"/></g></g></g></svg>',
      '<svg><g fill="#f00" transform="scale(2)"><path fill="#0f0" d="M0 0"/></g></svg>',
    ],
    [
      '<svg><g fill="red"><clipPath id="c"><path d="M0 0"/></clipPath><rect width="1" fill="blue" clip-path="url(#c)"/></g></svg>',
      '<svg><clipPath id="c"><path fill="red" d="M0 0"/></clipPath><rect fill="blue" width="1" clip-path="url(#c)"/></svg>',
    ],
    [
      '<svg><circle r="1" style="fill:url(#a); stroke:none"/></svg>',
      '<svg><circle r="1" fill="url(#a)" stroke="none"/></svg>',
    ],
  ])('%s', (markup, clean) => expect(cleanSvg(markup)).toBe(clean))
  test('cleaning twice changes nothing', () => {
    const clean = cleanSvg('<svg><g fill="#f00"><g transform="scale(2)" fill="#0f0"><path d="M0 0"/></g></g></svg>')
    expect(cleanSvg(clean)).toBe(clean)
  })
})

test.each([
  '<svg><script/></svg>',
  '<svg><image href="x"/></svg>',
  '<svg><foreignObject></foreignObject></svg>',
  '<svg><style></style></svg>',
  '<svg><a href="#x"></a></svg>',
  '<svg>text</svg>',
  '<svg><path d="M0 0"></svg>',
  '</svg>',
  '<svg><use href="http://x"/></svg>',
  '<svg><use href="#x"/></svg>',
  '<svg><g fill="url(http://x)"/></svg>',
  '<svg><path d="javascript:x;"/></svg>',
  '<!DOCTYPE svg><svg/>',
  '<svg><symbol id="a"><g fill="url(#b)"/></symbol></svg>',
  '<svg><pattern id="a"><path fill="url(#a)"/></pattern></svg>',
  `<svg>${'<g transform="scale(1)">'.repeat(300)}${'</g>'.repeat(300)}</svg>`,
  `<svg>${'<path d=""/>'.repeat(20_001)}</svg>`,
])('%.60s is refused', (markup) => expect(() => cleanSvg(markup)).toThrow())
test('what an attribute says that is not needed is dropped', () => {
  expect(cleanSvg('<svg onload="x" class="y" data-z="1"><path onclick="x" d="M0 0"/></svg>')).toBe(
    '<svg><path d="M0 0"/></svg>',
  )
})
