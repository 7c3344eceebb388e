import { type ErrorCode, errors, type Language } from '@wakeel/contract'
import { accounts } from './accounts.ts'
import { agents } from './agents.ts'
import { billing } from './billing.ts'
import { connections } from './connections.ts'
import { moderation } from './moderation.ts'
import { organisations } from './organisations.ts'
import { requests } from './requests.ts'
import { runs } from './runs.ts'
import type { Sentences } from './sentences.ts'

/** Every code of the contract: one that is missing, or has no Arabic, does not compile. */
const sentences: Sentences<string> = {
  ...requests,
  ...accounts,
  ...agents,
  ...runs,
  ...billing,
  ...organisations,
  ...connections,
  ...moderation,
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(sentences, code)

/** What the code says to a person. In English the server may have said more of this very error; to whoever reads Arabic that says nothing. */
export function messageOf(code: string, language: Language, said = ''): string | undefined {
  if (!isErrorCode(code)) return language === 'en' && said ? said : undefined
  const sentence = sentences[code]
  if (typeof sentence !== 'string') return sentence[language]
  return language === 'ar' ? sentence : said || errors[code][1]
}
