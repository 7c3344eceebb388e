import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

/** What is spoken of beside amounts of millions, and beside no length. */
const OF_COMPANIES: ReadonlySet<ConceptMatch['concept']> = new Set(['turnover', 'profit'])
const LARGE = 100_000

const sizeOf = (mention: Mention): number =>
  mention.kind === 'money' || mention.kind === 'number' ? Math.abs(mention.value) : 0

/** "420k and the second 1.15m", "revenue 2.95m, in 2025 3.4m": beside other amounts an m is a million and no metre. */
export function withMillions(
  text: string,
  mentions: readonly Mention[],
  concepts: readonly ConceptMatch[],
): Mention[] {
  const isLength = (mention: Mention) => mention.kind === 'measure' && !isMillions(text, mention)
  const isOfMoney =
    mentions.some((mention) => sizeOf(mention) >= LARGE) ||
    concepts.some(({ concept }) => OF_COMPANIES.has(concept))
  if (!isOfMoney || mentions.some(isLength)) return [...mentions]
  return mentions.map((mention) =>
    mention.kind === 'measure' && isMillions(text, mention)
      ? { ...mention, kind: 'number', value: Number((mention.value * 1e6).toPrecision(12)) }
      : mention,
  )
}

/** "30m of cable" is a length. */
const isMillions = (text: string, mention: Mention): boolean =>
  mention.kind === 'measure' &&
  mention.unit === 'm' &&
  /\dm$/i.test(mention.written) &&
  !/^\s(?:of|long|wide|high|tall|x)\b/i.test(text.slice(mention.end))
