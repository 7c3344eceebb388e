import { type ErrorCode, organisations, type Route } from '@wakeel/contract'
import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../api.ts'
import { organisationFailure } from './failure.ts'

const refusal = (code: string, error?: string) =>
  new ApiError(400, { code: code as ErrorCode, ...(error && { error }) })

/** What only a forged place in a list is refused with. */
const unseen: ErrorCode = 'request.cursor_invalid'
const reading = ['runs.not_found']

test('whatever the store refuses in an organisation is said in Arabic', () => {
  const codes = new Set(
    (Object.values(organisations.routes) as Route[]).flatMap(({ errors }) => [...errors]),
  )
  const unsaid = [...codes].filter(
    (code) =>
      code !== unseen &&
      !reading.includes(code) &&
      organisationFailure(refusal(code), 'ar') === organisationFailure(new Error(), 'ar'),
  )
  expect(unsaid).toEqual([])
})

test('the store’s own sentence is shown in English', () => {
  expect(organisationFailure(refusal('organisations.full', 'It is full.'), 'en')).toBe(
    'It is full.',
  )
})

test.for([
  ['en', 'Network error - please try again', 'That could not be done. Nothing was changed.'],
  ['ar', 'خطأ في الشبكة - يُرجى المحاولة مرة أخرى', 'تعذّر ذلك. لم يتغيّر شيء.'],
] as const)(
  'without an answer, and without a reason, something is said all the same (%s)',
  ([language, network, failed]) => {
    expect(organisationFailure(new NetworkError(undefined), language)).toBe(network)
    expect(organisationFailure(refusal('something.new'), language)).toBe(failed)
  },
)
