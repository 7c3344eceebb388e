import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'

// What is spoken without a mark: which of the words that follow each other are topics of their own.

const subjects = lexicon(
  {
    subject:
      'math, maths, bio, chem, phys, econ, stats, physics, chemistry, biology, english, arabic, islamic, history, geography, science, economics, accounting, finance, statistics, algebra, geometry, calculus, marketing, law, programming, french, grammar, vocabulary, reading, writing, listening, speaking, anatomy, physiology, pharmacology, trigonometry, probability, genetics, ecology, evolution, mechanics, thermodynamics, optics, motion, energy, heat, light, sound, electricity, magnetism, poetry, literature, philosophy, psychology, sociology, ethics, رياضيات, فيزياء, فيزيا, كيمياء, كيميا, احياء, عربي, انجليزي, اسلاميه, تاريخ, جغرافيا, علوم, اقتصاد, محاسبه, احصاء, نحو, صرف, بلاغه, ادب, تفاضل, تكامل, جبر, هندسه, تشريح, قراءه, كتابه, استماع, محادثه, تحدث, قواعد, مفردات, ميكانيكا, كهرباء, ضوء, حراره',
  },
  { isExact: true },
)

/** «الاستماع القراءة»: with the article or without. */
export const subjectsIn = (text: string) =>
  subjects(words(text.replaceAll(/(?<!\p{L})ال(?=\p{L}{3})/gu, '')))

/** "Cells genetics and evolution": in what is spoken without a mark, the names before the last may follow each other bare. */
export function dictated(items: readonly string[], list: string): string[] {
  // "Maths physics and arabic, 2 hours a day": what goes on behind the last name is no list.
  const end = list.lastIndexOf(items.at(-1) ?? '')
  if (/[,،;؛.:()\n]/.test(end < 0 ? list : list.slice(0, end))) return [...items]
  return items.flatMap((item, at) => (at < items.length - 1 ? apartIn(item) : [item]))
}

/** "Topics history geography": two that everybody knows. */
export const subjectsApart = (item: string): string[] => {
  const parts = item.split(' ')
  const isEach = parts.every((part) => subjectsIn(part).length > 0)
  return isEach && parts.length > 1 ? apartIn(item) : [item]
}

/** "Listening reading writing, speaking", «احياء كيمياء»: names that everybody knows, one after another within a list. */
export function runApart(item: string): string[] {
  const parts = item.split(' ')
  const isArabicPair =
    parts.length === 2 && parts.every((part) => ARABIC_SUBJECT.test(part)) && !OF_FIELD.test(item)
  return parts.length >= LEAST_MARKED || isArabicPair ? subjectsApart(item) : [item]
}
const ARABIC_SUBJECT = /^(?!ال)[\u0621-\u064a]{3,}$/u
/** «هندسة كهرباء», «قواعد عربي» */
const OF_FIELD = /^(?:هندس|علوم|تاريخ|[اأ]دب|قواعد|مفردات|نحو|تشريح|قراء|كتاب|[اإ]ستماع|محادث)/u

/** "Listening reading writing (hard)": what is marked is the last of those that follow each other. */
export function markedApart(item: string): string[] {
  const [, run = '', mark = ''] = /^([^()]{1,80}?)\s?(\([^()]{1,40}\))$/u.exec(item) ?? []
  const parts = run.split(' ')
  const least = parts.every((part) => part.startsWith('ال')) ? 2 : LEAST_MARKED
  if (!mark || parts.length < least) return [item]
  const apart = subjectsApart(run)
  return [...apart.slice(0, -1), `${apart.at(-1)} ${mark}`]
}
/** "English grammar (hard)" is one. */
const LEAST_MARKED = 3

/** Plurals that go before a noun: "sports science", "sales tax". */
const OF_NOUN =
  /^(?:sports|sales|news|rights|systems|operations|communications|savings|arts|goods|species|series|class|business|access|process|stress|glass|mass|gas)$/i
const PLURAL = /^[a-z]{3,}(?<!s|u|i)s$/i
/** "Loops functions classes": nothing but plurals. */
export const arePlurals = (parts: readonly string[]): boolean =>
  parts.every((part) => PLURAL.test(part) && !OF_NOUN.test(part) && !/ics$/i.test(part))
const OF_PHYSICS = /^(?:waves?|energy|theory|systems?|law|skills?|writing)$/i

function apartIn(item: string): string[] {
  const parts = item.split(' ')
  const isSubject = (word: string) => subjectsIn(word).length > 0
  const cuts = parts.flatMap((word, at) => {
    const before = parts[at - 1]
    if (at === 0 || !before) return []
    const isAfterPlural = PLURAL.test(before) && !OF_NOUN.test(before) && !/ics$/i.test(before)
    const areSubjects = isSubject(before) && isSubject(word) && !isCompound(before, word)
    return word === 'the' || (isAfterPlural && !OF_PHYSICS.test(word)) || areSubjects ? [at] : []
  })
  const places = [0, ...cuts, parts.length]
  return places.slice(1).map((to, at) => parts.slice(places[at], to).join(' '))
}

/** "Heat energy", "light waves" */
const isCompound = (first: string, second: string) =>
  /^(?:heat|light|sound)$/i.test(first) && OF_PHYSICS.test(second)
