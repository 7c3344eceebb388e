import { latinDigits } from '../reading/arabic.ts'
import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { quantities } from '../reading/quantities.ts'
import type { Quantity } from '../reading/quantity.ts'
import { type Span, words } from '../reading/words.ts'

const SUPPOSES =
  /(?<!\p{L})(?:if|what if|suppose|changed?|make it|made it|instead|now|only|reduced?|lower(?:ed)?|cut|drop(?:ped)?|brought|agreed|accepted|negotiated?|و?لو|و?[إا]ذا|غي?رو?\p{L}{0,3}|صار\p{L}{0,2}|خلو?\p{L}{0,3}|[بيت]{0,2}نزلو?\p{L}{0,3}|رضو\p{L}?|وافقو\p{L}?|بدل|بقى|كان\p{L}{0,2})(?!\p{L})/iu
const ASKS =
  /[?؟]\s*$|^\P{L}{0,3}(?:(?:and|so|but|و)\s)?(?:is|are|can|does|do|why|how|what\p{L}{0,2}(?! if)|which|when|where|who|هل|كم|ليش|شو|وش|متى)(?!\p{L})/iu
/** "If I pay 10 days late" tells of what one does, and changes no clause. */
const OWN_ACT =
  /\b(?:if|when) (?:i|we)\b|(?<!\p{L})(?:لو|[إا]ذا) (?:[اأ]نا|ت[اأ]خرت|دفعت|طلعت|تركت)/iu
const FORMER =
  /(?:\b(?:instead of|not|rather than|from|was)|(?<!\p{L})(?:بدل(?: من)?|عوض|مو|مش|مب|كانت?|من))\s(?:the\s|ال)?([\d٠-٩][\d٠-٩.,٬٫]*)/iu
const LONGEST = 16
/** «سنة وحدة» */
const ONE_OF_UNIT =
  /(?<![\p{L}\d])(?<!\d\s{1,2}|كل )(سنة|سنه|شهر|[أا]سبوع)(?: (?:واحد[ةه]?|وحد[ةه]))?(?!\p{L})/gu

/** "And if the late fee was 1%?", "30 days instead of 75", "no, 12": the text with a figure in the place of the one that it means; `former`: the text before its last change. */
export function withFigureChanged(
  text: string,
  message: string,
  { former, spokenOf }: { former: string | undefined; spokenOf: readonly string[] },
): string | undefined {
  const said = message.replace(ONE_OF_UNIT, '1 $1')
  const isSupposed = SUPPOSES.test(said) || (!ASKS.test(said) && words(said).length <= LONGEST)
  if (!isSupposed || OWN_ACT.test(said)) return undefined
  const was = FORMER.exec(said)
  const wasValue = was && amountOf(was[1] ?? '')
  const figures = quantities(said).filter(isFigure)
  const figure = figures.find(({ start, end }) => amountOf(said.slice(start, end)) !== wasValue)
  const bare = numbers(fold(said).text).filter(
    ({ value, start, end }) =>
      value !== wasValue && /\d/.test(latinDigits(fold(said).text.slice(start, end))),
  )
  if (!figure && bare.length !== 1) return undefined
  if (figures.length > 2) return undefined
  const wanted = figure
    ? said.slice(figure.start, figure.end)
    : String((bare[0] as { value: number }).value)
  const all = quantities(text).filter(isFigure)
  if (all.some((one) => amountOf(text.slice(one.start, one.end)) === amountOf(wanted)) && !was)
    return undefined
  const spoken = all.filter((one) => spokenOf.some((words) => isWithin(text, words, one)))
  const near = spoken.length > 0 ? spoken : all
  const place = was
    ? only(
        all.filter((one) => amountOf(text.slice(one.start, one.end)) === wasValue),
        text,
        said,
      )
    : figure
      ? placeOf(near, figure, { text, said })
      : (changedIn(all, text, former) ??
        (spoken.length > 0 ? nearest(spoken, text, amountOf(wanted) ?? 0) : undefined))
  return place && put(text, place, wanted)
}

/** "What if the salary is 4000?" where no figure of the text is meant for certain. */
export const supposesFigure = (text: string, said: string): boolean =>
  SUPPOSES.test(said) &&
  !OWN_ACT.test(said) &&
  (latinDigits(said).match(/(?<![\p{L}\d.])\d[\d.,]*/gu) ?? []).some(
    (figure) => !latinDigits(text).includes(figure.replace(/[.,]$/, '')),
  )

