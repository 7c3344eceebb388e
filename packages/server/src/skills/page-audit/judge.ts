import type { Bilingual } from '@wakeel/contract'
import type { PageFacts } from './measure.ts'

export type Verdict = 'ok' | 'fix' | 'note' | 'unseen'
export interface Judgement {
  check: Bilingual
  verdict: Verdict
  found: Bilingual
  /** What to do; only with `fix` and sometimes `note`. */
  advice?: Bilingual
}

const length = (text: string) => Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)).length
const none: Bilingual = { en: 'none', ar: 'لا يوجد' }
const same = (text: string): Bilingual => ({ en: text, ar: text })
const cut = (text: string) => (text.length > 70 ? `${text.slice(0, 69).trimEnd()}…` : text)

/** Title 30–60 and description 70–160 characters: what search results usually show whole. */
const limits = { title: { least: 30, most: 60 }, description: { least: 70, most: 160 }, words: 300, density: 3 } as const

export function judge(facts: PageFacts): Judgement[] {
  if (facts.isPlainText) return [...inWords(facts), ...forKeyword(facts)]
  const body = [...inBody(facts), ...inWords(facts)]
  return [...inHead(facts), ...(facts.isHeadOnly ? unseen(body) : body), ...forKeyword(facts)]
}

function inHead(facts: PageFacts): Judgement[] {
  const checks: Judgement[] = [indexing(facts), title(facts), description(facts), ...markup(facts)]
  if (!facts.isFragment) return checks
  const structured = checks.filter(
    ({ check }) => check.en === 'Structured data' && (facts.structuredData.types.length > 0 || facts.structuredData.broken > 0),
  )
  return [...unseen(checks.filter((check) => !structured.includes(check))), ...structured]
}

const unseen = (checks: readonly Judgement[]): Judgement[] =>
  checks.map(({ check }) => ({ check, verdict: 'unseen', found: { en: 'not in the part you pasted', ar: 'ليس في الجزء الملصق' } }))

function indexing({ noindex }: PageFacts): Judgement {
  const check = { en: 'Indexing', ar: 'الفهرسة' }
  if (!noindex) return { check, verdict: 'ok', found: { en: 'allowed', ar: 'مسموحة' } }
  return {
    check,
    verdict: 'fix',
    found: same('noindex'),
    advice: {
      en: 'The page asks search engines not to list it: remove `noindex` if it should be found.',
      ar: 'الصفحة تطلب عدم إدراجها في البحث: احذف `noindex` إن أردت ظهورها.',
    },
  }
}

function title({ title: text, titleCount }: PageFacts): Judgement {
  const check = { en: 'Title', ar: 'العنوان (title)' }
  if (!text)
    return {
      check,
      verdict: 'fix',
      found: none,
      advice: { en: 'Add a `<title>` that names the page in 30–60 characters.', ar: 'أضف وسم `<title>` يسمّي الصفحة في 30–60 حرفًا.' },
    }
  const size = length(text)
  const found = { en: `${size} characters: “${cut(text)}”`, ar: `${size} حرفًا: «${cut(text)}»` }
  if (titleCount > 1)
    return {
      check,
      verdict: 'fix',
      found: { en: `${titleCount} title elements`, ar: `${titleCount} من وسوم العنوان` },
      advice: { en: 'Keep one `<title>`.', ar: 'أبقِ وسم `<title>` واحدًا.' },
    }
  if (size > limits.title.most)
    return {
      check,
      verdict: 'fix',
      found,
      advice: {
        en: `Shorten the title by ${size - limits.title.most} characters, most important words first; results cut at about ${limits.title.most}.`,
        ar: `اختصر العنوان ${size - limits.title.most} حرفًا وابدأ بأهم الكلمات؛ تقطعه النتائج عند نحو ${limits.title.most}.`,
      },
    }
  if (size < limits.title.least)
    return {
      check,
      verdict: 'fix',
      found,
      advice: {
        en: `Say more in the title: ${limits.title.least}–${limits.title.most} characters.`,
        ar: `أضف إلى العنوان ما يصف الصفحة: ${limits.title.least}–${limits.title.most} حرفًا.`,
      },
    }
  return { check, verdict: 'ok', found }
}

function description({ description: text }: PageFacts): Judgement {
  const check = { en: 'Meta description', ar: 'الوصف (meta description)' }
  if (!text)
    return {
      check,
      verdict: 'fix',
      found: none,
      advice: {
        en: 'Add a meta description of 70–160 characters that says what the visitor gets.',
        ar: 'أضف وصفًا من 70–160 حرفًا يبيّن ما يناله الزائر.',
      },
    }
  const size = length(text)
  const found = { en: `${size} characters`, ar: `${size} حرفًا` }
  if (size > limits.description.most)
    return {
      check,
      verdict: 'fix',
      found,
      advice: {
        en: `Shorten the description by ${size - limits.description.most} characters.`,
        ar: `اختصر الوصف ${size - limits.description.most} حرفًا.`,
      },
    }
  if (size < limits.description.least)
    return {
      check,
      verdict: 'fix',
      found,
      advice: { en: 'Lengthen the description to 70–160 characters.', ar: 'أطل الوصف إلى 70–160 حرفًا.' },
    }
  return { check, verdict: 'ok', found }
}

