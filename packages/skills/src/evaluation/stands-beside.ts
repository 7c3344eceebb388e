import { currencies } from '../currency/currency-names.ts'
import { foldArabic } from '../reading/arabic.ts'
import type { AnswerFigure } from './figures-of-answer.ts'
import { plainAnswer } from './plain-answer.ts'

/** Names of the same unit besides those of currencies, folded and as inside of a regular expression. */
const units = [
  '%|per ?cent|percent|(?:ب|في )ال(?:ميه|مايه|مءه)',
  'seconds?|secs?|s|ثانيه|ثوان[ي]?',
  'minutes?|mins?|دقيقه|دقايق',
  'hours?|hrs?|h|ساعه|ساعات',
  'days?|d|يوما?|ايام',
  'weeks?|wks?|اسبوعا?|اسابيع',
  'months?|شهرا?|اشهر|شهور',
  'years?|yrs?|سنه|سنوات|سنين|عاما?|اعوام',
  'kg|kgs|kilograms?|kilos?|كغم?|كجم?|كيلو(?:غرام|جرام)?ا?',
  'g|gr|grams?|غ|جم|غراما?|جراما?|غرامات|جرامات',
  'lbs?|pounds?|رطلا?|ارطال',
  'km|kilomet(?:re|er)s?|كم|كيلومترا?|كيلومترات',
  'm|met(?:re|er)s?|م|مترا?|امتار',
  'cm|centimet(?:re|er)s?|سم|سنتيمترا?|سنتيمترات',
  'mi|miles?|ميلا?|اميال',
  'l|lit(?:re|er)s?|ل|لترا?|لترات',
  'ml|millilit(?:re|er)s?|مل|مليلترا?',
  'kcal|calories|kilocalories|سعرات?|سعره|سعرا',
  'cups?|glasses|كوبا?|اكواب',
  '°c|c|celsius|degrees celsius|مييويه|درجه مييويه|°م',
  '°f|f|fahrenheit|degrees fahrenheit|فهرنهايت|درجه فهرنهايت',
  'words?|كلمه|كلمات',
  'points?|نقطه|نقاط',
] as const

const namesByUnit = new Map<string, string>()

/** Whether a unit, under any of its names, stands directly before or behind a figure of a plain answer. */
export function standsBeside(plain: string, { start, end }: AnswerFigure, unit: string): boolean {
  const names = namesOf(unit)
  const scale = '(?:\\s?(?:thousand|million|billion|bn|mn|k|m|الفا?|الاف|مليونا?|ملايين|مليارا?))?'
  return (
    new RegExp(`^${scale}\\s?[-]?(?:${names})(?!\\p{L})`, 'u').test(plain.slice(end, end + 60)) ||
    new RegExp(`(?<!\\p{L})(?:${names})[.\\s:()=-]*$`, 'u').test(
      plain.slice(Math.max(0, start - 60), start),
    )
  )
}

function namesOf(unit: string): string {
  const known = namesByUnit.get(unit)
  if (known !== undefined) return known
  const plain = plainAnswer(unit)
  const all = [...Object.values(currencies).map(({ written }) => foldArabic(written)), ...units]
  const names =
    all.find((one) => new RegExp(`^(?:${one})$`, 'u').test(plain)) ??
    plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  namesByUnit.set(unit, names)
  return names
}
