import type { Bilingual, Language } from '@wakeel/contract'
import { medicalNotice } from '../body/medical-notice.ts'
import { formatDate, formatNumber, markdownTable } from '../reading/format.ts'
import type { Result } from '../understanding/difference.ts'
import type { Felt, HeatOutput } from './heat.ts'
import type { HeatLevel } from './heat-index.ts'
import {
  clock,
  middayBreakExemption,
  middayBreakRule,
  partedByBreak,
  type TimeSpan,
} from './midday-break.ts'

/** How hot it feels and what to do; or the midday break alone. */
export function explainHeat(output: HeatOutput, language: Language): string {
  const { felt, isRuleOnly } = output
  const exemption = isExemptionMeant(output) ? [`${middayBreakExemption[language]}.`] : []
  const ofBreak = [breakLine(output, language), ...exemption]
  return [
    ...(felt ? index(felt, output, language) : []),
    // "Is pouring concrete exempt?"
    ...(isRuleOnly ? ofBreak.toReversed() : ofBreak),
    ...(felt ? [categories[language]] : []),
    medicalNotice[language],
  ].join('\n\n')
}

/** Outside the season, and at an hour that is free, there is nothing to be exempt from. */
const isExemptionMeant = ({
  mayBeExempt,
  isRuleOnly,
  isBreakSeason,
  minutes,
  untilMinutes = minutes,
}: HeatOutput): boolean =>
  mayBeExempt === true &&
  (isRuleOnly ||
    (isBreakSeason &&
      (minutes === undefined ||
        partedByBreak({ from: minutes, until: untilMinutes ?? minutes }).banned !== undefined)))

/** How hot one of several days or places feels, to be compared with the others. */
export const feltBy = ({ felt }: HeatOutput): Result[] =>
  felt
    ? [
        {
          value: felt.isBeyondTable ? TABLE_END_C : felt.indexC,
          written: (value, language) =>
            felt.isBeyondTable ? beyond[language] : `${formatNumber(value, language, 1)} °C`,
          ranked: { first: hottestFirst, said: felt.level.name },
        },
      ]
    : []
const hottestFirst: Bilingual = { en: 'The hottest to feel first:', ar: 'من الأشد إحساسًا بالحر:' }
const beyond: Bilingual = { en: 'more than 58 °C', ar: 'أكثر من 58 °C' }
const TABLE_END_C = 58.4

const categories: Bilingual = {
  en: 'Categories (US National Weather Service): caution from 27 °C (80 °F), extreme caution from 32 (90), danger from 39 (103), extreme danger from 52 (125), read in whole °F; by the Rothfusz regression (1990), for shade and light wind.',
  ar: 'الفئات (هيئة الأرصاد الوطنية الأمريكية): انتباه من 27 °C (80 °F)، انتباه شديد من 32 (90)، خطر من 39 (103)، خطر شديد من 52 (125)، وتُقرأ بدرجات فهرنهايت صحيحة؛ بمعادلة روثفوس (1990) للظل والريح الخفيفة.',
}

function breakLine(output: HeatOutput, language: Language): string {
  const { day, minutes, isBreakSeason, felt, isRuleOnly } = output
  const isArabic = language === 'ar'
  const date = formatDate(day, language)
  const rule = `${middayBreakRule[language]}.`
  const season = isArabic
    ? `${date}: ${isBreakSeason ? '**الحظر سارٍ**' : 'خارج فترة الحظر'}.`
    : `${date}: ${isBreakSeason ? '**the ban applies**' : 'outside the season'}.`
  if (felt)
    return [
      ...(minutes === undefined ? [] : [verdict(output, language)]),
      `${rule} ${season}`,
    ].join('\n\n')
  if (isRuleOnly) return `**${rule}**\n\n${season}`
  return `${verdict(output, language)}\n\n${season} ${rule}`
}

const unlessExempt: Bilingual = {
  en: ', unless this work is exempt (see below)',
  ar: '، إلا إذا كان هذا العمل مستثنى (انظر أدناه)',
}

/** Whether work is allowed then; of a time that the ban cuts, when it is and when not. */
function verdict(output: HeatOutput, language: Language): string {
  const { minutes, untilMinutes, isBreakSeason } = output
  const isArabic = language === 'ar'
  const exempt = isExemptionMeant(output) ? unlessExempt[language] : ''
  const { banned, free } =
    minutes === undefined
      ? { free: [] }
      : partedByBreak({ from: minutes, until: untilMinutes ?? minutes })
  const from = ({ from: start, until }: TimeSpan) =>
    isArabic ? `من ${clock(start)} إلى ${clock(until)}` : `from ${clock(start)} to ${clock(until)}`
  if (!isBreakSeason || (minutes !== undefined && !banned))
    return isArabic
      ? '**العمل في الخارج مسموح في ذلك الوقت: حظر الظهيرة لا يسري عليه.**'
      : '**Work outside is allowed then: the midday break does not apply.**'
  if (!banned)
    return isArabic
      ? `**لا عمل تحت الشمس من 12:30 إلى 15:00 في ذلك اليوم${exempt}.**`
      : `**No work in the sun from 12:30 to 15:00 on that day${exempt}.**`
  if (untilMinutes === undefined)
    return isArabic
      ? `**لا عمل تحت الشمس الساعة ${clock(banned.from)} في ذلك اليوم: الحظر من 12:30 إلى 15:00${exempt}.**`
      : `**No work in the sun at ${clock(banned.from)} on that day: the ban is from 12:30 to 15:00${exempt}.**`
  const allowed = free.map(from).join(isArabic ? ' و' : ' and ')
  if (isArabic)
    return `**لا عمل تحت الشمس ${from(banned)}${allowed ? `؛ ويُسمح به ${allowed}` : ''}${exempt}.**`
  return `**No work in the sun ${from(banned)}${allowed ? `; it is allowed ${allowed}` : ''}${exempt}.**`
}

