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
  [english, 'en'],
  ['اجتمع المجلس يوم الاثنين ووافق على الميزانية.', 'ar'],
] as const)('the words that ask decide the language of the answer to %j', (message, language) => {
  expect(languageOfRequest(message)).toBe(language)
})
