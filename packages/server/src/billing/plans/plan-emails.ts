import type { Bilingual, Language } from '@wakeel/contract'
import type { PlanTerms } from '../../database/schema/billing.ts'
import { writeEmail } from '../../emails/template.ts'
import { formatDay, formatFils } from '../../pdf/format.ts'

/** The operator changes a plan, and something of it is worse for those who have it. */
export function planChangeEmail({
  name,
  from,
  to,
  takesEffectAt,
}: {
  name: Bilingual
  from: PlanTerms
  to: PlanTerms
  takesEffectAt: Date
}) {
  const day = { en: formatDay(takesEffectAt, 'en'), ar: formatDay(takesEffectAt, 'ar') }
  return writeEmail(
    {
      en: `Your plan ${name.en} changes on ${day.en}`,
      ar: `تتغير باقتك «${name.ar}» في ${day.ar}`,
    },
    {
      en: `The plan ${name.en} changes on ${day.en}.

Until then: ${inWords(from, 'en')}.
From then on: ${inWords(to, 'en')}.

You need not do anything. The period that you have paid for stays as it is, with the runs that it includes, and a renewal before that day costs what it costs now. If you do not want the plan as it will be, cancel it in your account before it renews.`,
      ar: `تتغير باقة «${name.ar}» في ${day.ar}.

حتى ذلك اليوم: ${inWords(from, 'ar')}.
وابتداءً منه: ${inWords(to, 'ar')}.

لا يلزمك فعل شيء. المدة التي دفعت ثمنها تبقى كما هي بما تشمله من تشغيل، والتجديد قبل ذلك اليوم بالسعر الحالي. إن لم ترغب في الباقة كما ستكون فألغِها من حسابك قبل تجديدها.`,
    },
  )
}

/** What was announced is not going to happen. */
export function planChangeWithdrawnEmail({ name }: { name: Bilingual }) {
  return writeEmail(
    { en: `Your plan ${name.en} stays as it is`, ar: `تبقى باقتك «${name.ar}» كما هي` },
    {
      en: `The change of the plan ${name.en} that we told you about was withdrawn. What it costs and includes is in your account.`,
      ar: `أُلغي تغيير باقة «${name.ar}» الذي أخبرناك به. تجد ما تكلّفه وما تشمله في حسابك.`,
    },
  )
}

function inWords({ price, includedRuns, creatorShare }: PlanTerms, language: Language): string {
  const [month, year] = [price.monthly, price.annual].map(({ aed }) => formatFils(aed, language))
  const runs = includedRuns.toLocaleString('en')
  return language === 'en'
    ? `${month} a month, or ${year} a month when a year is paid at once, before VAT where it comes on top; ${runs} runs a month; creators keep ${creatorShare}% of a sale`
    : `${month} في الشهر، أو ${year} في الشهر عند دفع سنة دفعة واحدة، قبل الضريبة حيث تُضاف؛ و${runs} تشغيل في الشهر؛ ويحتفظ المبدع بنسبة ${creatorShare}% من البيع`
}
