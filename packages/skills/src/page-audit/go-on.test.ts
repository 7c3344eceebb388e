import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { searchPageAudit } from '../search-page-audit.ts'

const page =
  'check this head: <head><title>Shop</title><meta name="robots" content="noindex"><meta name="description" content="Oud and perfume oils made by hand in Ajman, sent to all of the UAE in two days."></head>'

test('what is to be mended first is asked of the page before', () => {
  expect(answerAfter([searchPageAudit], page, 'what should i fix first?')).toContain('noindex')
})

test('a title takes the place of the one before', () => {
  const changed = 'changed the title: <title>Handmade oud and bakhoor from Ajman</title> ok now?'
  expect(answerAfter([searchPageAudit], page, changed)).toContain('35 characters')
  expect(answerAfter([searchPageAudit], page, changed, 'is it indexed?')).toContain('noindex')
})

const said = (...messages: string[]) => answerAfter([searchPageAudit], ...messages)
const head =
  'check this head <head><title>Oud shop</title><meta name="description" content="Oud"></head>'
const villas =
  'audit <html lang="en"><head><title>Villas in Dubai Marina</title></head><body><h1>Villas</h1><h1>More</h1><h3>Beach</h3><img src="v.jpg"><p>Villas for rent near the beach.</p></body></html>'

test.each([
  [[head, 'make the title Oud and bakhoor handmade in Ajman'], 'Title: 33 characters'],
  [[head, 'الوصف الجديد: عود وبخور من عجمان'], '18 حرفًا'],
  [[head, 'i added a canonical https://oud.ae/'], 'Canonical address: https://oud.ae/'],
  [[head, 'i added a canonical https://oud.ae/', 'and viewport'], 'Viewport: width=device-width'],
  [[head, 'is the title ok', 'change it to Oud and bakhoor handmade in Ajman'], '33 characters'],
  [[head, 'صار العنوان عود وبخور من عجمان'], '18 حرفًا'],
  [[head, 'and lang en'], 'Language: lang="en"'],
  [[page, 'i changed it to index, follow'], 'Indexing is allowed'],
  [[head, 'and title Oud and bakhoor from Ajman'], '26 characters'],
  [[page, 'removed the robots line'], 'Indexing is allowed'],
  [[villas, 'fixed the second h1 to h2'], 'Heading order: h1 h2 h3'],
  [[villas, 'added alt to the image'], 'Images: 1, all with an alt attribute'],
])('what was done to the page is judged: %j', (messages, found) => {
  expect(said(...messages)).toContain(found)
})

test('what is left is told of the page as it is now', () => {
  const left = said(page, 'removed the robots line, what is left?')
  expect(left).toContain('Canonical address: none')
  expect(left).not.toContain('noindex')
})

test('a part that was added is asked for where nobody says what it holds', () => {
  expect(said(head, 'i added a canonical')).toContain('what stands there now')
  expect(said(head, 'i added a canonical', 'how long is the title then')).toContain('8 characters')
})

test('what is asked without a name is of what was asked before', () => {
  expect(said(head, 'why is the title bad', 'how long can it be')).toContain('30–60 characters')
  expect(said(head, 'keyword oud', 'is it in the title')).toContain('Keyword “oud”')
  expect(said(head, 'i want people to find it with oud ajman')).toContain('Keyword “oud ajman”')
})

test.each([
  [[page, 'took the noindex out, what else is missing'], 'Canonical address: none'],
  [[head, 'description will be: Oud oils by hand'], '16 characters'],
  [[head, 'غيرت التايتل صار: عود وبخور من عجمان'], '18 حرفًا'],
  [[head, 'والديسكربشن صار: عود وبخور من عجمان'], '18 حرفًا'],
])('what was done to the page is done: %j', (messages, result) => {
  expect(said(...messages)).toContain(result)
})

test('an image that was deleted is judged no more', () => {
  const cars =
    'audit <article><h1>Used cars</h1><img src="patrol.jpg"><img src="lexus.png" alt="white Lexus"><p>Used cars with a warranty.</p></article>'
  expect(said(cars, 'i deleted the lexus one, check again')).toContain('1 of 1')
  expect(said(cars, 'شلت صورة patrol')).toContain('1')
})

test('what is told or asked behind a part is none of it', () => {
  const cakes = '<html><head><title>Cakes</title></head><body><h1>Cakes</h1></body></html>'
  const said = (message: string) => answerAfter([searchPageAudit], cakes, message)
  expect(said('i changed the title to Wedding cakes baked in Sharjah and added a h2')).toContain(
    'Title: 30 characters',
  )
  expect(said('خليت العنوان كيك أعراس في الشارقة كم حرف صار')).toContain('«كيك أعراس في الشارقة»')
})
