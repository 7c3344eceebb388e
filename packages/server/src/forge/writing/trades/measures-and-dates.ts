import { dateCalculator, hijriConverter, timeZoneConverter, unitConverter } from '@wakeel/skills'
import { wordsOf } from '../../../text-rules/words-of.ts'
import type { Trade } from './trade.ts'

export const measureAndDateTrades: readonly Trade[] = [
  {
    skill: unitConverter,
    category: 'productivity',
    isGeneral: true,
    emoji: '📐',
    callings: [
      {
        words: wordsOf(`
          cups + grams, ounces + grams, recipe + cups, recipe + grams, cups + millilitres, tablespoons, teaspoons,
          أكواب + غرام, كوب + غرام, كوب + جرام, أكواب + جرام, كوب + مليلتر, وصفات + غرام, أونصة + غرام
        `),
        name: { en: 'Kitchen Unit Converter', ar: 'محول مقادير المطبخ' },
        prompts: {
          en: [
            'How many millilitres are 2 cups?',
            'Convert 8 ounces to grams',
            'What is 180 °C in Fahrenheit?',
          ],
          ar: [
            'كم مليلتر في 2 كوب؟',
            'كم غرامًا في 8 أونصات؟',
            'كم تساوي 180 درجة مئوية بالفهرنهايت؟',
          ],
        },
      },
      {
        words: wordsOf(`
          unit conversion, convert units, units of measure, measurement units, convert + units, square feet, square foot,
          square metres, square meters, sqft, kilograms, grams, pounds to, pounds + kg, pounds + kilos, miles to, miles + km,
          miles + kilometres, inches, centimetres, gallons, litres + gallons, metric system, imperial units, feet
          + metres, feet + meters, fahrenheit, celsius,
          وحدات القياس, تحويل الوحدات, تحويل وحدات, قدم مربعة, أقدام مربعة, الأقدام المربعة, القدم المربعة, تحويل + متر, تحويل
          + أمتار, أقدام + أمتار, رطل + كيلو, أميال + كيلومتر, بوصة, جالون, غالون
        `),
        name: { en: 'Unit Converter', ar: 'محول الوحدات' },
      },
    ],
    hints: wordsOf('convert, measurements, recipe, size, تحويل, مقاسات, قياس'),
    does: {
      en: 'converts metric, imperial and Gulf units',
      ar: 'يحوّل الوحدات المترية والإمبراطورية والخليجية',
    },
    needs: { en: ['What to convert and into what'], ar: ['ما تريد تحويله وإلى ماذا'] },
    never: { en: ['Guesses a unit you did not name'], ar: ['يخمّن وحدة لم تذكرها'] },
    prompts: {
      en: [
        'Convert 1,200 square feet to square metres',
        'How many kilometres are 26 miles?',
        '180 pounds in kg',
      ],
      ar: [
        'حوّل 1,200 قدم مربعة إلى متر مربع',
        'كم كيلومترًا في 26 ميلًا؟',
        'حوّل 180 رطلًا إلى كيلوغرام',
      ],
    },
  },
  {
    skill: dateCalculator,
    category: 'productivity',
    isGeneral: true,
    emoji: '📅',
    callings: [
      {
        words: wordsOf(
          'public holiday, uae holidays, official holidays, العطل الرسمية, عطل الإمارات, الإجازات الرسمية',
        ),
        name: { en: 'UAE Holiday Guide', ar: 'دليل العطل الرسمية' },
        prompts: {
          en: ['Which public holidays are there in the UAE in 2027?'],
          ar: ['ما العطل الرسمية في الإمارات في 2027؟'],
        },
      },
      {
        words: wordsOf(`
          working days, business days,
          أيام العمل, أيام عمل
        `),
        name: { en: 'Working-Day Counter', ar: 'حاسبة أيام العمل' },
        prompts: {
          en: ['How many working days from 1 March 2027 to 31 March 2027?'],
          ar: ['كم يوم عمل من 1 مارس 2027 إلى 31 مارس 2027؟'],
        },
      },
      {
        words: wordsOf(`
          days between, count days, count + days, date calculation, due dates, expiry date, visa + expire, visa + expiry,
          expire + date, days + until, how many days, days left, date + after + days,
          الأيام بين, حساب التواريخ, تاريخ الانتهاء, حساب الأيام, مواعيد الانتهاء, كم يوم, كم يوما, تأشيرة + تنتهي, إقامة +
          تنتهي, عدد الأيام
        `),
        name: { en: 'Date Calculator', ar: 'حاسبة التواريخ' },
      },
    ],
    hints: wordsOf(
      'date, calendar, days, holiday, deadline, visa, تاريخ, تواريخ, تقويم, عطلة, موعد, تأشيرة',
    ),
    does: {
      en: 'counts days, working days and UAE holidays',
      ar: 'يحسب الأيام وأيام العمل وعطل الإمارات',
    },
    needs: {
      en: ['The dates, or a date and a number of days'],
      ar: ['التواريخ، أو تاريخ وعدد أيام'],
    },
    never: {
      en: ['Presents an expected Islamic date as certain'],
      ar: ['يقدم تاريخًا هجريًا متوقعًا على أنه مؤكد'],
    },
    prompts: {
      en: [
        'How many days are there from 15 March 2027 to 30 June 2027?',
        'How many working days from 1 December 2026 to 31 December 2026?',
        'What date is 90 days after 1 February 2027?',
      ],
      ar: [
        'كم يومًا من 15 مارس 2027 إلى 30 يونيو 2027؟',
        'كم يوم عمل من 1 ديسمبر 2026 إلى 31 ديسمبر 2026؟',
        'ما التاريخ بعد 90 يومًا من 1 فبراير 2027؟',
      ],
    },
  },
  {
    skill: hijriConverter,
    category: 'productivity',
    isGeneral: true,
    emoji: '🌙',
    callings: [
      {
        words: wordsOf(`
          hijri, islamic date, islamic calendar, umm al qura,
          هجري, التاريخ الهجري, التقويم الهجري, الهجري, أم القرى
        `),
        name: { en: 'Hijri Date Converter', ar: 'محول التاريخ الهجري' },
      },
    ],
    hints: wordsOf('ramadan, eid, gregorian, calendar, رمضان, عيد, ميلادي, تقويم'),
    does: {
      en: 'converts between Hijri and Gregorian dates',
      ar: 'يحوّل بين التاريخين الهجري والميلادي',
    },
    needs: { en: ['A full date, Hijri or Gregorian'], ar: ['تاريخ كامل، هجري أو ميلادي'] },
    never: {
      en: ['Presents an expected Islamic date as certain'],
      ar: ['يقدم تاريخًا هجريًا متوقعًا على أنه مؤكد'],
    },
    prompts: {
      en: [
        'What is 20 November 2026 in the Hijri calendar?',
        'When is 1 Ramadan 1448 in the Gregorian calendar?',
        'Convert 10 Muharram 1449 to a Gregorian date',
      ],
      ar: [
        'ما التاريخ الهجري ليوم 20 نوفمبر 2026؟',
        'متى يوافق 1 رمضان 1448 بالميلادي؟',
        'حوّل 10 محرم 1449 إلى التاريخ الميلادي',
      ],
    },
  },
  {
    skill: timeZoneConverter,
    category: 'productivity',
    isGeneral: true,
    emoji: '🕒',
    callings: [
      {
        words: wordsOf(`
          time zone, timezone, time difference, world clock, convert time, what time is it, times across, time + across +
          cities, time + other countries, times + countries, time + london, time + new york, time + india, time + singapore,
          calls + abroad,
          فرق التوقيت, فروق التوقيت, المناطق الزمنية, التوقيت العالمي, التوقيت بين, توقيت + مدن, توقيت + دول, الساعة + لندن, الساعة + نيويورك, الساعة كام, كم الساعة, الساعة كم, =الساعة + =لما + =في,
          وقت + لندن, وقت + نيويورك
        `),
        name: { en: 'Time Zone Helper', ar: 'مساعد فروق التوقيت' },
      },
    ],
    hints: wordsOf('remote, overseas, abroad, call, clock, عن بعد, الخارج, مكالمات, توقيت'),
    does: {
      en: 'tells a time in one city as clocks show it in others',
      ar: 'يبيّن وقت مدينة كما تُظهره ساعات مدن أخرى',
    },
    needs: { en: ['A time and the cities'], ar: ['الوقت والمدن'] },
    never: {
      en: ['Guesses whether morning or evening is meant'],
      ar: ['يخمّن هل المقصود صباحًا أم مساءً'],
    },
    prompts: {
      en: [
        '3 pm in Dubai: what time is it in London on 12 January 2027?',
        'It is 9 am in New York on 3 March 2027. What time is it in Dubai?',
        '10 am in Dubai: what time is it in Mumbai on 5 May 2027?',
      ],
      ar: [
        'الساعة 3 عصرًا في دبي كم تكون في لندن يوم 12 يناير 2027؟',
        'الساعة 9 صباحًا في نيويورك يوم 3 مارس 2027 كم تكون في دبي؟',
        'الساعة 10 صباحًا في دبي كم تكون في مومباي يوم 5 مايو 2027؟',
      ],
    },
  },
]
