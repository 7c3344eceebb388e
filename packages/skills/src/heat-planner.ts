import type { Language } from '@wakeel/contract'
import { z } from 'zod'
import { medicalNotice } from './body/medical-notice.ts'
import {
  FULL_SUN_F,
  type HeatLevel,
  heatIndexF,
  isBeyondTable,
  levelOf,
  toCelsius,
  toFahrenheit,
} from './heat/heat-index.ts'
import { isInMiddayBreakSeason, middayBreakRule } from './heat/midday-break.ts'
import { weatherIn } from './heat/weather.ts'
import { dates } from './reading/dates.ts'
import { formatDate, formatNumber, markdownTable } from './reading/format.ts'
import { opening } from './reading/opening.ts'
import { mentions } from './reading/words.ts'
import { type Ask, defineSkill, type Reading, SkillRefusal } from './skill.ts'

const HeatInput = z.object({
  temperatureC: z.number(),
  humidity: z.number(),
  /** The day of the work or exercise; today unless named. */
  day: z.iso.date().optional(),
})
type HeatInput = z.infer<typeof HeatInput>

interface HeatOutput {
  temperatureC: number
  humidity: number
  indexC: number
  indexF: number
  isBeyondTable: boolean
  level: HeatLevel
  fullSun: { upToC: number; level: HeatLevel }
  day: string
  isBreakSeason: boolean
}

export const heatPlanner = defineSkill<HeatInput, HeatOutput>({
  name: 'heat-planner',
  title: { en: 'Heat index and work plan', ar: 'مؤشر الحرارة وخطة العمل' },
  description: {
    en: 'How hot it feels from temperature and humidity, the danger level, and a plan for work or exercise outdoors with the UAE midday break.',
    ar: 'الحرارة المحسوسة من درجة الحرارة والرطوبة، ومستوى الخطر، وخطة للعمل أو الرياضة في الخارج مع استراحة الظهيرة في الإمارات.',
  },
  source: {
    title: {
      en: 'US National Weather Service heat index (Rothfusz regression, SR 90-23)',
      ar: 'مؤشر الحرارة لهيئة الأرصاد الوطنية الأمريكية (انحدار روثفوس، SR 90-23)',
    },
    url: 'https://www.wpc.ncep.noaa.gov/html/heatindex_equation.shtml',
    date: '1990-07-01',
  },
  input: HeatInput,
  suits(ask) {
    const text = opening(ask.text)
    const { temperatureC, humidity } = weatherIn(text)
    if (humidity !== undefined) return 0.9
    if (
      mentions(text, [
        'heat index',
        'feels like',
        'humidity',
        'midday break',
        'مؤشر الحرارة',
        'الرطوبة',
        'استراحة الظهيرة',
        'الحرارة المحسوسة',
      ])
    )
      return 0.8
    return temperatureC === undefined ? 0 : 0.4
  },
  read({ text: request, today }: Ask): Reading<HeatInput> {
    const text = opening(request)
    const { temperatureC, humidity } = weatherIn(text)
    if (temperatureC !== undefined && humidity !== undefined) {
      return { input: { temperatureC, humidity, day: dates(text, today)[0]?.date } }
    }
    return {
      missing: [
        ...(temperatureC === undefined
          ? [
              {
                name: { en: 'Air temperature', ar: 'درجة حرارة الهواء' },
                example: { en: '40 °C', ar: '40 درجة مئوية' },
              },
            ]
          : []),
        ...(humidity === undefined
          ? [
              {
                name: { en: 'Relative humidity', ar: 'الرطوبة النسبية' },
                example: { en: '55%', ar: '55%' },
              },
            ]
          : []),
      ],
    }
  },
  run({ temperatureC, humidity, day }, { today }) {
    if (humidity < 0 || humidity > 100)
      throw new SkillRefusal({
        en: 'Relative humidity is between 0% and 100%.',
        ar: 'الرطوبة النسبية تقع بين 0% و100%.',
      })
    if (temperatureC < -20 || temperatureC > 60)
      throw new SkillRefusal({
        en: `An air temperature of ${formatNumber(temperatureC, 'en', 1)} °C is outside what I cover (−20 to 60 °C). Please check the number and its unit.`,
        ar: `درجة حرارة الهواء ${formatNumber(temperatureC, 'ar', 1)} مئوية خارج النطاق الذي أغطيه (من −20 إلى 60). يُرجى التحقق من الرقم ووحدته.`,
      })
    const indexF = heatIndexF(toFahrenheit(temperatureC), humidity)
    return {
      temperatureC,
      humidity,
      indexF,
      indexC: toCelsius(indexF),
      isBeyondTable: isBeyondTable(indexF),
      level: levelOf(indexF),
      fullSun: { upToC: toCelsius(indexF + FULL_SUN_F), level: levelOf(indexF + FULL_SUN_F) },
      day: day ?? today,
      isBreakSeason: isInMiddayBreakSeason(day ?? today),
    }
  },
  explain,
})

