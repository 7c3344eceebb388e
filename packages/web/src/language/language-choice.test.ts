import { expect, test } from 'vitest'
import { languageCookie, languageFrom } from './language-choice.ts'

test.each([
  ['', 'ar-AE,ar;q=0.9,en;q=0.8', 'ar'],
  ['', 'en-GB,en;q=0.9,ar;q=0.5', 'en'],
  ['', 'fr-FR,ar;q=0.5', 'ar'],
  ['', 'fr-FR,de', 'en'],
  ['', '', 'en'],
  ['wakeel_language=ar', 'en', 'ar'],
  ['a=b; wakeel_language=en; c=d', 'ar', 'en'],
  ['wakeel_language=xx', 'ar', 'ar'],
  ['not_wakeel_language=ar', 'en', 'en'],
  ['wakeel_language=en; __Host-wakeel_language=ar', 'en', 'ar'],
])('cookies "%s" and accepted "%s" mean %s', (cookies, accepted, language) => {
  expect(languageFrom(cookies, accepted)).toBe(language)
})

test('over https the choice stays on https and on this host', () => {
  expect(languageCookie('ar', true)).toBe(
    '__Host-wakeel_language=ar; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
  expect(languageCookie('ar', false)).toBe(
    'wakeel_language=ar; Path=/; Max-Age=31536000; SameSite=Lax',
  )
})
