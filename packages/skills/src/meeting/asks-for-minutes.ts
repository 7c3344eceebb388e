import { foldArabic } from '../reading/arabic.ts'
import { words } from '../reading/words.ts'
import { grammar } from '../sentences/grammar.ts'
import type { Sentence } from '../sentences/split.ts'
import { asking } from '../sentences/units.ts'
import { minutesVocabulary } from './words.ts'

/** "What do I have to do?", «شو المطلوب مني؟» is asked of the agent by somebody who was there. */
export function asksForOneself(text: string): boolean {
  const said = words(text)
  const asks = grammar(said).find(({ concept, from }) => concept === 'ask' && from < 4)
  return (
    asks !== undefined &&
    said.some(({ word }, at) => at >= asks.to && /^(?:i|me|my|mine|مني|انا)$/.test(word))
  )
}

/** "Extract the actions and decisions", «استخرج المهام والقرارات من المحادثة» */
const OF_ALL =
  /who (?:does|is doing|has|owes) what|(?:مين|منو|من) (?:عليه|ماسك) (?:ايه|شو|ايش|وش)|what (?:was|did we|have we|has been) decided?|(?:ما الذي|شو|ايش|وش|ايه اللي|ماذا) (?:اتقرر|تقرر|تقررت)|(?:من|مين|منو) (?:المكلف|المسوول|مكلف|مسوول) (?:عن|ب)(?:شو|ماذا|ايش|ايه)/i
const SUMMARISE =
  /^(?:summari[sz]e|extract|list|sort(?: out)?|pull(?: out)?|tidy(?: up)?|clean(?: up)?|organi[sz]e|format|لخص|رتب|نظم|استخرج|صنف)/i

/** "What was decided and who does what?" is asked by nobody who met. */
export const asksWhoDoesWhat = ({ text, stamp }: Sentence): boolean =>
  /[?؟]\s*$/.test(text) && !stamp && OF_ALL.test(foldArabic(text))

/** «هيدا كل شي كتبته، حطو بجدول», "that's all I have" */
const CLOSING =
  /^\s{0,5}(?:و?(?:هيدا|هذا|هاد|هاي|هادا|ده|دا|هذي) (?:هو )?كل ?(?:شي|شيء|حاجه|الشي|الل?ي|يلي|ما)|(?:and )?that['’]?s (?:all|everything|it for)|(?:and )?this is (?:all|everything))(?!\p{L})/iu

export const isClosing = (text: string): boolean => CLOSING.test(foldArabic(text))

/** "Morning all, quick recap of today", «صباح الخير، نلخص اجتماع اليوم»: what opens a recap in a chat. */
const RECAP =
  /^(?:\p{L}{2,20}:\s)?(?:[^,،.!]{0,30}[,،.!]\s)?(?:(?:let['’]?s|quick|a|here(?:['’]s| is)(?: a| the)?|my) ){0,3}(?:recap|sum(?:ming)? up|summary)(?: (?:of|from|before|for|on)(?!\p{L}).{0,40})?[\s.:!]{0,3}$|^(?:\p{L}{2,20}:\s)?(?:[^,،.!]{0,30}[,،.!]\s)?(?:خل(?:ونا|نا|ينا) )?[نب]?نلخص (?:ال)?(?:اجتماع|كلام|اللي).{0,30}$/iu
export const opensRecap = (text: string): boolean => RECAP.test(text)

/** "Clean up please": nothing is named that is to be cleaned. */
const CLEAN_UP =
  /^\s{0,5}(?:please |pls |can you )?(?:clean|tidy|sort) (?:(?:it|this|these|them) )?(?:up|out)(?: (?:please|pls|thanks|thx)){0,2}[\s.!?]{0,5}$/i

/** "Date everything properly please", "number them", «رتبوها لو سمحتوا»: behind a list, all of it is meant. */
const OF_LIST =
  /^\s{0,5}(?:(?:please|pls|plz|and|now|can you|could you) ){0,2}\p{L}{3,10} (?:everything|it all|all of (?:it|them|this|these)|them all|it|them|these|this)(?!\p{L})|^\s{0,5}و?(?:رتب|نظم|نسق|أرخ|ارخ|رقم|حط|اعمل|سو|حول|اكتب|طلع|جدول|خل)\p{L}{0,4}(?:ها|هم|هن)(?!\p{L})|(?<!\p{L})كل ?(?:شي|شيء|حاجة|التواريخ|المواعيد)(?!\p{L})/iu
const COURTEOUS = /\b(?:please|pls|plz|thanks|thx|kindly)\b|لو سمحت|من فضلك|شكرا|بليز|رجاء/iu

export const asksOfList = (text: string): boolean => OF_LIST.test(text) && COURTEOUS.test(text)

const FOR_ME = /^(?:i|محتاجه?|عايزه?|عاوزه?|ابي|ابغي|ابغا|بدي|اريد|احتاج|ودي|ابا)$/

const OF_THESE = /^هال(?:ملاحظات|كلام|شات|محادثه|قروب|جروب|اجتماع|محضر)$/

export function asksForMinutes({ text, isItem }: Sentence): boolean {
  const said = words(text)
  if (SUMMARISE.test(text) && said.some(({ word }) => OF_THESE.test(word))) return true
  const asked = asking(said)
  if (CLEAN_UP.test(text)) return true
  return (
    !isItem &&
    (SUMMARISE.test(text) ||
      asked.some(({ concept, from }) => concept === 'do' && from === 0) ||
      (asked.some(({ concept, from }) => concept === 'please' && from === 0) &&
        FOR_ME.test(said[0]?.word ?? ''))) &&
    minutesVocabulary.find(said).some(({ concept }) => concept === 'minutes')
  )
}
