import type { ConceptMatch } from './match-concepts.ts'
import type { Sex } from './person-naming.ts'
import { sexBeside } from './spouse.ts'

// Who writes: what a role, a relation or the form of a word tells of their sex when no word says it.

type Concepts = readonly ConceptMatch[]

/** "I'm a working", "as a", "work as": what follows is whoever writes, and nobody beside them. */
const SELF_IS =
  /(?:^|[^\p{L}])(?:(?:i['’]?m|i am|im|i was|being) (?:also )?(?:an? |the )|as (?:an? )?)(?:(?!(?:my|our|his|her|their|your|and|for|with|to)\s)[\p{L}'-]{1,15} ){0,3}$/iu
/** "Mother of three" */
const OF_CHILDREN =
  /^ (?:of|to) (?:an? |one\b|two\b|three\b|four\b|five\b|six\b|twins|triplets|\d(?!\d))/iu
const OWNED = /(?:^|[^\p{L}])(?:my|our|his|her|their|your|the)(?: [\p{L}'-]{1,15})? $/iu
const LONGEST_LEAD = 70
const SOMEBODY: ReadonlySet<string> = new Set(['relative', 'child', 'spouse'])

/** "I'm a mother of two, 34": a word for a relative that says what whoever writes is. */
const isOwnRole = (text: string, { start, end }: ConceptMatch): boolean => {
  const before = text.slice(Math.max(0, start - LONGEST_LEAD), start)
  return (
    SELF_IS.test(before) || (OF_CHILDREN.test(text.slice(end, end + 12)) && !OWNED.test(before))
  )
}

/** Roles of people whose word for a woman is theirs with the feminine ending. */
const ROLE =
  '(?:مريض|زبون|عميل|متطوع|متدرب|مشترك|معلم|مدرس|ممرض|طبيب|دكتور|مهندس|موظف|طالب|محاسب|سكرتير|مربي|مضيف|مدير|[أا]ستاذ|صيدلي|محامي|طباخ|خياط|عامل|با[ئي]ع|بياع|باحث|[إا]داري|متقاعد|متزوج|متجوز|مطلق|[أا]رمل|مشرف|منسق|مصمم|مبرمج|مدرب|مترجم|صحفي|مقيم|وافد|سا[ئي]ق|سواق|كاتب|مصور|فنان|مذيع|رسام|مساعد|مزارع|لاعب|عسكري|ضابط|كاشير|حارس|شرطي|فني|كهربا[ئي]ي|نجار|حداد|سباك|مقاول|فلبيني|هندي|مصري|سوري|لبناني|[أا]ردني|فلسطيني|عراقي|سعودي|مغربي|تونسي|جزا[ئي]ري|سوداني|باكستاني|نيبالي|[إا]ماراتي|عماني|كويتي)'
const SELF = '(?<!\\p{L})(?:[أا]ن[اي]|[إا]ني|بصفتي|كوني)(?: (?:مش|مو|لست|حاليا|كمان|شخص))? '
const AS =
  '(?<!\\p{L})(?:[أا]?[شب]ت?شتغل|[أا]عمل|شغال[ةه]?|وظيفتي|مهنتي|شغلتي) (?:ك)?|(?:^|[،,.:\\n!؟] ?)'
const END = '(?!\\p{L})'
/** «مدرب الجيم قال»: somebody whose words are told. */
const NOT_SAYING = '(?! (?:\\p{L}{1,12} ){0,2}[تيب]{0,2}(?:قول|قال|نصح|طلب|حكي|حكى))'
const PARENT_END = '(?= (?:ل|عمر|عند|\\d|عيال|[أا]ولاد|طفل|عامل|عزبا|جديد|شاب|و|[كبم]|ال)|[،,.]|$)'

const FEMININE: readonly RegExp[] = [
  new RegExp(`${SELF}(?:و?حد[ةه]|جد[ةه]|[أا]م${PARENT_END})${END}`, 'u'),
  /(?:^|[،,.:\n!؟] ?|(?<!\p{L})ك)[أا]م (?!ل(?:ي?تر|ازم))(?=ل\p{L}{2}|ل[ـ ]?\d|ل[٠-٩]|عيال|عامل[ةه]|مرضع|جديد[ةه]|عزباء)/u,
  new RegExp(`(?:${SELF}|${AS})${ROLE}[ةه]${END}${NOT_SAYING}`, 'u'),
  // Of whom else than whoever writes is told.
  new RegExp(`(?<!\\p{L})(?:عندي|عندنا|لدي|معي|جتني|إجتني) ${ROLE}[ةه]${END}`, 'u'),
  /(?<!\p{L})[وف]?(?:طول|وزن|خصر)ها(?!\p{L})|\bher (?:weight|height|waist|bmi)\b/iu,
  // A participle of whoever wishes: «عايزة أخس»; behind a relative pronoun its ending is the thing that is wished for.
  /(?<!\p{L})(?<!(?:اللي|الي|التي) )(?:عا[يو]ز[ةه]|حاب[ةه]|حابب[ةه]|ناوي[ةه]|محتاجة)(?= [أان]\p{L}{2})/u,
  /(?<!\p{L})(?:بعد (?:ال)?ولاد[ةه] (?:الثاني|بنتي|ابني)|بعد ولادتي|ما ولدت|سن ال[يأا]+س|القيصري[ةه]|الدور[ةه] الشهري[ةه])/u,
  /\b(?:postpartum|post partum|menopaus\w{0,4}|pcos|i gave birth|my c-?section|my periods?)\b/iu,
]
/** The feminine ending of whatever «أنا» is. */
const FEMININE_NOUN = new RegExp(`${SELF}(?<noun>\\p{L}{2,18}[ةه])${END}`, 'gu')
/** Names of men, and words for how often or how long. */
const NO_WOMAN =
  /^(?:حمز|[أا]سام|طلح|خليف|عبيد|معاوي|قتاد|عطي|سلام|جمع|عرف|عكرم|حذيف|عاد|مر|مد|فتر|طريق|بطبيع|حقيق|صراح)[ةه]$/u
/** An object that is written together with a verb of one's own has the same letter: «أنا آكله», «أنا بحبه». */
const NOUN_WITH_HA =
  /^(?:م\p{L}{3,}|[^أاآبنيتح][اآ]\p{L}{2,3}|\p{L}{2,4}ان|\p{L}{2,}ي|[^أاآبنيتعه]\p{L}{3,})ه$/u

const MASCULINE: readonly RegExp[] = [
  new RegExp(`${SELF}(?:[أا]ب${PARENT_END}|[أا]بو |جد(?= ))`, 'u'),
  /(?:^|[،,.:\n!؟] ?|(?<!\p{L})ك)[أا]بو? (?=ل\p{L}{2}|ل[ـ ]?\d|ل[٠-٩]|عيال)/u,
  new RegExp(`(?:${SELF}|${AS})${ROLE}${END}${NOT_SAYING}`, 'u'),
  /(?<!\p{L})(?<!(?:اللي|الي|الذي|جسمي|جسم) )(?:عا[يو]ز|حابب|ناوي)(?= [أان]\p{L}{2})/u,
  new RegExp(
    `(?<!\\p{L})(?:عندي|عندنا|لدي|معي|جاني|إجاني) (?:مريض|زبون|عميل|لاعب|مشترك)${END}`,
    'u',
  ),
  /\bhis (?:weight|height|waist|bmi)\b/iu,
]

const isFeminineNoun = (noun: string): boolean =>
  !NO_WOMAN.test(noun) && (noun.endsWith('ة') || NOUN_WITH_HA.test(noun))

/** The end of the first words that tell it, and what they tell. */
function toldIn(text: string): { at: number; sex: Sex } | undefined {
  const first = (patterns: readonly RegExp[]) =>
    patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  const feminine =
    first(FEMININE) ??
    [...text.matchAll(FEMININE_NOUN)].find(({ groups }) => isFeminineNoun(groups?.noun ?? ''))
  const told = feminine ?? first(MASCULINE)
  return told && { at: told.index + told[0].trimEnd().length, sex: feminine ? 'female' : 'male' }
}

/** "My wife says": whoever has a wife is a man, and is the one who writes. */
const OWN_SPOUSE = /^(?:(?:زوج|جوز|ريل)ي|(?:زوجت|مرت|مرات|حرمت|[أا]مر[أا]ت)ي)$/u
function bySpouse(text: string, concepts: Concepts): { at: number; sex: Sex } | undefined {
  const spouse = concepts.find(({ concept }) => concept === 'spouse')
  if (!spouse) return undefined
  const claim = concepts.find(
    ({ concept, start }) =>
      concept === 'claim' && start >= spouse.end && start - spouse.end <= CLAIM_BEHIND,
  )
  const word = text.slice(spouse.start, spouse.end)
  const isOwn = /my $/iu.test(text.slice(0, spouse.start)) || OWN_SPOUSE.test(word)
  if (!claim || !isOwn) return undefined
  return { at: claim.end, sex: sexBeside(spouse, concepts) }
}
const CLAIM_BEHIND = 2

const SEXES: ReadonlySet<string> = new Set(['male', 'female', 'couple'])
/** Whoever tells of themselves does it in a few sentences; what is longer is pasted. */
const LONGEST_TOLD = 1_200

/** The concepts of a message with the sex of whoever writes, where only a role or a form tells it, and without own roles as relatives. */
export function withToldSex(text: string, concepts: Concepts): ConceptMatch[] {
  if (text.length > LONGEST_TOLD) return [...concepts]
  const roles = new Set(
    concepts
      .filter((match) => match.concept === 'relative' && isOwnRole(text, match))
      .map(({ start }) => start),
  )
  const own = concepts.filter(({ concept, start }) => !(SOMEBODY.has(concept) && roles.has(start)))
  const spouse = bySpouse(text, own)
  const isTold = own.some(
    ({ concept, start, end }) =>
      SEXES.has(concept) &&
      !(spouse && start < spouse.at && end <= spouse.at && isSpouseAt(own, start)),
  )
  const told = isTold ? undefined : (toldIn(text) ?? spouse)
  return told ? [...own, { concept: told.sex, start: told.at, end: told.at }] : own
}

const isSpouseAt = (concepts: Concepts, at: number): boolean =>
  concepts.some(({ concept, start }) => concept === 'spouse' && start === at)
