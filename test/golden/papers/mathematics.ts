/** Golden paper: Mathematics in English with formulas of every height. Written for this project. */
import { choose, fill, judge, long, short, writePaper } from '../write-paper.ts'

export const mathematics = writePaper({
  title: 'Mathematics Test: Quadratics, Indices and Trigonometry',
  language: 'en',
  subject: 'Mathematics',
  grade: 'S4',
  timeLimit: 75,
  questions: [
    choose('If $3^{2x-1} = 27^{x+1}$, then $x =$', ['$-4$', '$-2$', '$\\frac{1}{2}$', '$4$'], 0, { unchecked: true, explanation: '$3^{2x-1} = 3^{3x+3}$, so $2x - 1 = 3x + 3$ and $x = -4$.' }),
    choose('Simplify $\\frac{(2x^{-3}y^{2})^{4}}{8x^{5}y^{-1}}$ and express the answer with positive indices.', ['$\\frac{2y^9}{x^{17}}$', '$\\frac{y^7}{4x^{17}}$', '$\\frac{2y^{9}}{x^{7}}$', '$2x^{17}y^9$'], 0, { unchecked: true }),
    choose('The solution of the compound inequality $2x - 5 > 3$ or $\\frac{7 - x}{2} \\geqslant 4$ is', ['$x > 4$', '$x \\leqslant -1$', '$-1 \\leqslant x < 4$', '$x \\leqslant -1$ or $x > 4$'], 3, { unchecked: true }),
    choose('Let $f(x) = \\begin{cases} x^2 + 1, & x \\ge 0 \\\\ 1 - x, & x < 0 \\end{cases}$. Find $f(-2) + f(3)$.', ['$9$', '$11$', '$13$', '$15$'], 2, { unchecked: true }),
    choose('$\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix} \\begin{pmatrix} x \\\\ y \\end{pmatrix} = \\begin{pmatrix} 5 \\\\ 11 \\end{pmatrix}$. Then $(x, y) =$', ['$(1, 2)$', '$(2, 1)$', '$(-1, 3)$', '$\\left(\\frac{1}{2}, \\frac{9}{4}\\right)$'], 0, { unchecked: true }),
    judge('For every real number $x$, $\\sqrt{x^2} = x$.', false, { unchecked: true, explanation: '$\\sqrt{(-1)^2} = 1 \\ne -1$' }),
    judge('$\\sin^2\\theta + \\cos^2\\theta = 1$ for every angle $\\theta$, and therefore $\\tan^2\\theta + 1 = \\frac{1}{\\cos^2\\theta}$ wherever $\\cos\\theta \\ne 0$.', true, { unchecked: true }),
    fill('The discriminant of $x^2 - 6x + k = 0$ is $36 - 4k$, so the equation has equal roots when $k =$ ____.', ['$9$'], { unchecked: true }),
    fill('$\\log_2 8 =$ ____ and $\\sum_{k=1}^{4} k =$ ____.', ['$3$', '$10$'], { unchecked: true }),
    short('Solve $x^2 + 4x + 3 = 0$.', '$x = -1$ or $x = -3$', { marks: 3, unchecked: true }, [['$(x + 1)(x + 3) = 0$', 2, '1M+1A'], ['$x = -1$ or $x = -3$', 1, '1A']]),
    short('Evaluate $$\\int_0^{\\pi} x \\sin x\\,\\mathrm{d}x.$$', '$\\pi$', { marks: 4, unchecked: true }, [['$\\left[-x\\cos x\\right]_0^{\\pi} + \\int_0^{\\pi} \\cos x\\,\\mathrm{d}x$', 2, '1M+1A'], ['$\\pi + 0$', 1, '1M'], ['$\\pi$', 1, '1A']]),
    long('The quadratic equation $x^2 - 2px + (p + 6) = 0$ has real roots $\\alpha$ and $\\beta$, where $p$ is a constant.', [
      { label: '(a)', stem: 'Show that $p \\leqslant -2$ or $p \\geqslant 3$.', marks: 3, key: '$\\Delta = 4p^2 - 4(p + 6) \\geqslant 0$, so $(p - 3)(p + 2) \\geqslant 0$.', scheme: [['$\\Delta = (-2p)^2 - 4(p + 6) \\geqslant 0$', 1, '1M'], ['$(p - 3)(p + 2) \\geqslant 0$', 1, '1M'], ['$p \\leqslant -2$ or $p \\geqslant 3$', 1, '1A']] },
      { label: '(b)', stem: 'Express $\\frac{1}{\\alpha} + \\frac{1}{\\beta}$ in terms of $p$.', marks: 3, key: '$\\frac{2p}{p + 6}$', scheme: [['$\\frac{\\alpha + \\beta}{\\alpha\\beta}$', 1, '1M'], ['$\\frac{2p}{p + 6}$', 2, '1M+1A']] },
      { label: '(c)', stem: 'Find the value of $p$ for which $\\alpha^2 + \\beta^2 = 8$.', marks: 4, key: '$p = -2$' },
    ], { unchecked: true }),
    long('In triangle $ABC$, $AB = 7\\text{ cm}$, $\\angle BAC = 52^\\circ$ and $\\angle ABC = 64^\\circ$.', [
      { label: '(a)', stem: 'Find $\\angle ACB$.', marks: 1, key: '$64^\\circ$' },
      { label: '(b)', stem: 'Find the area of $\\triangle ABC$ correct to 3 significant figures.', marks: 4, key: '$\\frac{1}{2}(7)(7)\\sin 52^\\circ \\approx 19.3\\text{ cm}^2$' },
    ], { unchecked: true }),
  ],
})
