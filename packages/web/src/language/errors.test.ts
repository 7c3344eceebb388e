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

/** What a message is about in English, and what that is called in Arabic. */
const glossary: [RegExp, RegExp][] = [
  [/\bagents?\b/i, /وكيل|وكلاء/],
  [/\bversion/i, /نسخة/],
  [/draft/i, /مسود/],
  [/publish/i, /نشر|منشور/],
  [/\bskills?\b/i, /مهارة/],
  [/\btools?\b/i, /أداة|أداته|أدواته/],
  [/creator/i, /مبدع/],
  [/language model/i, /لغوي/],
  [/remote agent/i, /الوكيل الخارجي/],
  [/\bconnections?\b/i, /اتصال/],
  [/\bserver\b/i, /خادم/],
  [/secret/i, /سرية/],
  [/address/i, /عنوان|عناوين/],
  [/conversation/i, /محادثة/],
  [/message/i, /رسالة/],
  [/sign(ed)? in\b|sign-in/i, /دخول/],
  [/passwords?/i, /كلم(ة|ات) (ال)?مرور/],
  [/passkey/i, /مف(تاح|اتيح) (ال)?مرور/],
  [/two-step/i, /بخطوتين/],
  [/\bcodes?\b/i, /الرمز|رموز/],
  [/\blink\b/i, /رابط/],
  [/email/i, /بريد/],
  [/suspend/i, /موقوف|إيقاف|يوقف/],
  [/founder/i, /مؤسِّس/],
  [/moderator|administrator/i, /مشرف/],
  [/review/i, /مراجع|يراجع/],
  [/taken down/i, /أُزيل|يُزَل|أزال/],
  [/appeal/i, /تظلّم/],
  [/organisation/i, /فريق|فِرق/],
  [/member/i, /عضو|أعضاء/],
  [/\bowners?\b/i, /مالك/],
  [/invitation/i, /دعو/],
  [/wallet/i, /محفظ/],
  [/\bplan\b/i, /باق/],
  [/\boffer\b/i, /العرض/],
  [/invoice/i, /فاتور/],
  [/payment\b|payout/i, /دفعة|الدفع/],
  [/payment provider/i, /مزوّد الدفع/],
  [/ledger/i, /دفتر الحسابات/],
  [/month/i, /شهر/],
  [/\byears\b/i, /سنوات/],
  [/confirm/i, /أكّد|أُكّد|تأكيد|مؤكَّد|يؤكد/],
  [/delete|remove/i, /حذف/],
  [/refuse/i, /رفض|لا يتصل/],
  [/too long/i, /طويل|طال|أطول/],
  [/too large|larger/i, /كبير|أكبر/],
  [/twice/i, /مرتين/],
  [/used up/i, /استُنفد/],
  [/back\b.*any more|went back|give the money back/i, /استرداد|يُعِد|أُعيد/],
  [/could not be reached/i, /تعذّر الوصول/],
  [/(cannot|could not) be read/i, /قراءت/],
  [/there is no\b/i, /لا (ي|ت)وجد/],
  [/try again/i, /أعد المحاولة|تعيد المحاولة/],
  [/not counted/i, /لم يُحتسب/],
  [/nothing was charged/i, /لم يُخصم شيء/],
  [/nothing was done/i, /لم يُنفَّذ شيء/],
  [/nothing (was|has) changed/i, /لم يتغيّر شيء/],
]

test('an Arabic message is about what the English one is about, with the same figures', () => {
  const figures = (text: string) => (text.match(/\d+/g) ?? []).sort()
  const missed = Object.keys(errors).flatMap((code) => {
    const [english, arabic] = [codeMessage(code, 'en')!, codeMessage(code, 'ar')!]
    return [
      ...glossary
        .filter(([said, called]) => said.test(english) && !called.test(arabic))
        .map(([said]) => `${code} does not say ${said.source}`),
      ...(figures(english).join() === figures(arabic).join() ? [] : [`${code} has other figures`]),
    ]
  })

  expect(missed).toEqual([])
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
