/** The limit of a difference of two measured quantities. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const pouredCups = formulaChoice({
  meta: {
    id: 'approximation/poured-cups',
    unit: 'JS15',
    objective: 'errors in measurement',
    method: 'limit of what is left of one measured quantity after several others',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [9, 10, 11] },
  given: {
    drink: oneOf(word('orange juice', '橙汁'), word('milk', '牛奶'), word('tea', '茶')),
    V: ints(1500, 6000, 100),
    v: ints(150, 400, 10),
    n: ints(3, 8),
    e: oneOf(10, 20),
    E: oneOf(50, 100),
  },
  let: { K: '(V + E/2) - n (v - e/2)', R: 'V - n v' },
  where: 'mod(V, E) = 0 & mod(v, e) = 0 & R >= 300 & E != n e',
  stem: {
    en: 'The volume of @drink in a container is measured as $@V\\text{ mL}$ correct to the nearest $@E\\text{ mL}$. If $@n$ cups of @drink are poured out and the volume of each cup is measured as $@v\\text{ mL}$ correct to the nearest $@e\\text{ mL}$, then the upper limit of the volume of @drink left in the container is',
    zh: '量得某容器內@{drink}的體積為 $@V\\text{ mL}$，準確至最接近的 $@E\\text{ mL}$。若從容器倒出 $@n$ 杯@{drink}，而量得每杯的體積為 $@v\\text{ mL}$，準確至最接近的 $@e\\text{ mL}$，則餘下@{drink}的體積的上限為',
  },
  key: 'K',
  show: '$@it\\text{ mL}$',
  plausible: 'int(it) & it > 0',
  slips: {
    'takes no error into account': 'R',
    'takes the upper limit of the cups too': 'V + E/2 - n (v + e/2)',
    'gives the lower limit': 'V - E/2 - n (v + e/2)',
    'takes the lower limits of both': 'V - E/2 - n (v - e/2)',
    'takes the error of one cup only': 'V + E/2 - n v + e/2',
    'takes the whole scale intervals for the errors': 'V + E - n (v - e)',
    'takes the whole scale interval of the container': 'V + E - n (v - e/2)',
    'takes the whole scale interval of a cup': 'V + E/2 - n (v - e)',
    'forgets the error of the cups': 'V + E/2 - n v',
    'forgets the error of the container': 'V - n (v - e/2)',
  },
  steps: [
    [
      {
        en: 'Upper limit $= [(@V + @{E/2}) - @n(@v - @{e/2})]\\text{ mL}$',
        zh: '上限 $= [(@V + @{E/2}) - @n(@v - @{e/2})]\\text{ mL}$',
      },
      '1M',
    ],
    ['= @K\\text{ mL}', '1A'],
  ],
  // The limit exceeds the difference of the measured values by the maximum errors of the container and of every cup.
  claims: ['2 (key + n v - V) = E + n e'],
})
