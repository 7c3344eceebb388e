import type { Bilingual } from '@wakeel/contract'
import { foldArabic } from '../reading/arabic.ts'

interface Currency {
  name: Bilingual
  /** Minor digits of ISO 4217. */
  decimals: number
  /** Rough size against the dollar as a power of ten: only ever used to see which way round a given rate is meant. */
  magnitude: number
  /** What people write; folded, as the inside of a regular expression. */
  written: string
}

const DOLLAR = '(?:dollars?|bucks?|\\$|دولار(?:ات|ا)?)'
const RIYAL = '(?:riyals?|rials?|riyal?|ريالا?(?:ات)?)'
const DINAR = '(?:dinars?|دنانير|دينارا?)'
const RUPEE = '(?:rupees?|rs\\.?|روبي(?:ه|ات)?)'
const POUND = '(?:pounds?|جني(?:ه|هات|ها))'

export const currencies = {
  AED: {
    name: { en: 'UAE dirham', ar: 'درهم إماراتي' },
    decimals: 2,
    magnitude: 0,
    written: '(?:(?:uae|emirati) )?(?:aed|dhs?|dirhams?|درهما?|دراهم|د\\.ا)(?: اماراتي)?',
  },
  USD: {
    name: { en: 'US dollar', ar: 'دولار أمريكي' },
    decimals: 2,
    magnitude: 1,
    written: `(?:us|american)? ?${DOLLAR}(?: (?:ال)?[اأ]م[ي]?ر[ي]?ك[ي]?ي?)?|usd|us\\$`,
  },
  SAR: {
    name: { en: 'Saudi riyal', ar: 'ريال سعودي' },
    decimals: 2,
    magnitude: 0,
    written: `sar|ksa riyals?|saudi(?: arabian)? ${RIYAL}|(?:ال)?${RIYAL} (?:ال)?سعودي`,
  },
  QAR: {
    name: { en: 'Qatari riyal', ar: 'ريال قطري' },
    decimals: 2,
    magnitude: 0,
    written: `qar|qatari? ${RIYAL}|(?:ال)?${RIYAL} (?:ال)?قطري`,
  },
  OMR: {
    name: { en: 'Omani rial', ar: 'ريال عماني' },
    decimals: 3,
    magnitude: 1,
    written: `omr|omani? ${RIYAL}|(?:ال)?${RIYAL} (?:ال)?عماني`,
  },
  BHD: {
    name: { en: 'Bahraini dinar', ar: 'دينار بحريني' },
    decimals: 3,
    magnitude: 1,
    written: `bhd|bahrain[i]? ${DINAR}|(?:ال)?${DINAR} (?:ال)?بحريني`,
  },
  KWD: {
    name: { en: 'Kuwaiti dinar', ar: 'دينار كويتي' },
    decimals: 3,
    magnitude: 1,
    written: `kwd|kuwait[i]? ${DINAR}|(?:ال)?${DINAR} (?:ال)?كويتي`,
  },
  JOD: {
    name: { en: 'Jordanian dinar', ar: 'دينار أردني' },
    decimals: 3,
    magnitude: 1,
    written: `jod|jordan(?:ian)? ${DINAR}|(?:ال)?${DINAR} (?:ال)?اردني`,
  },
  EUR: {
    name: { en: 'euro', ar: 'يورو' },
    decimals: 2,
    magnitude: 1,
    written: 'eur|euros?|€|يورو',
  },
  GBP: {
    name: { en: 'pound sterling', ar: 'جنيه إسترليني' },
    decimals: 2,
    magnitude: 1,
    written: `gbp|£|(?:british |uk )${POUND}|${POUND} sterling|sterling|(?:ال)?جني(?:ه|هات|ها) (?:ال)?استرليني|pounds?`,
  },
  CHF: {
    name: { en: 'Swiss franc', ar: 'فرنك سويسري' },
    decimals: 2,
    magnitude: 1,
    written: 'chf|swiss francs?|(?:ال)?فرنك (?:ال)?سويسري',
  },
  CAD: {
    name: { en: 'Canadian dollar', ar: 'دولار كندي' },
    decimals: 2,
    magnitude: 1,
    written: `cad|canadian ${DOLLAR}|(?:ال)?${DOLLAR} (?:ال)?كندي`,
  },
  AUD: {
    name: { en: 'Australian dollar', ar: 'دولار أسترالي' },
    decimals: 2,
    magnitude: 1,
    written: `aud|australian ${DOLLAR}|(?:ال)?${DOLLAR} (?:ال)?استرالي`,
  },
  SGD: {
    name: { en: 'Singapore dollar', ar: 'دولار سنغافوري' },
    decimals: 2,
    magnitude: 1,
    written: `sgd|singapore(?:an)? ${DOLLAR}|(?:ال)?${DOLLAR} (?:ال)?سنغافوري`,
  },
  INR: {
    name: { en: 'Indian rupee', ar: 'روبية هندية' },
    decimals: 2,
    magnitude: -1,
    written: `inr|indian ${RUPEE}|₹|(?:ال)?${RUPEE} (?:ال)?هندي[ه]?`,
  },
  PKR: {
    name: { en: 'Pakistani rupee', ar: 'روبية باكستانية' },
    decimals: 2,
    magnitude: -2,
    written: `pkr|pakistani? ${RUPEE}|(?:ال)?${RUPEE} (?:ال)?باكستاني[ه]?`,
  },
  EGP: {
    name: { en: 'Egyptian pound', ar: 'جنيه مصري' },
    decimals: 2,
    magnitude: -1,
    written: `egp|egyptian ${POUND}|(?:ال)?${POUND} (?:ال)?مصري`,
  },
  PHP: {
    name: { en: 'Philippine peso', ar: 'بيزو فلبيني' },
    decimals: 2,
    magnitude: -1,
    written: 'php|(?:philippine |filipino )?pesos?|بيزو(?: فلبيني)?',
  },
  BDT: {
    name: { en: 'Bangladeshi taka', ar: 'تاكا بنغلاديشية' },
    decimals: 2,
    magnitude: -2,
    written: 'bdt|takas?|تاكا',
  },
  CNY: {
    name: { en: 'Chinese yuan', ar: 'يوان صيني' },
    decimals: 2,
    magnitude: -0.5,
    written: 'cny|rmb|(?:chinese )?yuan|يوان(?: صيني)?',
  },
  JPY: {
    name: { en: 'Japanese yen', ar: 'ين ياباني' },
    decimals: 0,
    magnitude: -2,
    written: 'jpy|(?:japanese )?yen|¥|ين(?: ياباني)?',
  },
  TRY: {
    name: { en: 'Turkish lira', ar: 'ليرة تركية' },
    decimals: 2,
    magnitude: -1.5,
    written: 'turkish liras?|(?:ال)?ليره (?:ال)?تركيه',
  },
  SDG: {
    name: { en: 'Sudanese pound', ar: 'جنيه سوداني' },
    decimals: 2,
    magnitude: -2.5,
    written: `sdg|sudanese ${POUND}|(?:ال)?${POUND} (?:ال)?سوداني`,
  },
  MAD: {
    name: { en: 'Moroccan dirham', ar: 'درهم مغربي' },
    decimals: 2,
    magnitude: -0.5,
    written: 'moroccan dirhams?|(?:ال)?(?:درهما?|دراهم) (?:ال)?مغربي[ه]?',
  },
  IQD: {
    name: { en: 'Iraqi dinar', ar: 'دينار عراقي' },
    decimals: 3,
    magnitude: -2.5,
    written: `iqd|iraqi? ${DINAR}|(?:ال)?${DINAR} (?:ال)?عراقي[ه]?`,
  },
  LYD: {
    name: { en: 'Libyan dinar', ar: 'دينار ليبي' },
    decimals: 3,
    magnitude: -0.5,
    written: `lyd|libyan ${DINAR}|(?:ال)?${DINAR} (?:ال)?ليبي[ه]?`,
  },
  TND: {
    name: { en: 'Tunisian dinar', ar: 'دينار تونسي' },
    decimals: 3,
    magnitude: 0,
    written: `tnd|tunisian ${DINAR}|(?:ال)?${DINAR} (?:ال)?تونسي[ه]?`,
  },
  DZD: {
    name: { en: 'Algerian dinar', ar: 'دينار جزائري' },
    decimals: 2,
    magnitude: -1.5,
    written: `dzd|algerian ${DINAR}|(?:ال)?${DINAR} (?:ال)?جزا[ئي]ري[ه]?`,
  },
  YER: {
    name: { en: 'Yemeni rial', ar: 'ريال يمني' },
    decimals: 2,
    magnitude: -2.5,
    written: `yer|yemeni ${RIYAL}|(?:ال)?${RIYAL} (?:ال)?يمني`,
  },
  LBP: {
    name: { en: 'Lebanese pound', ar: 'ليرة لبنانية' },
    decimals: 2,
    magnitude: -4.5,
    written: `lbp|lebanese (?:liras?|${POUND})|(?:ال)?ليره (?:ال)?لبنانيه`,
  },
  SYP: {
    name: { en: 'Syrian pound', ar: 'ليرة سورية' },
    decimals: 2,
    magnitude: -3.5,
    written: `syp|syrian (?:liras?|${POUND})|(?:ال)?ليره (?:ال)?سوريه`,
  },
  LKR: {
    name: { en: 'Sri Lankan rupee', ar: 'روبية سريلانكية' },
    decimals: 2,
    magnitude: -2,
    written: `lkr|sri lankan? ${RUPEE}|(?:ال)?${RUPEE} (?:ال)?سريلانكي[ه]?`,
  },
  NPR: {
    name: { en: 'Nepalese rupee', ar: 'روبية نيبالية' },
    decimals: 2,
    magnitude: -1.5,
    written: `npr|nepal(?:i|ese)? ${RUPEE}|(?:ال)?${RUPEE} (?:ال)?نيبالي[ه]?`,
  },
} satisfies Record<string, Currency>

