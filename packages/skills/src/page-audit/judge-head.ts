import type { Bilingual } from '@wakeel/contract'
import { charactersInArabic } from '../reading/arabic-characters.ts'
import { cut, type Judgement, length, limits, none, same, unseen } from './judgement.ts'
import type { PageFacts } from './measure.ts'

export function inHead(facts: PageFacts): Judgement[] {
  const checks: Judgement[] = [indexing(facts), title(facts), description(facts), ...markup(facts)]
  if (!facts.isFragment)
    return checks.map((check) => (isShown(check, facts) ? check : notPasted(check)))
  const structured = checks.filter(
    ({ check }) =>
      check.en === 'Structured data' &&
      (facts.structuredData.types.length > 0 || facts.structuredData.broken > 0),
  )
  return [...unseen(checks.filter((check) => !structured.includes(check))), ...structured]
}

/** Only what a paste would hold can be missing in it: of one element, nothing beside it; without `<html>`, none of its attributes. */
const isShown = (
  { check, found }: Judgement,
  { showsHead, showsRoot, saysRobots }: PageFacts,
): boolean =>
  (found !== none && (found !== allowed || saysRobots)) ||
  (/^(?:Language|Direction)$/.test(check.en) ? showsRoot : showsHead)
const notPasted = (judgement: Judgement): Judgement => unseen([judgement])[0] as Judgement

const allowed: Bilingual = { en: 'allowed', ar: 'مسموحة' }

const unfollowed: Bilingual = { en: 'allowed, nofollow', ar: 'مسموحة، nofollow' }

function indexing({ noindex, nofollow }: PageFacts): Judgement {
  const check = { en: 'Indexing', ar: 'الفهرسة' }
  if (!noindex)
    return nofollow
      ? {
          check,
          verdict: 'note',
          found: unfollowed,
          answer: notKeptOut,
          advice: {
            en: 'Remove `nofollow` if search engines should follow the links of this page.',
            ar: 'احذف `nofollow` إن أردت أن تتبع محركات البحث روابط هذه الصفحة.',
          },
        }
      : { check, verdict: 'ok', found: allowed, answer: notKeptOut }
  const written = nofollow ? 'noindex, nofollow' : 'noindex'
  return {
    check,
    verdict: 'fix',
    found: same(written),
    answer: {
      en: `The page keeps itself out of Google: its robots tag says “${written}”`,
      ar: `الصفحة نفسها تمنع ظهورها في Google: وسم robots فيها يقول «${written}»`,
    },
    advice: nofollow
      ? {
          en: 'The page asks search engines not to list it and not to follow its links: remove `noindex` and `nofollow` if it should be found.',
          ar: 'الصفحة تطلب عدم إدراجها في البحث وعدم تتبع روابطها: احذف `noindex` و`nofollow` إن أردت ظهورها.',
        }
      : {
          en: 'The page asks search engines not to list it: remove `noindex` if it should be found.',
          ar: 'الصفحة تطلب عدم إدراجها في البحث: احذف `noindex` إن أردت ظهورها.',
        },
  }
}

const notKeptOut: Bilingual = {
  en: 'Indexing is allowed: nothing in this source keeps the page out of search results',
  ar: 'الفهرسة مسموحة: لا شيء في هذه الشيفرة يمنع ظهور الصفحة في نتائج البحث',
}

const tooMuch = { long: 'أطول من اللازم', short: 'أقصر من اللازم' } as const
const faultOf = (size: number, { min, max }: { min: number; max: number }) =>
  size > max ? ('long' as const) : size < min ? ('short' as const) : undefined

