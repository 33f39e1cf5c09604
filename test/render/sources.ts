/** Formulas and drawings as a Hong Kong teacher or an AI writes them. */

export type Source = { readonly name: string; readonly latex: string }

const formula = (latex: string): Source => ({ name: latex, latex })

export const FORMULAS: readonly Source[] = [
  'x^2 - 5x + 6 = 0',
  '$x = \\dfrac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$',
  '\\frac{1}{x} + \\frac{1}{y} = \\frac{x+y}{xy}',
  '(a+b)^2 = a^2 + 2ab + b^2',
  '\\[ \\log_2 8 = 3 \\]',
  'a^{m} \\times a^{n} = a^{m+n}',
  '\\sqrt[3]{27} = 3',
  '3\\frac{1}{2} \\div \\frac{3}{4}',
  '\\sin^2\\theta + \\cos^2\\theta = 1',
  '\\tan 60^\\circ = \\sqrt{3}',
  '\\angle ABC = 90^\\circ',
  '\\triangle ABC \\cong \\triangle DEF',
  '\\triangle PQR \\sim \\triangle XYZ',
  'AB \\parallel CD',
  'AB \\perp CD',
  '\\overline{AB} = 5\\text{ cm}',
  '\\overset{\\frown}{AB}',
  '\\vec{AB} = \\begin{pmatrix} 3 \\\\ -4 \\end{pmatrix}',
  '\\begin{vmatrix} a & b \\\\ c & d \\end{vmatrix} = ad - bc',
  '\\begin{cases} 2x + 3y = 12 \\\\ x - y = 1 \\end{cases}',
  '\\begin{aligned} y &= 2x + 1 \\\\ &= 7 \\end{aligned}',
  '\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}',
  '\\prod_{k=1}^{5} k = 120',
  '\\int_0^1 x^2\\,dx = \\frac13',
  '\\frac{dy}{dx} = 3x^2',
  '\\lim_{x \\to 0} \\frac{\\sin x}{x} = 1',
  'P(A \\cap B) = P(A) \\times P(B|A)',
  'C^{n}_{r} = \\frac{n!}{r!(n-r)!}',
  '\\binom{10}{3}',
  '{}_{n}P_{r}',
  '\\bar{x} = \\frac{\\sum fx}{\\sum f}',
  '\\sigma = \\sqrt{\\frac{\\sum (x-\\bar{x})^2}{n}}',
  'y \\propto \\frac{1}{x^2}',
  'x \\leq 3 \\text{ or } x > 5',
  '-2 \\leqslant x < 4',
  '|x - 3| \\ge 2',
  'A \\cup B = \\varnothing',
  '\\mathbb{R} \\supset \\mathbb{Q}',
  '1.2 \\times 10^{-5}',
  '0.\\dot{1}\\dot{2}',
  '1:2 = 3:6',
  '\\$1200 \\times (1 + 5\\%)^3',
  '\\therefore x = 4',
  '\\because AB = AC',
  '\\pi r^2 h',
  '\\frac{4}{3}\\pi r^3',
  '\\text{面積} = \\frac{1}{2}ab\\sin C',
  '\\text{速率} = \\frac{\\text{距離}}{\\text{時間}}',
  '設 $x$ 為正整數',
  'x \\text{ 是实数}',
  '10110011_2 = B3_{16}',
  '\\cancel{2}x',
  '\\boxed{x = 5}',
  '\\color{red}{x} + y',
  '\\underbrace{a + a + \\cdots + a}_{n}',
  '\\overbrace{1+2}^{3}',
  '\\left( \\frac{a}{b} \\right)^{\\!n}',
  '\\ce{2H2 + O2 -> 2H2O}',
  '\\ce{SO4^2-}',
  '\\SI{9.8}{m.s^{-2}}',
  'f(x) = \\sqrt{x+1}\\quad (x \\ge -1)',
  'a_n = a + (n-1)d',
  'S_\\infty = \\frac{a}{1-r}',
  '\\frac{\\frac{1}{a} - \\frac{1}{b}}{a - b}',
  '\\begin{array}{r|l} 2 & 12 \\\\ \\hline & 6 \\end{array}',
  'm = \\frac{y_2 - y_1}{x_2 - x_1}',
  'A = P\\left(1 + \\frac{r\\%}{12}\\right)^{12n}',
  '\\widehat{AB} : \\widehat{BC}',
].map(formula)

