import type { Bilingual, Language, runs } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'

const en = {
  note: (version: string) => `version ${version}, as asked for`,
  staysWith: (version: string) =>
    `Version ${version} of this agent answers here, as was asked for.`,
  inHistory: (version: string) => `Version ${version} in its history`,
}

const ar: typeof en = {
  note: (version) => `النسخة ${version} كما طُلب`,
  staysWith: (version) => `تجيب هنا النسخة ${version} من هذا الوكيل كما طُلب.`,
  inHistory: (version) => `النسخة ${version} في سجله`,
}

export const messages: Bilingual<typeof en> = { en, ar }

/** Beside what else is said of a run in one line; undefined where the listed version answered. */
export const pinnedNote = (
  { version, is_pinned }: Pick<runs.Run, 'version' | 'is_pinned'>,
  language: Language,
): string | undefined => is_pinned && messages[language].note(formatNumber(version, language))