export type CurrencyCode = keyof typeof currencies

/** Words that name the money of several countries, and what to ask for. */
export const ambiguousNames = [
  {
    written: RIYAL,
    codes: ['SAR', 'QAR', 'OMR'],
    name: { en: 'Which riyal', ar: 'أي ريال تقصد' },
    example: { en: 'SAR (Saudi), QAR (Qatari) or OMR (Omani)', ar: 'سعودي أو قطري أو عماني' },
  },
  {
    written: DINAR,
    codes: ['KWD', 'BHD', 'JOD'],
    name: { en: 'Which dinar', ar: 'أي دينار تقصد' },
    example: {
      en: 'KWD (Kuwaiti), BHD (Bahraini) or JOD (Jordanian)',
      ar: 'كويتي أو بحريني أو أردني',
    },
  },
  {
    written: RUPEE,
    codes: ['INR', 'PKR', 'LKR', 'NPR'],
    name: { en: 'Which rupee', ar: 'أي روبية تقصد' },
    example: { en: 'INR (Indian) or PKR (Pakistani)', ar: 'هندية أو باكستانية' },
  },
  {
    written: POUND,
    codes: ['EGP', 'GBP', 'SDG'],
    name: { en: 'Which pound', ar: 'أي جنيه تقصد' },
    example: {
      en: 'EGP (Egyptian), GBP (sterling) or SDG (Sudanese)',
      ar: 'مصري أو إسترليني أو سوداني',
    },
  },
] as const satisfies readonly { codes: readonly CurrencyCode[]; [key: string]: unknown }[]

