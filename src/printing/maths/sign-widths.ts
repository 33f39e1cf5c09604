/** How wide signs are in the fonts that papers are set with, in em (data; measured in Typst). */

export type SignClass =
  | 'ordinary'
  | 'operator'
  | 'binary'
  | 'relation'
  | 'opening'
  | 'closing'
  | 'punctuation'
  | 'space'

/** Text: Libertinus Serif. In Chinese text signs are no wider than the one em that `textWidth` takes them for. */
const TEXT = read(
  '  0.25 ! 0.288 " 0.336 # 0.465 $ 0.465 % 0.637 & 0.705 \' 0.19 ( 0.298 ) 0.298 * 0.369 + 0.55 , 0.22 - 0.338 . 0.22 / 0.323 ' +
    '0 0.465 1 0.465 2 0.465 3 0.465 4 0.465 5 0.465 6 0.465 7 0.465 8 0.465 9 0.465 : 0.236 ; 0.236 < 0.55 = 0.55 > 0.55 ? 0.435 @ 0.895 ' +
    'A 0.695 B 0.588 C 0.646 D 0.701 E 0.557 F 0.485 G 0.685 H 0.73 I 0.297 J 0.322 K 0.637 L 0.528 M 0.839 N 0.699 O 0.702 P 0.541 Q 0.702 ' +
    'R 0.587 S 0.485 T 0.597 U 0.661 V 0.652 W 0.951 X 0.66 Y 0.575 Z 0.604 [ 0.356 ] 0.356 _ 0.486 ' +
    'a 0.457 b 0.493 c 0.428 d 0.506 e 0.447 f 0.31 g 0.5 h 0.538 i 0.271 j 0.272 k 0.512 l 0.264 m 0.79 n 0.542 o 0.504 p 0.519 q 0.503 ' +
    'r 0.372 s 0.39 t 0.316 u 0.531 v 0.497 w 0.747 x 0.49 y 0.515 z 0.424 ’ 0.268 ‘ 0.268 “ 0.375 ” 0.375 – 0.548 — 0.742 … 0.749 ° 0.267',
)

/** Upright words in a formula: New Computer Modern Math. */
const WORDS = read(
  '  0.332 . 0.278 , 0.278 : 0.278 ; 0.278 - 0.333 ( 0.389 ) 0.389 / 0.5 ° 0.375 0 0.5 1 0.5 2 0.5 3 0.5 4 0.5 5 0.5 6 0.5 7 0.5 8 0.5 9 0.5 ' +
    'a 0.5 b 0.556 c 0.444 d 0.556 e 0.444 f 0.306 g 0.5 h 0.556 i 0.278 j 0.306 k 0.528 l 0.278 m 0.833 n 0.556 o 0.5 p 0.556 q 0.528 ' +
    'r 0.392 s 0.394 t 0.389 u 0.556 v 0.528 w 0.722 x 0.528 y 0.528 z 0.444 A 0.75 B 0.708 C 0.722 D 0.764 E 0.681 F 0.653 G 0.785 ' +
    'H 0.75 I 0.361 J 0.514 K 0.778 L 0.625 M 0.917 N 0.75 O 0.778 P 0.681 Q 0.778 R 0.736 S 0.556 T 0.722 U 0.75 V 0.75 W 1.028 X 0.75 Y 0.75 Z 0.611',
)

/** Signs and commands of formulas: New Computer Modern Math. */
export const SIGN_WIDTHS: Readonly<Record<string, { readonly kind: SignClass; readonly width: number }>> =
  Object.fromEntries(
    Object.entries({
      ordinary: read(
        'a 0.529 b 0.443 c 0.458 d 0.544 e 0.466 f 0.58 g 0.502 h 0.576 i 0.345 j 0.425 k 0.536 l 0.298 m 0.878 n 0.6 o 0.497 p 0.518 q 0.48 ' +
          'r 0.464 s 0.469 t 0.361 u 0.572 v 0.496 w 0.719 x 0.572 y 0.518 z 0.495 A 0.75 B 0.784 C 0.788 D 0.832 E 0.792 F 0.777 G 0.786 H 0.909 ' +
          'I 0.525 J 0.661 K 0.917 L 0.681 M 1.072 N 0.909 O 0.768 P 0.782 Q 0.791 R 0.783 S 0.673 T 0.732 U 0.788 V 0.797 W 1.076 X 0.879 Y 0.79 ' +
          'Z 0.751 \\alpha 0.64 \\beta 0.602 \\gamma 0.571 \\theta 0.483 \\lambda 0.583 \\mu 0.603 \\pi 0.595 \\sigma 0.595 \\phi 0.62 \\omega 0.632 ' +
          "\\Delta 0.833 \\angle 0.778 \\triangle 0.968 \\circ 0.412 \\infty 1 \\% 0.833 \\$ 0.5 / 0.5 ! 0.278 ' 0.311 . 0.278 | 0.278",
      ),
      operator: read('\\sin 1.228 \\cos 1.338 \\tan 1.445 \\log 1.278 \\ln 0.834'),
      binary: read('+ 0.778 - 0.778 * 0.5 \\times 0.778 \\div 0.778 \\pm 0.778 \\cdot 0.278'),
      relation: read(
        '= 0.778 < 0.778 > 0.778 \\leq 0.778 \\le 0.778 \\geq 0.778 \\ge 0.778 \\lt 0.778 \\gt 0.778 \\neq 0.778 \\ne 0.778 ' +
          '\\approx 0.773 \\equiv 0.778 \\sim 0.773 \\perp 0.778 : 0.278',
      ),
      opening: read('( 0.389 [ 0.278'),
      closing: read(') 0.389 ] 0.278'),
      punctuation: read(', 0.278 ; 0.278'),
      space: read('\\, 0.167 \\: 0.222 \\; 0.278 \\! -0.167 \\quad 1 \\qquad 2'),
    }).flatMap(([kind, widths]) => [...widths].map(([sign, width]) => [sign, { kind: kind as SignClass, width }])),
  )

/** Of words in a formula, in em; undefined where a sign is in no table. */
export const wordsWidth = (text: string): number | undefined => widthBy(WORDS, text)

/** Of running text, in em; undefined where a sign is in no table. Typst sets space between Chinese and Latin. */
export function textWidth(text: string): number | undefined {
  const width = widthBy(TEXT, text)
  return width && width + BETWEEN_SCRIPTS * (text.match(CHANGE_OF_SCRIPT)?.length ?? 0)
}

function widthBy(table: ReadonlyMap<string, number>, text: string): number | undefined {
  let width = 0
  for (const sign of text) {
    const known = HAN.test(sign) ? 1 : table.get(sign)
    if (known === undefined) return undefined
    width += known
  }
  return width
}

/** Letters and marks of one em. */
const HAN = /[\p{Script=Han}\u3001-\u301F\uFF01-\uFF5E]/u
const BETWEEN_SCRIPTS = 0.25
const CHANGE_OF_SCRIPT = /(?<=\p{Script=Han})[A-Za-z0-9]|(?<=[A-Za-z0-9])\p{Script=Han}/gu

/** Signs, each with its width behind it. */
function read(list: string): ReadonlyMap<string, number> {
  return new Map(
    [...list.matchAll(/(?<=^| )( |[^ ]+) (-?[\d.]+)/g)].map(([, sign = '', width]) => [sign, Number(width)]),
  )
}
