import { forge } from '@wakeel/contract'
import { describe, expect, test } from 'vitest'
import { checkWords } from './check-messages.ts'

const { options } = forge.CheckReason.shape.code

/** Without the marks that keep directions apart. */
const plain = (words: string) => words.replace(/[\u2068\u2069]/g, '')

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test.each(options)('%s is said in words, with how to mend it', (code) => {
    const { what, how } = checkWords({ code, about: 'instructions', found: '31000' }, language)
    expect(`${what} ${how}`).not.toMatch(/undefined|null|NaN|_/)
    expect(what.length).toBeGreaterThan(10)
    expect(how.length).toBeGreaterThan(10)
  })

  test.each(options)('%s is said in words also when nothing more is known', (code) => {
    const { what } = checkWords({ code, about: null, found: null }, language)
    expect(what).not.toMatch(/undefined|null|NaN/)
  })
})

test('names the field and what was found in it', () => {
  const { what } = checkWords(
    { code: 'address_in_text', about: 'full_description', found: 'quotes.example.ae' },
    'en',
  )
  expect(plain(what)).toBe(
    'Something in the full description looks like an address: quotes.example.ae.',
  )
})

test('never repeats a secret', () => {
  const { what } = checkWords(
    { code: 'secret_in_text', about: 'instructions', found: 'sk-live-1234' },
    'en',
  )
  expect(what).not.toContain('sk-live-1234')
})

test('shows the beginning of a long prompt, and how long it took', () => {
  const { what } = checkWords({ code: 'too_slow', about: 'x'.repeat(500), found: '34500' }, 'en')
  expect(plain(what)).toBe(`The demo prompt “${'x'.repeat(80)}…” took 34.5 s; 30 s is the most.`)
})