function markup(facts: PageFacts): Judgement[] {
  const lacking = ['og:title', 'og:description', 'og:image', 'og:url'].filter((property) => !facts.openGraph.includes(property))
  const wantsRightToLeft = facts.lang?.toLowerCase().startsWith('ar') || facts.language === 'ar'
  const languageFits = facts.lang?.toLowerCase().startsWith(facts.language) === true
  const { types, broken } = facts.structuredData
  return [
    {
      check: { en: 'Canonical address', ar: 'العنوان المعتمد (canonical)' },
      ...(facts.canonical.length === 1
        ? { verdict: 'ok', found: same(facts.canonical[0] as string) }
        : {
            verdict: 'fix',
            found: facts.canonical.length === 0 ? none : same(String(facts.canonical.length)),
            advice: {
              en: 'Name exactly one canonical address: `<link rel="canonical" href="https://…">`.',
              ar: 'حدد عنوانًا معتمدًا واحدًا: `<link rel="canonical" href="https://…">`.',
            },
          }),
    },
    {
      check: { en: 'Language', ar: 'اللغة (lang)' },
      ...(languageFits
        ? { verdict: 'ok', found: same(`lang="${facts.lang}"`) }
        : {
            verdict: 'fix',
            found: facts.lang ? same(`lang="${facts.lang}"`) : none,
            advice: {
              en: `Set \`<html lang="${facts.language}">\`: the text is ${facts.language === 'ar' ? 'Arabic' : 'written in Latin script'}${facts.language === 'ar' ? '' : ' (en for English)'}.`,
              ar: `اكتب \`<html lang="${facts.language}">\` لأن النص ${facts.language === 'ar' ? 'عربي' : 'بالحروف اللاتينية (en للإنجليزية)'}.`,
            },
          }),
    },
    ...(wantsRightToLeft
      ? [
          {
            check: { en: 'Direction', ar: 'الاتجاه (dir)' },
            ...(facts.dir === 'rtl'
              ? { verdict: 'ok' as const, found: same('dir="rtl"') }
              : {
                  verdict: 'fix' as const,
                  found: facts.dir ? same(`dir="${facts.dir}"`) : none,
                  advice: {
                    en: 'Arabic is written right to left: set `dir="rtl"` on `<html>`.',
                    ar: 'العربية تُكتب من اليمين إلى اليسار: اكتب `dir="rtl"` في `<html>`.',
                  },
                }),
          },
        ]
      : []),
    {
      check: { en: 'Viewport', ar: 'عرض الهاتف (viewport)' },
      ...(facts.viewport
        ? { verdict: 'ok', found: same(facts.viewport) }
        : {
            verdict: 'fix',
            found: none,
            advice: {
              en: 'Add `<meta name="viewport" content="width=device-width, initial-scale=1">` for phones.',
              ar: 'أضف `<meta name="viewport" content="width=device-width, initial-scale=1">` للهواتف.',
            },
          }),
    },
    {
      check: { en: 'Open Graph', ar: 'بيانات المشاركة (Open Graph)' },
      ...(lacking.length === 0
        ? { verdict: 'ok', found: same('og:title, og:description, og:image, og:url') }
        : {
            verdict: 'fix',
            found: facts.openGraph.length === 0 ? none : { en: `missing ${lacking.join(', ')}`, ar: `ينقص ${lacking.join('، ')}` },
            advice: {
              en: `Add ${lacking.join(', ')} so that shared links show a title and a picture.`,
              ar: `أضف ${lacking.join('، ')} ليظهر العنوان والصورة عند مشاركة الرابط.`,
            },
          }),
    },
    {
      check: { en: 'Structured data', ar: 'البيانات المنظمة' },
      ...(broken > 0
        ? {
            verdict: 'fix',
            found: { en: `${broken} block${broken === 1 ? '' : 's'} of JSON-LD cannot be read`, ar: `${broken} من كتل JSON-LD لا تُقرأ` },
            advice: { en: 'Mend the JSON of the structured data.', ar: 'أصلح صياغة JSON في البيانات المنظمة.' },
          }
        : types.length > 0
          ? { verdict: 'ok', found: same([...new Set(types)].join(', ')) }
          : {
              verdict: 'note',
              found: none,
              advice: {
                en: 'If it fits, describe the page with schema.org JSON-LD (Organization, Product, Article…).',
                ar: 'صف الصفحة ببيانات schema.org بصيغة JSON-LD إن ناسبها ذلك (Organization أو Product أو Article…).',
              },
            }),
    },
  ]
}

