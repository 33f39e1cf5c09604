/** What becomes of mean, range and standard deviation when the mean itself is put into the data. */
import { statementChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const oneMoreDatum = statementChoice({
  meta: {
    id: 'dispersion/one-more-datum',
    unit: 'SS17',
    objective: 'effect of a change of the data on dispersion',
    method: 'one datum taken away',
    foundation: false,
    level: 4,
    minutes: 1.6,
  },
  paper: { slots: [44, 45] },
  given: {
    things: oneOf(
      word('students', '學生'),
      word('teachers', '教師'),
      word('volunteers', '義工'),
      word('members', '會員'),
    ),
    a: ints(3, 9),
    b: ints(10, 16),
    step: ints(1, 4),
    gone: oneOf(-2, -1, 0, 1, 2),
  },
  // Data a, a + d, m, b - d, b with the mean m in the middle.
  let: {
    m: '(a + b)/2',
    p: 'a + step',
    q: 'b - step',
    out: 'if(gone = -2, a, if(gone = -1, p, if(gone = 0, m, if(gone = 1, q, b))))',
    left: '(a + p + m + q + b - out)/4',
    oldv: '(2 (a - m)^2 + 2 (p - m)^2)/5',
    newv: '((a - left)^2 + (p - left)^2 + (m - left)^2 + (q - left)^2 + (b - left)^2 - (out - left)^2)/4',
  },
  where: 'int(m) & p < m',
  stem: {
    en: 'The numbers of books read by five @things in a month are $@a$, $@p$, $@m$, $@q$ and $@b$. If the datum $@out$ is removed, which of the following must be true?',
    zh: '五名@{things}於某月閱讀的書本數目為 $@a$、$@p$、$@m$、$@q$ 及 $@b$。若移除數據 $@out$，則下列何者必為正確？',
  },
  statements: [
    {
      text: { en: 'The mean of the data is unchanged.', zh: '數據的平均值不變。' },
      holds: 'left = m',
      slip: 'the mean',
    },
    {
      text: { en: 'The range of the data is unchanged.', zh: '數據的分佈域不變。' },
      holds: 'gone in {-1, 0, 1}',
      slip: 'the range',
    },
    {
      text: { en: 'The standard deviation of the data is decreased.', zh: '數據的標準差減少。' },
      holds: 'newv < oldv',
      slip: 'the standard deviation',
    },
  ],
  steps: [
    [{ en: 'I: Old mean $= @m$, new mean $= @left$.', zh: 'I：原平均值 $= @m$，新平均值 $= @left$。' }],
    [
      {
        en: 'II: Old range $= @b - @a = @{b - a}$, new range $= @{if(out = b, q, b)} - @{if(out = a, p, a)} = @{if(out = b, q, b) - if(out = a, p, a)}$.',
        zh: 'II：原分佈域 $= @b - @a = @{b - a}$，新分佈域 $= @{if(out = b, q, b)} - @{if(out = a, p, a)} = @{if(out = b, q, b) - if(out = a, p, a)}$。',
      },
    ],
    [
      {
        en: 'III: Old variance $= @{oldv : decimal}$, new variance $= @{round(newv, 2) : decimal}$.',
        zh: 'III：原方差 $= @{oldv : decimal}$，新方差 $= @{round(newv, 2) : decimal}$。',
      },
    ],
  ],
  claims: [
    '4 (a + p + m + q + b) = 5 (a + p + m + q + b - out) <=> I',
    'a != out & b != out <=> II',
    // n² × variance = n × sum of squares - square of the sum.
    '25 (4 (a^2 + p^2 + m^2 + q^2 + b^2 - out^2) - (a + p + m + q + b - out)^2) < 16 (5 (a^2 + p^2 + m^2 + q^2 + b^2) - (a + p + m + q + b)^2) <=> III',
  ],
})
