import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { comparedInWords, pagesIn } from './page-audit/compared.ts'
import { goOnWithPage } from './page-audit/go-on.ts'
import { judge } from './page-audit/judge.ts'
import { type Judgement, type Verdict, WORDS } from './page-audit/judgement.ts'
import { DEEPEST, depthOf, measurePage, type PageFacts } from './page-audit/measure.ts'
import {
  askedAfter,
  asksForRank,
  asksForTerms,
  readPageRequest,
  speaksOfSearch,
} from './page-audit/page-request.ts'
import { markdownTable } from './reading/format.ts'
import { countInArabic } from './reading/format-duration.ts'
import { wordCount } from './reading/prose.ts'
import { defineSkill, type Missing, SkillRefusal } from './skill.ts'

const input = z.object({
  page: z.string().min(1),
  keyword: z.string().optional(),
  isTold: z.boolean().optional().describe('Its parts were told by name; it has others'),
  asksRank: z.boolean().optional(),
  asksTerms: z.boolean().optional(),
  /** What was asked of a few checks is answered first. */
  question: z
    .object({
      checks: z.array(z.string()).min(1),
      after: z.enum(askedAfter).optional(),
      isOnly: z.boolean(),
    })
    .optional(),
})
interface Audit {
  facts: PageFacts
  judgements: Judgement[]
  question: z.infer<typeof input>['question']
  asksRank?: boolean | undefined
  asksTerms?: boolean | undefined
  /** Of several pages that were pasted, what each was found to be. */
  compared?: Judgement[][]
}

/** Less plain text than this is a question, not a page. */
const LEAST_WORDS = 30
export const searchPageAudit = defineSkill<z.infer<typeof input>, Audit>({
  name: 'search-page-audit',
  title: { en: 'Search-page audit', ar: 'تدقيق الصفحة لمحركات البحث' },
  description: {
    en: 'Audits pasted HTML or text: title, description, headings, images, links, canonical, language, viewport, indexing, Open Graph, structured data, top terms and a focus keyword.',
    ar: 'يدقق HTML أو نصًا ملصقًا: العنوان والوصف والعناوين والصور والروابط والعنوان المعتمد واللغة والهاتف والفهرسة وبيانات المشاركة والبيانات المنظمة وأكثر الكلمات والكلمة المفتاحية.',
  },
  input,
  limits: [
    {
      asked:
        'no 1 on google, no1 on google, number 1 on google, number one on google, no 1 in google, be first on google, first in google, الاول في جوجل, الاول بجوجل, اول واحد في جوجل, guarantee me, you guarantee, guarantee place, guarantee first, number one for, place number one, rank me first, rank me number one, rank first, first on google, top of google, first page of google, promise me, تضمن, تضمنلي, اضمن لي, اول نتيجه, المركز الاول',
      sentence: {
        en: 'I promise no place in search results, and nobody can: I check what stands in the page.',
        ar: 'لا أعد بأي ترتيب في نتائج البحث ولا يضمنه أحد: أفحص ما في الصفحة.',
      },
    },
    {
      asked:
        'write me a meta, write a meta, write me a description, write a description, write the description, write me a better, write a better, write me a title, write a title, write the title, suggest a title, suggest a description, rewrite my title, rewrite the title, rewrite my description, rewrite the description, اكتب لي وصف, اكتبلي وصف, اكتب وصف, اكتب لي عنوان, اكتبلي عنوان, اكتب عنوان, اقترح وصف, اقترح عنوان, اقترح لي وصف, اقترح لي عنوان',
      sentence: {
        en: 'I write no titles, descriptions or texts: I say what the page has and what to mend.',
        ar: 'لا أكتب عنوانًا ولا وصفًا ولا نصًا: أقول ما في الصفحة وما يُصلح فيها.',
      },
    },
  ],
  suits: ({ text }) => (speaksOfSearch(text) ? 0.9 : wordCount(text) >= LEAST_WORDS ? 0.2 : 0),
  goOn: (before, { text }) => goOnWithPage(before, text),
  read({ text }) {
    const { request, ...input } = readPageRequest(text)
    const isPage = /^\s*</.test(input.page) || wordCount(input.page) >= LEAST_WORDS
    if (isPage)
      return {
        request,
        input: {
          ...input,
          ...(asksForRank(request) && { asksRank: true }),
          ...(asksForTerms(request) && { asksTerms: true }),
        },
      }
    const wanted = /https?:\/\/|www\./i.test(text) ? missingSource : missingPage
    return { missing: [asksForRank(text) ? withoutRank(wanted) : wanted] }
  },
  run({ page, keyword, isTold, question, asksRank, asksTerms }) {
    if (depthOf(page) > DEEPEST) throw new SkillRefusal(tooDeep)
    const pages = pagesIn(page)
    const facts = measurePage(page, keyword, isTold)
    const judgements = judge(facts)
    if (
      facts.words === 0 &&
      !judgements.some(({ verdict }) => verdict === 'ok' || verdict === 'fix')
    )
      throw new SkillRefusal(nothingToJudge)
    const named = judgements.filter((one) => isAskedFor(one, question?.checks ?? []))
    const isSeen = named.some(({ verdict }) => verdict !== 'unseen')
    const compared =
      pages.length > 1
        ? pages
            .map((one) => judge(measurePage(one, keyword, isTold)))
            .map((each) =>
              isSeen ? each.filter((one) => isOf(one, question?.checks ?? [])) : each,
            )
        : undefined
    return {
      ...(compared && { compared }),
      facts,
      judgements: question?.isOnly && isSeen ? named : judgements,
      question,
      asksRank,
      asksTerms,
    }
  },
  explain,
})

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
    en: 'open the page, choose “View page source”, copy all and paste it here; or at least 30 words of its text',
    ar: 'افتح الصفحة واختر «عرض مصدر الصفحة» وانسخ الكل والصقه هنا، أو الصق 30 كلمة من نصها على الأقل',
  },
}

