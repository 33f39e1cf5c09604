/**
 * The language of a new account: what it was asked for, else the first that the browser prefers and the product has.
 */
import { parseInterfaceLanguage, type InterfaceLanguage } from '#domain/language.ts'

export function signUpLanguage(asked: unknown, acceptLanguage: string | null | undefined): InterfaceLanguage {
  return (
    (typeof asked === 'string' ? parseInterfaceLanguage(asked) : undefined) ?? preferred(acceptLanguage ?? '') ?? 'en'
  )
}

/** The header is a list such as `zh-HK,zh;q=0.9,en;q=0.8` (RFC 9110, section 12.5.4); of equals the first. */
function preferred(header: string): InterfaceLanguage | undefined {
  const ranges = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((word) => word.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
  })
  return ranges
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => parseInterfaceLanguage(tag))
    .find((language) => language !== undefined)
}
