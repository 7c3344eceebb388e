import { fold } from '../reading/fold.ts'

const NO_REST =
  /(?:\bno|\b(?:don't|do not|dont) (?:want|need)(?: a| any)?|\bwithout(?: a| any)?|(?<!\p{L})و?(?:بدون|من دون|من غير|بلا|دون|ما في|مافي|بغير|(?:ما|لا|مو|مش) (?:ابي|ابغي|ابا|بدي|اريد|احتاج|ودي|نبي|نبغي|عايزه?|عاوزه?|محتاجه?))(?: اي)?)(?: يوم| ايام)? (?:rest|breaks?|days? off|weekends? off|راحه|عطله?|عطل|اجازات?|اجازه|استراحه)(?!\p{L})/u

/** "No rest days": none is wanted, rather than none named. */
export const wantsNoRest = (text: string): boolean => NO_REST.test(fold(text).text)

const EVERY_DAY =
  /(?<!\p{L})(?:every ?(?:single )?day|7 days a week|seven days a week|كل يوم|كل ايام الاسبوع|7 ايام في الاسبوع)(?!\p{L})/u

/** "90 minutes every day": none is asked about. */
export const studiesEveryDay = (text: string): boolean => EVERY_DAY.test(fold(text).text)