const noRank: Bilingual = {
  en: 'I cannot see where a page ranks, nor promise a place: I check what stands in the page',
  ar: 'لا أرى ترتيب الصفحة في النتائج ولا أعد بأي ترتيب: أفحص ما في الصفحة',
}
const withoutRank = ({ name, example }: Missing): Missing => ({
  name: { en: `${name.en}. ${noRank.en}`, ar: `${name.ar}. ${noRank.ar}` },
  example,
})

const verdicts: Record<Verdict, Bilingual> = {
  ok: { en: 'OK', ar: 'سليم' },
  fix: { en: 'Fix', ar: 'أصلح' },
  note: { en: 'Note', ar: 'ملاحظة' },
  unseen: { en: 'Not seen', ar: 'غير ظاهر' },
}

/** The checks that were asked about, with what the page holds, and yes or no where that was asked. */
function answerTo(
  { judgements, question }: Pick<Audit, 'judgements' | 'question'>,
  language: Language,
): string {
  const asked = judgements.filter(
    (one) => one.verdict !== 'unseen' && isAskedFor(one, question?.checks ?? []),
  )
  const lines = asked.map((judged) => {
    const said = judged.answer?.[language] ?? `${judged.check[language]}: ${judged.found[language]}`
    const advised = judged.verdict === 'fix' && judged.advice ? ` ${judged.advice[language]}` : ''
    if (!question?.after) return `**${said}.**${advised}`
    // Of several checks nobody knows what a yes is about.
    return asked.length > 1
      ? `**${said} (${verdicts[judged.verdict][language]}).**${advised}`
      : `**${yesOrNo(judged, question.after)[language]} ${said}.**${advised}`
  })
  return lines.join('\n\n')
}

/** Whoever asks after the one is told what is wrong with the other. */
const together: Readonly<Record<string, string>> = {
  'Heading order': 'Main heading (h1)',
  Language: 'Direction',
}

const isOf = ({ check }: Judgement, asked: readonly string[]): boolean => asked.includes(check.en)

const isAskedFor = ({ check, verdict }: Judgement, asked: readonly string[]): boolean =>
  asked.includes(check.en) ||
  (asked.includes('Keyword') && check.en.startsWith('Keyword ')) ||
  (verdict === 'fix' && asked.some((one) => together[one] === check.en))

function yesOrNo(
  { verdict, fault }: Judgement,
  after: NonNullable<NonNullable<Audit['question']>['after']>,
): Bilingual {
  const isOk = verdict !== 'fix'
  const isYes =
    after === 'good' ? isOk : !isOk && (after === 'fault' || fault === undefined || fault === after)
  return isYes ? { en: 'Yes.', ar: 'نعم.' } : { en: 'No.', ar: 'لا.' }
}

function explain(audit: Audit, language: Language): string {
  const { facts, judgements, question, asksRank, asksTerms, compared } = audit
  if (compared)
    return [...comparedInWords(compared, verdicts, language), rule[language]].join('\n\n')
  const arabic = language === 'ar'
  const judged = judgements.filter(({ verdict }) => verdict === 'ok' || verdict === 'fix')
  const faults = judgements.filter(({ verdict }) => verdict === 'fix')
  const names = faults.slice(0, 3).map(({ check }) => check[language])
  const passed = judged.length - faults.length
  const judgedIn = facts.isPlainText
    ? 'اجتاز النص'
    : facts.isFragment
      ? 'اجتاز الجزء الملصق'
      : 'اجتازت الصفحة'
  const result =
    judged.length === 0
      ? onlyWords(facts.words)[language]
      : arabic
        ? `**${judgedIn} ${passed} من ${judged.length} من الفحوص${faults.length > 0 ? `، وأول ما ينبغي إصلاحه: ${names.join('، ')}` : ''}.**`
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
  return [
    asksTerms && terms ? `**${terms}**` : '',
    answerTo({ judgements, question }, language),
    asksRank ? `${noRank[language]}.` : '',
    result,
    table,
    toDo,
    asksTerms ? '' : terms,
    plain,
    rule[language],
  ]
    .filter(Boolean)
    .join('\n\n')
}

const onlyWords = (count: number): Bilingual => ({
  en: `**${count} words; without a keyword and without the page’s source nothing else can be judged.**`,
  ar: `**${countInArabic(count, WORDS)}؛ ولا يمكن الحكم على غير ذلك بلا كلمة مفتاحية وبلا شيفرة الصفحة.**`,
})

const rule: Bilingual = {
  en: '_Rules: Google Search Essentials and SEO Starter Guide; HTML standard for h1–h6, alt, lang and dir. Character limits (title 30–60, description 70–160) and the 3% keyword limit are working rules of this agent: Google sets none. What scripts add after loading, speed and links from other sites are not visible in the source._',
  ar: '_القواعد: أساسيات «بحث Google» ودليل المبتدئين، ومعيار HTML للعناوين والنص البديل واللغة والاتجاه. حدود الحروف (العنوان 30–60 والوصف 70–160) وحد 3% للكلمة المفتاحية قواعد عمل لهذا الوكيل ولا تحددها Google. ما تضيفه البرامج بعد التحميل والسرعة والروابط من مواقع أخرى لا يظهر في الشيفرة._',
}
