import type { Bilingual } from '@wakeel/contract'
import { countInArabic } from '../reading/format-duration.ts'
import { inHead } from './judge-head.ts'
import { forKeyword } from './judge-keyword.ts'
import { cut, type Judgement, limits, same, unseen, WORDS } from './judgement.ts'
import type { PageFacts } from './measure.ts'

export function judge(facts: PageFacts): Judgement[] {
  if (facts.isPlainText) return [...inWords(facts), ...forKeyword(facts)]
  const body = [...inBody(facts), ...inWords(facts)].flatMap((check) =>
    facts.isTold && isUntold(check, facts) ? unseen([check]) : [check],
  )
  return [...inHead(facts), ...(facts.isHeadOnly ? unseen(body) : body), ...forKeyword(facts)]
}

/** Whoever names the title and the text of a page says nothing of its images and links. */
const isUntold = ({ check }: Judgement, { headings }: PageFacts): boolean =>
  /^(?:Images|Links)$/.test(check.en) || (headings.length === 0 && /eading/.test(check.en))

const inBody = (facts: PageFacts): Judgement[] => [
  mainHeading(facts),
  headingOrder(facts),
  altTexts(facts),
  linkTexts(facts),
]

function mainHeading({ headings, isFragment }: PageFacts): Judgement {
  const first = headings.filter(({ level }) => level === 1).length
  return {
    check: { en: 'Main heading (h1)', ar: 'العنوان الرئيسي (h1)' },
    ...(first === 1
      ? { verdict: 'ok', found: same('1') }
      : first === 0 && isFragment
        ? {
            verdict: 'unseen',
            found: { en: 'not in the part you pasted', ar: 'ليس في الجزء الملصق' },
          }
        : {
            verdict: 'fix',
            found: same(String(first)),
            advice: {
              en:
                first === 0
                  ? 'Give the page one `<h1>` that says what it is about.'
                  : `Keep one \`<h1>\` of ${first} and make the others \`<h2>\`.`,
              ar:
                first === 0
                  ? 'أضف `<h1>` واحدًا يبيّن موضوع الصفحة.'
                  : `أبقِ \`<h1>\` واحدًا من ${first} واجعل البقية \`<h2>\`.`,
            },
          }),
  }
}

function headingOrder({ headings }: PageFacts): Judgement {
  const skip = headings.findIndex(
    ({ level }, index) => index > 0 && level > (headings[index - 1]?.level ?? 0) + 1,
  )
  const before = headings[skip - 1]
  const after = headings[skip]
  return {
    check: { en: 'Heading order', ar: 'تسلسل العناوين' },
    ...(skip > 0 && before && after
      ? {
          verdict: 'fix',
          found: {
            en: `h${before.level} is followed by h${after.level} (“${cut(after.text)}”)`,
            ar: `h${before.level} يليه h${after.level} («${cut(after.text)}»)`,
          },
          advice: {
            en: `Use h${before.level + 1} after h${before.level}: no level is left out.`,
            ar: `استخدم h${before.level + 1} بعد h${before.level} دون تخطي مستوى.`,
          },
        }
      : {
          verdict: 'ok',
          found: {
            en:
              headings
                .map(({ level }) => `h${level}`)
                .slice(0, 12)
                .join(' ') || 'no headings',
            ar:
              headings
                .map(({ level }) => `h${level}`)
                .slice(0, 12)
                .join(' ') || 'لا عناوين',
          },
        }),
  }
}

function altTexts({ images }: PageFacts): Judgement {
  return {
    check: { en: 'Images', ar: 'الصور' },
    ...(images.withoutAlt.length === 0
      ? {
          verdict: 'ok',
          found: {
            en: images.total === 0 ? 'none' : `${images.total}, all with an alt attribute`,
            ar: images.total === 0 ? 'لا توجد' : `${images.total}، كلها بنص بديل`,
          },
        }
      : {
          verdict: 'fix',
          found: {
            en: `${images.withoutAlt.length} of ${images.total} without alt`,
            ar: `${images.withoutAlt.length} من ${images.total} بلا نص بديل`,
          },
          advice: {
            en: `Describe these images in \`alt\` (empty for decoration): ${images.withoutAlt.slice(0, 5).join(', ')}.`,
            ar: `صف هذه الصور في \`alt\` (فارغ للزينة): ${images.withoutAlt.slice(0, 5).join('، ')}.`,
          },
        }),
  }
}

function linkTexts({ links }: PageFacts): Judgement {
  const unclear = links.vague.length + links.empty
  return {
    check: { en: 'Links', ar: 'الروابط' },
    verdict: unclear > 0 ? 'fix' : 'ok',
    found: {
      en: `${links.total}, ${links.toOtherSites} to other sites${unclear > 0 ? `, ${unclear} that do not say where they lead` : ''}`,
      ar: `${links.total}، منها ${links.toOtherSites} إلى مواقع أخرى${unclear > 0 ? ` و${unclear} لا يبيّن نصها إلى أين تقود` : ''}`,
    },
    ...(unclear > 0
      ? {
          advice: {
            en: `Say in the link where it leads: ${describe(links.vague, links.empty).en}.`,
            ar: `اذكر في نص الرابط إلى أين يقود: ${describe(links.vague, links.empty).ar}.`,
          },
        }
      : {}),
  }
}

function describe(vague: readonly string[], empty: number): Bilingual {
  const names = [...new Set(vague)]
  return {
    en: [...names.map((name) => `“${name}”`), ...(empty > 0 ? [`${empty} without text`] : [])].join(
      ', ',
    ),
    ar: [...names.map((name) => `«${name}»`), ...(empty > 0 ? [`${empty} بلا نص`] : [])].join('، '),
  }
}

function inWords({ words, isFragment }: PageFacts): Judgement[] {
  return [
    {
      check: { en: 'Words', ar: 'الكلمات' },
      verdict: words >= limits.words && !isFragment ? 'ok' : 'note',
      found: same(String(words)),
      ...(words >= limits.words || isFragment
        ? {}
        : {
            advice: {
              en: `A page with ${words} words says little. There is no required number; answer the visitor's question fully.`,
              ar: `في الصفحة ${countInArabic(words, WORDS)}، وهذا قليل. لا يوجد عدد مطلوب؛ المهم أن تجيب عن سؤال الزائر كاملًا.`,
            },
          }),
    },
  ]
}