function index(
  { temperatureC, humidity, indexC, indexF, level, fullSun, isBeyondTable }: Felt,
  output: HeatOutput,
  language: Language,
): string[] {
  const isArabic = language === 'ar'
  const number = (value: number, most = 1) => formatNumber(value, language, most)
  const degrees = (value: number) => `${number(value)} °C`
  const felt = isBeyondTable ? beyond[language] : degrees(indexC)
  const sunF = number(fullSun.upToC * 1.8 + 32, 0)
  const shade = isBeyondTable ? felt : `${degrees(indexC)} (${number(indexF, 0)} °F)`
  return [
    isArabic
      ? `**${degrees(temperatureC)} مع رطوبة ${number(humidity)}% تُحَسّ كأنها ${felt}: ${level.name.ar}؛ ${level.effect.ar}.**`
      : `**${degrees(temperatureC)} at ${number(humidity)}% humidity feels like ${felt}: ${level.name.en}; ${level.effect.en}.**`,
    markdownTable(isArabic ? ['', 'مؤشر الحرارة', 'الفئة'] : ['', 'Heat index', 'Category'], [
      [isArabic ? 'في الظل' : 'In the shade', shade, level.name[language]],
      [
        isArabic
          ? 'تحت الشمس المباشرة (حتى +15 °F، أي نحو +8.3 °C)'
          : 'In full sun (up to +15 °F, about +8.3 °C)',
        isBeyondTable
          ? '—'
          : isArabic
            ? `حتى ${degrees(fullSun.upToC)} (${sunF} °F)`
            : `up to ${degrees(fullSun.upToC)} (${sunF} °F)`,
        fullSun.level.name[language],
      ],
    ]),
    plan(level, output, language)
      .map((line) => `- ${line}`)
      .join('\n'),
  ]
}

function plan(
  level: HeatLevel,
  { isBreakSeason, isWork, mayBeExempt }: HeatOutput,
  language: Language,
): string[] {
  const isArabic = language === 'ar'
  if (level.fromF < 80)
    return [
      isArabic
        ? 'لا حاجة إلى خطة خاصة؛ اشرب عند العطش.'
        : 'No special plan is needed; drink to thirst.',
    ]
  const water = isArabic
    ? 'أثناء المجهود: كوب ماء (240 مل) كل 15–20 دقيقة، أي 0.7–1 لتر في الساعة، ولا تتجاوز 1.4 لتر في الساعة (NIOSH، 2017).'
    : 'During effort: a cup of water (240 ml) every 15–20 minutes, 0.7–1 l an hour, never above 1.4 l an hour (NIOSH, 2017).'
  if (level.fromF < 90)
    return [
      water,
      isArabic
        ? 'خذ فواصل في الظل، خصوصًا في الأيام الأولى من الحر.'
        : 'Take breaks in the shade, above all in the first days of heat.',
    ]
  const hours = isArabic
    ? 'ضع المجهود قبل 9:00 أو بعد الغروب، وابدأ بأقصر من المعتاد وزد تدريجيًا على مدى أسبوع أو أسبوعين.'
    : 'Put effort before 9:00 or after sunset; start shorter than usual and build up over one to two weeks.'
  const pairs = isArabic
    ? 'اعمل مع زميل، واسترح في الظل أو التكييف كل ساعة على الأقل.'
    : 'Work in pairs and rest in shade or air conditioning at least every hour.'
  const stop = isArabic
    ? 'توقف فورًا عند الدوار أو الصداع أو الغثيان أو التشنجات؛ التشوش أو فقدان الوعي حالة طارئة: اتصل بالرقم 998.'
    : 'Stop at dizziness, headache, nausea or cramps; confusion or collapse is an emergency: call 998.'
  const postpone = isArabic
    ? 'أجّل الرياضة في الخارج أو انقلها إلى مكان مكيّف.'
    : 'Postpone outdoor exercise or move it indoors.'
  return [
    ...(level.fromF >= 103 && !isWork ? [postpone] : []),
    water,
    hours,
    pairs,
    // Of exempt work the line of the break says it.
    ...(isBreakSeason && !mayBeExempt
      ? [
          isArabic
            ? 'لا عمل تحت الشمس من 12:30 إلى 15:00.'
            : 'No work in the sun from 12:30 to 15:00.',
        ]
      : []),
    stop,
  ]
}
