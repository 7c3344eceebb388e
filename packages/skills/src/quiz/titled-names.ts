const TITLES =
  'المهندسة?|الدكتورة?|الأستاذة?|الشيخة?|السيدة?|الملكة?|الأميرة?|الرئيسة?|الكاتبة?|الشاعرة?|الطبيبة?|الممثلة?|الفنانة?|الرسامة?|المخرجة?|القائدة?|الإمام|الخليفة|السلطان'
const NAMED = new RegExp(
  `(?<!\\p{L})(?:و|ل)?(?:${TITLES})(?: ال\\p{L}{2,10}ي)? (?<name>(?!ال|في |من |على |إلى |عن |هو |هي |التي |الذي )\\p{L}{3,12}(?: (?:بن|بنت) \\p{L}{2,12}){0,2}(?: (?:ال\\p{L}{2,12}ي(?!\\p{L})|\\p{L}{3,12}(?=[.،؛]|$| في | عام | سنة )))?)(?!\\p{L})`,
  'gu',
)

/** «المهندس سالم الكعبي»: names of people have no capitals in Arabic, and their titles tell them. */
export const titledNames = (sentence: string): string[] =>
  Array.from(sentence.matchAll(NAMED), ({ groups }) => groups?.name as string)
