import { tagWords } from '../reading/english.ts'

/** What a name stands for; `name` when nothing tells. Only names of one kind can stand in for each other. */
export type NameKind = 'time' | 'person' | 'organisation' | 'place' | 'name'

const DAY_OR_MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|ramadan|eid|spring|summer|autumn|winter|and)$/i
const TITLE =
  /^(?:mr|mrs|ms|miss|dr|doctor|prof|professor|sheikh|sheikha|sir|lord|lady|king|queen|prince|princess|president|captain|eng|engineer|coach|saint|uncle|aunt)\.?\s/i
const DESCENT = /\s(?:bin|bint|ibn)\s/i
const ORGANISATION =
  /\b(?:safety|company|co|llc|ltd|inc|bank|university|ministry|authority|group|post|airlines?|airways|police|municipality|agency|council|committee|corporation|institute|school|college|club|association|foundation|department|services|union|organi[sz]ation|hospital|clinic|museum|library|hotel|restaurant)$/i
const PLACE =
  /\b(?:port|island|islands|city|street|road|tower|burj|beach|airport|park|mall|river|lake|sea|ocean|mount|mountains?|gulf|desert|bay|creek|valley|station|bridge|district|village|emirates|kingdom|states|republic)\b/i
/** "In Ajman", "near Al Ain": behind these stands a place, as times are told before. */
const AT_PLACE =
  /\b(?:in|at|near|across|around|outside|inside|through|towards?|(?:readers|visitors|people|volunteers|pupils|students|guests|traders|families|travellers|tourists|workers) from|(?:port|city|town|village|island|capital|emirate|kingdom|sultanate|state) of)\s(?:the\s)?$/i
/** The same of what stands right behind: "the Jebel Ali site". */
const PLACE_BEHIND =
  /^\s(?:site|area|zone|port|coast|branch|beach|street|road|desert|island|region)\b/i

export function kindOfName(name: string, before: string, behind: string): NameKind {
  if (name.split(' ').every((word) => DAY_OR_MONTH.test(word))) return 'time'
  if (TITLE.test(name) || DESCENT.test(name)) return 'person'
  if (ORGANISATION.test(name)) return 'organisation'
  const tagged = tagWords(name)
  if (tagged.has('^#FirstName')) return 'person'
  if (PLACE.test(name) || tagged.has('^#Place') || PLACE_BEHIND.test(behind)) return 'place'
  return AT_PLACE.test(before) ? 'place' : 'name'
}
