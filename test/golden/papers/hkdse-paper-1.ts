/** Golden paper: HKDSE Mathematics Paper 1 in the authentic structure, in English. Written for this project. */
import { drawnStructure, structureOf } from '#curriculum/structures.ts'
import { long, short, writePaper } from '../write-paper.ts'
import { CIRCLE, PYRAMID, TRIANGLE } from './hkdse-figures.ts'

const structure = structureOf('hkdse-paper-1')

const written = writePaper({
  title: structure.title.en,
  language: 'en',
  subject: 'Mathematics',
  grade: 'S6',
  timeLimit: structure.minutes,
  questions: [
    short('Simplify $\\frac{(m^{4} n^{-1})^{3}}{m^{-5}}$ and express your answer with positive indices.', '$\\frac{m^{17}}{n^{3}}$', { marks: 3 }, [['$\\frac{m^{12} n^{-3}}{m^{-5}}$', 1, '1M for $(a^p)^q = a^{pq}$'], ['$m^{12+5} n^{-3}$', 1, '1M'], ['$\\frac{m^{17}}{n^{3}}$', 1, '1A']]),
    short('Make $b$ the subject of the formula $\\frac{4a + 5b - 7}{b} = 8$.', '$b = \\frac{4a - 7}{3}$', { marks: 3 }, [['$4a + 5b - 7 = 8b$', 1, '1M'], ['$8b - 5b = 4a - 7$', 1, '1M for putting $b$ on one side'], ['$b = \\frac{4a - 7}{3}$', 1, '1A or equivalent']]),
    long('Factorize', [
      { label: '(a)', stem: '$9r^3 - 18r^2 s$,', marks: 1, key: '$9r^2(r - 2s)$', scheme: [['$9r^2(r - 2s)$', 1, '1A or equivalent']] },
      { label: '(b)', stem: '$9r^3 - 18r^2 s - rs^2 + 2s^3$.', marks: 2, key: '$(r - 2s)(3r + s)(3r - s)$', scheme: [['$9r^2(r - 2s) - s^2(r - 2s)$', 1, '1M for using the result of (a)'], ['$(r - 2s)(3r + s)(3r - s)$', 1, '1A']] },
    ]),
    short('The price of $7$ pears and $3$ oranges is $\\$47$ while the price of $5$ pears and $6$ oranges is $\\$49$. Find the price of a pear.', '$\\$5$', { marks: 4 }, [['Let $\\$x$ and $\\$y$ be the prices of a pear and an orange: $7x + 3y = 47$ and $5x + 6y = 49$', 2, '1A+1A'], ['$14x - 5x = 94 - 49$', 1, '1M for eliminating one unknown'], ['The price of a pear is $\\$5$.', 1, '1A f.t.']]),
    long('The marked price of a wallet is $\\$690$. It is given that the wallet is sold at a discount of $40\\%$ on its marked price.', [
      { label: '(a)', stem: 'Find the selling price of the wallet.', marks: 2, key: '$\\$414$', scheme: [['$690(1 - 40\\%)$', 1, '1M'], ['$\\$414$', 1, '1A']] },
      { label: '(b)', stem: 'After selling the wallet, the percentage profit is $15\\%$. Find the cost of the wallet.', marks: 2, key: '$\\$360$', scheme: [['$414 \\div (1 + 15\\%)$', 1, '1M'], ['$\\$360$', 1, '1A']] },
    ]),
    long('Consider the compound inequality $\\frac{7 - 3x}{5} \\leqslant 2(x + 4)$ or $4x + 11 < 3 \\ldots\\ldots (*)$.', [
      { label: '(a)', stem: 'Solve $(*)$.', marks: 3, key: '$x < -2$ or $x \\geqslant -\\frac{33}{13}$', scheme: [['$7 - 3x \\leqslant 10x + 40$', 1, '1M'], ['$x \\geqslant -\\frac{33}{13}$ or $x < -2$', 1, '1A'], ['All real numbers', 1, '1A']] },
      { label: '(b)', stem: 'Write down the greatest negative integer satisfying $(*)$.', marks: 1, key: '$-1$', scheme: [['$-1$', 1, '1A']] },
    ]),
    long('The coordinates of the points $A$ and $B$ are $(-3, 4)$ and $(9, -5)$ respectively. $A$ is rotated anticlockwise about the origin $O$ through $90^\\circ$ to $A\'$. $B\'$ is the reflection image of $B$ with respect to the $x$-axis.', [
      { label: '(a)', stem: 'Write down the coordinates of $A\'$ and $B\'$.', marks: 2, key: '$A\'(-4, -3)$ and $B\'(9, 5)$', scheme: [['$A\'(-4, -3)$ and $B\'(9, 5)$', 2, '1A+1A']] },
      { label: '(b)', stem: 'Is $A\'B\'$ parallel to $AB$? Explain your answer.', marks: 2, key: 'No', scheme: [['Slope of $A\'B\' = \\frac{8}{13}$', 1, '1M'], ['Slope of $AB = -\\frac{3}{4} \\ne \\frac{8}{13}$, so they are not parallel.', 1, '1A f.t.']] },
    ]),
    long('In Figure 1, $D$ and $E$ are points lying on $AB$ and $AC$ respectively such that $DE \\parallel BC$.', [
      { label: '(a)', stem: 'Prove that $\\triangle ADE \\sim \\triangle ABC$.', marks: 2, key: 'AAA', scheme: [['$\\angle ADE = \\angle ABC$ (corr. $\\angle$s, $DE \\parallel BC$)', 0], ['$\\angle DAE = \\angle BAC$ (common $\\angle$)', 0], ['$\\triangle ADE \\sim \\triangle ABC$ (AA)', 2, '2 for a correct proof with reasons, 1 without']] },
      { label: '(b)', stem: 'Suppose that $AD = 12\\text{ cm}$, $DB = 8\\text{ cm}$ and the area of $\\triangle ADE$ is $54\\text{ cm}^2$. Find the area of the quadrilateral $BCED$.', marks: 3, key: '$96\\text{ cm}^2$', scheme: [['Area of $\\triangle ABC = 54 \\left(\\frac{20}{12}\\right)^2 = 150$', 2, '1M+1A'], ['$150 - 54 = 96\\text{ cm}^2$', 1, '1A']] },
    ], { svg: TRIANGLE, alt: 'A triangle ABC with a line DE parallel to its base BC' }),
    short('The radius and the height of a solid right circular cone are $15\\text{ cm}$ and $20\\text{ cm}$ respectively. Find the total surface area of the cone in terms of $\\pi$.', '$600\\pi\\text{ cm}^2$', { marks: 5 }, [['Slant height $= \\sqrt{15^2 + 20^2} = 25$', 2, '1M+1A'], ['$\\pi (15)(25) + \\pi (15)^2$', 2, '1M+1M'], ['$600\\pi\\text{ cm}^2$', 1, '1A']]),
    long('It is given that $p(x)$ is partly constant and partly varies as $x$. Suppose that $p(3) = 45$ and $p(7) = 97$.', [
      { label: '(a)', stem: 'Find $p(x)$.', marks: 3, key: '$p(x) = 13x + 6$', scheme: [['Let $p(x) = a + bx$, where $a$ and $b$ are non-zero constants.', 1, '1A'], ['$a + 3b = 45$ and $a + 7b = 97$', 1, '1M for either substitution'], ['$p(x) = 13x + 6$', 1, '1A']] },
      { label: '(b)', stem: 'Find the number of values of $x$ such that $p(x^2) = 6$.', marks: 3, key: '$1$', scheme: [['$13x^2 + 6 = 6$', 1, '1M'], ['$x = 0$', 1, '1A'], ['There is $1$ value.', 1, '1A f.t.']] },
    ]),
    long('The stem-and-leaf diagram of the ages of the members of a committee gives a range of $47$ and an inter-quartile range of $20$.', [
      { label: '(a)', stem: 'Find the values of the two missing leaves $a$ and $b$.', marks: 3, key: '$a = 3$, $b = 8$', scheme: [['$(70 + a) - 26 = 47$', 1, '1M'], ['$a = 3$', 1, '1A'], ['$b = 8$', 1, '1A']] },
      { label: '(b)', stem: 'Two members now leave the committee.', marks: 0, key: '' },
      { label: '(b)(i)', stem: 'Describe the change in the range if the two youngest members leave.', marks: 2, key: 'It decreases by $3$.', scheme: [['The least age becomes $29$.', 1, '1M'], ['The range decreases by $3$.', 1, '1A f.t.']] },
      { label: '(b)(ii)', stem: 'Is it possible that the standard deviation of the ages increases? Explain your answer.', marks: 2, key: 'Yes', scheme: [['When two members of mean age leave, the sum of the squares of the deviations does not change.', 1, '1M'], ['It is possible.', 1, '1A f.t.']] },
    ]),
    long('Let $p(x) = 6x^3 + ax^2 + bx - 12$, where $a$ and $b$ are constants. When $p(x)$ is divided by $x + 2$ and when it is divided by $x - 1$, the two remainders are equal. It is given that $p(x) \\equiv (\\ell x^2 + 5x + 4)(mx + n)$, where $\\ell$, $m$ and $n$ are constants.', [
      { label: '(a)', stem: 'Find $\\ell$, $m$ and $n$.', marks: 4, key: '$\\ell = 2$, $m = 3$, $n = -3$', scheme: [['$p(-2) = p(1)$', 1, '1M'], ['$n = -3$', 1, '1A'], ['$\\ell m = 6$', 1, '1M'], ['$\\ell = 2$ and $m = 3$', 1, '1A']] },
      { label: '(b)', stem: 'How many real roots does the equation $p(x) = 0$ have? Explain your answer.', marks: 3, key: '$1$', scheme: [['$\\Delta = 5^2 - 4(2)(4) = -7 < 0$', 2, '1M+1A'], ['The equation has $1$ real root.', 1, '1A f.t.']] },
    ]),
    long('Figure 2 shows a solid right pyramid with a square base. The length of each side of its base is $24\\text{ cm}$ and its height is $35\\text{ cm}$.', [
      { label: '(a)', stem: 'Find the volume of the pyramid.', marks: 2, key: '$6720\\text{ cm}^3$', scheme: [['$\\frac{1}{3}(24^2)(35)$', 1, '1M'], ['$6720\\text{ cm}^3$', 1, '1A']] },
      { label: '(b)', stem: 'The pyramid is divided into three parts by planes which are parallel to its base. The heights of the three parts are equal. Find the volume and the curved surface area of the middle part, in which curved means slanted.', marks: 5, key: '$\\frac{15\\,680}{9}\\text{ cm}^3$', scheme: [['$6720 \\left(\\frac{2^3 - 1^3}{3^3}\\right)$', 2, '1M+1A'], ['$\\sqrt{12^2 + 35^2} = 37$', 1, '1M'], ['$4 \\cdot \\frac{1}{2}(24)(37) \\cdot \\frac{2^2 - 1^2}{3^2} = 592\\text{ cm}^2$', 2, '1M+1A']] },
    ], { svg: PYRAMID, alt: 'A pyramid with a square base', caption: 'Figure 2' }),
    long('The equation of the straight line $L$ is $4x + 3y - 24 = 0$. $L$ cuts the $x$-axis and the $y$-axis at $A$ and $B$ respectively. $P$ is a moving point such that $AP = BP$; denote the locus of $P$ by $\\Gamma$.', [
      { label: '(a)', stem: 'Describe the geometric relationship between $\\Gamma$ and $AB$.', marks: 1, key: '$\\Gamma$ is the perpendicular bisector of $AB$.', scheme: [['$\\Gamma$ is the perpendicular bisector of $AB$.', 1, '1A']] },
      { label: '(b)', stem: 'Find the equation of $\\Gamma$.', marks: 3, key: '$3x - 4y + 7 = 0$', scheme: [['$A(6, 0)$ and $B(0, 8)$', 1, '1A'], ['$(x - 6)^2 + y^2 = x^2 + (y - 8)^2$', 1, '1M'], ['$3x - 4y + 7 = 0$', 1, '1A or equivalent']] },
      { label: '(c)', stem: '$\\Gamma$ cuts the $x$-axis at $C$. Find the area of the circle passing through $A$, $B$ and the origin, and say whether $C$ lies inside the circle.', marks: 4, key: '$25\\pi$; outside', scheme: [['$AB$ is a diameter of length $10$.', 1, '1M'], ['The area is $25\\pi$.', 1, '1A'], ['$C\\left(-\\frac{7}{3}, 0\\right)$ and $\\left(3 + \\frac{7}{3}\\right)^2 + 4^2 > 5^2$', 1, '1M'], ['$C$ lies outside the circle.', 1, '1A f.t.']] },
    ]),
    short('A box contains $5$ red, $6$ blue and $9$ white cards. If $4$ cards are randomly drawn from the box at the same time, find the probability that at least $3$ white cards are drawn.', '$\\frac{70}{323}$', { marks: 4 }, [['$\\frac{C_3^9 C_1^{11} + C_4^9}{C_4^{20}}$', 3, '1M+1M+1M for numerator, denominator and sum'], ['$\\frac{70}{323}$', 1, '1A r.t. $0.217$']]),
    long('The 1st term and the 3rd term of a geometric sequence of positive terms are $720$ and $45$ respectively.', [
      { label: '(a)', stem: 'Find the common ratio of the sequence.', marks: 2, key: '$\\frac{1}{4}$', scheme: [['$720 r^2 = 45$', 1, '1M'], ['$r = \\frac{1}{4}$', 1, '1A']] },
      { label: '(b)', stem: 'Is the sum of the first $n$ terms less than $961$ for every positive integer $n$? Explain your answer.', marks: 3, key: 'Yes', scheme: [['$\\frac{720}{1 - \\frac{1}{4}}$', 1, '1M'], ['$= 960$', 1, '1A'], ['Every sum is less than $960 < 961$.', 1, '1A f.t.']] },
    ]),
    long('Let $f(x) = 3x^2 - 6kx + 4k^2 - k + 5$, where $k$ is a real constant.', [
      { label: '(a)', stem: 'Using the method of completing the square, express, in terms of $k$, the coordinates of the vertex of the graph of $y = f(x)$.', marks: 3, key: '$(k, k^2 - k + 5)$', scheme: [['$3(x^2 - 2kx + k^2) + k^2 - k + 5$', 1, '1M'], ['$3(x - k)^2 + k^2 - k + 5$', 1, '1A'], ['$(k, k^2 - k + 5)$', 1, '1A']] },
      { label: '(b)', stem: 'On the same rectangular coordinate system, let $D$ be the vertex of the graph of $y = 2 - f(-x)$. Find the coordinates of $D$ in terms of $k$.', marks: 3, key: '$(-k, -k^2 + k - 3)$', scheme: [['$-k$', 1, '1M'], ['$2 - (k^2 - k + 5)$', 1, '1M'], ['$(-k, -k^2 + k - 3)$', 1, '1A']] },
    ]),
    long('Figure 3 shows a triangular piece of paper card $ABC$ with $AB = 36\\text{ cm}$, $\\angle ABC = 50^\\circ$ and $\\angle BAC = 70^\\circ$.', [
      { label: '(a)', stem: 'Find', marks: 0, key: '' },
      { label: '(a)(i)', stem: 'the length of $BC$,', marks: 2, key: '$39.1\\text{ cm}$', scheme: [['$\\frac{BC}{\\sin 70^\\circ} = \\frac{36}{\\sin 60^\\circ}$', 1, '1M'], ['$BC \\approx 39.1\\text{ cm}$', 1, '1A r.t. $39.1$']] },
      { label: '(a)(ii)', stem: 'the area of $\\triangle ABC$.', marks: 2, key: '$539\\text{ cm}^2$', scheme: [['$\\frac{1}{2}(36)(39.06)\\sin 50^\\circ$', 1, '1M'], ['$539\\text{ cm}^2$', 1, '1A r.t. $539$']] },
      { label: '(b)', stem: 'The card is folded along the altitude from $A$ such that the angle between the two halves is $80^\\circ$. Find the angle between the lines $AB$ and $AC$, correct to the nearest degree.', marks: 4, key: '$43^\\circ$', scheme: [['The altitude is $36 \\sin 50^\\circ$', 1, '1M'], ['Cosine formula in the base triangle', 1, '1M'], ['Cosine formula in $\\triangle ABC$', 1, '1M'], ['$43^\\circ$', 1, '1A r.t. $43^\\circ$']] },
    ], { svg: TRIANGLE, alt: 'A triangle ABC' }),
    long('In Figure 4, $ABCD$ is a quadrilateral inscribed in the circle $S$ with centre $K(8, 6)$ and diameter $AC$. $S$ passes through the origin $O$.', [
      { label: '(a)', stem: 'Find the equation of $S$.', marks: 2, key: '$(x - 8)^2 + (y - 6)^2 = 100$', scheme: [['$OK^2 = 8^2 + 6^2$', 1, '1M'], ['$(x - 8)^2 + (y - 6)^2 = 100$', 1, '1A']] },
      { label: '(b)', stem: 'Let $B$ be the point $(16, 12)$.', marks: 0, key: '' },
      { label: '(b)(i)', stem: 'Prove that $OB$ is a diameter of $S$.', marks: 2, key: '$K$ is the mid-point of $OB$.', scheme: [['The mid-point of $OB$ is $(8, 6)$.', 1, '1'], ['$OB$ passes through the centre, so it is a diameter.', 1, '1']] },
      { label: '(b)(ii)', stem: 'Denote the in-centre of $\\triangle OAB$ by $I$, where $A$ is $(16, 0)$. Find the coordinates of $I$.', marks: 4, key: '$(12, 4)$', scheme: [['$r = \\frac{16 + 12 - 20}{2} = 4$', 2, '1M+1A'], ['$I(16 - 4, 4)$', 1, '1M'], ['$(12, 4)$', 1, '1A']] },
      { label: '(c)', stem: 'A straight line with positive slope passes through $I$ and is tangent to the circle with centre $K$ and radius $2$. Someone claims that the line cuts $S$ at two points whose distance is less than $20$. Do you agree? Explain your answer.', marks: 4, key: 'Yes', scheme: [['The distance from $K$ to the line is $2$.', 1, '1M'], ['Half the chord is $\\sqrt{100 - 4}$', 1, '1M'], ['$2\\sqrt{96} < 20$', 1, '1A'], ['The claim is agreed.', 1, '1A f.t.']] },
    ], { svg: CIRCLE, alt: 'A quadrilateral inscribed in a circle with diameter AC' }),
  ],
})

export const hkdsePaper1 = {
  ...written,
  configuration: { ...written.configuration, paperFormat: structure.paperFormat, questionTypes: structure.questionTypes },
  structure: drawnStructure(structure),
  questions: written.questions.map((question, index) => ({ ...question, slot: index + 1 })),
}
