import type { Language } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'
import { answeredBy } from '../ui/answered-by.ts'
import { messages } from './messages.ts'

/** How long an answer, or what is said instead of one, took and what gave it. */
export function tookSentence(
  {
    milliseconds,
    provider,
    isAnswered = true,
  }: { milliseconds: number; provider: string; isAnswered?: boolean | undefined },
  language: Language,
): string {
  const words = messages[language]
  const time =
    milliseconds < 1000
      ? words.milliseconds(formatNumber(milliseconds, language))
      : words.seconds(formatNumber(milliseconds / 1000, language))
  return (isAnswered ? words.took : words.tookToReply)(time, answeredBy(provider, language))
}
