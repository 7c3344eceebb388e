import { concepts } from './concepts.ts'

/** What is asked about days, calendars, clocks and rates. */
export const calendar = concepts({
  businessDay: [
    'working day, business day, workday, work day, office day',
    'يوم عمل، يوم دوام، يوم شغل، أيام عمل، أيام دوام، أيام شغل، يوم عمل رسمي',
  ],
  /** Both the first and the last day are counted. */
  bothDays: [
    'inclusive, both days, both dates, counting both, count both, both of those days',
    'شامل اليومين، شاملا اليومين، ضمنا اليومين، اليومين ضمنا، مع حساب اليومين، بحساب اليومين، اليوم الأول والأخير، اليومين الأول والأخير، شاملا الأول والأخير',
  ],
  howOld: ['how old, age, birthday', 'عمري، عمر، عمره، عمرها، عيد ميلادي'],
  birth: [
    'born, birth, dob, birthdate, date of birth',
    'مولود، مولودة، ولدت، مواليد، انولد، انولدت',
  ],
  /** How far two days are apart. */
  apart: [
    'between, until, till, since, left, remaining, how long, how many days, how many weeks, how many months, difference, days from, days to go',
    'بين، حتى، باقي، كم باقي، متبقي، كم يوم، كم أسبوع، كم شهر، كام يوم، كام أسبوع، كام شهر، منذ، مضى، فرق، يفصل',
  ],
  weekday: [
    'what day, which day, what date, which date, what is the date, date today, weekday, day of the week, what weekday, which weekday, is it a weekend, a weekend, on a weekend, fall on',
    'أي يوم، أي نهار، واش نهار، شنو نهار، نهار فالسيمانة، نهار في الأسبوع، يوم بالأسبوع، أي تاريخ، تاريخ اليوم، ما اليوم، ما هو اليوم، يوم إيش، يوم شو، أيام الأسبوع، يصادف، أنهي يوم، يوم ايه، يا يوم، يا نهار، ويك اند، ويكند',
  ],
  earlier: [
    'before, ago, earlier, prior, minus, subtract, go back, count back',
    'قبل، قبله، قبلها، اطرح، ناقص، انقص، مضت',
  ],
  later: [
    'from, after, after that, later, hence, plus, add, past, from now',
    'بعد، بعده، بعدها، أضف، زائد، من اليوم',
  ],
  holiday: [
    'public holiday, official holiday, a holiday, day off, holidays, next holiday, bank holiday',
    'عطل، عطل رسمية، العطلة القادمة، عطلة رسمية، إجازات رسمية، إجازة رسمية، عطلة، إجازة، يوم إجازة، الإجازة القادمة، أعياد رسمية',
  ],
  hijri: [
    'hijri, hijra, islamic date, islamic calendar, umm al qura, ah',
    'هجري، هجرية، للهجرة، أم القرى، هـ',
  ],
  gregorian: ['gregorian, normal calendar, western calendar', 'ميلادي، ميلادية، الميلادي'],
  /** The time is that of the place that is named, and not of whoever writes. */
  theirTime: [
    'their time, local time, his time, her time, over there, time there, their clock',
    'التوقيت المحلي',
  ],
  clock: ['time, time zone, clock, hours ahead, hours behind, time difference', 'ساعة، توقيت، وقت'],
  clockDifference: [
    'time difference, difference in time, hours ahead, hours behind',
    'فرق التوقيت، فرق في التوقيت، فارق التوقيت، فرق الساعة، فرق الوقت، فارق الوقت، فرق ساعات',
  ],
  /** Here and now, at prices that nobody here knows. */
  livePrice: [
    'live rate, live price, current rate, latest rate, market rate, forecast, predict',
    'السعر الحالي، سعر اليوم، سعر السوق، توقعات، السعر الحين',
  ],
  exchange: [
    'exchange rate, currency, convert, exchange',
    'سعر الصرف، عملة، حول، ~حول، كم تساوي، كم يساوي، صرف',
  ],
  /** Of a measure: its counterpart in the other system. */
  otherUnit: [
    'other unit, other units, other system, opposite unit, flip both, flip them',
    'الوحدة الثانية، الوحدة الأخرى، الوحدة التانية، النظام الثاني، النظام الآخر',
  ],
  officialRate: [
    'official, peg, pegged, fixed rate, central bank rate',
    'رسمي، الرسمي، ربط، الربط، السعر الثابت',
  ],
})
