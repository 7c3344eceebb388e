import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { judge } from './page-audit/judge.ts'
import type { Judgement, Verdict } from './page-audit/judgement.ts'
import { DEEPEST, depthOf, measurePage, type PageFacts } from './page-audit/measure.ts'
import { markdownTable } from './reading/format.ts'
import { passage } from './reading/passage.ts'
import { wordCount } from './reading/prose.ts'
import { defineSkill, SkillRefusal } from './skill.ts'

const input = z.object({ page: z.string().min(1), keyword: z.string().optional() })
interface Audit {
  facts: PageFacts
  judgements: Judgement[]
}

/** Less plain text than this is a question, not a page. */
const LEAST_WORDS = 30
const CUES = [
  'seo',
  'audit',
  'keyword',
  'search engine',
  'page',
  'دقق',
  'الكلمة المفتاحية',
  'كلمة مفتاحية',
  'سيو',
  'الصفحة',
  'محركات البحث',
]

export const searchPageAudit = defineSkill<z.infer<typeof input>, Audit>({
  name: 'search-page-audit',
  title: { en: 'Search-page audit', ar: 'تدقيق الصفحة لمحركات البحث' },
  description: {
    en: 'Audits pasted HTML or text: title, description, headings, images, links, canonical, language, viewport, indexing, Open Graph, structured data, top terms and a focus keyword.',
    ar: 'يدقق HTML أو نصًا ملصقًا: العنوان والوصف والعناوين والصور والروابط والعنوان المعتمد واللغة والهاتف والفهرسة وبيانات المشاركة والبيانات المنظمة وأكثر الكلمات والكلمة المفتاحية.',
  },
  input,
  suits: ({ text }) =>
    /<[a-z!][^<>]*>|\bseo\b|search (?:engine|page)|meta description|محركات البحث|سيو/i.test(text)
      ? 0.9
      : wordCount(text) >= LEAST_WORDS
        ? 0.2
        : 0,
  read({ text }) {
    const start = text.search(
      /<(?:!doctype|!--|html|head|body|title|meta|link|script|h[1-6]|p|div|section|article|main|header|nav|ul|ol|a|img|table|span|strong|form|footer|figure)\b/i,
    )
    const end = text.lastIndexOf('>') + 1
    if (start >= 0 && end > start) {
      const page = text.slice(
        start,
        /```\s*$/.test(text) || KEYWORD.test(text.slice(end)) ? end : undefined,
      )
      const keyword = keywordIn(text.slice(0, start)) ?? keywordIn(text.slice(end))
      return { input: { page, ...(keyword ? { keyword } : {}) } }
    }
    const { instruction, text: page } = passage(text, CUES)
    if (wordCount(page) < LEAST_WORDS)
      return { missing: [/https?:\/\/|www\./i.test(text) ? missingSource : missingPage] }
    const keyword = keywordIn(instruction)
    return { input: { page, ...(keyword ? { keyword } : {}) } }
  },
  run({ page, keyword }) {
    if (depthOf(page) > DEEPEST) throw new SkillRefusal(tooDeep)
    const facts = measurePage(page, keyword)
    const judgements = judge(facts)
    if (!judgements.some(({ verdict }) => verdict === 'ok' || verdict === 'fix'))
      throw new SkillRefusal(nothingToJudge)
    return { facts, judgements }
  },
  explain,
})

const KEYWORD =
  /(?:focus |main |target )?(?:key ?(?:word|phrase)s?|الكلمة المفتاحية|كلمة مفتاحية|العبارة المفتاحية)\s*(?:is|of|=|:|هي|:)?\s*/iu

function keywordIn(instruction: string): string | undefined {
  const match = KEYWORD.exec(instruction)
  if (!match) return undefined
  const rest = instruction.slice(match.index + match[0].length)
  const value =
    /^["“«']([^"”»'\n]{2,60})["”»']/u.exec(rest)?.[1] ??
    /^[\p{L}\p{N}][\p{L}\p{N} '-]{1,59}?(?=\s*(?:[.,،:;\n<]|$)|\s(?:in|on|for|and check|في|من فضلك|please)(?=\s|$))/iu.exec(
      rest,
    )?.[0]
  return value?.trim() && !/^(?:density|count|in|for|كثافة)$/i.test(value.trim())
    ? value.trim()
    : undefined
}

const tooDeep: Bilingual = {
  en: `The elements of this page stand more than ${DEEPEST} deep in one another, which no browser shows. Close the open elements and paste it again.`,
  ar: `عناصر هذه الصفحة متداخلة أكثر من ${DEEPEST} مستوى، ولا يعرض ذلك أي متصفح. أغلق العناصر المفتوحة ثم الصقها من جديد.`,
}

const nothingToJudge: Bilingual = {
  en: 'There is nothing to judge in this part: no head, no headings, no words. Paste the whole source of the page.',
  ar: 'لا شيء في هذا الجزء يمكن الحكم عليه: لا رأس للصفحة ولا عناوين ولا كلمات. الصق شيفرة الصفحة كاملة.',
}

const missingPage = {
  name: { en: "the page's HTML or text", ar: 'شيفرة HTML للصفحة أو نصها' },
  example: {
    en: 'Audit for the keyword "dubai villas": <html lang="en"><head><title>…</title></head>…, or at least 30 words of text',
    ar: 'دقق هذه الصفحة للكلمة المفتاحية «فلل دبي»: <html lang="ar" dir="rtl"><head><title>…</title></head>… أو 30 كلمة من النص على الأقل',
  },
}
const missingSource = {
  name: {
    en: "the page's source, as I do not open addresses",
    ar: 'شيفرة الصفحة، فأنا لا أفتح العناوين',
  },
  example: {
    en: 'open the page, choose “View page source”, copy all and paste it here',
    ar: 'افتح الصفحة واختر «عرض مصدر الصفحة» وانسخ الكل والصقه هنا',
  },
}

const verdicts: Record<Verdict, Bilingual> = {
  ok: { en: 'OK', ar: 'سليم' },
  fix: { en: 'Fix', ar: 'أصلح' },
  note: { en: 'Note', ar: 'ملاحظة' },
  unseen: { en: 'Not seen', ar: 'غير ظاهر' },
}

function explain({ facts, judgements }: Audit, language: Language): string {
  const arabic = language === 'ar'
  const judged = judgements.filter(({ verdict }) => verdict === 'ok' || verdict === 'fix')
  const faults = judgements.filter(({ verdict }) => verdict === 'fix')
  const names = faults.slice(0, 3).map(({ check }) => check[language])
  const passed = judged.length - faults.length
  const result = arabic
    ? `**اجتازت الصفحة ${passed} من ${judged.length} من الفحوص${faults.length > 0 ? `، وأول ما ينبغي إصلاحه: ${names.join('، ')}` : ''}.**`
    : `**${passed} of ${judged.length} checks passed${faults.length > 0 ? `; fix first: ${names.join(', ')}` : ''}.**`
  const table = markdownTable(
    arabic ? ['الفحص', 'الحكم', 'ما وُجد'] : ['Check', 'Verdict', 'Found'],
    judgements.map(({ check, verdict, found }) => [
      check[language],
      verdicts[verdict][language],
      found[language],
    ]),
  )
  const advised = judgements.filter(({ advice }) => advice)
  const toDo =
    advised.length === 0
      ? ''
      : `${arabic ? 'ما ينبغي فعله:' : 'What to do:'}\n\n${advised.map(({ advice }, index) => `${index + 1}. ${advice?.[language]}`).join('\n')}`
  const share = (count: number) => `${((count * 100) / Math.max(1, facts.words)).toFixed(1)}%`
  const terms =
    facts.topTerms.length === 0
      ? ''
      : `${arabic ? 'أكثر الكلمات: ' : 'Top terms: '}${facts.topTerms.map(({ term, count }) => `${term} ${count} (${share(count)})`).join(arabic ? '، ' : ', ')}${arabic ? '.' : '.'}`
  const plain = !facts.isPlainText
    ? ''
    : arabic
      ? 'هذا نص بلا HTML، لذلك فُحصت الكلمات وحدها. الصق شيفرة الصفحة لفحص البقية.'
      : 'This is text without HTML, so only the words were checked. Paste the page source for the rest.'
  return [result, table, toDo, terms, plain, rule[language]].filter(Boolean).join('\n\n')
}

const rule: Bilingual = {
  en: '_Rules: Google Search Essentials and SEO Starter Guide; HTML standard for h1–h6, alt, lang and dir. Character limits (title 30–60, description 70–160) and the 3% keyword limit are working rules of this agent: Google sets none. What scripts add after loading, speed and links from other sites are not visible in the source._',
  ar: '_القواعد: أساسيات «بحث Google» ودليل المبتدئين، ومعيار HTML للعناوين والنص البديل واللغة والاتجاه. حدود الحروف (العنوان 30–60 والوصف 70–160) وحد 3% للكلمة المفتاحية قواعد عمل لهذا الوكيل ولا تحددها Google. ما تضيفه البرامج بعد التحميل والسرعة والروابط من مواقع أخرى لا يظهر في الشيفرة._',
}
