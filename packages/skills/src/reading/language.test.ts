import { expect, test } from 'vitest'
import { languageOf, languageOfRequest } from './language.ts'

test.each([
  ['What is 5% of 200?', 'en'],
  ['كم ضريبة 500 درهم؟', 'ar'],
  ['احسب VAT على 500 AED من فضلك', 'ar'],
  ['Translate "مرحبا" for my clients in Dubai', 'en'],
  ['123', 'en'],
  ['', 'en'],
] as const)('%s is written in %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

const english =
  'Water moves between the sea, the air and the land. It rises as vapour and falls as rain.'

test.each([
  [`أنشئ 5 أسئلة من هذا النص:\n${english}`, 'ar'],
  [`${english}\n\nلو سمحت لخص هذا`, 'ar'],
  ['Please summarise this:\nاجتمع المجلس يوم الاثنين ووافق على الميزانية وعيّن مدققًا جديدًا.', 'en'],
  [`هذا بالإنجليزي ابا منه ٣ أسئلة بس: ${english}`, 'ar'],
  [`${english}\n\nهالكلام صعب على عيالي ولا لا؟`, 'ar'],
  ['Pls prepare a quiz from this para: تأسس المتحف في عام 2017. صمم المبنى مهندس فرنسي.', 'en'],
  [
    'سووا لي محضر من هالملاحظات\nالحضور: شما، بدر، Anil\nسيرسل بدر القائمة قبل الخميس\nAnil will return the forklift by 30 Nov\nمتى نبلغ الموردين؟',
    'ar',
  ],
  [
    'pls make minutes of these notes\nAttendees: Shamma, Badr, عليا\nBadr to send the list by Thursday\nعليا بترجع الرافعة قبل الأحد\nwhen do we tell suppliers?',
    'en',
  ],
  ['سوي لي رابط لحملة رمضان https://oud.example.ae المصدر snapchat الوسيط social', 'ar'],
  [
    'عندي جدول بالانجليزي، بدي أعرف مين أتقل شحنة ومين أخف شحنة\n\nShipment\tTo\tKilos\nSH-1\tRiyadh\t40\nSH-2\tMuscat\t52',
    'ar',
  ],
  ['رابط حق https://noor.example/dental المصدر snapchat الحملة winter-smile', 'ar'],
  ['IELTS بعد 20 يوم، listening و reading و writing و speaking، ساعة وحده باليوم', 'ar'],
  [
    'our dates page is not ranking\n<html lang="ar"><head><title>Dates from Al Ain farms</title></head><body><h1>تمور العين</h1><p>تمور طازجة من مزارع العين كل أسبوع.</p></body></html>',
    'en',
  ],
  [
    'صفحتنا ما تظهر في البحث\n<html lang="en"><body><h1>Dates from Al Ain</h1><p>Fresh dates every week.</p></body></html>',
    'ar',
  ],
  [english, 'en'],
  ['اجتمع المجلس يوم الاثنين ووافق على الميزانية.', 'ar'],
] as const)('the words that ask decide the language of the answer to %j', (message, language) => {
  expect(languageOfRequest(message)).toBe(language)
})
