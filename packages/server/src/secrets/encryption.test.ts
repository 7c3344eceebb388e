import { expect, test } from 'vitest'
import { createEncryption } from './encryption.ts'

const SECRET = 'a secret that only tests know, long enough'
const { encrypt, decrypt } = createEncryption(SECRET)

test.for(['key-123', 'مفتاح', ' ', 'x'.repeat(4000)])(
  'what was encrypted is decrypted as it was: %s',
  (text) => {
    expect(decrypt(encrypt(text, 'connection 1'), 'connection 1')).toBe(text)
  },
)

test('what is encrypted does not show what it is, and the same is encrypted differently each time', () => {
  const encrypted = [encrypt('key-123', 'connection 1'), encrypt('key-123', 'connection 1')]

  expect(new Set(encrypted).size).toBe(2)
  for (const one of encrypted) {
    expect(one).toMatch(/^[\w-]+$/)
    expect(one).not.toContain('key-123')
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('key-123')
  }
})

test('what belongs to one is not opened for another', () => {
  const encrypted = encrypt('key-123', 'connection 1')

  expect(decrypt(encrypted, 'connection 2')).toBeUndefined()
})

test('a store with another secret opens nothing, and one with the same opens everything', () => {
  const encrypted = encrypt('key-123', 'connection 1')

  expect(createEncryption(`${SECRET}!`).decrypt(encrypted, 'connection 1')).toBeUndefined()
  expect(createEncryption(SECRET).decrypt(encrypted, 'connection 1')).toBe('key-123')
})

test.for(['key-123', ''])(
  'what was changed in any byte, cut or made longer is not opened: "%s"',
  (text) => {
    const bytes = Buffer.from(encrypt(text, 'connection 1'), 'base64url')
    const changed = [...bytes.keys()].map((index) => bytes.with(index, bytes[index]! ^ 1))
    const cut = [...bytes.keys()].map((length) => bytes.subarray(0, length))
    const longer = Buffer.concat([bytes, Buffer.alloc(1)])

    for (const wrong of [...changed, ...cut, longer])
      expect(decrypt(Buffer.from(wrong).toString('base64url'), 'connection 1')).toBeUndefined()
  },
)
