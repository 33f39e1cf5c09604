/** Teams with at least so many boys. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const teamWithAtLeast = formulaChoice({
  meta: {
    id: 'permutations-and-combinations/team-with-at-least',
    unit: 'SS15',
    objective: 'combinations with a condition',
    method: 'adding the cases',
    foundation: false,
    level: 3,
    minutes: 1.7,
  },
  paper: { slots: [42, 43] },
  given: {
    group: oneOf(word('choir', '合唱團'), word('debating team', '辯論隊'), word('committee', '委員會')),
    b: ints(5, 14),
    g: ints(5, 14),
    k: oneOf(4, 5),
    least: oneOf(2, 3),
  },
  where: 'b != g & least < k & g >= k',
  stem: {
    en: 'There are $@b$ boys and $@g$ girls in a class. If @{group : a} of $@k$ students is selected from the class and there are at least $@least$ boys in the @group, find the number of different ways of selection.',
    zh: '某班有 $@b$ 名男生及 $@g$ 名女生。若從該班選出 $@k$ 名學生組成@{group}，而@{group}內最少有 $@least$ 名男生，求不同的選法的數目。',
  },
  key: 'sum(C(b, _j) C(g, k - _j), _j, least, k)',
  slips: {
    'takes exactly the least number of boys': 'C(b, least) C(g, k - least)',
    'leaves out the case of exactly the least number': 'sum(C(b, _j) C(g, k - _j), _j, least + 1, k)',
    'chooses the boys first, then anyone': 'C(b, least) C(b + g - least, k - least)',
    'counts the selections with fewer boys': 'sum(C(b, _j) C(g, k - _j), _j, 0, least - 1)',
    'counts all selections': 'C(b + g, k)',
    'counts at least so many girls': 'sum(C(g, _j) C(b, k - _j), _j, least, k)',
    'counts at most so many boys': 'sum(C(b, _j) C(g, k - _j), _j, 0, least)',
    'arranges the students of the smallest case': 'P(b, least) P(g, k - least)',
    'takes boys and girls apart and adds': 'C(b, least) + C(g, k - least)',
  },
  // Between the first and the last case: no dots where there are no others.
  words: { middle: ['k - least > 1', word('+ \\cdots +', '+ \\cdots +'), word('+', '+')] },
  steps: [
    ['C^{@b}_{@least}C^{@g}_{@{k - least}} @middle C^{@b}_{@k}C^{@g}_{0}', '1M'],
    ['= @{sum(C(b, _j) C(g, k - _j), _j, least, k)}', '1A'],
  ],
  // All selections but those with fewer boys.
  claims: ['key + sum(C(b, _j) C(g, k - _j), _j, 0, least - 1) = C(b + g, k)'],
})
