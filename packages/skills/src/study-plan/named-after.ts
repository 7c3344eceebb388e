/** Fields named with a word that elsewhere is of the plan: human resources are no hour, a hypothesis test is no exam, a feasibility study is not studied for. */
const NAMED_AFTER = [
  /\bHR\b/gu,
  /\b(?:time|day|work|stress) (?=management|series|value|trading|ethics?|safety|energy)/giu,
  /(?<=(?:business|project|marketing|financial|lesson|care) )(?:plans?|planning)\b/giu,
  /(?<=(?:[إا]دار[ةه]|قيم[ةه]|تنظيم) )الوقت/gu,
  /خط[ةه] (?=العمل|المشروع|التسويق|الرعاي[ةه])/gu,
  /(?<=\p{L} |-)testing\b|\btesting (?=techniques?|methods?|strateg)/giu,
  /(?<=(?:\b[tzf]|chi|squared?|hypothesis|significance|blood|urine|stress|soil|aptitude|ratio|limit|convergence)[ -])tests?\b/giu,
  /\b(?:test|exam) (?=designs?\b|techniques?\b|cases?\b|automation|statistics?\b|anxiety)/giu,
  /(?<=(?:physical|chest|abdominal|eye|breast|neurological|clinical) )exam\b/giu,
  /\bfinal (?=accounts?\b|goods\b|demand\b)/giu,
  /\bfree (?=trade|fall|body|radicals?|energy|will\b|markets?|speech|kicks?|throws?|cash)/giu,
  /\bbreak[- ]?even\b/giu,
  /\bcover (?=letters?\b|crops?\b)/giu,
  /(?<=(?:business|social|islamic|moral|case|media|feasibility|environmental|time) )(?:study|studies)\b/giu,
  /(?<=(?:machine|deep|reinforcement|supervised|e) )learning\b|\blearning (?=theor|styles?|curves?|disabilit|outcomes?)/giu,
  /(?:ال)?[اإ]ختبار(?:ات)? (?=(?:ال)?(?:فرض|برمجي|برامج|كاي|تي|[tzfت](?!\p{L})|مربع|معنوي|دلال|جود[ةه]|نفسي|تقارب|تباين|مواد|ترب[ةه]))/giu,
  /(?:ال)?دراس[ةه] (?=(?:ال)?(?:جدوى|حال[ةه]|سوق|حرك[ةه]|[إا]سلامي))|(?:ال)?دراسات (?=\p{L})/gu,
  /(?:ال)?مراجع[ةه] (?=(?:ال)?(?:حسابات|داخلي|خارجي|[أا]دبيات|قوائم|مالي))/gu,
  /(?<=ميزان )(?:ال)?مراجع[ةه]|(?<=(?:قيود|قيد|دفتر|سجل) )(?:ال)?يومي[ةه]/gu,
  /حفظ (?=(?:ال)?(?:طاق[ةه]|زخم|كتل[ةه]|ماد[ةه]))/gu,
  /(?:ال)?جدول (?=(?:ال)?(?:دوري|ضرب|زمني))/gu,
  /(?:ال)?[إا]جاز(?:ات|[ةه]) (?=العمل|الموظف|السنوي|المرضي)/gu,
] as const

/** The name with such a word made one that nothing is planned by. */
export const withoutNamedAfter = (name: string): string =>
  NAMED_AFTER.reduce((plain, named) => plain.replace(named, 'personnel '), name)

/** A knowledge area of its own within a list, and what is asked for elsewhere: "scope, schedule, cost". */
export const isOnlyInList = (name: string): boolean =>
  /^(?:schedule|time|الجدول|الوقت)$/iu.test(name)

/** "T test": what is named after a test ends with it. */
export const isNamedTest = (name: string): boolean =>
  /\btests?$/iu.test(name) && !/\btests?$/iu.test(withoutNamedAfter(name).trim())
