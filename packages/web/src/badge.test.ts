import { expect, test } from 'vitest'
import { badge } from './badge.ts'

const drawn = (
  app: Parameters<typeof badge>[0],
  language: 'en' | 'ar' = 'en',
  scheme: 'light' | 'dark' = 'light',
) => {
  const svg = badge(app, { language, scheme, accent: '#0f6b4f' })
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}
const textOf = (document: Document) => document.querySelector('text')?.textContent

const desk = { name: 'VAT desk', rating: 4.6, reviews_count: 12 }

test('a badge says where the agent is and how it is rated, in both languages', () => {
  expect(textOf(drawn(desk))).toBe('On Wakeel · ★ 4.6')
  expect(textOf(drawn(desk, 'ar'))).toBe('على وكيل · ★ 4.6')
})

test('before the first review it claims no rating', () => {
  expect(textOf(drawn({ ...desk, reviews_count: 0 }))).toBe('On Wakeel · try it free')
})

test('is read out with the name of the agent, whatever that is', () => {
  const name = '"><script>alert(1)</script>'
  const document = drawn({ ...desk, name })

  expect(document.documentElement.getAttribute('aria-label')).toBe(`${name}: On Wakeel · ★ 4.6`)
  expect(document.querySelector('script')).toBeNull()
})

test('stands on light and on dark pages', () => {
  const ground = (scheme: 'light' | 'dark') =>
    drawn(desk, 'en', scheme).querySelector('rect')?.getAttribute('fill')

  expect(ground('light')).not.toBe(ground('dark'))
})
