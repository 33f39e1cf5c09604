/** Formulas as they stand in papers of Hong Kong and in what AIs write, for every printer to be tried with. */
export const FORMULAS = String.raw`
\frac{3x-2}{4}-\frac{x+1}{6}=1
\dfrac{a}{b}\div\dfrac{c}{d}=\dfrac{ad}{bc}
x=\frac{-b\pm\sqrt{b^2-4ac}}{2a}
\sqrt[3]{27x^6}=3x^2
\sqrt{12}+\sqrt{27}=5\sqrt{3}
(2x^{-3}y^2)^4\cdot\left(\frac{x}{y}\right)^{-2}
\begin{pmatrix}1&2\\3&4\end{pmatrix}\begin{bmatrix}x\\y\end{bmatrix}
\begin{vmatrix}a&b\\c&d\end{vmatrix}=ad-bc
f(x)=\begin{cases}x^2,&x\ge 0\\-x,&x<0\end{cases}
\begin{cases}2x+y=5\\x-3y=-1\end{cases}
\begin{aligned}3x+5&=20\\3x&=15\\x&=5\end{aligned}
\begin{align*}a&=b+c\\&=d\end{align*}
\overline{AB}\perp\overline{CD}
\vec{a}\cdot\vec{b}=|\vec{a}||\vec{b}|\cos\theta
\overrightarrow{AB}=\mathbf{b}-\mathbf{a}
\angle ABC=90^\circ
\triangle ABC\sim\triangle DEF
\triangle ABC\cong\triangle PQR
AB\parallel CD
\angle AOB = 2\angle ACB\text{ (圓心角兩倍於圓周角)}
\text{面積}=\frac{1}{2}\times\text{底}\times\text{高}
\begin{array}{|c|c|c|}\hline x&1&2\\\hline y&3&5\\\hline\end{array}
\begin{array}{r}123\\+\,456\\\hline 579\end{array}
\sum_{k=1}^{n}k=\frac{n(n+1)}{2}
\int_0^1 x^2\,dx=\frac{1}{3}
\int_{0}^{\pi}\sin x\,\mathrm{d}x=\left[-\cos x\right]_0^{\pi}
\binom{n}{r}=\frac{n!}{r!(n-r)!}
\underbrace{1+1+\cdots+1}_{n\text{ terms}}=n
A\xrightarrow{\text{reflect}}B
0.\dot{1}4285\dot{7}
0.\overline{36}=\frac{4}{11}
\log_2 8=3
\log_{10}\left(\frac{x}{y}\right)=\log x-\log y
\ln e^{x}=x
\ce{2H2 + O2 -> 2H2O}
\ce{SO4^2-}
\ce{CaCO3 ->[\Delta] CaO + CO2 ^}
\ce{N2 + 3H2 <=> 2NH3}
\lim_{x\to 0}\frac{\sin x}{x}=1
\lim\limits_{n\to\infty}\left(1+\frac1n\right)^n=e
\frac{\mathrm{d}y}{\mathrm{d}x}=3x^2-2x
\frac{\partial f}{\partial x}
\sin^2\theta+\cos^2\theta\equiv 1
\tan 60^{\circ}=\sqrt3
\tan^{-1}\frac{3}{4}\approx 36.9^\circ
A\cup B,\ A\cap B',\ x\in\mathbb{R},\ \varnothing\subseteq A
P(A\mid B)=\frac{P(A\cap B)}{P(B)}
\bar{x}=\frac{\sum_{i=1}^{n}x_i}{n},\quad\sigma=\sqrt{\frac{\sum(x_i-\bar{x})^2}{n}}
{}_nC_r\quad {}^nP_r\quad C_r^n
-3<x\leqslant 5
x\geq 2\text{ or }x\le -1\quad\therefore\ x\ne 0\because y
\left|\,2x-3\,\right|<5
\left\lfloor\frac{n}{2}\right\rfloor+\left\lceil\frac{n}{2}\right\rceil=n
\overset{\frown}{AB}:\overset{\frown}{BC}=2:3
\stackrel{\frown}{AB}
\widehat{ABC}=\hat{p}
\cancel{x}\cdot\frac{\cancel{6}}{\cancel{3}}
\boxed{x=\pm 2}
\color{red}{x}+\textcolor{blue}{y}
i^2=-1,\quad z=r(\cos\theta+i\sin\theta)=re^{i\theta}
\mathbf{i}+2\hat{\mathbf{j}}-\mathbf{k}
\begin{array}{cc|c}1&2&3\\4&5&6\end{array}
\left(\begin{array}{cc}1&0\\0&1\end{array}\right)^{-1}
\Delta=b^2-4ac>0
5{,}000\times 1.05^{3}=\$5{,}788.13
\text{Area}=36\pi\text{ cm}^2
12\,\mathrm{m\,s^{-1}}
50\%\text{ of }\$800
x^2+4x+3\equiv(x+1)(x+3)
y\propto\frac{1}{\sqrt{x}}
\frac{1}{1+\frac{1}{1+\frac{1}{x}}}
\cfrac{1}{2+\cfrac{1}{3}}
a_{n+1}=2a_n+1,\ a_1=1
T(n)=ar^{n-1},\ S(\infty)=\frac{a}{1-r}
\nabla\times\vec{F}=\iint_S\mathbf{F}\cdot d\mathbf{S}
\oint_C \vec{E}\cdot d\vec{l}=-\frac{d\Phi_B}{dt}
\prod_{i=1}^{n}i=n!
\sum_{\substack{1\le i\le n\\ i\text{ odd}}}i
p\Rightarrow q,\ p\Leftrightarrow q,\ \neg p,\ \forall x\,\exists y
1011_2=11_{10},\ \mathrm{A5F}_{16}
\overbrace{a+b}^{\text{和}}
\require{cancel}\cancel{x}
\mathrm{H_2O}
\operatorname{arg}(z)=\operatorname{Im}\ln z
x\mapsto f(x),\ f:\mathbb{N}\to\mathbb{Z}
\bigl(\tfrac{1}{2}\bigr)^{\!2}
\underline{\hspace{2cm}}
\displaystyle\sum_{r=0}^n\binom{n}{r}=2^n
\text{若 }x>0\text{，則 }y=\sqrt{x}\text{。}
\phantom{0}7\,\overline{)\,154}
\tag{1} x+y=1
\begin{split}a&=1\\b&=2\end{split}
\begin{gathered}a=1\\b=2\end{gathered}
\square\ \bigcirc\ \bigstar\ \checkmark
\newcommand{\R}{\mathbb{R}} x\in\R
30^\circ15'20''
\sin A\!:\!\sin B
\underset{x\to a}{\lim} f(x)
|x|\lvert y\rvert\lVert v\rVert
\unit{m/s}
\SI{9.8}{m.s^{-2}}
\odot O,\ \text{\textcircled{1}},\ \sphericalangle
\left.\frac{dy}{dx}\right|_{x=2}
\widetilde{AB}\ \underrightarrow{x}\ \overleftrightarrow{AB}
`
  .trim()
  .split('\n')
