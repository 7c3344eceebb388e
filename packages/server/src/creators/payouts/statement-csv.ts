import type { Language } from '@wakeel/contract'
import { toCsv } from '../../csv.ts'
import { toWallClock } from '../../uae-calendar.ts'
import type { StatementContent } from './statement-content.ts'
import type { StatementLine } from './statement-lines.ts'
import { describeLine, words } from './statement-messages.ts'

type Sums = Pick<StatementContent, 'opening' | 'earned' | 'takenBack' | 'paidOut' | 'closing'>

/** Every movement of the week with the balance after it, and under them what they come to. */
export function toStatementCsv(
  sums: Sums,
  lines: readonly StatementLine[],
  language: Language,
): Uint8Array {
  const say = words[language]
  let balance = sums.opening
  const rows = lines.map((line) => {
    balance += line.fils
    return [
      wallTime(line.happenedAt),
      describeLine(line, language),
      line.sharePercent === null ? '' : `${line.sharePercent}%`,
      line.fils,
      balance,
    ]
  })
  const total = (label: string, fils: number) => ['', label, '', '', fils]
  return toCsv([
    [say.time, say.description, say.share, `${say.amount} (AED)`, `${say.balance} (AED)`],
    total(say.opening, sums.opening),
    ...rows,
    total(say.earned, sums.earned),
    total(say.takenBack, 0 - sums.takenBack),
    total(say.paidOut, 0 - sums.paidOut),
    total(say.closing, sums.closing),
  ])
}

const wallTime = (at: Date): string => toWallClock(at).toISOString().slice(0, 19).replace('T', ' ')
