/**
 * Sentences as models and teachers put them, each with a right answer and one that a slip would give; and sentences
 * that must stay undecided.
 */
import { expect, test } from 'vitest'
import { parseRichText } from '#domain/rich-text.ts'
import { readAnswer } from '#questions/from-ai/proof/maths/answer.ts'
import { canonicalText } from '#questions/from-ai/proof/maths/canonical-text.ts'
import { understand } from '#questions/from-ai/proof/maths/understand.ts'

const grade = (stem: string, answer: string): string =>
  understand(canonicalText(parseRichText(stem))!)?.(readAnswer(parseRichText(answer))!) ?? 'not understood'

test.each<[stem: string, right: string, wrong?: string]>([
  ['What is the solution to the equation $3x - 7 = 2x + 5$?', '$x = 12$', '$x=-2$'],
  ['If $\\log_{10} x = 2$, what is the value of $x$?', '100', '20'],
  ['Which of the following is the correct factorisation of $x^2 - 9$?', '$(x+3)(x-3)$', '$(x-3)^2$'],
  ['Which of the following is equivalent to $(2x+3)^2$?', '$4x^2+12x+9$', '$4x^2+9$'],
  ['What is the gradient of the line $y = 3x - 5$?', '3', '-5'],
  ['Find the gradient of the straight line $2x + 3y - 6 = 0$.', '$-\\frac{2}{3}$', '$\\frac23$'],
  ['Find the $y$-intercept of the line $y = 2x - 7$.', '$-7$', '7'],
  ['Find the $x$-intercept of the line $2x + y - 8 = 0$.', '4', '8'],
  ['Given that $x = 2$ is a root of the equation $x^2 + kx - 10 = 0$, find the value of $k$.', '3', '-3'],
  ['The roots of the equation $x^2 - 7x + 10 = 0$ are', '$2$ and $5$', '$-2$ and $-5$'],
  [
    'What are the roots of the quadratic equation $2x^2 + 3x - 2 = 0$?',
    '$x = \\frac{1}{2}$ and $x = -2$',
    '$x=-\\frac12$ and $x=2$',
  ],
  ['Solve for $x$ in the equation $5(x - 2) = 3x + 4$.', '7', '-3'],
  ['Solve the equation $\\frac{x}{3} + \\frac{x}{4} = 7$.', '12', '49'],
  ['Solve $|2x - 3| = 7$.', '$x = 5$ or $x = -2$', '5'],
  ['Solve $\\sqrt{x + 6} = x$.', '3', '3 or -2'],
  ['Find the value of $k$ if $x - 2$ is a factor of $x^3 + kx - 6$.', '$-1$', '1'],
  ['Find the values of $k$ for which the quadratic equation $x^2 - 4x + k = 0$ has equal roots.', '4', '-4'],
  ['Find the range of values of $k$ for which $x^2 - 4x + k = 0$ has no real roots.', '$k > 4$', '$k<4$'],
  ['What is the nature of the roots of $x^2 + 2x + 5 = 0$?', 'No real roots', 'Two distinct real roots'],
  [
    'Let $\\alpha$ and $\\beta$ be the roots of $x^2 - 5x + 3 = 0$. Find the value of $\\alpha^2 + \\beta^2$.',
    '19',
    '25',
  ],
  [
    'If $\\alpha$ and $\\beta$ are the roots of $2x^2 - 3x - 4 = 0$, what is the value of $\\frac{1}{\\alpha} + \\frac{1}{\\beta}$?',
    '$-\\frac{3}{4}$',
    '$\\frac34$',
  ],
  ['The 5th term of the geometric sequence 3, 6, 12, … is', '48', '96'],
  ['Find the 8th term of the geometric sequence with first term 2 and common ratio 3.', '4374', '13122'],
  ['Find the sum of the first 20 terms of the arithmetic sequence 3, 7, 11, ....', '820', '800'],
  ['What is the common difference of the arithmetic sequence 5, 8, 11, 14?', '3', '5'],
  ['Find the general term of the arithmetic sequence 3, 7, 11, 15, ...', '$4n - 1$', '$4n+3$'],
  ['Find the median of the following data: 12, 15, 9, 20, 17', '15', '9'],
  ['Calculate the standard deviation of 2, 4, 4, 4, 5, 5, 7, 9.', '2', '4'],
  ['Convert $\\frac{3}{8}$ to a percentage.', '37.5%', '0.375%'],
  ['Express 0.45 as a fraction in its simplest form.', '$\\frac{9}{20}$', '$\\frac{45}{10}$'],
  ['Find the area of a circle with diameter 14 cm. (Take $\\pi = \\frac{22}{7}$)', '154 cm²', '616 cm²'],
  ['Find the circumference of a circle of radius 5 cm in terms of π.', '$10\\pi$ cm', '$25\\pi$ cm'],
  ['A circle has a diameter of 10 cm. What is its circumference? (Use $\\pi = 3.14$)', '31.4 cm', '78.5 cm'],
  ['A rectangle has length 8 cm and width 5 cm. Find its area.', '40 cm²', '26 cm²'],
  ['What is the sum of the exterior angles of a convex polygon with 7 sides?', '$360^\\circ$', '900°'],
  ['Each interior angle of a regular polygon is $150^\\circ$. How many sides does the polygon have?', '12', '10'],
  ['Each exterior angle of a regular polygon is 40°. Find the number of sides of the polygon.', '9', '8'],
  ['Find the equation of the line with slope 2 and $y$-intercept $-3$.', '$y = 2x - 3$', '$y=-3x+2$'],
  [
    'Find the equation of the circle with centre $(2, -3)$ and radius 5.',
    '$(x-2)^2 + (y+3)^2 = 25$',
    '$(x+2)^2+(y-3)^2=25$',
  ],
  [
    'Find the centre and radius of the circle $x^2 + y^2 - 4x + 6y - 12 = 0$.',
    'centre $(2, -3)$, radius 5',
    'centre $(-2, 3)$, radius 5',
  ],
  ['Simplify: $3a^2b \\times 4ab^3$', '$12a^3b^4$', '$7a^3b^4$'],
  ['Simplify $\\frac{12x^5y^3}{4x^2y}$.', '$3x^3y^2$', '$3x^7y^4$'],
  ['Simplify $(3x^2)^3$.', '$27x^6$', '$9x^6$'],
  ['Simplify $\\frac{2}{x} + \\frac{3}{x+1}$.', '$\\frac{5x+2}{x(x+1)}$', '$\\frac{5}{2x+1}$'],
  ['Rationalise the denominator of $\\frac{6}{\\sqrt{3}}$.', '$2\\sqrt{3}$', '$6\\sqrt3$'],
  ['Evaluate $\\log_2 8 + \\log_2 4$.', '5', '12'],
  ['Evaluate $8^{\\frac{2}{3}}$.', '4', '16'],
  ['Find the value of $2^{-3}$.', '$\\frac18$', '-8'],
  ['Evaluate: $\\dfrac{3}{4} \\div \\dfrac{9}{8}$', '$\\frac{2}{3}$', '$\\frac{27}{32}$'],
  ['If $f(x) = 2x^2 - 3x + 1$, what is $f(3)$?', '10', '28'],
  ['Given $f(x) = 2x + 3$, find $f(-1)$.', '1', '-1'],
  ['Let $f(x) = x^2 - 4x + 7$. Find $f(2)$.', '3', '7'],
  ['The function $f(x) = 3x - 2$ is given. Find $f(4)$.', '10', '12'],
  ['What is the value of $5! \\div 3!$?', '20', '2'],
  ['Increase 250 by 12%.', '280', '262'],
  ['Decrease $480 by 15%.', '408', '465'],
  ['Find the simple interest on $5000 at 4% per annum for 3 years.', '$600', '$624'],
  ['Find the compound interest on \\$8000 at 5% p.a. for 2 years, compounded annually.', '\\$820', '\\$800'],
  [
    '\\$5000 is deposited in a bank at a simple interest rate of 3% p.a. for 4 years. Find the interest earned.',
    '\\$600',
    '\\$5600',
  ],
  ['The price of a shirt is increased from \\$200 to \\$250. Find the percentage increase.', '25%', '20%'],
  ['Simplify the ratio $24 : 36$.', '$2 : 3$', '$3:2$'],
  ['Express the ratio 45 : 60 in its simplest form.', '3 : 4', '4:3'],
  ['Factorise completely: $3x^2 - 12$', '$3(x+2)(x-2)$', '$3(x-2)^2$'],
  ['Factorise $xy + 2x + 3y + 6$.', '$(x+3)(y+2)$', '$(x+2)(y+3)$'],
  ['Factorise $a^3 - 8b^3$', '$(a-2b)(a^2+2ab+4b^2)$', '$(a-2b)^3$'],
  [
    'Solve the following simultaneous equations: $$\\begin{cases} 2x + y = 7 \\\\ x - y = 2 \\end{cases}$$',
    '$x = 3$, $y = 1$',
    '$x=1$, $y=3$',
  ],
  ['Solve $3^{2x - 1} = 27$.', '2', '1'],
  ['Solve $4^x = 8$.', '$x = \\frac{3}{2}$', '2'],
  ['Solve $\\log x + \\log (x - 3) = 1$.', '5', '5 or -2'],
  ['Find the remainder when $f(x) = x^3 - 2x^2 + 3x - 4$ is divided by $x + 1$.', '-10', '-2'],
  ['Solve the inequality $-3x + 5 > 14$.', '$x < -3$', '$x>-3$'],
  ['Solve $2 < 3x - 1 \\le 8$.', '$1 < x \\le 3$', '$1\\le x<3$'],
  ['Solve the compound inequality $x + 3 > 5$ and $2x - 1 < 9$.', '$2 < x < 5$', '$x>2$'],
  ['What is the lowest common multiple (LCM) of 12, 18 and 24?', '72', '6'],
  ['Find the highest common factor of 36, 48 and 60.', '12', '720'],
  ['若 $3x - 5 = 16$，則 $x =$ ____。', '7', '-7'],
  ['方程 $2x + 5 = 17$ 的解是甚麼？', '$x=6$', '11'],
  ['方程 $x^2 - 5x + 6 = 0$ 的根是', '2 或 3', '-2 或 -3'],
  ['下列哪一個是 $x^2 - 4$ 的因式分解？', '$(x+2)(x-2)$', '$(x-2)^2$'],
  ['計算 $25\\% \\times 80$。', '20', '2'],
  ['化簡 $2(3x - 1) - 4(x + 2)$。', '$2x - 10$', '$2x+6$'],
  ['計算 $\\frac{2}{3} + \\frac{1}{4}$，答案以最簡分數表示。', '$\\frac{11}{12}$', '$\\frac37$'],
  ['求 $(-3)^2 - 4 \\times 2$ 的值。', '1', '-17'],
  ['一個等差數列的首項是 3，公差是 4，求第 10 項。', '39', '43'],
  ['等差數列 3, 7, 11, 15, … 的第 20 項是多少？', '79', '83'],
  ['求等比數列 2, 6, 18, … 的第 6 項。', '486', '1458'],
  ['求 12、18 和 30 的最大公因數。', '6', '180'],
  ['某班 5 名學生的成績為 60、70、75、80 和 90，求平均數。', '75', '74'],
  ['求數據 3、5、7、7、8 的眾數。', '7', '6'],
  ['一個圓的半徑為 7 cm，求它的面積。（取 $\\pi = \\frac{22}{7}$）', '154 cm²', '44 cm²'],
  ['長方形的長為 8 cm，寬為 5 cm，求其面積。', '40 cm²', '26 cm²'],
  ['正八邊形的每個內角是多少度？', '$135^\\circ$', '$45^\\circ$'],
  ['六邊形的內角和是 ____。', '$720^\\circ$', '$1080^\\circ$'],
  ['已知 $a = 3$，$b = -2$，求 $a^2 + 2ab$ 的值。', '-3', '21'],
  ['若多項式 $x^3 + kx + 2$ 能被 $x - 1$ 整除，求 $k$ 的值。', '-3', '3'],
  ['求直線 $y = 2x + 3$ 的斜率。', '2', '3'],
  ['求通過 $(1, 2)$ 及 $(3, 8)$ 的直線方程。', '$y = 3x - 1$', '$y=3x+1$'],
  ['求圓 $x^2 + y^2 - 6x + 8y = 0$ 的圓心和半徑。', '圓心 $(3, -4)$，半徑 5', '圓心 $(-3, 4)$，半徑 5'],
  ['解聯立方程：$x + y = 7$，$2x - y = 2$', '$x = 3$，$y = 4$', '$x=4$，$y=3$'],
  ['解不等式 $3x - 2 > 10$，並在數線上表示答案。', '$x > 4$'],
  ['把 $\\frac{5}{8}$ 化為百分數。', '62.5%', '6.25%'],
  ['求 $\\sin 60^\\circ + \\cos 30^\\circ$ 的值。', '$\\sqrt3$', '1'],
  ['二次方程 $x^2 + 6x + k = 0$ 有兩個相等實根，求 $k$。', '9', '-9'],
  ['求二次方程 $3x^2 - 5x + 1 = 0$ 的判別式。', '13', '37'],
  ['解 $2^x = 32$。', '5', '16'],
  ['若 $f(x) = x^2 + 1$，則 $f(3) =$', '10', '7'],
  ['某商品由 200 元減價至 150 元，求減價百分率。', '25%', '33%'],
  ['因式分解：$x^2 - 6x + 9$', '$(x-3)^2$', '$(x+3)^2$'],
])('%s', (stem, right, wrong) => {
  expect(grade(stem, right)).toBe('right')
  if (wrong !== undefined) expect(grade(stem, wrong)).toBe('wrong')
})

