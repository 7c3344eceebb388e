import { type Bilingual, type ErrorCode, errors, type Language } from '@wakeel/contract'
import { formatNumber } from '../language.tsx'
import { accounts } from './accounts.ts'
import { agents } from './agents.ts'
import { apiKeys } from './api-keys.ts'
import { billing } from './billing.ts'
import { connections } from './connections.ts'
import { evaluations } from './evaluations.ts'
import { moderation } from './moderation.ts'
import { oauth } from './oauth.ts'
import { organisations } from './organisations.ts'
import { receipts } from './receipts.ts'
import { requests } from './requests.ts'
import { runs } from './runs.ts'
import type { Sentences } from './sentences.ts'
import { webhooks } from './webhooks.ts'
import { widgets } from './widgets.ts'

/** Every code of the contract: one that is missing, or has no Arabic, does not compile. */
const sentences: Sentences<string> = {
  ...requests,
  ...apiKeys,
  ...accounts,
  ...agents,
  ...runs,
  ...evaluations,
  ...receipts,
  ...billing,
  ...oauth,
  ...organisations,
  ...connections,
  ...moderation,
  ...webhooks,
  ...widgets,
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(sentences, code)

/** Where one waits long enough to want to know how long. */
const waits: readonly string[] = [
  'accounts.too_many_sign_ups',
  'accounts.sign_in_held',
] satisfies ErrorCode[]

const again: Bilingual<(minutes: string) => string> = {
  en: (minutes) => `Try again in ${minutes}.`,
  ar: (minutes) => `أعد المحاولة بعد ${minutes}.`,
}

/** What the server said of this very error. */
interface Details {
  /** In English: to whoever reads Arabic it says nothing. */
  message: string
  retryAfterSeconds: number | undefined
}

/** What a code says to a person; undefined for one that this page does not know yet. */
export function messageOf(code: string, language: Language, details?: Details): string | undefined {
  if (!isErrorCode(code)) return undefined
  const sentence = sentenceOf(code, language, details?.message)
  if (details?.retryAfterSeconds === undefined || !waits.includes(code)) return sentence
  const minutes = formatNumber(Math.ceil(details.retryAfterSeconds / 60), language, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  })
  return `${sentence} ${again[language](minutes)}`
}

function sentenceOf(code: ErrorCode, language: Language, said: string | undefined): string {
  const sentence = sentences[code]
  if (typeof sentence !== 'string') return sentence[language]
  return language === 'ar' ? sentence : said || errors[code][1]
}
