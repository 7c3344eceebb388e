import { describe, expect, test } from 'vitest'
import { campaignLinks } from '../campaign-links.ts'
import { languageOf } from '../reading/language.ts'
import { respond } from '../respond.ts'
import { questionOf } from './link-question.ts'
import { addressesIn } from './read-links.ts'
import { tagsIn } from './read-tags.ts'

const campaignsIn = (text: string) => tagsIn(text).sets.map((tags) => tags.utm_campaign)
const answer = (text: string) =>
  respond([campaignLinks], { text, language: languageOf(text), today: '2026-11-29' }).text
const tagged = 'https://a.example.ae/a?ref=5&utm_source=google&utm_medium=cpc&utm_campaign=sale'

test.each([
  'المصدر whatsapp الوسيط chat والثاني المصدر newsletter الوسيط email واسم الحملة للتنين Winter Smile',
  'المصدر whatsapp الوسيط chat، المصدر newsletter الوسيط email، والحملة للاثنين Winter Smile',
  'المصدر فيسبوك وانستقرام الوسيط social الحملة لكل الروابط Winter Smile',
  'source whatsapp medium chat, source newsletter medium email, campaign name for both Winter Smile',
  'source facebook and instagram, medium social, campaign for each Winter Smile',
])('which links a campaign is of is no part of its name: %s', (text) => {
  expect(campaignsIn(text)).toEqual(['Winter Smile', 'Winter Smile'])
})

test.each([
  'two links, source facebook for the first and google for the second, both medium cpc, campaign camp',
  'لينكين المصدر facebook للاول و google للتاني والوسيط cpc للاتنين والحملة camp',
])('the sources of the first and of the second link make two: %s', (text) => {
  expect(tagsIn(text).sets.map((tags) => tags.utm_source)).toEqual(['facebook', 'google'])
})

test.each([
  `remove the utm tags from ${tagged}`,
  `strip all the tracking from ${tagged}`,
  `شيل ال utm من ${tagged}`,
  `احذف كل الوسوم من ${tagged}`,
])('a link loses all its tags and nothing else: %s', (text) => {
  expect(answer(text)).toContain('\nhttps://a.example.ae/a?ref=5\n')
  expect(answer(text)).not.toContain('utm_term')
})

test('how a value is to be written is no value', () => {
  const text =
    'make the source lowercase in https://a.ae/?utm_source=Google&utm_medium=cpc&utm_campaign=x'
  expect(answer(text)).toContain(
    '\nhttps://a.ae/?utm_source=google&utm_medium=cpc&utm_campaign=x\n',
  )
})

test('«ضيف» adds a tag to a link that has others', () => {
  expect(answer(`ضيف utm_content=banner1 على ${tagged}`)).toContain(`${tagged}&utm_content=banner1`)
})

test.each([
  [`We see no visits in the report: ${tagged}&utm_medium=Social`, 'These faults hide no visits'],
  [`the report shows nothing for it ${tagged}`, 'The link is not why'],
  [
    'why dont my visits show in google analytics https://a.ae/#x?utm_source=a&utm_medium=cpc&utm_campaign=b',
    'This can be why',
  ],
  [
    'الرابط ليش ما يطلع بالتقارير https://a.ae/#x?utm_source=a&utm_medium=cpc&utm_campaign=b',
    'قد يكون هذا السبب',
  ],
])('whether the link is why visits are not seen is said first: %s', (text, expected) => {
  expect(answer(text)).toContain(`**${expected}`)
})

test('the first of a repeated tag stands only until another is named', () => {
  expect(answer(`check ${tagged}&utm_medium=email`)).toContain('the first is kept unless you name')
})

describe('a link whose last value has a space before its fragment', () => {
  test.each([
    [
      'شوفلي هالرابط شو فيه غلط:\nhttps://a.ae/b?utm_source=g&utm_medium=&utm_campagin=neck pain#form',
      'neck pain#form',
    ],
    [
      'check https://a.ae/b?utm_source=insta gram&utm_medium=social&utm_campaign=spa day#top thanks',
      'spa day#top',
    ],
    [
      'في اخطاء هون؟ https://a.ae/b?utm_source=g&utm_medium=social&utm_campaign=spa day#top وشكرا',
      'spa day#top',
    ],
    [
      'https://a.ae/b?utm_source=g&utm_medium=social&utm_campaign=menu is this fine for our #sale post?',
      'menu',
    ],
  ])('is read to its end: %s', (text, end) => {
    expect(addressesIn(text)[0]?.address.endsWith(`=${end}`)).toBe(true)
  })
})

test.each([
  'why doesnt it show in analytics',
  "the campaign isn't showing in GA4",
  'الحملة ما عم تبين بالتقارير',
  'الحملة مش ظاهرة في التقارير',
  'ليش ما عم تطلع الزيارات بالتقارير؟',
])('asks why visits are not seen: %s', (said) => {
  expect(questionOf(said, { links: 1, isAsking: true })?.asks).toBe('unseen')
})

test('a stroke between labels is no part of a value', () => {
  expect(tagsIn('source: google / medium: cpc / campaign: brand / url:').sets).toEqual([
    { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'brand' },
  ])
})

test.each([
  [
    'which is the source in https://gym.ae/?utm_source=Google&utm_medium=cpc&utm_campaign=a and is anything missing?',
    '**In the link: `utm_source=Google`.**',
  ],
  [
    'what is the medium of https://gym.ae/?utm_source=google&utm_medium=cpc&utm_campaign=a',
    '**In the link: `utm_medium=cpc`.**',
  ],
  [
    'وش مصدر هذا الرابط وهل فيه اخطاء https://gym.ae/?utm_source=Google&utm_medium=cpc&utm_campaign=a',
    '**في الرابط: `utm_source=Google`.**',
  ],
])('a tag that is asked for is told as it stands in the link: %s', (text, said) => {
  expect(answer(text)).toContain(said)
})

test('«قصرلي» asks to shorten', () => {
  expect(
    answer('قصرلي الرابط https://gym.ae/?utm_source=google&utm_medium=cpc&utm_campaign=a'),
  ).toContain('لا أختصر الروابط')
})

test('a value with a space and a second question mark behind it stays whole', () => {
  const link = 'https://abaya.ae/new?utm_source=ig&utm_medium=social&utm_campaign=eid sale?ref=5'
  expect(addressesIn(`whats wrong with my link ${link}`)[0]?.address).toBe(link)
})

test('another link for a text message makes no medium of WhatsApp', () => {
  const { sets } = tagsIn('whatsapp link for the menu campaign iftar, and another one for sms')
  expect(sets).toContainEqual({ utm_campaign: 'iftar', utm_medium: 'sms' })
  expect(sets.some((tags) => tags.utm_source === 'whatsapp' && tags.utm_medium === 'sms')).toBe(
    false,
  )
})

test('«جوجل» is written as reports know it', () => {
  expect(tagsIn('المصدر جوجل والوسيط cpc').sets[0]?.utm_source).toBe('google')
})
