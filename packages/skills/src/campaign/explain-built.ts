import type { Language } from '@wakeel/contract'
import { markdownTable } from '../reading/format.ts'
import { type Key, keys, type Tags } from './address.ts'
import { channelWithoutRule } from './check-link.ts'
import { block, bullets } from './link-markdown.ts'

/** Links that were made, and what was assumed or written otherwise for them. */
export interface BuiltLinks {
  links: { address: string; link: string; replaced: string[] }[]
  sets: Tags[]
  assumed: Key[]
  changed: { key: string; from: string; to: string }[]
}

export function explainBuilt(
  { links, sets, assumed, changed }: BuiltLinks,
  language: Language,
): string {
  const arabic = language === 'ar'
  const result = arabic
    ? links.length === 1
      ? '**رابط الحملة جاهز:**'
      : `**${links.length} من روابط الحملة جاهزة:**`
    : `**${links.length === 1 ? 'The campaign link is ready' : `${links.length} campaign links are ready`}:**`
  const valuesOf = (key: Key) => [...new Set(sets.flatMap((tags) => tags[key] || []))]
  const rows = keys
    .filter((key) => valuesOf(key).length > 0)
    .map((key) => [`\`${key}\``, valuesOf(key).join(arabic ? '، ' : ', ')])
  const notes: string[] = assumed.map((key) =>
    arabic
      ? `افتُرض \`${key}=${valuesOf(key).join('، ')}\` من القناة المذكورة؛ اكتب قيمة أخرى إن لم يكن هذا قصدك.`
      : `Assumed from the channel you name: \`${key}=${valuesOf(key).join(', ')}\`; say another value if you mean one.`,
  )
  const removed = keys.filter((key) => sets.some((tags) => tags[key] === ''))
  if (removed.length > 0)
    notes.push(
      arabic
        ? `حُذف من الرابط: ${removed.map((key) => `\`${key}\``).join('، ')}؛ وبقي ما سواه كما هو.`
        : `Removed from the link: ${removed.map((key) => `\`${key}\``).join(', ')}; the rest stays as it was.`,
    )
  for (const { key, from, to } of changed)
    notes.push(
      arabic
        ? `\`${key}\`: كُتبت «${from}» وصارت \`${to}\` (أحرف صغيرة وشرطات بدل المسافات).`
        : `\`${key}\`: “${from}” became \`${to}\` (lower case, hyphens for spaces).`,
    )
  for (const { link: built, replaced } of links)
    if (replaced.length > 0)
      notes.push(
        arabic
          ? `استُبدلت وسوم كانت في الرابط (${replaced.join('، ')}): ${built}`
          : `Tags that were already in the link were replaced (${replaced.join(', ')}): ${built}`,
      )
  if (sets.flatMap((tags) => Object.values(tags)).some((value) => /[^\x20-\x7e]/.test(value)))
    notes.push(
      arabic
        ? 'الحروف العربية مرمّزة في الرابط وتظهر عربية في التقارير. الحروف اللاتينية تعطي رابطًا أقصر.'
        : 'Arabic letters are percent-encoded in the link and appear as Arabic in reports. Latin letters make a shorter link.',
    )
  notes.push(...valuesOf('utm_medium').flatMap((medium) => mediumNotes(medium, arabic)))
  return [
    result,
    block(links.map(({ link: built }) => built)),
    rows.length > 0 ? markdownTable(arabic ? ['الوسم', 'القيمة'] : ['Tag', 'Value'], rows) : '',
    bullets(notes),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function mediumNotes(medium: string | undefined, arabic: boolean): string[] {
  if (!medium || !channelWithoutRule.test(medium)) return []
  const isMail = medium === 'newsletter'
  return [
    arabic
      ? `الوسيط «${medium}» لا تضعه تقارير القنوات الافتراضية في قناة معروفة وحده${isMail ? '؛ للبريد استخدم `email`' : ''}.`
      : `The default channel report has no rule for the medium “${medium}” by itself${isMail ? '; for mail use `email`' : ''}.`,
  ]
}
