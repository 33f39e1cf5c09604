/** Whom an address belongs to, as far as limits go. */
import { isIPv6 } from 'node:net'

/** The address itself, or of IPv6 its network of 64 bits: one household or school has all addresses of it. */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = (text: string): string[] =>
    text === ''
      ? []
      : text.split(':').flatMap((group) => (group.includes('.') ? ['v4', 'v4'] : [group.replace(/^0+(?=.)/, '')]))
  const [first, last] = [groups(head), groups(tail ?? '')]
  const whole =
    tail === undefined
      ? first
      : [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
  return `${whole.slice(0, 4).join(':')}::/64`
}
