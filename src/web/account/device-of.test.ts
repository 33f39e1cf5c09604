/** Devices are called what their owners call them. */
import { expect, test } from 'vitest'
import { deviceOf } from './device-of.ts'

test.each([
  {
    agent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    told: { browser: 'Chrome', system: 'Windows', isPhone: false },
  },
  {
    agent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    told: { browser: 'Edge', system: 'Windows', isPhone: false },
  },
  {
    agent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    told: { browser: 'Safari', system: 'macOS', isPhone: false },
  },
  {
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
    told: { browser: 'Chrome', system: 'iPhone', isPhone: true },
  },
  {
    agent:
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    told: { browser: 'Samsung Internet', system: 'Android', isPhone: true },
  },
  {
    agent: 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    told: { browser: 'Firefox', system: 'Linux', isPhone: false },
  },
  { agent: 'curl/8.5.0', told: { browser: undefined, system: undefined, isPhone: false } },
  { agent: '', told: { browser: undefined, system: undefined, isPhone: false } },
])('$agent is $told', ({ agent, told }) => {
  expect(deviceOf(agent)).toEqual(told)
})