const isFigure = ({ kind }: Quantity): boolean =>
  kind === 'money' || kind === 'percent' || kind === 'duration'

const NUMBER = /\d[\d.,]*/u
const amountOf = (written: string): number | undefined => {
  const [digits] = NUMBER.exec(latinDigits(written)) ?? []
  return digits === undefined
    ? numbers(fold(written).text)[0]?.value
    : Number(digits.replace(/[.,]$/, '').replaceAll(',', ''))
}

const isWithin = (text: string, words: string, { start, end }: Span): boolean => {
  const at = text.indexOf(words)
  return at >= 0 && at <= start && end <= at + words.length
}

/** Of "the fee is 400" that of AED 350 and not of 2%. */
const nearest = (found: readonly Quantity[], text: string, value: number): Quantity | undefined =>
  found
    .filter(({ start, end }) => distance(text.slice(start, end), value) <= FARTHEST)
    .toSorted(
      (a, b) =>
        distance(text.slice(a.start, a.end), value) - distance(text.slice(b.start, b.end), value),
    )[0]
const FARTHEST = Math.log(5)
const distance = (written: string, value: number): number =>
  Math.abs(Math.log((amountOf(written) || 1) / (value || 1)))

/** A figure of the same unit that stands beside the same words, or the only one of its unit. */
function placeOf(
  all: readonly Quantity[],
  figure: Quantity,
  { text, said }: { text: string; said: string },
): Quantity | undefined {
  const alike = all.filter((one) => one.kind === figure.kind)
  const ofUnit = alike.filter((one) => unitOf(one) === unitOf(figure))
  if (ofUnit.length > 0) return only(ofUnit, text, said)
  const stems = stemsOf(said)
  return only(
    alike.filter((one) => shared(text, one, stems) > 0),
    text,
    said,
  )
}

const stemsOf = (said: string) => new Set(words(said).map(({ stem }) => stem))

const unitOf = (one: Quantity): string =>
  one.kind === 'duration' ? Object.keys(one.parts).join() : one.kind

/** The one that stands beside most words of the message, where it is clear which. */
function only(found: readonly Quantity[], text: string, said: string): Quantity | undefined {
  if (found.length < 2) return found[0]
  const stems = stemsOf(said)
  const scored = found
    .map((one) => ({ one, score: shared(text, one, stems) }))
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = scored
  if (!best || best.score === 0) return undefined
  const isTied = next?.score === best.score
  return isTied && sentenceAt(text, best.one) !== sentenceAt(text, next.one) ? undefined : best.one
}

/** What was changed last: it stands in the text and not in the one before. */
function changedIn(
  all: readonly Quantity[],
  text: string,
  former: string | undefined,
): Quantity | undefined {
  if (former === undefined) return all.length === 1 ? all[0] : undefined
  const before = quantities(former).map(({ start, end }) => former.slice(start, end))
  const changed = all.filter(({ start, end }) => !before.includes(text.slice(start, end)))
  return changed.length === 1 ? changed[0] : undefined
}

/** A figure of the same unit takes only the place of the number. */
function put(text: string, { start, end }: Span, now: string): string {
  const was = text.slice(start, end)
  const number = /[\d٠-٩][\d٠-٩.,٬٫]*(?:\s?[%٪])?/u
  const [wanted] = number.exec(now) ?? []
  const isBare = wanted !== undefined && /^[\d٠-٩.,٬٫]+$/.test(now)
  const [written = ''] = number.exec(was) ?? []
  const kept = isBare && /[%٪]$/.test(written) ? `${wanted}%` : wanted
  const changed = kept && written ? was.replace(number, kept) : now
  return `${text.slice(0, start)}${changed}${text.slice(end)}`
}

const NEAR = 160
/** How many words of a message stand in the sentence of a figure. */
const shared = (text: string, figure: Span, stems: ReadonlySet<string>): number =>
  new Set(
    words(sentenceAt(text, figure)).flatMap(({ stem, word }) =>
      word.length > 2 && stems.has(stem) ? [stem] : [],
    ),
  ).size

function sentenceAt(text: string, { start, end }: Span): string {
  const before =
    text
      .slice(Math.max(0, start - NEAR), start)
      .split(/[.;؛\n،]\s?/)
      .at(-1) ?? ''
  const after = text.slice(end, end + NEAR).split(/[.;؛\n،](?!\d)/)[0] ?? ''
  return `${before}${text.slice(start, end)}${after}`
}
