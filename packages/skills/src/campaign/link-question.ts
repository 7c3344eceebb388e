import type { Bilingual } from '@wakeel/contract'
import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { type Key, keyOf, keys, parseAddress } from './address.ts'
import type { CheckedLink } from './check-link.ts'

export const questions = [
  'missing',
  'what',
  'has',
  'fine',
  'repeated',
  'same',
  'apart',
  'unseen',
] as const

/** What is asked of links that are checked, to be answered in one line before all else. */
export interface LinkQuestion {
  asks: (typeof questions)[number]
  /** The tag that is asked about, where it is one. */
  key?: Key | undefined
}

const concepts = lexicon({
  missing: 'missing, lack, lacks, lacking, forgot, without, ناقص, ينقص, ناقصه',
  has: 'have, has, is there, contain, هل فيه, فيه, يوجد, موجود',
  fine: 'ok, okay, fine, valid, correct, right, good, سليم, صحيح, تمام, زين, صح, مزبوط, مضبوط',
  repeated: 'repeat, repeated, duplicate, duplicated, twice, doubled, مكرر, مكرره, تكرار, متكرر',
  apart: 'different, separate, separately, apart, two sources, مختلف, مختلفين, منفصل',
  same: 'same, identical, equal, نفس, متطابق, متطابقين, متشابهين',
})
const keyNames = lexicon({
  utm_source: 'utm source, source, مصدر',
  utm_medium: 'utm medium, medium, وسيط',
  utm_campaign: 'utm campaign, campaign, حمله',
})
/** "Is it fine?", and not "which one is fine?" */
/** "We see no visits in the report", «ما يطلع بالتقارير» */
const UNSEEN =
  /\b(?:report|reports|analytics|ga4?|dashboard)\b[^.?!\n]{0,30}\b(?:nothing|no (?:visits?|data|traffic|sessions?)|empty|doesn['’]?t|does not|not|zero)\b|\b(?:nothing|no (?:visits?|data|traffic|sessions?)|not? (?:show|appear)\w*|(?:don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t|not) (?:(?:my |the |our )?(?:it|this|that|they|visits?|clicks?|campaign|link) )?(?:show|appear|track|com(?:e|ing) (?:up|in|through))\w*)\b[^.?!\n]{0,40}\b(?:report|reports|analytics|ga4?|dashboard)\b|\b(?:don['’]?t|not?) (?:my |the |our )?(?:visits?|clicks) (?:show|appear)|(?<!\p{L})(?:ما|لا|مو|مش|مب) (?:عم )?(?:[يتبن]{0,2}(?:طلع|ظهر|ظاهر|طالع|با[يئ]?ن|بين|شوف|وصل|سجل|نزل)\p{L}{0,3}|في زيارات)[^.؟!\n]{0,30}(?:تقرير|تقارير|انالتكس|analytics|زيار)/iu
const YES_OR_NO =
  /\b(?:is|are|will|would|does|do) (?:it|this|that|these|they|he|she|(?:the|my|our|her|his|their|both|all|analytics|google|ga4?|reports?)\b)|\b(?:right|correct|ok|okay|fine|valid)\s?\?|\byes or no\b|(?<!\p{L})(?:هل|صح ولا|[أا]و لا|ولا لا)(?!\p{L})|[؟?]\s*$/iu