function title({ title: text, titleCount }: PageFacts): Judgement {
  const check = { en: 'Title', ar: 'العنوان (title)' }
  if (!text)
    return {
      check,
      verdict: 'fix',
      found: none,
      advice: {
        en: 'Add a `<title>` that names the page in 30–60 characters.',
        ar: 'أضف وسم `<title>` يسمّي الصفحة في 30–60 حرفًا.',
      },
    }
  const size = length(text)
  const fault = faultOf(size, limits.title)
  const found = {
    en: `${size} characters: “${cut(text)}”${fault ? `, too ${fault}` : ''}`,
    ar: `${charactersInArabic(size)}: «${cut(text)}»${fault ? `، وهو ${tooMuch[fault]}` : ''}`,
  }
  if (titleCount > 1)
    return {
      check,
      verdict: 'fix',
      found: { en: `${titleCount} title elements`, ar: `${titleCount} من وسوم العنوان` },
      advice: { en: 'Keep one `<title>`.', ar: 'أبقِ وسم `<title>` واحدًا.' },
    }
  if (fault === 'long')
    return {
      check,
      verdict: 'fix',
      found,
      fault,
      advice: {
        en: `Shorten the title by ${size - limits.title.max} characters, most important words first; results cut at about ${limits.title.max}.`,
        ar: `اختصر العنوان ${charactersInArabic(size - limits.title.max)} وابدأ بأهم الكلمات؛ تقطعه النتائج عند نحو ${limits.title.max}.`,
      },
    }
  if (fault === 'short')
    return {
      check,
      verdict: 'fix',
      found,
      fault,
      advice: {
        en: `Say more in the title: ${limits.title.min}–${limits.title.max} characters.`,
        ar: `أضف إلى العنوان ما يصف الصفحة: ${limits.title.min}–${limits.title.max} حرفًا.`,
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
  const fault = faultOf(size, limits.description)
  const found = {
    en: `${size} characters${fault ? `, too ${fault}` : ''}`,
    ar: `${charactersInArabic(size)}${fault ? `، وهو ${tooMuch[fault]}` : ''}`,
  }
  if (fault === 'long')
    return {
      check,
      verdict: 'fix',
      found,
      fault,
      advice: {
        en: `Shorten the description by ${size - limits.description.max} characters.`,
        ar: `اختصر الوصف ${charactersInArabic(size - limits.description.max)}.`,
      },
    }
  if (fault === 'short')
    return {
      check,
      verdict: 'fix',
      found,
      fault,
      advice: {
        en: 'Lengthen the description to 70–160 characters.',
        ar: 'أطل الوصف إلى 70–160 حرفًا.',
      },
    }
  return { check, verdict: 'ok', found }
}

function markup(facts: PageFacts): Judgement[] {
  const isRightToLeft = facts.lang?.toLowerCase().startsWith('ar') || facts.language === 'ar'
  return [
    canonical(facts),
    language(facts),
    ...(isRightToLeft ? [direction(facts)] : []),
    viewport(facts),
    openGraph(facts),
    structuredData(facts),
  ]
}

function canonical(facts: PageFacts): Judgement {
  return {
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
  }
}

function language(facts: PageFacts): Judgement {
  const languageFits = facts.lang?.toLowerCase().startsWith(facts.language) === true
  return {
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
  }
}

function direction(facts: PageFacts): Judgement {
  return {
    check: { en: 'Direction', ar: 'الاتجاه (dir)' },
    ...(facts.dir === 'rtl'
      ? { verdict: 'ok', found: same('dir="rtl"') }
      : {
          verdict: 'fix',
          found: facts.dir ? same(`dir="${facts.dir}"`) : none,
          advice: {
            en: 'Arabic is written right to left: set `dir="rtl"` on `<html>`.',
            ar: 'العربية تُكتب من اليمين إلى اليسار: اكتب `dir="rtl"` في `<html>`.',
          },
        }),
  }
}

function viewport(facts: PageFacts): Judgement {
  return {
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
  }
}

function openGraph(facts: PageFacts): Judgement {
  const lacking = ['og:title', 'og:description', 'og:image', 'og:url'].filter(
    (property) => !facts.openGraph.includes(property),
  )
  return {
    check: { en: 'Open Graph', ar: 'بيانات المشاركة (Open Graph)' },
    ...(lacking.length === 0
      ? { verdict: 'ok', found: same('og:title, og:description, og:image, og:url') }
      : {
          verdict: 'fix',
          found:
            facts.openGraph.length === 0
              ? none
              : { en: `missing ${lacking.join(', ')}`, ar: `ينقص ${lacking.join('، ')}` },
          advice: {
            en: `Add ${lacking.join(', ')} so that shared links show a title and a picture.`,
            ar: `أضف ${lacking.join('، ')} ليظهر العنوان والصورة عند مشاركة الرابط.`,
          },
        }),
  }
}

function structuredData(facts: PageFacts): Judgement {
  const { types, broken } = facts.structuredData
  return {
    check: { en: 'Structured data', ar: 'البيانات المنظمة' },
    ...(broken > 0
      ? {
          verdict: 'fix',
          found: {
            en: `${broken} block${broken === 1 ? '' : 's'} of JSON-LD cannot be read`,
            ar: `${broken} من كتل JSON-LD لا تُقرأ`,
          },
          advice: {
            en: 'Mend the JSON of the structured data.',
            ar: 'أصلح صياغة JSON في البيانات المنظمة.',
          },
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
  }
}
