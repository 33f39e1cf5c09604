import { expect, test } from 'vitest'
import { escapeXml } from './xml-text.ts'

test('markup is text, and what XML cannot hold is left out', () => {
  expect(escapeXml('a < "b" & c > d')).toBe('a &lt; &quot;b&quot; &amp; c &gt; d')
  expect(escapeXml('a\u0000b\u0007c\u001Bd\u0085e\uFFFEf\uD800g\uDC00h😀\t中')).toBe('abcdefgh😀\t中')
  expect(escapeXml('one\r\ntwo\rthree')).toBe('one\ntwo\nthree')
})
