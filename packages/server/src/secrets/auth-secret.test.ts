import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { authSecret } from './auth-secret.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(resolve(tmpdir(), 'wakeel-secret-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('the secret is made once and kept, for nobody else to read', () => {
  const first = authSecret(undefined, directory)

  expect(first).toMatch(/^[\w-]{43}$/)
  expect(authSecret(undefined, directory)).toBe(first)
  expect(statSync(resolve(directory, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test('each store makes another', () => {
  expect(authSecret(undefined, resolve(directory, 'one'))).not.toBe(
    authSecret(undefined, resolve(directory, 'two')),
  )
})

test('the configured secret is used and not kept', () => {
  expect(authSecret('a secret of the operator', resolve(directory, 'unused'))).toBe(
    'a secret of the operator',
  )
  expect(() => statSync(resolve(directory, 'unused'))).toThrow('ENOENT')
})

test('a secret that is cut short is refused, not used', () => {
  writeFileSync(resolve(directory, 'auth-secret'), '')

  expect(() => authSecret(undefined, directory)).toThrow(
    /^The file .+auth-secret does not hold a whole secret; remove it/,
  )
})

test('a data directory that cannot be made is named in one sentence', () => {
  writeFileSync(resolve(directory, 'file'), '')

  expect(() => authSecret(undefined, resolve(directory, 'file/data'))).toThrow(
    /^The data directory .+ cannot be written to \(ENOTDIR\); set DATA_DIR\.$/,
  )
})
