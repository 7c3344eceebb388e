import { expect, test } from 'vitest'
import { campaignLinks } from '../campaign-links.ts'
import { respond } from '../respond.ts'
import { tagsIn } from './read-tags.ts'

const campaignIn = (text: string) => tagsIn(text).sets[0]?.utm_campaign

test.each([
  [
    'campaign is autumn trial oh sorry not autumn its winter trial and the source stays tiktok',
    'winter trial',
  ],
  ['source fb medium cpc campaign spring sale sorry not spring summer sale', 'summer sale'],
  ['source fb, campaign may offer, no wait not may, june offer', 'june offer'],
  ['source fb medium cpc campaign eid sale, actually white friday', 'white friday'],
  ['الوسيط social الحملة عيد الفطر لا عفوا مو الفطر الأضحى', 'عيد الأضحى'],
  ['الوسيط video والحملة رمضان 2027، لا خلها رمضان 2028', 'رمضان 2028'],
  ['source tiktok, medium paid social, campaign not your average gym', 'not your average gym'],
  ['source fb medium email campaign eid. Actually can you also check the order', 'eid'],
])('what is meant stands in place of what was said: %s', (text, campaign) => {
  expect(campaignIn(text)).toBe(campaign)
})

test.each([
  ['source is tiktok medium video campaign eid and the source stays tiktok', 'tiktok'],
  ['source Facebook, no no, make it Instagram, medium social, campaign eid', 'Instagram'],
])('a source is said again or put right: %s', (text, source) => {
  expect(tagsIn(text).sets[0]?.utm_source).toBe(source)
})

test('a campaign that stays the same is not called so', () => {
  expect(campaignIn('source fb medium cpc campaign eid, the campaign stays the same')).toBe('eid')
})

test('labels may say whose they are: «مصدره … ووسيطه …»', () => {
  expect(tagsIn('مصدره whatsapp ووسيطه message والحملة اسمها «عروض الشتاء»').sets[0]).toEqual({
    utm_source: 'whatsapp',
    utm_medium: 'message',
    utm_campaign: 'عروض الشتاء',
  })
})

test.each([
  ['remove the term from', 'en', 'utm_content=b#top'],
  ['drop the content and the term please:', 'en', 'utm_campaign=eid#top'],
  ['شيل المحتوى من هالرابط', 'ar', 'utm_campaign=eid&utm_term=a#top'],
] as const)('a tag can be taken from a link: %s', (asked, language, end) => {
  const text = `${asked} https://a.ae/x?utm_source=g&utm_medium=cpc&utm_campaign=eid&utm_term=a&utm_content=b#top`

  expect(respond([campaignLinks], { text, language, today: '2026-11-29' }).text).toContain(
    `${end}\n`,
  )
})

test.each([
  ['source fb, medium cpc, campaign may offer\nsorry snapchat not fb', 'snapchat', 'may offer'],
  [
    'source fb, medium cpc, campaign may offer\nsorry not facebook!! its tiktok',
    'tiktok',
    'may offer',
  ],
  ['source fb, medium cpc, campaign may offer\nsorry june offer not may offer', 'fb', 'june offer'],
  ['المصدر تيك توك والوسيط cpc والحملة eid\nلا عفوا سناب مو تيك توك', 'snapchat', 'eid'],
])('a later sentence puts a value right by naming what it was: %s', (text, source, campaign) => {
  expect(tagsIn(text).sets[0]).toMatchObject({ utm_source: source, utm_campaign: campaign })
})

test.each([
  ['source ig, medium social - no wait she wants email, campaign eid', 'email'],
  ['source ig, medium social. edit: its qr\ncampaign eid', 'qr'],
])('what somebody wants instead is said in the same breath: %s', (text, medium) => {
  expect(tagsIn(text).sets[0]?.utm_medium).toBe(medium)
})

test.each([
  'source ig, campaign eid, medium: Layla will tell me on Sunday',
  'المصدر ig والحملة eid والوسيط ما أدري للحين',
])('what nobody knows yet is no value: %s', (text) => {
  expect(tagsIn(text).sets[0]?.utm_medium).toBeUndefined()
})

test('a tag that is not wanted is left out: «الكونتنت ما نبيه»', () => {
  const tags = tagsIn('المصدر ig والوسيط social والحملة eid\nالكونتنت ما نبيه').sets[0]
  expect(tags).toEqual({ utm_source: 'ig', utm_medium: 'social', utm_campaign: 'eid' })
})
