/** The Roman numeral of a positive whole number. */
export function romanNumeral(value: number): string {
  let rest = value
  let numeral = ''
  for (const [size, sign] of SIGNS) {
    while (rest >= size) {
      numeral += sign
      rest -= size
    }
  }
  return numeral
}

const SIGNS: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]