export interface CurrencyMention {
  code: CurrencyCode | undefined
  /** Set when the word could mean several currencies. */
  ambiguous: (typeof ambiguousNames)[number] | undefined
  start: number
  end: number
}

const readings = [
  ...(Object.entries(currencies) as [CurrencyCode, Currency][]).map(([code, { written }]) => ({
    code,
    ambiguous: undefined,
    written,
  })),
  ...ambiguousNames.map((ambiguous) => ({
    code: undefined,
    ambiguous,
    written: ambiguous.written,
  })),
].map(({ written, ...reading }) => ({
  ...reading,
  pattern: new RegExp(
    `(?:و?[بل]?ال|لل|[ولب](?=[\u0600-\u06ff]{3}))?(?:${foldArabic(written)})(?![\\p{L}])`,
    'uy',
  ),
}))

/** Every currency named in a folded text, the longest reading at each place. */
export function currencyMentions(folded: string): CurrencyMention[] {
  const found: CurrencyMention[] = []
  const places = /(?<!\p{L})[\p{L}$€£₹¥]/gu
  for (let match = places.exec(folded); match; match = places.exec(folded)) {
    const start = match.index
    let best: CurrencyMention | undefined
    for (const { code, ambiguous, pattern } of readings) {
      pattern.lastIndex = start
      if (pattern.test(folded) && pattern.lastIndex > (best?.end ?? start))
        best = { code, ambiguous, start, end: pattern.lastIndex }
    }
    if (!best) continue
    found.push(best)
    places.lastIndex = Math.max(best.end, start + 1)
  }
  const all = withSharedNoun(found, folded)
  return all.map((mention) => resolved(mention, all, folded))
}

/** "The riyal" is the one riyal that the text names by its country. */
function resolved(
  mention: CurrencyMention,
  all: readonly CurrencyMention[],
  folded: string,
): CurrencyMention {
  const { ambiguous } = mention
  const codes: readonly CurrencyCode[] = ambiguous?.codes ?? []
  const named = new Set(all.flatMap(({ code }) => (code && codes.includes(code) ? [code] : [])))
  if (ambiguous && named.size === 0)
    for (const { groups = {} } of folded.matchAll(place))
      for (const code of codes) if (groups[code]) named.add(code)
  const [only] = named
  return only && named.size === 1 ? { ...mention, code: only, ambiguous: undefined } : mention
}

