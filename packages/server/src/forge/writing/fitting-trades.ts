import type { forge } from '@wakeel/contract'
import type { Ask } from '../../skills/skill.ts'
import { type Mentions, mentionsIn } from './mentioned.ts'
import type { Calling, Trade } from './trades/trade.ts'

/** A trade that an idea asks for, and what it calls it. */
export interface Fit {
  trade: Trade
  calling: Calling
  score: number
}

const MOST_SKILLS = 4
/** One word that asks for the skill, or three that hint at it. */
const LEAST_SCORE = 3
/** Of several skills those are wanted that are asked for about as clearly as the best. */
const NEARLY_AS_CLEAR = 0.5
const PENALTY = 2

/** What no skill does. An idea that is mostly about this is not served by the one skill that it touches on. */
const beyond: readonly string[] = [
  'translate',
  'translation',
  'translator',
  'photo',
  'picture',
  'image',
  'logo',
  'draw',
  'drawing',
  'video',
  'music',
  'song',
  'poem',
  'poetry',
  'story',
  'stories',
  'novel',
  'jokes',
  'book flights',
  'book hotels',
  'flight',
  'hotel',
  'weather forecast',
  'stock prices',
  'share prices',
  'horoscope',
  'girlfriend',
  'boyfriend',
  'source code',
  'write code',
  'programming',
  'voice',
  'phone calls',
  'diagnose',
  'ترجمة',
  'يترجم',
  'مترجم',
  'صورة',
  'صور',
  'شعار',
  'رسم',
  'فيديو',
  'موسيقى',
  'أغنية',
  'شعر',
  'قصيدة',
  'قصائد',
  'قصة',
  'قصص',
  'نكت',
  'طيران',
  'فندق',
  'فنادق',
  'أسعار الأسهم',
  'أبراج',
  'برمجة',
  'تشخيص',
]

/** The skills an idea asks for, the clearest first. */
export function fittingTrades(trades: readonly Trade[], ask: Ask, dataInputType: forge.DataInputType): Fit[] {
  const count = mentionsIn(ask.text)
  const penalty = count(beyond) * PENALTY
  const fits = trades
    .map((trade) => ({ trade, calling: callingFor(trade, count), score: scoreOf(trade, count, ask, dataInputType) - penalty }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score)
  const best = fits[0]?.score ?? 0
  return fits.filter(({ score }) => score >= best * NEARLY_AS_CLEAR).slice(0, MOST_SKILLS)
}

function scoreOf({ skill, callings, hints, inputs }: Trade, count: Mentions, ask: Ask, dataInputType: forge.DataInputType): number {
  const asked = count(callings.flatMap(({ words }) => words))
  const said = (asked > 0 ? 2 + Math.min(asked, 3) : 0) + Math.min(count(hints), 3)
  if (said === 0) return 0
  return said + (inputs?.includes(dataInputType) ? 2 : 0) + (skill.suits(ask) >= 0.8 ? 1 : 0)
}

/** What the idea calls it in the most words; the trade's own first name when it does not say. */
function callingFor({ callings }: Trade, count: Mentions): Calling {
  const [first, ...others] = callings.map((calling) => ({ calling, asked: count(calling.words) }))
  return others.reduce((best, other) => (other.asked > best.asked ? other : best), first as { calling: Calling; asked: number }).calling
}
