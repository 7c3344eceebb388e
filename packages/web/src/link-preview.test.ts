import { describe, expect, test } from 'vitest'
import { linkPreview } from './link-preview.ts'

const drawn = (name: string, line = 'Does one thing well.', language: 'en' | 'ar' = 'en') => {
  const svg = linkPreview({ name, short_description: line }, language, '#0f6b4f')
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return Array.from(document.querySelectorAll('text'), (text) => ({
    text: text.textContent,
    side: text.getAttribute('text-anchor'),
  }))
}
const texts = (...about: Parameters<typeof drawn>) => drawn(...about).map(({ text }) => text)

describe('the picture of a link to an agent', () => {
  test('has its first letter, its name, what it does, and that it can be tried', () => {
    expect(texts('"VAT" desk')).toEqual([
      'V',
      '"VAT" desk',
      'Does one thing well.',
      'Wakeel · Three free runs, no account',
    ])
  })

  test('is read from the right in Arabic, with figures and Latin words where they belong', () => {
    const lines = drawn('مكتب VAT 5%', 'ضريبة القيمة المضافة حتى الفلس.', 'ar')

    expect(lines.slice(1).map(({ side }) => side)).toEqual(['end', 'end', 'end'])
    expect(lines[1]?.text).toBe('\u2067مكتب VAT 5%\u2069')
  })

  test('breaks a long name and description, and says that there is more', () => {
    const [, first, second, third, fourth] = texts(
      'Tax residency certificate and double taxation adviser for families',
      'It asks for everything that the authority asks for and tells what is missing, in both languages, with the source of each rule, and writes the letter that goes with the application too.',
    )

    expect([first, second]).toEqual([
      'Tax residency certificate and',
      'double taxation adviser for …',
    ])
    expect(third).toMatch(/^It asks for everything/)
    expect(fourth).toMatch(/ …$/)
  })

  test('cuts a word that is longer than a line, and never through a character', () => {
    expect(texts('𐐀'.repeat(80))[1]).toMatch(/^(𐐀)+…$/u)
  })

  test.for(['</text><script>', 'a & b', '\u0000\u0008\uD800 name', '🧾', '…'])(
    'is a picture whatever the name is: %j',
    (name) => {
      expect(texts(name)).toHaveLength(4)
    },
  )
})

test('the picture of a link to the store says what it promises', () => {
  expect(linkPreview(undefined, 'ar', '#0f6b4f')).toContain('وكلاء يُنجزون العمل')
})