const WHICH =
  /\b(?:what|whats|what['’]s|which|why|how)\b|(?<!\p{L})(?:[أا]ي|ما|ماذا|شو|[إا]يش|وش|[إا]يه|ليش|ليه|لماذا|كيف|[إا]زاي|وين|فين)(?!\p{L})/iu

/** "Which is the source here?", «وش مصدر هذا الرابط» */
const WHAT =
  /(?:\b(?:what|which)(?:['’]?s| is| are)?(?: the)?|(?<!\p{L})(?:شو|وش|[إا]يش|ما|[إا]يه)(?: ه[وي])?)\s(?<name>(?:utm[ _])?(?:source|medium|campaign)|(?:ال)?(?:مصدر|وسيط|حمل[ةه]))(?! (?:is|are|does it) (?:missing|wrong|empty)| (?:does it|ال)?(?:lack|ناقص))(?!\p{L})/iu

export function questionOf(
  said: string,
  { links, isAsking }: { links: number; isAsking: boolean },
): LinkQuestion | undefined {
  const all = words(said)
  const hits = concepts(all)
  const has = (concept: (typeof hits)[number]['concept']) =>
    hits.some((hit) => hit.concept === concept)
  const named = [...new Set(keyNames(all).map(({ concept }) => concept))]
  const key = named.length === 1 ? named[0] : undefined
  const isYesOrNo = YES_OR_NO.test(said) && !WHICH.test(said)
  if (UNSEEN.test(said)) return { asks: 'unseen' }
  if (has('repeated')) return { asks: 'repeated' }
  if (has('same') && links > 1 && isYesOrNo) return { asks: 'same' }
  if (has('apart') && isYesOrNo) return { asks: 'apart' }
  const told = WHAT.exec(said)?.groups?.name
  const [what] = told ? keyNames(words(told)) : []
  if (what) return { asks: 'what', key: what.concept }
  if (has('missing')) return { asks: 'missing', key }
  if (has('fine') && isYesOrNo) return { asks: 'fine' }
  return has('has') && key && isAsking ? { asks: 'has', key } : undefined
}

/** The answer of each link, or of all of them together. */
export function answersTo({ asks, key }: LinkQuestion, links: readonly CheckedLink[]): Bilingual[] {
  if (asks === 'same') return [sameness(links)]
  if (asks === 'apart') return apartness(links)
  if (asks === 'fine') return [verdict(links.every(({ findings }) => findings.length === 0))]
  if (asks === 'repeated') return [repeated(links)]
  if (asks === 'unseen') return [visibility(links)]
  if (key) return links.map((checked) => ofTag({ asks, key }, checked))
  return links.length === 1 && links[0] ? [missingIn(links[0])] : []
}

const verdict = (isFine: boolean): Bilingual =>
  isFine ? { en: '**Yes.**', ar: '**نعم.**' } : { en: '**No.**', ar: '**لا.**' }

/** "What is the source?", "is the medium missing?", "does it have a campaign?": with what stands in the link. */
function ofTag(
  { asks, key }: { asks: LinkQuestion['asks']; key: Key },
  { address, tags }: CheckedLink,
): Bilingual {
  const value = address.parameters.find(({ name }) => keyOf(name) === key)?.value ?? tags[key]
  const isYes = asks === 'has' ? value !== undefined : value === undefined
  const found = {
    en: value === undefined ? `the link has no \`${key}\`` : `\`${key}=${value}\``,
    ar: value === undefined ? `لا يوجد \`${key}\` في الرابط` : `\`${key}=${value}\``,
  }
  if (asks === 'what')
    return { en: `**In the link: ${found.en}.**`, ar: `**في الرابط: ${found.ar}.**` }
  return {
    en: `**${isYes ? 'Yes' : 'No'}: ${found.en}.**`,
    ar: `**${isYes ? 'نعم' : 'لا'}: ${found.ar}.**`,
  }
}

function missingIn({ findings }: CheckedLink): Bilingual {
  const names = findings.flatMap((finding) =>
    finding.kind === 'missing' || finding.kind === 'empty' ? [`\`${finding.key}\``] : [],
  )
  return names.length > 0
    ? { en: `**Missing: ${names.join(', ')}.**`, ar: `**الناقص: ${names.join('، ')}.**` }
    : {
        en: '**Nothing is missing: source, medium and campaign are there.**',
        ar: '**لا ينقص شيء: المصدر والوسيط والحملة موجودة.**',
      }
}

function repeated(links: readonly CheckedLink[]): Bilingual {
  const names = links.flatMap(({ findings }) =>
    findings.flatMap((finding) => (finding.kind === 'duplicate' ? [`\`${finding.key}\``] : [])),
  )
  return names.length > 0
    ? { en: `**Yes, repeated: ${names.join(', ')}.**`, ar: `**نعم، المكرر: ${names.join('، ')}.**` }
    : { en: '**No tag is repeated.**', ar: '**لا وسم مكرر.**' }
}

/** Behind `#`, and without `?`, tags are not read at all; other faults put visits in another row. */
function visibility(links: readonly CheckedLink[]): Bilingual {
  const all = links.flatMap(({ findings }) => findings)
  if (all.some(({ kind }) => kind === 'inFragment' || kind === 'noQuestionMark'))
    return {
      en: '**This can be why: the tags are not read where they stand, so these visits count as not tagged.**',
      ar: '**قد يكون هذا السبب: لا تُقرأ الوسوم في مكانها، فتُحسب هذه الزيارات بلا وسوم.**',
    }
  return all.length > 0
    ? {
        en: '**These faults hide no visits: they put them in other rows of the report, such as “(not set)” or another spelling. I see no reports.**',
        ar: '**هذه الأخطاء لا تُخفي الزيارات، بل تضعها في صفوف أخرى من التقرير، مثل «(not set)» أو كتابة أخرى. لا أرى التقارير.**',
      }
    : {
        en: '**The link is not why: its tags are in order. I see no reports.**',
        ar: '**ليس السبب في الرابط، فوسومه سليمة. لا أرى التقارير.**',
      }
}

/** "Are these counted as two sources?": capitals make two of one, and so does all else that differs. */
function apartness(links: readonly CheckedLink[]): Bilingual[] {
  if (links.length === 1)
    return links.some(({ findings }) => findings.some(({ kind }) => kind === 'upperCase'))
      ? [
          {
            en: '**Yes: capital letters are counted apart from small ones.**',
            ar: '**نعم: تُحسب الأحرف الكبيرة وحدها والصغيرة وحدها.**',
          },
        ]
      : []
  const differing = differingIn(links)
  return [
    differing.length > 0
      ? { en: `**Yes: ${differing.join(', ')}.**`, ar: `**نعم: ${differing.join('، ')}.**` }
      : { en: '**No: their tags are the same.**', ar: '**لا: وسومها متطابقة.**' },
  ]
}

/** Reports take two links for one only where every tag is written alike. */
function sameness(links: readonly CheckedLink[]): Bilingual {
  const differing = differingIn(links)
  return differing.length > 0
    ? {
        en: `**No, reports tell them apart: ${differing.join(', ')}.**`,
        ar: `**لا، تفرّق التقارير بينها: ${differing.join('، ')}.**`,
      }
    : {
        en: '**Yes: their tags are the same.**',
        ar: '**نعم: وسومها متطابقة.**',
      }
}

function differingIn(links: readonly CheckedLink[]): string[] {
  const written = links.map((link) => {
    const { parameters } = parseAddress(link.written)
    return (key: Key) => parameters.find(({ name }) => keyOf(name) === key)?.value ?? ''
  })
  return keys.flatMap((key) => {
    const values = [...new Set(written.map((tagIn) => tagIn(key)))]
    return values.length > 1
      ? [`\`${key}\` (${values.map((value) => value || '–').join(' / ')})`]
      : []
  })
}
