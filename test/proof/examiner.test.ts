/**
 * Questions of an examiner who means to mislead: conditions that change the task, answers of a wrong form or unit,
 * tasks that look like others.
 */
import { describe, expect, test } from 'vitest'
import { checkQuestions } from '#domain/check-questions.ts'
import { judge } from '#questions/from-ai/proof/prove-answer.ts'

type Asked = {
  readonly type: string
  readonly question: string
  readonly correctAnswer: string
  readonly options?: readonly string[]
}
const mc = (question: string, options: readonly string[], correctAnswer: string): Asked => ({
  type: 'multiple_choice',
  question,
  options,
  correctAnswer,
})
const sa = (question: string, correctAnswer: string): Asked => ({ type: 'short_answer', question, correctAnswer })
const tf = (question: string, correctAnswer: string): Asked => ({ type: 'true_false', question, correctAnswer })

const WRONG = [
  sa('Solve $x^2 = 9$ where $x > 0$.', '$x = -3$'),
  sa('Solve $x^2 = 9$ where $x > 0$.', '$x = 3$ or $x = -3$'),
  sa('Solve $x^2 - 5x + 6 = 0$.', '$x = 2$'),
  sa('Find the positive root of $x^2 - x - 6 = 0$.', '$x = 3$ or $-2$'),
  sa('Find the sum of the squares of the roots of $x^2 - 6x + 1 = 0$.', '6'),
  sa('Factorise $2x^2 - 8$ completely.', '$2(x^2-4)$'),
  sa('Expand $(x+1)(x+2)$.', '$(x+1)(x+2)$'),
  sa('Evaluate $\\sqrt{16}$.', '$\\pm 4$'),
  sa('Write down the square roots of 16.', '4'),
  sa('Simplify $\\frac{6}{8}$.', '$\\frac{6}{8}$'),
  sa('Express $0.75$ as a fraction in its lowest terms.', '$\\frac{6}{8}$'),
  sa('Find 20% of 50 correct to 2 significant figures.', '10.0'),
  sa('Round 3.14159 to 3 decimal places.', '3.14'),
  sa('Find the distance between $(1,2)$ and $(4,6)$ correct to 1 decimal place.', '5.1'),
  sa('A shirt costs $200. It is sold at a discount of 15%. Find the selling price.', '$185'),
  sa('A shirt costs $200 after a discount of 20%. Find its original price.', '$160'),
  sa('The mean of 3, 5, x and 8 is 6. Find x.', '6'),
  mc('Which of the following is NOT a factor of 24?', ['3', '4', '5', '6'], 'A'),
  mc(
    'Which of the following is not equal to $\\frac{1}{2}$?',
    ['$0.5$', '$50\\%$', '$\\frac{2}{4}$', '$\\frac{1}{3}$'],
    'A',
  ),
  mc('If $2x + 3 = 11$, find the value of $x^2$.', ['4', '8', '16', '64'], 'A'),
  mc('Given that $2x + 3 = 11$, what is $3x - 1$?', ['4', '11', '12', '13'], 'A'),
  sa('Find the least integer $x$ such that $3x - 2 > 10$.', '4'),
  sa('Solve $3x - 2 > 10$ and find the number of integers less than 8 that satisfy it.', '$x > 4$'),
  sa('How many integers satisfy $1 < x \\le 5$?', '5'),
  sa('Solve $-2x < 6$.', '$x < -3$'),
  sa('Find the gradient of a line perpendicular to $y = 2x + 1$.', '2'),
  sa('Find the $y$-intercept of $2x + 3y = 6$.', '3'),
  sa('Find the 10th term of the sequence $3, 7, 11, \\ldots$', '43'),
  sa('Find the sum of the first 10 terms of $3, 7, 11, \\ldots$', '39'),
  sa('Find the 4th term of $2, 4, 8, \\ldots$ where the $n$th term is $n^2-n+2$.', '16'),
  sa('求方程 $x^2 - 4x + 4 = 0$ 的判別式。', '2'),
  sa('若 $x^2 + kx + 9 = 0$ 有等根，求 $k$。', '$6$'),
  sa('若 $x^2 + kx + 9 = 0$ 有等根且 $k>0$，求 $k$。', '$\\pm 6$'),
  sa('解 $\\sqrt{x} = x - 2$。', '$x=1$ 或 $x=4$'),
  sa('解 $\\frac{x^2-1}{x-1} = 2$。', '$x = 1$'),
  sa('Solve $2^x = 8$ and hence find $x + 1$.', '3'),
  tf('$\\sqrt{a^2+b^2} = a+b$ for all real numbers $a$ and $b$.', 'True'),
  tf('$\\frac{1}{3} = 0.33$', 'True'),
  tf('$(a+b)^2 = a^2 + b^2$', 'True'),
  tf('The equation $x^2 = -4$ has no solutions.', 'False'),
  sa('Evaluate $6 \\div 2(1+2)$.', '1'),
  sa('Find $\\sin 30$.', '$\\frac12$'),
  sa('Find the value of $a$ if $\\log a = 2$.', '20'),
  sa('Convert 5 km to m.', '500 m'),
  sa('Find the area of a circle with diameter 10 cm.', '$100\\pi$ cm²'),
  sa('Find the area of a circle with radius 10 cm.', '$100\\pi$ cm'),
  sa('Find the perimeter of a semicircle with radius 7 cm in terms of π.', '$7\\pi$ cm'),
  sa('Find the median of 3, 1, 2, 10.', '2'),
  sa('Find the mode of 1, 1, 2, 2, 3.', '1'),
  sa('Find the H.C.F. of $12a^2b$ and $18ab^3$.', '$36ab$'),
  sa('Find the compound interest on $10000 at 5% per annum for 2 years compounded half-yearly.', '$1025'),
  sa('Find the amount if $10000 is deposited at 5% per annum for 2 years, compounded yearly.', '$1025'),
  sa('Increase 80 by 25% and then decrease the result by 25%.', '80'),
  sa('A number is increased by 20% to become 60. Find the number.', '72'),
  sa('Make $x$ the subject of $y = \\frac{x+1}{x-1}$.', '$x = \\frac{y-1}{y+1}$'),
  sa('Find the remainder when $x^3 - 2x + 1$ is divided by $x + 1$.', '0'),
  sa('Find the coordinates of the vertex of $y = x^2 - 4x + 7$.', '(-2, 3)'),
  sa('Find the maximum value of $7 - (x-2)^2$.', '2'),
  sa('Find the ratio of 2 m to 50 cm.', '1 : 25'),
  sa('Evaluate $-3^2$.', '9'),
  sa('Evaluate $(-3)^2$.', '-9'),
  sa('Find the value of $2x^2$ when $x=-3$.', '36'),
  sa('Find the value of $2x^2$ when $x=-3$ or $x=3$, and add the two values.', '18'),
]

