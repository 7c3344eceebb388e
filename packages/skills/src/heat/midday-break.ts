import type { Bilingual } from '@wakeel/contract'

/** No work in the open sun from 12:30 to 15:00, 15 June to 15 September, every year since 2005. */
export const middayBreakRule: Bilingual = {
  en: 'UAE midday break: work under direct sun in open places is banned from 12:30 to 15:00, 15 June to 15 September (MoHRE, Ministerial Resolution 44 of 2022; announced again for 2025)',
  ar: 'استراحة الظهيرة في الإمارات: يُحظر العمل تحت أشعة الشمس وفي الأماكن المكشوفة من 12:30 إلى 15:00 بين 15 يونيو و15 سبتمبر (وزارة الموارد البشرية والتوطين، القرار الوزاري 44 لسنة 2022؛ وأُعلن مجددًا لعام 2025)',
}

/** What the ministry exempts every year, with what employers owe to whoever works on. */
export const middayBreakExemption: Bilingual = {
  en: 'Exempt from it (MoHRE): work that cannot be interrupted for technical reasons, such as laying asphalt or pouring concrete, and urgent repairs of water, power or traffic, if the employer provides enough cold drinking water with salts, shade or cooling, and first aid; whether yours counts, ask MoHRE beforehand',
  ar: 'يُستثنى منه (وزارة الموارد البشرية والتوطين): الأعمال التي لا يمكن إيقافها لأسباب فنية مثل فرش الأسفلت وصب الخرسانة، والإصلاحات العاجلة للماء أو الكهرباء أو السير، بشرط أن يوفّر صاحب العمل ماء شرب باردًا كافيًا مع الأملاح، ومظلات أو تبريدًا، وإسعافات أولية؛ واسأل الوزارة مسبقًا هل ينطبق ذلك على عملك',
}

export function isInMiddayBreakSeason(day: string): boolean {
  const monthAndDay = day.slice(5)
  return monthAndDay >= '06-15' && monthAndDay <= '09-15'
}

/** In minutes of the day. */
const BREAK = { from: 12 * 60 + 30, until: 15 * 60 } as const

export interface TimeSpan {
  from: number
  until: number
}

/** What of a time of work is banned, and what of it is not; a time without an end is a moment. */
export function partedByBreak({ from, until }: TimeSpan): { banned?: TimeSpan; free: TimeSpan[] } {
  if (from === until)
    return from >= BREAK.from && from < BREAK.until
      ? { banned: { from, until }, free: [] }
      : { free: [{ from, until }] }
  const banned = { from: Math.max(from, BREAK.from), until: Math.min(until, BREAK.until) }
  if (banned.from >= banned.until) return { free: [{ from, until }] }
  const free = [
    { from, until: banned.from },
    { from: banned.until, until },
  ].filter((span) => span.until > span.from)
  return { banned, free }
}

/** Minutes of a day as `13:05`. */
export const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
