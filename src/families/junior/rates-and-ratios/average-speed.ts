/** Average speed of a journey in two parts. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const averageSpeed = formulaChoice({
  meta: {
    id: 'rates-and-ratios/average-speed',
    unit: 'JS6',
    objective: 'rate',
    method: 'whole distance over whole time, hours and minutes',
    foundation: true,
    level: 1,
    minutes: 1.1,
  },
  paper: { slots: [13] },
  given: {
    who: oneOf(word('Peter', '志強'), word('Susan', '淑芬'), word('Mr Chan', '陳先生')),
    h: ints(1, 3),
    u: ints(40, 80, 5),
    m: oneOf(15, 20, 24, 30, 36, 40, 45),
    d: ints(20, 80, 2),
  },
  let: { v: '60 d/m', t: 'h + m/60', D: 'h u + d', K: 'round(D/t, 0)' },
  where: 'v <= 110 & v >= u + 16',
  stem: {
    en: '@who drives for $@h$ @{hours} at an average speed of $@u\\text{ km/h}$ and then takes $@m$ minutes to travel the remaining $@d\\text{ km}$. Find the average speed of @who for the whole journey correct to the nearest km/h.',
    zh: '@{who}先以平均速率 $@u\\text{ km/h}$ 駕車 $@h$ 小時，其後以 $@m$ 分鐘行畢餘下的 $@d\\text{ km}$。求@{who}在全程的平均速率，準確至最接近的 km/h。',
  },
  words: { hours: ['h = 1', word('hour', '小時'), word('hours', '小時')] },
  key: 'K',
  show: '$@{it : decimal}\\text{ km/h}$',
  plausible: 'it > 0 & it < 200',
  slips: {
    'takes the mean of the two speeds': 'round((u + v)/2, 0)',
    'gives the speed of the first part': 'u',
    'gives the speed of the second part': 'round(v, 0)',
    'forgets to multiply the first speed by the time': 'round((u + d)/t, 0)',
    'divides by the hours only': 'round(D/h, 0)',
    'counts an hour for the minutes': 'round(D/(h + 1), 0)',
    'takes 100 minutes for an hour': 'round(D/(h + m/100), 0)',
    'exchanges the weights': 'round((u m/60 + v h)/t, 0)',
    'divides the first distance by the whole time': 'round(h u/t, 0)',
  },
  steps: [
    [
      {
        en: 'Average speed $= \\frac{@{h}(@u) + @d}{@h + \\frac{@m}{60}}$',
        zh: '平均速率 $= \\frac{@{h}(@u) + @d}{@h + \\frac{@m}{60}}$',
      },
      '1M',
    ],
    ['\\approx @K\\text{ km/h}', '1A'],
  ],
  // At the speed of the key the whole distance comes out but for half a kilometre an hour.
  claims: ['-1/2 (60 h + m) <= 60 h u + 60 d - key (60 h + m) < 1/2 (60 h + m)'],
})
