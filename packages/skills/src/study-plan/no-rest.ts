import { fold } from '../reading/fold.ts'

const NO_REST =
  /(?:\bno|\b(?:don't|do not|dont) (?:want|need)(?: a| any)?|\bwithout(?: a| any)?|(?<!\p{L})و?(?:بدون|من دون|بلا|دون|ما في|مافي|بغير|(?:ما|لا|مو|مش) (?:ابي|ابغي|ابا|بدي|اريد|احتاج|ودي|نبي|نبغي|عايزه?|عاوزه?|محتاجه?))(?: اي)?)(?: يوم| ايام)? (?:rest|breaks?|days? off|weekends? off|راحه|عطله?|اجازات?|اجازه|استراحه)(?!\p{L})/u

/** "No rest days": none is wanted, rather than none named. */
export const wantsNoRest = (text: string): boolean => NO_REST.test(fold(text).text)
