import type { Bilingual, Language } from '@wakeel/contract'
import { required } from './address.ts'
import type { CheckedLink } from './check-link.ts'
import { findingSentence } from './finding-sentence.ts'
import { block, bullets } from './link-markdown.ts'
import { answersTo, type LinkQuestion } from './link-question.ts'

/** Links that were checked. */
export interface CheckedLinks {
  links: CheckedLink[]
  question: LinkQuestion | undefined
}

export function explainChecked({ links, question }: CheckedLinks, language: Language): string {
  const arabic = language === 'ar'
  const faults = links.reduce((sum, { findings }) => sum + findings.length, 0)
  const fine = links.flatMap(({ findings }, index) => (findings.length === 0 ? [index + 1] : []))
  const clean = fine.length
  const which = clean > 0 ? ` (${fine.join(arabic ? '، ' : ', ')})` : ''
  const result = arabic
    ? faults === 0
      ? `**لا أخطاء: ${links.length === 1 ? 'الرابط سليم' : `الروابط كلها سليمة (${links.length})`}.**`
      : links.length === 1
        ? `**عدد الملاحظات على هذا الرابط: ${faults}.**`
        : `**عدد الملاحظات ${faults}، والروابط السليمة ${clean} من ${links.length}${which}.**`
    : faults === 0
      ? `**No faults: ${links.length === 1 ? 'the link is fine' : `all ${links.length} links are fine`}.**`
      : links.length === 1
        ? `**${faults} finding${faults === 1 ? '' : 's'} in this link.**`
        : `**${faults} finding${faults === 1 ? '' : 's'}; ${clean} of ${links.length} links ${clean === 1 ? 'is' : 'are'} without fault${which}.**`
  const sections = links.map((checked, index) => {
    const heading = `**${index + 1}.** \`${checked.written}\``
    const found = checked.findings.map((finding) => findingSentence(finding)[language])
    if (found.length === 0) found.push(arabic ? 'سليم.' : 'Fine as it is.')
    const fixed =
      checked.findings.length === 0 || checked.corrected === checked.written
        ? ''
        : checked.corrected
          ? `${arabic ? 'الرابط المصحح:' : 'Corrected:'}\n\n${block([checked.corrected])}`
          : incomplete(checked, arabic)
    return [heading, bullets(found), fixed].filter(Boolean).join('\n\n')
  })
  const answers = question ? answersTo(question, links).map((answer) => answer[language]) : []
  return [...answers, result, ...sections].join('\n\n')
}

function incomplete({ tags }: CheckedLink, arabic: boolean): string {
  const lacking = required.filter((key) => !tags[key])
  const names = lacking.map((key) => `\`${key}\``)
  const said = lacking.map((key) => examples[key][arabic ? 'ar' : 'en'])
  return arabic
    ? `لا أصحح الرابط قبل معرفة ${names.join(' و')}؛ أرسل الرابط مع ما ينقصه، مثلًا: ${said.join('، ')}.`
    : `I do not guess ${names.join(' or ')}: send the link again with what it lacks, for example: ${said.join(', ')}.`
}

const examples: Record<(typeof required)[number], Bilingual> = {
  utm_source: { en: 'source newsletter', ar: 'المصدر newsletter' },
  utm_medium: { en: 'medium email', ar: 'الوسيط email' },
  utm_campaign: { en: 'campaign ramadan 2027', ar: 'الحملة ramadan 2027' },
}
