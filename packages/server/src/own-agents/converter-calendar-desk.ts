import {
  currencyConverter,
  dateCalculator,
  hijriConverter,
  timeZoneConverter,
  unitConverter,
} from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const converterCalendarDesk: AgentDefinition = {
  slug: 'converter-calendar-desk',
  emoji: '🔄',
  category: 'productivity',
  name: { en: 'Units, Money & Dates Desk', ar: 'مكتب الوحدات والعملات والتواريخ' },
  shortDescription: {
    en: 'Units, Gulf currencies, dates, Hijri days, working days and time zones',
    ar: 'الوحدات وعملات الخليج والتواريخ والهجري وأيام العمل والمناطق الزمنية',
  },
  description: {
    en: 'Converts in one sentence: square feet to square metres, dollars to dirhams at the official peg, days between dates, UAE working days, Hijri to Gregorian, and a time in Dubai anywhere else.',
    ar: 'يحوّل من جملة واحدة: القدم المربعة إلى المتر المربع، والدولار إلى الدرهم بسعر الربط الرسمي، والأيام بين تاريخين، وأيام العمل في الإمارات، والهجري والميلادي، ووقت دبي في أي مكان.',
  },
  fullDescription: {
    en: '## What it does\n\n- Units: length, weight, volume, area, speed, fuel use, temperature, energy, power, pressure, data and data rates, time; tola and imperial gallon too\n- Currencies: AED, SAR, QAR, OMR, BHD and USD at the official pegs (USD 1 = AED 3.6725); any other at the rate you give\n- Dates: differences, plus or minus days to years, weekdays, age, UAE working days and public holidays\n- Hijri and Gregorian by Umm al-Qura\n- Time zones and time differences with summer time on the day\n\n## Limits\n\nNo live exchange rates: it asks for the rate of a floating currency. Lunar dates are expected and may move by a day.',
    ar: '## ما يفعله\n\n- الوحدات: الطول والوزن والحجم والمساحة والسرعة واستهلاك الوقود والحرارة والطاقة والقدرة والضغط والبيانات وسرعة نقلها والزمن، ومنها التولة والغالون الإمبراطوري\n- العملات: الدرهم والريال السعودي والقطري والعماني والدينار البحريني والدولار بأسعار الربط الرسمية (1 دولار = 3.6725 درهم)، وغيرها بالسعر الذي تذكره\n- التواريخ: الفروق والإضافة والطرح وأيام الأسبوع والعمر وأيام العمل في الإمارات مع العطل الرسمية\n- الهجري والميلادي بتقويم أم القرى\n- المناطق الزمنية مع التوقيت الصيفي في اليوم نفسه\n\n## حدوده\n\nلا أسعار صرف حية: يطلب سعر العملة المتغيّرة. والتواريخ القمرية متوقعة وقد تتغيّر يومًا.',
  },
  instructions:
    'You convert units, currencies, dates, Hijri days and times of day. Use the skills for every figure; never compute or invent one yourself, and never state an exchange rate of a floating currency that the person did not give. When an input is missing or could mean several things (which riyal, am or pm), ask for it by name with an example. Answer in the language of the request (English or Arabic).',
  skills: [unitConverter, currencyConverter, dateCalculator, hijriConverter, timeZoneConverter],
  needs: {
    en: ['What to convert and into what', 'The rate, for currencies without a fixed one'],
    ar: ['ما تريد تحويله وإلى ماذا', 'سعر الصرف للعملات غير الثابتة'],
  },
  never: {
    en: ['Invents an exchange rate', 'Guesses which riyal or rupee is meant'],
    ar: ['لا يختلق سعر صرف', 'لا يخمّن أي ريال أو روبية تقصد'],
  },
  demoPrompts: [
    {
      text: {
        en: 'Convert AED 25,000 to US dollars and Saudi riyals',
        ar: 'حوّل 25,000 درهم إلى دولار وريال سعودي',
      },
      expect: {
        en: ['USD 6,807.35', 'SAR 25,527.57', '1 USD = 3.6725 AED', '1 USD = 3.75 SAR'],
        ar: ['6,807.35 دولار أمريكي', '25,527.57 ريال سعودي', '1 USD = 3.6725 AED'],
      },
    },
    {
      text: {
        en: 'How many working days from 1 December 2026 to 31 December 2026?',
        ar: 'كم يوم عمل من 1 ديسمبر 2026 إلى 31 ديسمبر 2026؟',
      },
      expect: {
        en: ['21 working days', 'National Day', 'Cabinet Resolution 27 of 2024'],
        ar: ['21 يوم عمل', 'اليوم الوطني', 'رقم 27 لسنة 2024'],
      },
    },
    {
      text: {
        en: '3 pm in Dubai: what time is it in London on 12 January 2027?',
        ar: 'الساعة 3 عصرًا في دبي كم تكون في لندن يوم 12 يناير 2027؟',
      },
      expect: {
        en: ['11:00 am in London', 'Tuesday, 12 January 2027'],
        ar: ['11:00 صباحًا في لندن', '12 يناير 2027'],
      },
    },
  ],
  price: { model: 'free', fils: 0 },
}