const picture = (name: string, latex: string): Source => ({ name, latex })
const tikz = (name: string, body: string, options = ''): Source =>
  picture(name, `\\begin{tikzpicture}${options}\n${body}\n\\end{tikzpicture}`)

export const PICTURES: readonly Source[] = [
  tikz(
    'triangle with labels',
    '\\coordinate (A) at (0,0); \\coordinate (B) at (5,0); \\coordinate (C) at (1.5,3);\n\\draw (A) -- (B) -- (C) -- cycle;\n\\node[below left] at (A) {$A$}; \\node[below right] at (B) {$B$}; \\node[above] at (C) {$C$};\n\\node[below] at ($(A)!0.5!(B)$) {$8$ cm};',
  ),
  picture(
    'angles',
    '\\usetikzlibrary{angles,quotes}\n\\begin{tikzpicture}\n\\draw (0,0) coordinate (A) node[left] {$A$} -- (4,0) coordinate (B) node[right] {$B$} -- (1,2.5) coordinate (C) node[above] {$C$} -- cycle;\n\\pic[draw, "$60^\\circ$", angle eccentricity=1.6, angle radius=6mm] {angle=B--A--C};\n\\pic[draw, "$x$", angle eccentricity=1.5] {angle=C--B--A};\n\\end{tikzpicture}',
  ),
  tikz(
    'right angle',
    '\\draw (0,0) node[below left]{$Q$} -- (4,0) node[below right]{$R$} -- (0,3) node[above]{$P$} -- cycle;\n\\draw (0.3,0) -- (0.3,0.3) -- (0,0.3);\n\\path (0,0) -- node[left]{$3$ cm} (0,3); \\path (0,0) -- node[below]{$4$ cm} (4,0);',
  ),
  tikz(
    'circle and tangents',
    '\\coordinate (O) at (0,0);\n\\draw[thick] (O) circle (2cm);\n\\fill (O) circle (1.5pt) node[below right] {$O$};\n\\coordinate (T) at (4,0);\n\\draw (T) node[right] {$T$} -- ({2*cos(60)},{2*sin(60)}) node[above] {$P$};\n\\draw (T) -- ({2*cos(60)},{-2*sin(60)}) node[below] {$Q$};\n\\draw[dashed] (O) -- ({2*cos(60)},{2*sin(60)});',
  ),
  tikz(
    'cyclic quadrilateral',
    '\\def\\r{2}\n\\draw (0,0) circle (\\r);\n\\foreach \\a/\\n in {30/A, 130/B, 220/C, 320/D} { \\coordinate (\\n) at (\\a:\\r); \\node at (\\a:\\r+0.35) {$\\n$}; }\n\\draw (A) -- (B) -- (C) -- (D) -- cycle;\n\\draw[blue] (A) -- (C);',
  ),
  picture(
    'parabola',
    '\\begin{tikzpicture}\n\\begin{axis}[axis lines=middle, xlabel=$x$, ylabel=$y$, xmin=-2, xmax=5, ymin=-5, ymax=6, samples=100, domain=-1.5:4.5]\n\\addplot[blue, thick] {x^2 - 3*x - 1};\n\\node[below left] at (axis cs:0,0) {$O$};\n\\end{axis}\n\\end{tikzpicture}',
  ),
  picture(
    'bar chart',
    '\\documentclass{standalone}\n\\usepackage{pgfplots}\n\\pgfplotsset{compat=1.18}\n\\begin{document}\n\\begin{tikzpicture}\n\\begin{axis}[ybar, symbolic x coords={Mon,Tue,Wed,Thu,Fri}, xtick=data, ylabel={Number of books}, ymin=0, nodes near coords, bar width=14pt]\n\\addplot coordinates {(Mon,12) (Tue,18) (Wed,9) (Thu,15) (Fri,21)};\n\\end{axis}\n\\end{tikzpicture}\n\\end{document}',
  ),
  tikz(
    'number line',
    '\\draw[<->] (-4.5,0) -- (4.5,0);\n\\foreach \\x in {-4,...,4} \\draw (\\x,0.1) -- (\\x,-0.1) node[below] {$\\x$};\n\\draw[very thick, red] (-2,0) -- (3,0);\n\\draw[red, fill=white] (-2,0) circle (3pt);\n\\fill[red] (3,0) circle (3pt);',
  ),
  tikz(
    'Venn diagram',
    '\\draw (-3,-2) rectangle (4,2.2);\n\\begin{scope}\\clip (0,0) circle (1.5);\\fill[gray!40] (1.5,0) circle (1.5);\\end{scope}\n\\draw (0,0) circle (1.5) node[left] {$12$};\n\\draw (1.5,0) circle (1.5) node[right] {$7$};\n\\node at (0.75,0) {$5$};\n\\node at (-1,1.7) {$A$}; \\node at (2.5,1.7) {$B$}; \\node at (3.6,-1.7) {$6$};',
  ),
  tikz(
    'probability tree',
    '\\node {} child {node {$R$} child {node {$R$} edge from parent node[above=2pt] {$\\frac{2}{7}$}} child {node {$B$} edge from parent node[below=2pt] {$\\frac{5}{7}$}} edge from parent node[above left] {$\\frac{3}{8}$}} child {node {$B$} child {node {$R$}} child {node {$B$}} edge from parent node[below left] {$\\frac{5}{8}$}};',
    "[grow'=right, level distance=25mm, level 1/.style={sibling distance=24mm}, level 2/.style={sibling distance=12mm}]",
  ),
  tikz(
    'box',
    '\\draw (0,0) rectangle (3,2);\n\\draw (3,0) -- (4,1) -- (4,3) -- (1,3) -- (0,2);\n\\draw (3,2) -- (4,3);\n\\draw[dashed] (0,0) -- (1,1) -- (4,1); \\draw[dashed] (1,1) -- (1,3);\n\\node[below] at (1.5,0) {6 cm}; \\node[left] at (0,1) {4 cm};',
  ),
  tikz(
    'box in three dimensions',
    '\\draw[fill=gray!10] (0,0,0) -- (3,0,0) -- (3,2,0) -- (0,2,0) -- cycle;\n\\draw (0,2,0) -- (0,2,-2) -- (3,2,-2) -- (3,2,0); \\draw (3,0,0) -- (3,0,-2) -- (3,2,-2);\n\\draw[dashed] (0,0,0) -- (0,0,-2) -- (3,0,-2) (0,0,-2) -- (0,2,-2);',
  ),
  tikz(
    'cone',
    '\\draw (-1.5,0) arc (180:360:1.5 and 0.4);\n\\draw[dashed] (1.5,0) arc (0:180:1.5 and 0.4);\n\\draw (-1.5,0) -- (0,3.5) -- (1.5,0);\n\\draw[dashed] (0,3.5) -- node[right] {$h$} (0,0) -- node[below] {$r$} (1.5,0);',
  ),
  tikz(
    'cylinder with Chinese',
    '\\draw (0,0) ellipse (1.5 and 0.4);\n\\draw (-1.5,0) -- (-1.5,-3) arc (180:360:1.5 and 0.4) -- (1.5,0);\n\\node at (0,-1.5) {圓柱體};\n\\node[right] at (1.6,-1.5) {高 $= 12$ 厘米};',
  ),
  picture(
    'bare commands',
    '\\draw[->] (-0.5,0) -- (4,0) node[right] {$x$};\n\\draw[->] (0,-0.5) -- (0,3) node[above] {$y$};\n\\draw[domain=0:3.5,smooth,variable=\\x,blue,thick] plot ({\\x},{0.25*\\x*\\x});\n\\draw[dotted] (2,0) node[below]{2} -- (2,1) -- (0,1) node[left]{1};',
  ),
  tikz(
    'trigonometric graph',
    '\\draw[->] (-0.2,0) -- (6.8,0) node[right] {$x$};\n\\draw[->] (0,-1.4) -- (0,1.6) node[above] {$y$};\n\\draw[thick,domain=0:6.283,samples=80] plot (\\x,{sin(\\x r)});\n\\foreach \\x/\\l in {1.5708/90^\\circ,3.1416/180^\\circ,4.7124/270^\\circ,6.2832/360^\\circ} \\draw (\\x,.06) -- (\\x,-.06) node[below] {\\small$\\l$};',
  ),
  picture(
    'pie chart',
    '\\begin{tikzpicture}\n\\foreach \\s/\\e/\\c/\\t in {0/120/blue!30/Bus, 120/210/red!30/MTR, 210/300/green!30/Walk, 300/360/yellow!40/Others} { \\draw[fill=\\c] (0,0) -- (\\s:2) arc (\\s:\\e:2) -- cycle; \\node at ({(\\s+\\e)/2}:1.25) {\\footnotesize \\t}; }\n\\draw (0.35,0) arc (0:120:0.35);\n\\node at (60:0.6) {\\tiny $120^\\circ$};\n\\end{tikzpicture}',
  ),
  picture(
    'scatter',
    '\\begin{tikzpicture}\\begin{axis}[xlabel={Height (cm)},ylabel={Weight (kg)},only marks,width=7cm,grid=major]\\addplot coordinates {(150,45) (155,48) (160,55) (165,57) (170,63) (175,70)};\\end{axis}\\end{tikzpicture}',
  ),
  picture(
    'box plot by hand',
    '\\begin{tikzpicture}[x=0.1cm]\n\\draw (20,0) -- (35,0); \\draw (35,-.4) rectangle (60,.4); \\draw (45,-.4) -- (45,.4); \\draw (60,0) -- (80,0);\n\\draw (20,-.2) -- (20,.2) (80,-.2) -- (80,.2);\n\\draw[->] (10,-1) -- (90,-1);\n\\foreach \\x in {20,30,...,80} \\draw (\\x,-.95) -- (\\x,-1.05) node[below] {\\x};\n\\end{tikzpicture}',
  ),
  picture(
    'histogram',
    '\\begin{tikzpicture}\\begin{axis}[ybar interval, xtick={0,10,20,30,40}, ymin=0, xlabel=Marks, ylabel=Frequency]\\addplot coordinates {(0,3) (10,8) (20,14) (30,5) (40,0)};\\end{axis}\\end{tikzpicture}',
  ),
  tikz(
    'bearing',
    '\\draw[->] (0,0) -- (0,2.5) node[above] {N};\n\\draw[thick] (0,0) node[below left] {$P$} -- (30:3) node[right] {$Q$};\n\\draw[-{Stealth}] (0,0.8) arc (90:30:0.8) node[midway, above right] {$060^\\circ$};',
  ),
  tikz(
    'shaded region',
    '\\draw[pattern=north east lines, pattern color=gray] (0,0) -- (4,0) -- (4,3) -- cycle;\n\\draw[fill=white] (2.9,1) circle (0.6);\n\\draw (0,0) rectangle (4,3);\n\\node[above left] at (0,0) {$A$}; \\node[right] at (4,0) {$B$};',
  ),
  tikz(
    'brace',
    '\\draw (0,0) -- (5,0); \\draw[decorate,decoration={brace,amplitude=5pt,mirror,raise=4pt}] (0,0) -- (5,0) node[midway,below=10pt] {$5x$};\n\\fill (0,0) circle (2pt) (5,0) circle (2pt);',
  ),
  tikz(
    'flow of machines',
    '\\node[draw, rounded corners] (a) {Input $x$}; \\node[draw, right=of a] (b) {$\\times 3$}; \\node[draw, diamond, aspect=2, right=of b] (c) {$> 10$?}; \\node[draw, ellipse, below=of c] (d) {Stop};\n\\draw[->] (a) -- (b); \\draw[->] (b) -- (c); \\draw[->] (c) -- node[right] {Yes} (d);',
    '[node distance=10mm]',
  ),
  tikz(
    'parallel lines',
    '\\draw (0,0) -- (6,0) node[right] {$\\ell_1$}; \\draw (0,1.8) -- (6,1.8) node[right] {$\\ell_2$}; \\draw (1,-0.7) -- (4.5,2.6);\n\\draw[decoration={markings, mark=at position 0.5 with {\\arrow{>}}}, postaction={decorate}] (0,0) -- (6,0);\n\\draw[decoration={markings, mark=at position 0.5 with {\\arrow{>}}}, postaction={decorate}] (0,1.8) -- (6,1.8);',
  ),
  tikz(
    'grid and point',
    '\\draw[step=1cm,gray!50,very thin] (-3,-3) grid (3,3);\n\\draw[thick,->] (-3.2,0) -- (3.3,0) node[right]{$x$}; \\draw[thick,->] (0,-3.2) -- (0,3.3) node[above]{$y$};\n\\filldraw[red] (2,-1) circle (2pt) node[anchor=north west,black] {$P(2,-1)$};\n\\draw[blue,thick] (-2,-3) -- (1,3);',
  ),
  tikz(
    'meeting point of diagonals',
    '\\draw[name path=c] (0,0) -- (4,3); \\draw[name path=l] (0,2) -- (5,0);\n\\path[name intersections={of=c and l, by={E}}];\n\\fill (E) circle (1.5pt) node[above] {$E$};',
  ),
  tikz(
    'pyramid with Unicode',
    '\\coordinate[label=below left:$A$] (A) at (0,0); \\coordinate[label=below right:$B$] (B) at (3,-0.4); \\coordinate[label=right:$C$] (C) at (4.2,0.8); \\coordinate[label=above:$V$] (V) at (2,3.4);\n\\draw (A) -- (B) -- (C) -- (V) -- cycle; \\draw (B) -- (V); \\draw[dashed] (A) -- (C);\n\\node at (1.2,-0.7) {∠VAB = 60°};',
  ),
  picture(
    'three-dimensional plot',
    '\\begin{tikzpicture}\\begin{axis}[view={30}{30},width=8cm]\\addplot3[surf,domain=-2:2,samples=12]{x^2-y^2};\\end{axis}\\end{tikzpicture}',
  ),
  picture(
    'matrix of nodes',
    '\\begin{tikzpicture}\\matrix[matrix of math nodes,left delimiter={[},right delimiter={]}]{1 & 2 \\\\ 3 & 4 \\\\};\\end{tikzpicture}',
  ),
  picture(
    'circuit',
    '\\begin{circuitikz}\\draw (0,0) to[battery1,l=$6\\,\\mathrm{V}$] (0,2) to[R=$R_1$] (3,2) to[lamp] (3,0) -- (0,0);\\end{circuitikz}',
  ),
  tikz(
    'net of a cuboid',
    '\\foreach \\x/\\y/\\w/\\h in {0/0/2/1, 2/0/1/1, 3/0/2/1, 5/0/1/1, 0/1/2/1, 0/-1/2/1} \\draw[thick] (\\x,\\y) rectangle +(\\w,\\h);',
  ),
  tikz(
    'two straight lines with equation labels',
    '\\draw[->,>=latex] (-1,0) -- (5,0); \\draw[->,>=latex] (0,-1) -- (0,5);\n\\draw[domain=-0.5:4.5] plot (\\x, {4-\\x}) node[right] {$L_1: x+y=4$};\n\\draw[domain=-0.5:2.3] plot (\\x, {2*\\x-0.5}) node[above] {$L_2$};\n\\fill[gray,opacity=0.3] (0,0) -- (1.5,2.5) -- (0,4) -- cycle;',
  ),
]
