import { describe, expect, test } from 'vitest'
import { addressBlock } from './address-block.ts'

describe('whom an address belongs to', () => {
  test.each([
    { address: '203.0.113.7', block: '203.0.113.7' },
    { address: '::ffff:203.0.113.7', block: '203.0.113.7' },
    { address: '2001:db8:1:2:3:4:5:6', block: '2001:db8:1:2::/64' },
    { address: '2001:0DB8:0001:0002::9', block: '2001:db8:1:2::/64' },
    { address: '2001:db8::9', block: '2001:db8:0:0::/64' },
    { address: '2001:db8::', block: '2001:db8:0:0::/64' },
    { address: '2001:db8:0:0:1::', block: '2001:db8:0:0::/64' },
    { address: '::1', block: '0:0:0:0::/64' },
    { address: 'fe80::1%eth0', block: 'fe80:0:0:0::/64' },
    { address: '64:ff9b::203.0.113.7', block: '64:ff9b:0:0::/64' },
    { address: 'unknown', block: 'unknown' },
    { address: '', block: '' },
  ])('of $address it is $block', ({ address, block }) => {
    expect(addressBlock(address)).toBe(block)
  })
})
