import { businessTrades } from './business.ts'
import { educationTrades } from './education.ts'
import { financeTrades } from './finance.ts'
import { healthTrades } from './health.ts'
import { marketingTrades } from './marketing.ts'
import { measureAndDateTrades } from './measures-and-dates.ts'
import { productivityTrades } from './productivity.ts'
import type { Trade } from './trade.ts'

/** One for every skill. */
export const trades: readonly Trade[] = [
  ...businessTrades,
  ...financeTrades,
  ...marketingTrades,
  ...educationTrades,
  ...healthTrades,
  ...productivityTrades,
  ...measureAndDateTrades,
]