function explain(output: HeatOutput, language: Language): string {
  const { temperatureC, humidity, indexC, indexF, level, fullSun, day, isBreakSeason } = output
  const isArabic = language === 'ar'
  const number = (value: number, most = 1) => formatNumber(value, language, most)
  const degrees = (value: number) => `${number(value)} °C`
  const date = formatDate(day, language)
  const felt = output.isBeyondTable
    ? isArabic
      ? 'أكثر من 58 °C'
      : 'more than 58 °C'
    : degrees(indexC)
  const index = output.isBeyondTable ? felt : `${degrees(indexC)} (${number(indexF, 0)} °F)`
  return [
    isArabic
      ? `**${degrees(temperatureC)} مع رطوبة ${number(humidity)}% تُحَسّ كأنها ${felt}: ${level.name.ar}؛ ${level.effect.ar}.**`
      : `**${degrees(temperatureC)} at ${number(humidity)}% humidity feels like ${felt}: ${level.name.en}; ${level.effect.en}.**`,
    markdownTable(isArabic ? ['', 'مؤشر الحرارة', 'الفئة'] : ['', 'Heat index', 'Category'], [
      [isArabic ? 'في الظل' : 'In the shade', index, level.name[language]],
      [
        isArabic ? 'تحت الشمس المباشرة (حتى +8 °C)' : 'In full sun (up to +8 °C)',
        output.isBeyondTable
          ? '—'
          : isArabic
            ? `حتى ${degrees(fullSun.upToC)}`
            : `up to ${degrees(fullSun.upToC)}`,
        fullSun.level.name[language],
      ],
    ]),
    plan(output, language)
      .map((line) => `- ${line}`)
      .join('\n'),
    isArabic
      ? `${middayBreakRule.ar}. ${date}: ${isBreakSeason ? '**الحظر سارٍ**' : 'خارج فترة الحظر'}.`
      : `${middayBreakRule.en}. ${date}: ${isBreakSeason ? '**the ban applies**' : 'outside the season'}.`,
    isArabic
      ? 'الفئات (هيئة الأرصاد الوطنية الأمريكية): انتباه من 27 °C، انتباه شديد من 32، خطر من 39، خطر شديد من 52؛ بمعادلة روثفوس (1990) للظل والريح الخفيفة.'
      : 'Categories (US National Weather Service): caution from 27 °C (80 °F), extreme caution from 32 (90), danger from 39 (103), extreme danger from 52 (125); by the Rothfusz regression (1990), for shade and light wind.',
    medicalNotice[language],
  ].join('\n\n')
}

function plan({ level, isBreakSeason }: HeatOutput, language: Language): string[] {
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
    ...(level.fromF >= 103 ? [postpone] : []),
    water,
    hours,
    pairs,
    ...(isBreakSeason
      ? [
          isArabic
            ? 'لا عمل تحت الشمس من 12:30 إلى 15:00.'
            : 'No work in the sun from 12:30 to 15:00.',
        ]
      : []),
    stop,
  ]
}
