import type { Bilingual, catalogue as contract } from '@wakeel/contract'
import { writeEmail } from '../../emails/template.ts'
import { formatDay, formatFils } from '../../pdf/format.ts'

/** A creator has announced that an agent will cost more, or will be paid for in another way. */
export function priceRiseEmail(rise: {
  name: Bilingual
  from: AgentPrice
  to: AgentPrice
  takesEffectAt: Date
  publicUrl: string
}) {
  const { name, takesEffectAt } = rise
  const account = `${rise.publicUrl}/#/account?tab=subscriptions`
  const from = inWords(rise.from)
  const to = inWords(rise.to)
  const isOtherModel = rise.from.model !== rise.to.model
  const months = isOtherModel && rise.from.model === 'subscription' ? lastMonths : noWords
  return writeEmail(
    isOtherModel
      ? {
          en: `${name.en} will be paid for in another way`,
          ar: `تتغير طريقة الدفع مقابل ${name.ar}`,
        }
      : { en: `${name.en} will cost more`, ar: `سيرتفع سعر ${name.ar}` },
    {
      en: `The price of ${name.en} changes on ${formatDay(takesEffectAt, 'en')}: ${from.en} until then, ${to.en} from then on, with VAT.

You need not do anything. What you have paid for stays as it is, and a month that begins before that day costs what it costs now.${months.en} If you do not want to pay the new price, cancel the agent in your account before that day or simply stop using it:

${account}`,
      ar: `يتغير سعر «${name.ar}» في ${formatDay(takesEffectAt, 'ar')}: ${from.ar} حتى ذلك اليوم، ثم ${to.ar} ابتداءً منه، شاملًا الضريبة.

لا يلزمك فعل شيء. ما دفعت ثمنه يبقى كما هو، والشهر الذي يبدأ قبل ذلك اليوم بسعره الحالي.${months.ar} إن لم ترغب في السعر الجديد فألغِ اشتراكك في الوكيل من حسابك قبل ذلك اليوم، أو توقف عن استخدامه:

${account}`,
    },
  )
}

const noWords: Bilingual = { en: '', ar: '' }
const lastMonths: Bilingual = {
  en: ' It runs to its end, and no month is renewed after that day.',
  ar: ' وهو يستمر إلى نهايته، ولا يُجدَّد شهر بعد ذلك اليوم.',
}

/** The announced price is not going to be asked. */
export function priceRiseWithdrawnEmail({ name }: { name: Bilingual }) {
  return writeEmail(
    { en: `${name.en} will not cost more`, ar: `لن يرتفع سعر ${name.ar}` },
    {
      en: `The price rise of ${name.en} that we told you about was withdrawn. The agent costs what it cost before.`,
      ar: `أُلغيت زيادة سعر «${name.ar}» التي أخبرناك بها، ويبقى سعر الوكيل كما كان.`,
    },
  )
}

function inWords({ model, fils }: AgentPrice): Bilingual {
  const [en, ar] = [formatFils(fils, 'en'), formatFils(fils, 'ar')]
  const words: Record<AgentPrice['model'], Bilingual> = {
    free: { en: 'free', ar: 'مجانًا' },
    per_use: { en: `${en} per run`, ar: `${ar} لكل استخدام` },
    subscription: { en: `${en} per month`, ar: `${ar} في الشهر` },
    one_time: { en: `${en} once`, ar: `${ar} مرة واحدة` },
  }
  return words[model]
}

/** In dirhams with VAT, in fils. */
export interface AgentPrice {
  model: contract.PricingModel
  fils: number
}
