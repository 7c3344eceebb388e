import type { Language } from '@wakeel/contract'
import { formatNumber } from './language.tsx'
import { messages } from './money-messages.ts'

const MILLION = 1_000_000

/** Millionths of a US dollar as they are read; less than a dollar to the hundredth of a cent. */
export const formatMicroDollars = (micro: number, language: Language): string =>
  messages[language].dollars(
    formatNumber(micro / MILLION, language, {
      minimumFractionDigits: 2,
      maximumFractionDigits: micro < MILLION ? 4 : 2,
    }),
  )

/** As a file has them: every digit. */
export const writeMicroDollars = (micro: number): string => (micro / MILLION).toFixed(6)
