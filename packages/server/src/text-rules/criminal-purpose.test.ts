import { expect, test } from 'vitest'
import { findCrime, findCriminalAudience } from './criminal-purpose.ts'

test.each(['Unit Converter for Terrorists', 'Made for scammers.', 'محول الوحدات للإرهابيين'])(
  'a name that serves criminals is found: %s',
  (name) => {
    expect(findCrime(name)).toBeDefined()
  },
)

test.each([
  'Checks whether a text message is a scam',
  'Explains the anti-terror clause of a contract',
  'Shows pensioners how scammers trick people into paying',
  'Quiz Maker for Prison Teachers',
])('a text that only speaks of crime is none: %s', (text) => {
  expect(findCrime(text)).toBeUndefined()
})

test.each(['Fraud investigators', 'Victims of scammers', 'ethical hackers', 'ضحايا المحتالين'])(
  'those who deal with crime are an audience like any other: %s',
  (audience) => {
    expect(findCriminalAudience(audience)).toBeUndefined()
  },
)
