import type { Bilingual, Language } from '@wakeel/contract'
import { errorMessage } from '../language/errors.ts'

const messages: Bilingual<{ unknown: string; network: string }> = {
  en: { unknown: 'Unknown error', network: 'Network error' },
  ar: { unknown: 'خطأ غير معروف', network: 'خطأ في الشبكة' },
}

/** Why something about an agent did not work, to stand behind a colon (specification section 8). */
export function forgeFailure(error: unknown, language: Language): string {
  const { unknown, network } = messages[language]
  return errorMessage(error, language, unknown, { network })
}
