/** A whole number as teachers type it, full-width digits too; undefined where the text is blank or something else. */
export function enteredNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim()
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : undefined
}