const RIGHT = [
  sa('Solve $x^2 = 9$ where $x > 0$.', '$x = 3$'),
  sa('Solve $x^2 + 1 = 0$.', 'no real solutions'),
  sa('Find the positive root of $x^2 - x - 6 = 0$.', '3'),
  sa('Find the sum of the roots of $2x^2 - 6x + 1 = 0$.', '3'),
  sa('Find the sum of the squares of the roots of $x^2 - 6x + 1 = 0$.', '34'),
  sa('Factorise $x^2 - 5x + 6$.', '$(x-3)(x-2)$'),
  sa('Factorise $x^2 - 5x + 6$.', '$(2-x)(3-x)$'),
  sa('Evaluate $\\sqrt{16}$.', '4'),
  sa('Write down the square roots of 16.', '$\\pm 4$'),
  sa('Simplify $\\frac{6}{8}$.', '$\\frac{3}{4}$'),
  sa('Round 3.14159 to 3 decimal places.', '3.142'),
  sa('A shirt costs $200. It is sold at a discount of 15%. Find the selling price.', '$170'),
  sa('A shirt costs $200 after a discount of 20%. Find its original price.', '$250'),
  sa('The mean of 3, 5, x and 8 is 6. Find x.', '8'),
  mc('Which of the following is NOT a factor of 24?', ['3', '4', '5', '6'], 'C'),
  mc(
    'Which of the following is not equal to $\\frac{1}{2}$?',
    ['$0.5$', '$50\\%$', '$\\frac{2}{4}$', '$\\frac{1}{3}$'],
    'D',
  ),
  mc('Which of the following cannot be the value of $x$ if $x^2 = 4$?', ['2', '-2', '4', '$\\sqrt{4}$'], 'C'),
  mc('If $2x + 3 = 11$, find the value of $x^2$.', ['4', '8', '16', '64'], 'C'),
  mc('Given that $2x + 3 = 11$, what is $3x - 1$?', ['4', '11', '12', '13'], 'B'),
  sa('Find the least integer $x$ such that $3x - 2 > 10$.', '5'),
  sa('How many integers satisfy $1 < x \\le 5$?', '4'),
  sa('Solve $-2x < 6$.', '$x > -3$'),
  sa('Find the gradient of a line perpendicular to $y = 2x + 1$.', '$-\\frac{1}{2}$'),
  sa('Find the $y$-intercept of $2x + 3y = 6$.', '2'),
  sa('Find the 10th term of the sequence $3, 7, 11, \\ldots$', '39'),
  sa('求方程 $x^2 - 4x + 4 = 0$ 的根的數目。', '1'),
  sa('若 $x^2 + kx + 9 = 0$ 有等根，求 $k$。', '$\\pm 6$'),
  sa('若 $x^2 + kx + 9 = 0$ 有等根且 $k>0$，求 $k$。', '$6$'),
  tf('$(a+b)^2 = a^2 + 2ab + b^2$', 'True'),
  sa('Find the area of a circle with diameter 10 cm.', '$25\\pi$ cm²'),
  sa('Find the median of 3, 1, 2, 10.', '2.5'),
  sa('Find the compound interest on $10000 at 5% per annum for 2 years, compounded yearly.', '$1025'),
  sa('Make $x$ the subject of $y = \\frac{x+1}{x-1}$.', '$x = \\frac{y+1}{y-1}$'),
  sa('Find the remainder when $x^3 - 2x + 1$ is divided by $x + 1$.', '2'),
  sa('Find the ratio of 2 m to 50 cm.', '4 : 1'),
  sa('Evaluate $-3^2$.', '-9'),
]

const verdictOn = (asked: Asked): string => {
  const {
    questions: [question],
  } = checkQuestions([{ ...asked, explanation: 'x', marks: 2 }], {
    language: /\p{Script=Han}/u.test(asked.question) ? 'zh-TW' : 'en',
    from: { kind: 'ai', model: 'any' },
  })
  return judge(question!, []).kind
}

describe('no wrong answer is confirmed', () => {
  test.each(WRONG)('$question $correctAnswer', (asked) => expect(verdictOn(asked)).not.toBe('confirmed'))
})
describe('no right answer is refuted', () => {
  test.each(RIGHT)('$question $correctAnswer', (asked) => expect(verdictOn(asked)).not.toBe('refuted'))
})
