import type { Language } from '@wakeel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { found, inOrganisation } from '../../testing/organisations.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import type { Email } from './mail.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

const password = 'long enough 1'
type Asks = Record<string, string>
const asking: Record<Language | 'unknown', Asks> = {
  en: { 'accept-language': 'en-GB,en;q=0.9,ar;q=0.5' },
  ar: { 'accept-language': 'en', cookie: 'wakeel_language=ar' },
  unknown: {},
}

async function signUp(headers: Asks): Promise<Person> {
  system.clock.advance(3_600_000)
  const email = `${crypto.randomUUID()}@example.ae`
  const body = { name: 'Noor', email, password }
  const { body: reply } = await system.request('POST', '/api/auth/sign-up/email', { headers, body })
  return { id: reply.user.id, email, password, token: reply.token } as Person
}

const auth = (path: string, { token }: Pick<Person, 'token'>, body: object) =>
  system.request('POST', `/api/auth${path}`, { token, body })
const invite = async (email: string) => {
  const owner = await system.user({ role: 'enterprise_user' })
  await inOrganisation(system, await found(system, owner)).invite(owner, email)
  await system.capabilities.outbox.sendEmails()
}

/** What brings each kind of e-mail about. */
const kinds: Record<string, (person: Person) => Promise<unknown>> = {
  'to confirm the e-mail': async () => {},
  'that there is an account': ({ email }) =>
    system.request('POST', '/api/auth/sign-up/email', {
      body: { name: 'Somebody', email, password },
    }),
  'to choose a new password': ({ email }) =>
    system.request('POST', '/api/auth/request-password-reset', { body: { email } }),
  'that the password was changed': (person) =>
    auth('/change-password', person, {
      currentPassword: password,
      newPassword: 'another long one',
    }),
  'of a sign-in on a new device': ({ email }) =>
    system.request('POST', '/api/auth/sign-in/email', { body: { email, password } }),
  'that the account was deleted': ({ token }) =>
    system.request('DELETE', '/api/account', { token, body: { password } }),
  'with a receipt': async (person) => {
    await topUp(system, person, 5_000)
    await system.capabilities.outbox.sendEmails()
  },
  'with an invitation': ({ email }) => invite(email),
}

function languagesOf({ subject, text }: Email): string {
  const [isEnglish, isArabic] = [/^Hello,/m.test(text), /^مرحبًا،/m.test(text)]
  const isBoth = subject.includes(' · ')
  return `${[isEnglish && 'en', isArabic && 'ar'].filter(Boolean).join(' and ')}${isBoth ? ', subject in both' : ''}`
}

describe.for(Object.keys(kinds))('the e-mail %s', (kind) => {
  test.for([
    ['English', 'en', 'en'],
    ['Arabic', 'ar', 'ar'],
    ['nobody knows what', 'unknown', 'en and ar, subject in both'],
  ] as const)('to somebody who reads %s', async ([, language, expected]) => {
    const person = await signUp(asking[language])
    await kinds[kind]!(person)

    expect(languagesOf(system.mail.to(person.email).at(-1)!)).toBe(expected)
  })
})

test('somebody who was never here is invited in both languages', async () => {
  const email = `${crypto.randomUUID()}@example.ae`
  await invite(email)

  expect(languagesOf(system.mail.to(email).at(-1)!)).toBe('en and ar, subject in both')
})

test('whoever goes on in the other language is written to in that one', async () => {
  const { email, token } = await signUp(asking.en)
  await system.request('GET', '/api/auth/get-session', { token, headers: asking.ar })
  await kinds['to choose a new password']!({ email } as Person)

  expect(languagesOf(system.mail.to(email).at(-1)!)).toBe('ar')
})

test('whoever signs in says their language with it', async () => {
  const { email } = await signUp({})
  await system.request('POST', '/api/auth/sign-in/email', {
    headers: asking.ar,
    body: { email, password },
  })
  await kinds['to choose a new password']!({ email } as Person)

  expect(system.mail.to(email).map(languagesOf)).toEqual(['en and ar, subject in both', 'ar', 'ar'])
})

test('whoever only knows the e-mail does not change the language that its owner is written to in', async () => {
  const { email } = await signUp(asking.ar)
  await system.request('POST', '/api/auth/request-password-reset', {
    headers: asking.en,
    body: { email },
  })
  await system.request('POST', '/api/auth/sign-in/email', {
    headers: asking.en,
    body: { email, password: 'guessed wrong' },
  })
  await kinds['that there is an account']!({ email } as Person)

  expect(system.mail.to(email).map(languagesOf)).toEqual(['ar', 'ar', 'ar'])
})

test('a program that only uses the API leaves the language as it was', async () => {
  const { email, token } = await signUp(asking.ar)
  await system.request('GET', '/api/auth/get-session', { token })
  await kinds['to choose a new password']!({ email } as Person)

  expect(languagesOf(system.mail.to(email).at(-1)!)).toBe('ar')
})
