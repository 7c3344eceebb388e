import { expect, test } from 'vitest'
import { clientIp } from './client-ip.ts'

test.for([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s', ([address, counted]) => {
  expect(clientIp(address!)).toBe(counted)
})