/** Where money goes says which of two currencies of one noun it is: "to Riyadh, how many riyals". */
const PLACES: Partial<Record<CurrencyCode, string>> = {
  SAR: 'riyadh|jeddah|dammam|khobar|mecca|makkah|medina|madinah|saudi(?: arabia)?|ksa|الرياض|جده|الدمام|الخبر|مكه|المدينه المنوره|السعوديه',
  QAR: 'doha|qatar|الدوحه|قطر',
  OMR: 'muscat|oman|salalah|sohar|مسقط|صلاله|سلطنه عمان',
  KWD: 'kuwait|الكويت',
  BHD: 'bahrain|manama|البحرين|المنامه',
  JOD: 'jordan|amman|الاردن',
  EGP: 'cairo|egypt|القاهره|مصر',
  SDG: 'khartoum|omdurman|sudan|الخرطوم|ام درمان|السودان',
  INR: 'india|kerala|kochi|calicut|kozhikode|trivandrum|mumbai|(?:new )?delhi|chennai|bangalore|bengaluru|kolkata|goa|gujarat|tamil nadu|mangalore|lucknow|pune|(?:ال|لل)هند|كيرالا|كيرلا|مومباي|(?:نيو)?دلهي|بنغالور|تشيناي|كولكاتا|غوا',
  PKR: 'pakistan|karachi|lahore|islamabad|peshawar|rawalpindi|faisalabad|multan|quetta|sialkot|باكستان|كراتشي|لاهور|اسلام اباد|بيشاور|راولبندي',
  LKR: 'sri lanka|colombo|kandy|سريلانكا|كولومبو',
  NPR: 'nepal|kathmandu|pokhara|نيبال|كاتماندو|كتماندو',
} // biome-ignore format: a table

const place = new RegExp(
  `(?<!\\p{L})(?:[وبفل]|لل)?(?:${Object.entries(PLACES)
    .map(([code, written]) => `(?<${code}>${written})`)
    .join('|')})(?!\\p{L})`,
  'gu',
)

/** Whose money it is, where the noun is said once for several. */
const NATIONS: Partial<Record<CurrencyCode, string>> = {
  SAR: 'saudi|سعودي', QAR: 'qatari?|قطري', OMR: 'omani?|عماني', BHD: 'bahraini?|بحريني', KWD: 'kuwaiti?|كويتي', JOD: 'jordanian|اردني', INR: 'indian|هندي[ه]?', PKR: 'pakistani?|باكستاني[ه]?', EGP: 'egyptian|مصري', SDG: 'sudanese|سوداني', GBP: 'british|استرليني',
} // biome-ignore format: a table

const nation = new RegExp(
  `(?<!\\p{L})(?:[وب]?(?:ال)?|ل(?:ل)?)(?:${Object.entries(NATIONS)
    .map(([code, written]) => `(?<${code}>${written})`)
    .join('|')})(?!\\p{L})`,
  'gu',
)
const LISTED = /^(?:[\s,،/&+]|and|or|او|و|the|in|to|ال)*$/

/** "Saudi and Qatari riyals", «ريال سعودي وقطري»: a nation in a list with a currency is one of the same noun. */
function withSharedNoun(found: readonly CurrencyMention[], folded: string): CurrencyMention[] {
  const nations = Array.from(folded.matchAll(nation), ({ index, 0: written, groups = {} }) => ({
    code: Object.keys(groups).find((code) => groups[code]) as CurrencyCode,
    ambiguous: undefined,
    start: index,
    end: index + written.length,
  })).filter(({ start, end }) => !found.some((each) => each.start < end && start < each.end))
  const all = [...found, ...nations].toSorted((a, b) => a.start - b.start)
  const isOfNoun = new Set<CurrencyMention>(found)
  const link = (one: CurrencyMention, other: CurrencyMention | undefined) => {
    const [first, second] = other && other.start < one.start ? [other, one] : [one, other]
    if (
      second &&
      other &&
      isOfNoun.has(other) &&
      LISTED.test(folded.slice(first.end, second.start))
    )
      isOfNoun.add(one)
  }
  for (const [at, each] of all.entries()) link(each, all[at - 1])
  for (const [at, each] of [...all.entries()].toReversed()) link(each, all[at + 1])
  return all.filter((each) => isOfNoun.has(each))
}