/**
 * Conditions that change the task, words that are not known, formulas that are read in two ways: neither right nor
 * wrong.
 */
test.each<[stem: string, answer: string]>([
  ['Find the positive root of $x^2 = 9$.', '3'],
  ['Find the integer solutions of $x^2 < 5$.', '$-2, -1, 0, 1, 2$'],
  ['Which of the following is not a factor of $x^2 - 4$?', '$x - 3$'],
  ['Solve $x^2 = 9$ where $x$ is a positive integer.', '3'],
  ['Find the greatest integer satisfying $3x < 10$.', '3'],
  ['Calculate $6 \\div 2(1 + 2)$.', '9'],
  ['Evaluate $1/2x$ when $x = 4$.', '2'],
  ['Find the value of $\\sin 30$.', '0.5'],
  ['Solve $\\sin x = 0.5$.', '30'],
  ['Evaluate $e^2$.', '7.39'],
  ['Evaluate $9^{9^{9}}$.', '1'],
  ['Find the number of solutions of $x^2 = 9$.', '2'],
  ['Find the mean of the first five prime numbers and 3.', '5'],
  ['If $x = 3$ and $z = 4$, find the value of $x + y$.', '7'],
  ['Find $\\frac{dy}{dx}$ if $y = 3x$.', '3'],
  ['In the figure, find $x$ if $2x = 10$.', '5'],
  ['求滿足 $x^2 < 10$ 的最大整數。', '3'],
  ['求方程 $x^2 = 9$ 的正根。', '3'],
  ['下列何者不是方程 $x^2 = 9$ 的根？', '4'],
  ['Find the sum of the digits of $3^2 + 4^2$.', '7'],
  ['Find the area of a semicircle with radius 4 cm.', '$8\\pi$'],
  ['Find the approximate value of $\\sqrt{2}$.', '1.41'],
  ['Solve $x^2 + bx + c = 0$.', '1'],
])('%s is not decided', (stem, answer) => {
  expect(['unknown', 'not understood']).toContain(grade(stem, answer))
})

/** A right value in another unit, or only near, or in another form than was asked for, is left to the teacher. */
test.each([
  ['Find the area of a circle with radius 5 cm in terms of $\\pi$.', '$0.0025\\pi\\text{ m}^2$'],
  ['Find the value of $\\sqrt{2}$.', '1.41'],
  ['Simplify $\\frac{6}{9}$.', '$\\frac{6}{9}$'],
  ['Find the sum of the interior angles of a triangle.', '$\\pi$'],
  ['Evaluate $\\frac{1}{3}$.', '0.33'],
])('%s %s is neither', (stem, answer) => {
  expect(grade(stem, answer)).toBe('unknown')
})
