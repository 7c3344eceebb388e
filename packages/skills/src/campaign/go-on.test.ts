import { expect, test } from 'vitest'
import { campaignLinks } from '../campaign-links.ts'
import { answerAfter } from '../follow-up/answer-after.ts'

const said = (...messages: string[]) => answerAfter([campaignLinks], ...messages)
const first =
  'link for https://waha.ae/a?lang=en source instagram, medium social, campaign Eid sale'

test('the same link for another place keeps what was not said again', () => {
  expect(said(first, 'same for facebook', 'add content video 1')).toContain(
    'https://waha.ae/a?lang=en&utm_source=facebook&utm_medium=social&utm_campaign=eid-sale&utm_content=video-1',
  )
})

test('a tag that is taken off again is gone, and what is added beside it stands', () => {
  const answer = said(first, 'add term shoes', 'remove the term and add content top')
  expect(answer).toContain('utm_campaign=eid-sale&utm_content=top\n')
})

test('a link that was checked is written right, with what it lacked', () => {
  const checked = 'is this ok? https://waha.ae/?utm_source=Google&utm_medium=cpc'
  expect(said(checked, 'the campaign is winter sale, give me the right one')).toContain(
    'https://waha.ae/?utm_source=google&utm_medium=cpc&utm_campaign=winter-sale',
  )
  const misspelt = 'ايه الغلط في ده https://waha.ae/?utm_source=Google&utm_medium=cpc&utm_campain=x'
  expect(said(misspelt, 'طب اكتبهولي صح')).toContain(
    'utm_source=google&utm_medium=cpc&utm_campaign=x',
  )
})

test('a place to which the medium of before does not belong is asked about', () => {
  expect(said(first, 'same for the newsletter')).toContain('medium')
  expect(said(first, 'same for the newsletter', 'email')).toContain(
    'utm_source=newsletter&utm_medium=email&utm_campaign=eid-sale',
  )
})

test('a whole new link takes nothing from the one before', () => {
  const answer = said(
    `${first}, content top`,
    'سوي رابط لـ https://waha.ae/b المصدر newsletter والوسيط email والحملة summer',
  )
  expect(answer).toContain(
    'https://waha.ae/b?utm_source=newsletter&utm_medium=email&utm_campaign=summer\n',
  )
})

test('what changes nothing is asked about with what is known', () => {
  expect(said(first, 'hmm not like that')).toContain('utm_campaign eid-sale')
})

test.each([
  [[first, 'campaign shud be national day not winter menu'], 'utm_campaign=national-day\n'],
  [[first, 'call the campaign ramadan offers instead'], 'utm_campaign=ramadan-offers\n'],
  [[first, 'campaign name wrong, its Eid Sale 2027'], 'utm_campaign=eid-sale-2027\n'],
  [[first, 'بدل الحملة ب summer'], 'utm_campaign=summer\n'],
  [[first, 'شيل الحملة وحط بدالها summer'], 'utm_campaign=summer\n'],
  [[first, 'حط عليه content بعد video1'], 'utm_content=video1\n'],
  [[first, 'no campaign name is eid'], 'utm_campaign=eid\n'],
])('a value is read without what is said around it: %j', (messages, tag) => {
  expect(said(...messages)).toContain(tag)
})

test.each([
  [[first, 'oh wait the page is /b/open#book'], 'https://waha.ae/b/open?utm_source=instagram'],
  [[first, 'الصفحة /bags مو /a'], 'https://waha.ae/bags?utm_source=instagram'],
  [[first, 'wrong page, its https://waha.ae/c'], 'https://waha.ae/c?utm_source=instagram'],
  [[first, 'sorry the domain is waha.com not waha.ae'], 'https://waha.com/a?lang=en&utm_source'],
])('the page or the domain alone is changed: %j', (messages, link) => {
  expect(said(...messages)).toContain(link)
})

test('one of several links is told by its place', () => {
  const answer = said(first, 'same for facebook and snapchat', 'the second one is paid')
  expect(answer).toContain('utm_source=facebook&utm_medium=social')
  expect(answer).toContain('utm_source=snapchat&utm_medium=paid-social')
})

test('a question puts no value into a tag, and why is answered with the rule', () => {
  expect(said(first, 'what does utm_medium mean')).not.toContain('utm_medium=mean')
  const checked = 'is this ok? https://waha.ae/?utm_source=Google&utm_medium=cpc&utm_campaign=x'
  expect(said(checked, 'is the capital a problem')).toContain('capital letters')
  expect(said(first, 'وليش الحرف الكبير مشكلة')).toContain('الأحرف الكبيرة والصغيرة')
})

test('all links are given as they are now', () => {
  const answer = said(first, 'campaign is summer', 'one more for tiktok', 'give me both together')
  expect(answer).toContain('2 campaign links')
  expect(answer).not.toContain('eid-sale')
})

test('a part of the page is put behind the tags', () => {
  expect(said(first, 'it must land on the #offers section')).toContain(
    'utm_campaign=eid-sale#offers',
  )
  expect(said(first, 'الرابط لازم ينزل على قسم #offers')).toContain('utm_campaign=eid-sale#offers')
})

test('one for another place stands beside the first when both are wanted, and alone when only it is', () => {
  const both = said(first, 'one for tiktok too, send me both')
  expect(both).toContain('utm_source=instagram')
  expect(both).toContain('utm_source=tiktok')
  const only = said(
    first,
    'add content reel, one for tiktok too, send me both',
    'just the tiktok one, without the content, and its ramadan sale not eid sale',
  )
  expect(only).toContain(
    'https://waha.ae/a?lang=en&utm_source=tiktok&utm_medium=social&utm_campaign=ramadan-sale\n',
  )
  expect(only).not.toContain('utm_source=instagram')
})

test('what is asked behind a value is no part of it', () => {
  expect(said(first, 'add content Red Banner and how will it look')).toContain(
    'utm_content=red-banner\n',
  )
  expect(said(first, 'غير المصدر خله snapchat')).toContain('utm_source=snapchat&')
})
