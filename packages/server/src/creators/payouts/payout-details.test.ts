import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveDetails, IBAN, lastingUser, OTHER_IBAN } from '../../../testing/payouts.ts'
import { openSystem, type System } from '../../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

test('where earnings go is shown with all but the ends of the account covered', async () => {
  const creator = await lastingUser(system)

  const given = await giveDetails(system, creator, ' ae07 0331 2345 6789 0123 456 ')
  const { body } = await system.request('GET', '/api/creator/earnings', { token: creator.token })

  expect(given.body).toEqual({
    success: true,
    details: { holder_name: 'Aisha Rahman', iban_masked: 'AE07 •••• 3456' },
  })
  expect(body.earnings.details).toEqual(given.body.details)
  expect(body.earnings).toMatchObject({
    earned: { amount: 0 },
    payable: { amount: 0 },
    releases: [],
  })
})

test('the last ones given are those that hold, and they can be taken away', async () => {
  const creator = await lastingUser(system)
  await giveDetails(system, creator)
  await giveDetails(system, creator, OTHER_IBAN)

  const changed = await system.request('GET', '/api/creator/earnings', { token: creator.token })
  const removed = await system.request('DELETE', '/api/creator/payout-details', {
    token: creator.token,
  })
  const without = await system.request('GET', '/api/creator/earnings', { token: creator.token })

  expect(changed.body.earnings.details.iban_masked).toBe('GB82 •••• 5432')
  expect(removed.status).toBe(200)
  expect(without.body.earnings.details).toBeNull()
})

test('whoever changes them is told by e-mail, and must have confirmed theirs', async () => {
  const creator = await lastingUser(system)
  const newcomer = await system.user({ isConfirmed: false })

  await giveDetails(system, creator, OTHER_IBAN)
  const refused = await giveDetails(system, newcomer)
  await system.capabilities.outbox.sendEmails()

  expect(system.mail.to(creator.email).at(-1)).toMatchObject({
    subject: expect.stringContaining('bank details'),
    text: expect.stringContaining('GB82 •••• 5432'),
  })
  expect(refused.body.code).toBe('accounts.email_unconfirmed')
})

test.for([
  ['AE080331234567890123456', 'check digits that do not fit'],
  ['AE0703312345678901234', 'two digits too few for the country'],
  ['GB82WEST123456987654321', 'one digit too many for the country'],
  ['XX070331234567890123456', 'no such country'],
] as const)('the IBAN %s is refused: %s', async ([iban]) => {
  const creator = await lastingUser(system)

  const { status, body } = await giveDetails(system, creator, iban)

  expect([status, body.code]).toEqual([400, 'creators.iban_invalid'])
})

test('a name that a bank cannot write is refused', async () => {
  const creator = await lastingUser(system)

  const { status, body } = await giveDetails(system, creator, IBAN, 'عائشة رحمن')

  expect([status, body.code]).toEqual([400, 'request.invalid'])
})

test('an eleventh change within an hour is put off', async () => {
  const creator = await lastingUser(system)
  const statuses: number[] = []
  while (statuses.length < 11) statuses.push((await giveDetails(system, creator)).status)
  system.clock.advance(3_600_000)

  const later = await giveDetails(system, creator)

  expect(statuses).toEqual([...Array(10).fill(200), 429])
  expect(later.status).toBe(200)
})
