import { fold } from '../reading/fold.ts'
import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { currencyMentions } from './currency-names.ts'

const future = lexicon(
  {
    moves:
      'go up, going up, go down, going down, rise, fall, drop, climb, recover, crash, strengthen, weaken, get stronger, get weaker, get better, get worse, be higher, be lower, increase, decrease, improve, يرتفع, بيرتفع, ترتفع, هيرتفع, حيرتفع, ينخفض, بينخفض, ينزل, بينزل, هينزل, حينزل, تنزل, يطلع, بيطلع, هيطلع, يصعد, يهبط, بيهبط, يزيد, بيزيد, هيزيد, يقوى, بيقوى, يضعف, بيضعف, يتحسن, بيتحسن',
    asks: 'will, is, are, going to, gonna, do you think, think, expect, predict, likely, هل, رح, راح, تتوقع, تتوقعون, توقعك, برايك, رايك',
    timing:
      'should i wait, should we wait, should i buy, should we buy, should i send, should i exchange, should i convert, better to wait, better to buy, better to exchange, better to convert, better to send, now or wait, now or later, or wait, wait or, wait until, good time to, best time to, right time to, انتظر, انتظره, استنى, استنا, اصبر, نصبر, ننتظر, نستنى, ولا بعدين',
    what_if: 'if, when, suppose, assuming, اذا, لو, ان, لما',
  },
  { isExact: true },
)

/** "Will the euro get stronger? Should I buy now or wait?": what a rate will do, or when to change money. */
export function asksForForecast(request: string): boolean {
  if (currencyMentions(fold(request).text).length === 0) return false
  const all = words(request)
  const found = future(all)
  const has = (concept: string) => found.some((hit) => hit.concept === concept)
  if (has('timing')) return true
  return (
    !has('what_if') &&
    found.some(
      (move) =>
        move.concept === 'moves' &&
        found.some(
          (ask) => ask.concept === 'asks' && ask.to <= move.from && move.from - ask.to < FAR,
        ),
    )
  )
}

const FAR = 6
