import { expect, test } from 'vitest'
import type { DomainError } from '../errors.ts'
import { createPasswords } from './passwords.ts'

test('a password opens what it locked, and no other does', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('correct horse battery')

  expect(await passwords.verify({ hash, password: 'correct horse battery' })).toBe(true)
  expect(await passwords.verify({ hash, password: 'correct horse batterz' })).toBe(false)
})

test('the stored text says how it was made and is different each time', async () => {
  const passwords = createPasswords()
  const [one, two] = await Promise.all([
    passwords.hash('same password'),
    passwords.hash('same password'),
  ])

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
})

test('a hash made at another cost still opens, so that the cost can be raised', async () => {
  const cheaper = '$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$'
  const passwords = createPasswords()
  const { argon2Sync } = await import('node:crypto')
  const tag = argon2Sync('argon2id', {
    message: 'an old password',
    nonce: Buffer.alloc(16),
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  const hash = cheaper + tag.toString('base64').replace(/=+$/, '')

  expect(await passwords.verify({ hash, password: 'an old password' })).toBe(true)
})

test('a password typed in another Unicode form of the same letters opens the account', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('caf\u00e9-\u0623\u0645\u0644-123')

  expect(
    await passwords.verify({ hash, password: 'cafe\u0301-\u0627\u0654\u0645\u0644-123' }),
  ).toBe(true)
})

test('when too many wait, the next is told to come back instead of waiting forever', async () => {
  const passwords = createPasswords()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 70 }, () => passwords.hash('one of many')),
  )

  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  // One or two are at work, by how many cores there are, and 64 wait.
  expect([4, 5]).toContain(refused.length)
  expect(new Set(refused.map(({ reason }) => (reason as DomainError).code))).toEqual(
    new Set(['request.rate_limited']),
  )
})