function inBody({ headings, images, links, isFragment }: PageFacts): Judgement[] {
  const first = headings.filter(({ level }) => level === 1).length
  const skip = headings.findIndex(({ level }, index) => index > 0 && level > (headings[index - 1]?.level ?? 0) + 1)
  const before = headings[skip - 1]
  const after = headings[skip]
  const unclear = links.vague.length + links.empty
  return [
    {
      check: { en: 'Main heading (h1)', ar: 'العنوان الرئيسي (h1)' },
      ...(first === 1
        ? { verdict: 'ok', found: same('1') }
        : first === 0 && isFragment
          ? { verdict: 'unseen', found: { en: 'not in the part you pasted', ar: 'ليس في الجزء الملصق' } }
          : {
              verdict: 'fix',
              found: same(String(first)),
              advice: {
                en:
                  first === 0
                    ? 'Give the page one `<h1>` that says what it is about.'
                    : `Keep one \`<h1>\` of ${first} and make the others \`<h2>\`.`,
                ar: first === 0 ? 'أضف `<h1>` واحدًا يبيّن موضوع الصفحة.' : `أبقِ \`<h1>\` واحدًا من ${first} واجعل البقية \`<h2>\`.`,
              },
            }),
    },
    {
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
    },
    {
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
    },
    {
      check: { en: 'Links', ar: 'الروابط' },
      verdict: unclear > 0 ? 'fix' : 'ok',
      found: {
        en: `${links.total}, ${links.toOtherSites} to other sites`,
        ar: `${links.total}، منها ${links.toOtherSites} إلى مواقع أخرى`,
      },
      ...(unclear > 0
        ? {
            advice: {
              en: `Say in the link where it leads: ${describe(links.vague, links.empty).en}.`,
              ar: `اذكر في نص الرابط إلى أين يقود: ${describe(links.vague, links.empty).ar}.`,
            },
          }
        : {}),
    },
  ]
}

function describe(vague: readonly string[], empty: number): Bilingual {
  const names = [...new Set(vague)]
  return {
    en: [...names.map((name) => `“${name}”`), ...(empty > 0 ? [`${empty} without text`] : [])].join(', '),
    ar: [...names.map((name) => `«${name}»`), ...(empty > 0 ? [`${empty} بلا نص`] : [])].join('، '),
  }
}

function inWords({ words, isFragment }: PageFacts): Judgement[] {
  return [
    {
      check: { en: 'Words', ar: 'الكلمات' },
      verdict: words >= limits.words || isFragment ? 'ok' : 'note',
      found: same(String(words)),
      ...(words >= limits.words || isFragment
        ? {}
        : {
            advice: {
              en: `A page with ${words} words says little. There is no required number; answer the visitor's question fully.`,
              ar: `في الصفحة ${words} كلمة وهو قليل. لا يوجد عدد مطلوب؛ المهم أن تجيب عن سؤال الزائر كاملًا.`,
            },
          }),
    },
  ]
}

function forKeyword({ keyword, isPlainText, isFragment }: PageFacts): Judgement[] {
  if (!keyword) return []
  const places: [Bilingual, boolean][] = [
    ...(isPlainText || isFragment
      ? []
      : ([
          [{ en: 'title', ar: 'العنوان' }, keyword.inTitle],
          [{ en: 'description', ar: 'الوصف' }, keyword.inDescription],
          [{ en: 'h1', ar: 'h1' }, keyword.inFirstHeading],
        ] satisfies [Bilingual, boolean][])),
    [{ en: 'first 100 words', ar: 'أول 100 كلمة' }, keyword.inOpening],
  ]
  const lacking = places.filter(([, holds]) => !holds).map(([place]) => place)
  const stuffed = keyword.density > limits.density && keyword.count > 3
  const found = {
    en: `${keyword.count} times, ${keyword.density}% of the words`,
    ar: `${keyword.count} مرات، ${keyword.density}% من الكلمات`,
  }
  const check = { en: `Keyword “${keyword.keyword}”`, ar: `الكلمة المفتاحية «${keyword.keyword}»` }
  if (stuffed)
    return [
      {
        check,
        verdict: 'fix',
        found,
        advice: {
          en: `Above ${limits.density}% reads as stuffing: replace some by natural words.`,
          ar: `ما فوق ${limits.density}% يبدو حشوًا: استبدل بعضها بتعبير طبيعي.`,
        },
      },
    ]
  if (lacking.length === 0) return [{ check, verdict: 'ok', found }]
  return [
    {
      check,
      verdict: 'fix',
      found,
      advice: {
        en: `The keyword is not in: ${lacking.map(({ en }) => en).join(', ')}.`,
        ar: `الكلمة المفتاحية غير موجودة في: ${lacking.map(({ ar }) => ar).join('، ')}.`,
      },
    },
  ]
}
