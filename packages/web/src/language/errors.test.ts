import { errors, type Language } from '@wakeel/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { ApiError, NetworkError } from '../api.ts'
import { loadErrorMessages } from './errors/load-messages.ts'

beforeAll(loadErrorMessages)

import { codeMessage, errorMessage } from './errors.ts'

const said = (code: string, error?: string, retryAfterSeconds?: number) =>
  new ApiError(400, { code, ...(error && { error }) }, retryAfterSeconds)

test('every error of the contract says something in English, and in Arabic something else in Arabic letters', () => {
  const codes = Object.keys(errors)
  const unsaid = codes.filter((code) => {
    const [english, arabic] = [codeMessage(code, 'en'), codeMessage(code, 'ar')]
    return !english || !arabic || arabic === english || !/[\u0621-\u064a]/.test(arabic)
  })

  expect(codes.length).toBeGreaterThan(150)
  expect(unsaid).toEqual([])
})

test('no Arabic message holds an English sentence', () => {
  const mixed = Object.keys(errors).filter((code) =>
    /[A-Za-z]{2,} [A-Za-z]{2,}/.test(codeMessage(code, 'ar') ?? ''),
  )

  expect(mixed).toEqual([])
})

describe('what the server says of this very error', () => {
  const sentence = 'The field "name" is not valid: too long.'

  test('is shown in English', () => {
    expect(errorMessage(said('request.invalid', sentence), 'en')).toBe(sentence)
  })

  test('is not shown to whoever reads Arabic', () => {
    expect(errorMessage(said('request.invalid', sentence), 'ar')).toBe(
      'تحقق مما كتبته ثم أعد المحاولة.',
    )
  })

  test('gives way to what a person is told of the code', () => {
    expect(errorMessage(said('runs.outcome_unknown', 'Send it again.'), 'en')).toBe(
      'The store could not find out how this run ended.',
    )
  })
})

describe('a code that this page does not know yet', () => {
  test('is told in the server’s own English', () => {
    expect(errorMessage(said('something.new', 'It is new.'), 'en', 'It failed.')).toBe('It is new.')
  })

  test.for([
    ['en', 'It failed.'],
    ['ar', 'تعذّر ذلك.'],
  ] as const)('leaves the fallback (%s)', ([language, fallback]) => {
    expect(errorMessage(said('something.new'), language, fallback)).toBe(fallback)
  })
})

test('an answer that is not the store’s own leaves the fallback', () => {
  const proxys = new ApiError(502, {})

  expect(errorMessage(proxys, 'en', 'Unknown error')).toBe('Unknown error')
  expect(errorMessage(proxys, 'ar', 'خطأ غير معروف')).toBe('خطأ غير معروف')
})

test.for([
  ['en', 'Network error - please try again', 'That could not be done. Nothing was changed.'],
  ['ar', 'خطأ في الشبكة - يُرجى المحاولة مرة أخرى', 'تعذّر ذلك. لم يتغيّر شيء.'],
] as const)(
  'without an answer, and without a reason, something is said all the same (%s)',
  ([language, network, failed]) => {
    expect(errorMessage(new NetworkError(undefined), language)).toBe(network)
    expect(errorMessage(new Error('a fault of the page'), language)).toBe(failed)
  },
)

test('a screen that knows more says it in its own words', () => {
  const own = { 'request.rate_limited': 'One report a minute.', network: 'Not sent.' } as const

  expect(errorMessage(said('request.rate_limited'), 'en', '', own)).toBe('One report a minute.')
  expect(errorMessage(new NetworkError(undefined), 'en', '', own)).toBe('Not sent.')
})

test.for<[Language, string]>([
  ['en', 'Many accounts were made from your network just now. Try again in 10 minutes.'],
  ['ar', 'أُنشئت حسابات كثيرة من شبكتك قبل قليل. أعد المحاولة بعد 10 دقائق.'],
])('a long wait is told in whole minutes (%s)', ([language, sentence]) => {
  expect(errorMessage(said('accounts.too_many_sign_ups', '', 599), language)).toBe(sentence)
})
